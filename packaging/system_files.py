# SPDX-License-Identifier: MIT
"""The program's description for Windows and macOS: version resource and property list."""

from pathlib import Path

from bundle import version

from wizardtable.core.languages import SOURCE, languages

IDENTIFIER = "io.wizardtable.Wizardtable"
KIND = f"{IDENTIFIER}.save"
COPYRIGHT = "Copyright © 2026 The wizardtable developers"
KINDS = (
    (KIND, "Wizardtable match", "wizardtable", "application/x-wizardtable"),
    (
        f"{IDENTIFIER}.challenge",
        "Wizardtable challenge",
        "wizardtable-challenge",
        "application/x-wizardtable-challenge",
    ),
)
"""The kinds of files that the program opens: identifier, name, ending, MIME type."""

ABOUT = "Wizard board games"

APPLE_PLIST = {
    "CFBundleIdentifier": IDENTIFIER,
    "CFBundleDisplayName": "Wizardtable",
    "CFBundleShortVersionString": version(),
    "CFBundleVersion": version(),
    "CFBundleDevelopmentRegion": SOURCE,
    "CFBundleLocalizations": list(languages()),
    "LSApplicationCategoryType": "public.app-category.board-games",
    "LSMinimumSystemVersion": "13.0",
    "NSHighResolutionCapable": True,
    "NSHumanReadableCopyright": COPYRIGHT,
    "CFBundleDocumentTypes": [
        {
            "CFBundleTypeName": name,
            "CFBundleTypeRole": "Editor",
            "CFBundleTypeIconFile": "save.icns",
            "LSHandlerRank": "Owner",
            "LSItemContentTypes": [kind],
        }
        for kind, name, _, _ in KINDS
    ],
    "UTExportedTypeDeclarations": [
        {
            "UTTypeIdentifier": kind,
            "UTTypeDescription": name,
            "UTTypeConformsTo": ["public.data"],
            "UTTypeIconFile": "save.icns",
            "UTTypeTagSpecification": {
                "public.filename-extension": [ending],
                "public.mime-type": [mime_type],
            },
        }
        for kind, name, ending, mime_type in KINDS
    ],
}
"""The app bundle's Info.plist; it assigns saves and challenges to the program."""

_RESOURCE = """VSVersionInfo(
  ffi=FixedFileInfo(filevers={numbers}, prodvers={numbers}, mask=0x3F, flags=0x0, OS=0x40004,
                    fileType=0x1, subtype=0x0, date=(0, 0)),
  kids=[
    StringFileInfo([StringTable('040904B0', [
      StringStruct('CompanyName', 'The wizardtable developers'),
      StringStruct('FileDescription', 'Wizardtable'),
      StringStruct('FileVersion', '{text}'),
      StringStruct('InternalName', 'wizardtable'),
      StringStruct('LegalCopyright', '{copyright}'),
      StringStruct('OriginalFilename', 'wizardtable.exe'),
      StringStruct('ProductName', 'Wizardtable'),
      StringStruct('ProductVersion', '{text}')])]),
    VarFileInfo([VarStruct('Translation', [0x409, 1200])])
  ]
)
"""


def windows_version(folder: Path, text: str) -> Path:
    """Writes the version resource for `wizardtable.exe` and returns its path."""
    numbers = tuple(int(part) for part in (*text.split("."), "0", "0", "0")[:4])
    target = folder / "version.txt"
    content = _RESOURCE.format(numbers=numbers, text=text, copyright=COPYRIGHT)
    target.write_text(content, encoding="utf-8")
    return target
