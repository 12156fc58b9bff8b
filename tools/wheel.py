"""Build what a release holds, into dist: an sdist, a pure wheel and compiled wheels.

    python tools/wheel.py                              for this interpreter
    python tools/wheel.py python3.12 python3.13        for others as well: each gets an environment of its own

A compiled wheel is the pure one with the extension modules of tools/fast.py laid beside the sources, given the
platform's name by auditwheel. All wheels bring the man page and the completion of three shells.
"""

from __future__ import annotations

import argparse
import base64
import hashlib
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
DIST = ROOT / "dist"
BUILD = ROOT / "build" / "wheels"
SHELLS = {
    "bash": "share/bash-completion/completions/weald",
    "zsh": "share/zsh/site-functions/_weald",
    "fish": "share/fish/vendor_completions.d/weald.fish",
}
MANUAL = "share/man/man1/weald.1"


def run(*words: str | Path, **environment: str) -> str:
    done = subprocess.run(
        [str(word) for word in words], cwd=ROOT, env={**os.environ, **environment}, check=False,
        capture_output=True, text=True,
    )  # fmt: skip
    if done.returncode != 0:
        sys.exit(f"{done.stdout}{done.stderr}\nwheel: {Path(words[0]).name} failed (above)")
    return done.stdout


def uv() -> str:
    beside = Path(sys.executable).with_name("uv")
    return str(beside) if beside.exists() else "uv"


def moment() -> str:
    """When the last commit was made, so that the same commit gives the same archives."""
    return run("git", "log", "-1", "--format=%ct").strip() if (ROOT / ".git").exists() else "1577836800"


def build_sources(folder: Path) -> tuple[Path, Path]:
    """The sdist, and the pure wheel built from it: so we know that the sdist builds."""
    folder.mkdir(parents=True, exist_ok=True)
    quiet = ("--quiet", "--no-build-isolation", "--out-dir", folder)
    run(uv(), "build", *quiet, "--python", sys.executable, SOURCE_DATE_EPOCH=moment())
    (sdist,), (wheel,) = folder.glob("weald-*.tar.gz"), folder.glob("weald-*-none-any.whl")
    return sdist, wheel


def extras() -> dict[str, bytes]:
    """Files a wheel installs beside the package, by where they go."""
    command = (sys.executable, "-m", "weald")
    out = {path: run(*command, "completion", shell).encode() for shell, path in SHELLS.items()}
    return {**out, MANUAL: run(*command, "man").encode()}


def repack(pure: Path, target: Path, tag: str, added: dict[str, bytes], needs: list[str]) -> Path:
    """A copy of a wheel with files added, under another tag."""
    name = f"{pure.name.split('-py3-')[0]}-{tag}.whl"
    with zipfile.ZipFile(pure) as source:
        files = {entry.filename: source.read(entry) for entry in source.infolist()}
    info = next(path for path in files if path.endswith(".dist-info/WHEEL")).rpartition("/")[0]
    data = info.removesuffix(".dist-info") + ".data/data"
    del files[f"{info}/RECORD"]
    for path, content in added.items():
        files[f"{data}/{path}" if path.startswith("share/") else path] = content
    lines = [
        line for line in files[f"{info}/WHEEL"].decode().splitlines() if not line.startswith(("Tag:", "Root-Is"))
    ]  # fmt: skip
    pure_again = tag.endswith("-any")
    lines = [line for line in lines if line] + [f"Root-Is-Purelib: {str(pure_again).lower()}", f"Tag: {tag}"]
    files[f"{info}/WHEEL"] = ("\n".join(lines) + "\n").encode()
    head, gap, rest = files[f"{info}/METADATA"].decode().partition("\n\n")
    files[f"{info}/METADATA"] = (head + "".join(f"\nRequires-Dist: {one}" for one in needs) + gap + rest).encode()
    record = "".join(f"{path},sha256={_digest(content)},{len(content)}\n" for path, content in sorted(files.items()))
    files[f"{info}/RECORD"] = f"{record}{info}/RECORD,,\n".encode()
    target.mkdir(parents=True, exist_ok=True)
    with zipfile.ZipFile(target / name, "w", zipfile.ZIP_DEFLATED) as out:
        for path, content in sorted(files.items()):
            entry = zipfile.ZipInfo(path, (2020, 1, 1, 0, 0, 0))
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.external_attr = (0o755 if path.endswith(".so") else 0o644) << 16
            out.writestr(entry, content)
    return target / name


def _digest(content: bytes) -> str:
    return base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()


def compiled_modules(python: Path) -> dict[str, bytes]:
    """The extension modules for an interpreter, by their place in a wheel."""
    named = run(python, "-c", "import sys; print('%d%d' % sys.version_info[:2])").strip()
    ours = python == Path(sys.executable)
    folder = ROOT / "build" / ("fast" if ours else f"fast-{named}")
    # Not captured: it takes minutes, and says so.
    done = subprocess.run([python, ROOT / "tools" / "fast.py", "--target", folder], cwd=ROOT, check=False)
    if done.returncode != 0:
        sys.exit(done.returncode)
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in sorted(folder.rglob("*.so"))}


def needs(modules: dict[str, bytes]) -> list[str]:
    """What compiled modules import beyond the pure ones: mypyc's own library, where the code uses it."""
    if not any(re.search(rb"librt\.\w+", content) for content in modules.values()):
        return []
    pinned = re.search(r"^librt==([0-9.]+)", (ROOT / "requirements.lock").read_text("utf-8"), re.MULTILINE)
    assert pinned is not None, "requirements.lock has no librt"
    return [f"librt>={pinned[1]}"]


def environment_for(name: str) -> Path:
    """The interpreter itself, or an environment with the locked compiler for another one."""
    if name == sys.executable:
        return Path(name)
    version = run(name, "-c", "import sys; print('%d.%d' % sys.version_info[:2])").strip()
    folder = BUILD / f"venv-{version}"
    python = folder / "bin" / "python"
    if not python.exists():
        run(uv(), "venv", "--quiet", "--python", name, folder)
    run(uv(), "pip", "install", "--quiet", "--python", python, "--require-hashes", "-r", "requirements.lock",
        VIRTUAL_ENV="")  # fmt: skip
    return python


def named_for_platform(wheel: Path, target: Path) -> Path:
    """auditwheel's work where it can be had (Linux with patchelf); elsewhere the plain platform tag stays."""
    plain = target / wheel.name
    if not sys.platform.startswith("linux"):
        return Path(shutil.copy(wheel, plain))
    tools = Path(sys.executable).parent
    before = set(target.glob("*.whl"))
    run(
        sys.executable, "-m", "auditwheel", "repair", wheel, "-w", target,
        PATH=f"{tools}:{os.environ['PATH']}", SOURCE_DATE_EPOCH="1577836800",
    )  # fmt: skip
    (made,) = set(target.glob("*.whl")) - before
    return made


def tag_of(python: Path) -> str:
    code = "import sys, sysconfig; print('cp%d%d' % sys.version_info[:2], sysconfig.get_platform())"
    version, platform = run(python, "-c", code).split()
    return f"{version}-{version}-{platform.replace('-', '_').replace('.', '_')}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("pythons", nargs="*", metavar="PYTHON", help="other interpreters to compile for")
    parser.add_argument("--pure", action="store_true", help="only the sdist and the pure wheel: no compiler, seconds")
    options = parser.parse_args()
    if not (ROOT / "src" / "weald" / "table" / "static" / "index.html").exists():
        sys.exit("wheel: the browser client is not built yet (make setup)")
    if sysconfig.get_config_var("Py_GIL_DISABLED"):
        sys.exit("wheel: free-threaded interpreters are not supported")
    shutil.rmtree(DIST, ignore_errors=True)
    DIST.mkdir()
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary)
        sdist, pure = build_sources(folder / "sources")
        shutil.copy(sdist, DIST)
        added = extras()
        made = [repack(pure, DIST, "py3-none-any", added, [])]
        for name in [] if options.pure else [sys.executable, *options.pythons]:
            python = environment_for(name)
            modules = compiled_modules(python)
            plain = repack(pure, folder, tag_of(python), {**added, **modules}, needs(modules))
            made.append(named_for_platform(plain, DIST))
    for path in (DIST / sdist.name, *made):
        print(f"wheel: dist/{path.name}  {path.stat().st_size / 1e6:.1f} MB")


if __name__ == "__main__":
    main()
