# SPDX-License-Identifier: MIT
"""Builds the program as one directory that needs no Python: `dist/wizardtable`.

It is made of what the wheel installs and nothing else, so that no file of a checkout gets in; where
there is a C compiler the modules of `build/compiled` take the place of their sources.
"""

import ast
import os
import shutil
import subprocess
import sys
import zipfile
from importlib.metadata import distribution
from pathlib import Path

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
    """The version in `wizardtable/__init__.py`, read and not imported."""
    tree = ast.parse((ROOT / "wizardtable" / "__init__.py").read_text(encoding="utf-8"))
    found = (node.value for node in tree.body if isinstance(node, ast.Assign))
    return str(next(value.value for value in found if isinstance(value, ast.Constant)))


def executable() -> Path:
    """The frozen program."""
    if sys.platform == "darwin":
        return BUNDLE / "Contents" / "MacOS" / "wizardtable"
    return BUNDLE / ("wizardtable.exe" if sys.platform == "win32" else "wizardtable")


def reached() -> list[str]:
    """The program's modules: those the command needs and, as they are imported by name, those of
    the games and of the pages. Tournaments are not among them."""
    import grimp  # noqa: PLC0415 - a tool of developers; the Flatpak needs only the version

    from wizardtable.ui import routes  # noqa: PLC0415 - as grimp

    graph = grimp.build_graph("wizardtable", cache_dir=None)
    found = {"wizardtable"}
    games = graph.find_descendants("wizardtable.games")
    pages = routes.MATCH_ROOM, routes.SHARE, *routes.DIALOGS.values(), *routes.PLAYER_TABS.values()
    named = [page.partition(":")[0] for page in pages]
    for module in ("wizardtable.__main__", "wizardtable.ai.process.worker_main", *games, *named):
        found |= {module, *graph.find_upstream_modules(module)}
    for module in tuple(found):
        parts = module.split(".")
        found |= {".".join(parts[:count]) for count in range(1, len(parts))}
    return sorted(found)


def imports() -> list[str]:
    """All that PyInstaller must take: our modules, the compiled ones' common part, and whatever
    they import, which cannot be seen in a compiled module."""
    found = set(reached())
    for module in tuple(found):
        path = PROGRAM.joinpath(*module.split("."))
        source = (
            path.with_suffix(".py") if path.with_suffix(".py").exists() else path / "__init__.py"
        )
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                found |= {alias.name for alias in node.names}
            elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
                found.add(node.module)
    found |= {path.name.partition(".")[0] for path in PROGRAM.glob("*__mypyc.*")}
    if "miniaudio" in found:
        found.add("_cffi_backend")  # which only its binary imports
    if "openskill.models" in found:  # compiled: nobody sees what its modules import
        found |= {"copy", "itertools", "math", "statistics", "uuid"}
        found |= {"openskill.models.common", "openskill.models.weng_lin.common"}
        found |= {path.name.partition(".")[0] for path in _beside("openskill", "__mypyc")}
    return sorted(name for name in found if not name.startswith(("distributed", "__future__")))


def _beside(package: str, mark: str) -> list[Path]:
    """The files that a package has installed and whose names have this mark."""
    found = distribution(package).files or ()
    return [Path(str(file)) for file in found if mark in file.name]


def carried() -> list[tuple[str, str]]:
    """What the wheel holds besides modules, and the folder for each: pictures, pages, sounds,
    translations, and tables that lie beside the modules which read them."""
    code = {".py", ".pyi", ".pyc", ".so", ".pyd", ".typed"}
    files = (path for path in sorted((PROGRAM / "wizardtable").rglob("*")) if path.is_file())
    return [
        (str(path), path.parent.relative_to(PROGRAM).as_posix())
        for path in files
        if path.suffix not in code
    ]


def copied_metadata() -> list[tuple[str, str]]:
    """Names, versions and licences of what the program stands on, which its About shows."""
    from PyInstaller.utils.hooks import copy_metadata  # noqa: PLC0415 - only where it runs

    own = next(PROGRAM.glob("wizardtable-*.dist-info"))
    found = [(str(own), own.name)]
    for name in STANDS_ON:
        found += copy_metadata(name)
    return found


def lay_out(wheel: Path) -> int:
    """Unpack the wheel, and put compiled modules in; gives how many."""
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
    """Run PyInstaller into `dist`; raises subprocess.CalledProcessError."""
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN"]
    folders = ["--distpath", str(DIST), "--workpath", str(WORK / "pyinstaller")]
    spec = ROOT / "packaging" / "wizardtable.spec"
    subprocess.run([*command, *folders, str(spec)], check=True, cwd=PROGRAM)


def self_test() -> None:
    """Let the frozen program test itself, with no Python and no checkout in its environment."""
    keep = ("PATH", "HOME", "SYSTEMROOT", "TEMP", "TMP", "LANG", "USERPROFILE", "LOCALAPPDATA")
    clean = {name: os.environ[name] for name in keep if name in os.environ}
    subprocess.run([str(executable()), "--self-test"], check=True, cwd=DIST, env=clean)


def size(folder: Path) -> int:
    """Bytes of all files of a folder, links not counted."""
    return sum(path.stat().st_size for path in folder.rglob("*") if not path.is_symlink())


def main() -> int:
    """Make the bundle from the wheel in `dist`, and test it; gives the exit code."""
    wheel = DIST / f"wizardtable-{version()}-py3-none-any.whl"
    if not wheel.exists():
        print(f"{wheel.name} is missing in dist; `make wheel` builds it.", file=sys.stderr)
        return 1
    count = lay_out(wheel)
    freeze()
    self_test()
    kind = f"{count} compiled modules" if count else "no compiled modules"
    print(f"{BUNDLE.name}: {size(BUNDLE) / 1e6:.1f} MB, {kind}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
