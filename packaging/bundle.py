# SPDX-License-Identifier: MIT
"""Builds the program as one folder that needs no Python: `dist/wizardtable`.

It consists only of files that the wheel installs, so that no other file of a checkout gets in. If
`build/compiled` exists, its modules replace their sources.
"""

import ast
import os
import shutil
import subprocess
import sys
import zipfile
from importlib.metadata import distribution
from pathlib import Path

import licences

ROOT = Path(__file__).resolve().parent.parent
WORK = ROOT / "build" / "package"
DIST = ROOT / "dist"
PROGRAM = WORK / "program"
COMPILED = ROOT / "build" / "compiled"
BUNDLE = DIST / ("Wizardtable.app" if sys.platform == "darwin" else "wizardtable")

STANDS_ON = (
    *("cffi", "font-source-sans-pro", "font-source-serif-pro", "miniaudio"),
    *("openskill", "pillow", "platformdirs", "pyside6-essentials", "shiboken6"),
)
"""The packages whose modules and files go into the bundle."""


def version() -> str:
    """Returns the version in `wizardtable/__init__.py`, without importing it."""
    tree = ast.parse((ROOT / "wizardtable" / "__init__.py").read_text(encoding="utf-8"))
    values = (node.value for node in tree.body if isinstance(node, ast.Assign))
    return str(next(value.value for value in values if isinstance(value, ast.Constant)))


def executable() -> Path:
    """Returns the path of the frozen program."""
    if sys.platform == "darwin":
        return BUNDLE / "Contents" / "MacOS" / "wizardtable"
    return BUNDLE / ("wizardtable.exe" if sys.platform == "win32" else "wizardtable")


def reached() -> list[str]:
    """Returns the program's modules.

    They are the modules that the command needs, and those of the games and pages, which are
    imported by name. Tournaments are not included.
    """
    import grimp  # noqa: PLC0415 - a tool of developers; the Flatpak needs only the version

    from wizardtable.ui import routes  # noqa: PLC0415 - as grimp

    graph = grimp.build_graph("wizardtable", cache_dir=None)
    modules = {"wizardtable"}
    games = graph.find_descendants("wizardtable.games")
    pages = routes.MATCH_ROOM, routes.SHARE, *routes.DIALOGS.values(), *routes.PLAYER_TABS.values()
    named = [page.partition(":")[0] for page in pages]
    for module in ("wizardtable.__main__", "wizardtable.ai.process.worker_main", *games, *named):
        modules |= {module, *graph.find_upstream_modules(module)}
    for module in tuple(modules):
        parts = module.split(".")
        modules |= {".".join(parts[:count]) for count in range(1, len(parts))}
    return sorted(modules)


def imports() -> list[str]:
    """Returns all modules that PyInstaller must include.

    They are the program's modules, the common part of the compiled ones, and all their imports.
    PyInstaller cannot see imports inside a compiled module.
    """
    names = set(reached())
    for module in tuple(names):
        path = PROGRAM.joinpath(*module.split("."))
        source = (
            path.with_suffix(".py") if path.with_suffix(".py").exists() else path / "__init__.py"
        )
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                names |= {alias.name for alias in node.names}
            elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
                names.add(node.module)
    names |= {path.name.partition(".")[0] for path in PROGRAM.glob("*__mypyc.*")}
    if "miniaudio" in names:
        names.add("_cffi_backend")  # only its binary imports this module
    if "openskill.models" in names:  # compiled: the imports of its modules are invisible
        names |= {"copy", "itertools", "math", "statistics", "uuid"}
        names |= {"openskill.models.common", "openskill.models.weng_lin.common"}
        names |= {path.name.partition(".")[0] for path in _installed_files("openskill", "__mypyc")}
    return sorted(
        import_name
        for import_name in names
        if not import_name.startswith(("distributed", "__future__"))
    )


def _installed_files(package: str, mark: str) -> list[Path]:
    """Returns the installed files of a package whose names contain `mark`."""
    paths = distribution(package).files or ()
    return [Path(str(file)) for file in paths if mark in file.name]


def carried() -> list[tuple[str, str]]:
    """Returns the wheel's files that are no modules, each with its folder.

    They are pictures, pages, translations, and tables beside the modules that read them.
    """
    code = {".py", ".pyi", ".pyc", ".so", ".pyd", ".typed"}
    files = (path for path in sorted((PROGRAM / "wizardtable").rglob("*")) if path.is_file())
    return [
        (str(path), path.parent.relative_to(PROGRAM).as_posix())
        for path in files
        if path.suffix not in code
    ]


def copied_metadata() -> list[tuple[str, str]]:
    """Returns the names, versions and licences of the bundled packages, for the About dialog."""
    from PyInstaller.utils.hooks import copy_metadata  # noqa: PLC0415 - only where it runs

    own = next(PROGRAM.glob("wizardtable-*.dist-info"))
    entries = [(str(own), own.name)]
    for name in STANDS_ON:
        entries += copy_metadata(name)
    return entries


def lay_out(wheel: Path) -> int:
    """Unpacks the wheel and puts the compiled modules in; returns their number."""
    shutil.rmtree(WORK, ignore_errors=True)
    PROGRAM.mkdir(parents=True)
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(PROGRAM)
    count = 0
    for suffix in ("*.so", "*.pyd"):
        for module in COMPILED.rglob(suffix):
            target = PROGRAM / module.relative_to(COMPILED)
            source = target.with_name(module.name.partition(".")[0] + ".py")
            if target.parent == PROGRAM or source.exists():
                shutil.copy2(module, target)
                count += 1
    return count


def freeze() -> None:
    """Runs PyInstaller into `dist`. Raises subprocess.CalledProcessError."""
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN"]
    folders = ["--distpath", str(DIST), "--workpath", str(WORK / "pyinstaller")]
    spec = ROOT / "packaging" / "wizardtable.spec"
    subprocess.run([*command, *folders, str(spec)], check=True, cwd=PROGRAM)


def self_test() -> None:
    """Lets the frozen program test itself, with no Python and no checkout in its environment."""
    keep = ("PATH", "HOME", "SYSTEMROOT", "TEMP", "TMP", "LANG", "USERPROFILE", "LOCALAPPDATA")
    clean = {name: os.environ[name] for name in keep if name in os.environ}
    subprocess.run([str(executable()), "--self-test"], check=True, cwd=DIST, env=clean)


def size(folder: Path) -> int:
    """Returns the bytes of all files in a folder, without links."""
    return sum(path.stat().st_size for path in folder.rglob("*") if not path.is_symlink())


def main() -> int:
    """Makes the bundle from the wheel in `dist` and tests it; returns the exit code."""
    wheel = DIST / f"wizardtable-{version()}-py3-none-any.whl"
    if not wheel.exists():
        print(f"{wheel.name} is missing in dist; `make wheel` builds it.", file=sys.stderr)
        return 1
    try:
        licences.files()
    except FileNotFoundError as missing:  # told now, and not after minutes of freezing
        print(missing, file=sys.stderr)
        return 1
    count = lay_out(wheel)
    freeze()
    self_test()
    kind = f"{count} compiled modules" if count else "no compiled modules"
    print(f"{BUNDLE.name}: {size(BUNDLE) / 1e6:.1f} MB, {kind}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
