//! The built web app, inside the binary: an archive behind the program, appended
//! by `web/scripts/pack.mjs`, so that a change of the web app links nothing anew.
//! Development builds read `web/dist` at run time.

use std::{
    borrow::Cow,
    collections::HashMap,
    env, fs,
    io::{self, BufReader, Read as _},
    path::{Component, Path},
    sync::LazyLock,
};

use anyhow::Context;
use doors::pages::app_files::AppFiles;
use zip::ZipArchive;

/// Where the web app's build lies in the project.
const BUILT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/dist");

/// Bytes that are decompressed at a time.
const BUFFER: usize = 64 * 1024;

/// Files of the archive, by their paths below `web/dist`. None when nothing was
/// appended: the doors work without pages.
static PACKED: LazyLock<HashMap<String, Vec<u8>>> = LazyLock::new(|| {
    let program = env::current_exe().context("the program's own file");
    program.and_then(|file| unpack(&file)).unwrap_or_else(|error| {
        tracing::warn!("no pages: the web app is not inside this binary, scripts/build.sh puts it there ({error:#})");
        HashMap::new()
    })
});

/// Files for browsers.
pub fn client() -> AppFiles {
    AppFiles::new(|path| read(&format!("client/{path}")))
}

/// The script that renders pages; none before the web app was built.
pub fn render_bundle() -> Option<Vec<u8>> {
    read("server/render.js").map(Cow::into_owned)
}

fn read(path: &str) -> Option<Cow<'static, [u8]>> {
    if cfg!(debug_assertions) {
        return read_below(Path::new(BUILT), path).map(Cow::Owned);
    }
    PACKED
        .get(path)
        .map(|bytes| Cow::Borrowed(bytes.as_slice()))
}

/// A file below a folder, and none beside it.
fn read_below(folder: &Path, path: &str) -> Option<Vec<u8>> {
    let path = Path::new(path);
    let is_below = path
        .components()
        .all(|part| matches!(part, Component::Normal(_)));
    is_below.then(|| fs::read(folder.join(path)).ok())?
}

/// All files of the archive at the end of a program. A text lies there in brotli only,
/// and is here as it is and in brotli.
fn unpack(program: &Path) -> anyhow::Result<HashMap<String, Vec<u8>>> {
    let mut archive = ZipArchive::new(BufReader::new(fs::File::open(program)?))?;
    let mut files = HashMap::with_capacity(archive.len());
    for at in 0..archive.len() {
        let mut file = archive.by_index(at)?;
        let name = file.name()?.into_owned();
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes)?;
        if let Some(name) = name.strip_suffix(".br") {
            files.insert(name.to_owned(), decompressed(&bytes)?);
        }
        files.insert(name, bytes);
    }
    Ok(files)
}

fn decompressed(brotli: &[u8]) -> io::Result<Vec<u8>> {
    let mut plain = Vec::new();
    brotli::Decompressor::new(brotli, BUFFER).read_to_end(&mut plain)?;
    Ok(plain)
}

#[cfg(test)]
mod tests {
    use std::process::Command;

    use super::*;

    /// "b" in brotli as the build left it beside the file, with another window than packing
    /// would have written.
    const STORED_B: &[u8] = b"\x03\x00\x80b\x03";

    /// Runs `pack.mjs` as `scripts/build.sh` does.
    fn pack(program: &Path, built: &Path) {
        let script = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/scripts/pack.mjs");
        let packed = Command::new("node")
            .arg(script)
            .args([program, built])
            .status();
        assert!(packed.unwrap().success());
    }

    #[test]
    fn what_was_packed_last_is_inside_and_the_program_is_as_it_was() {
        let folder = tempfile::tempdir().unwrap();
        let (program, built) = (folder.path().join("magpie"), folder.path().join("dist"));
        fs::write(&program, b"\x7fELF of a program").unwrap();
        fs::create_dir_all(built.join("client/assets")).unwrap();
        fs::write(built.join("client/icon.png"), "a picture").unwrap();
        fs::write(built.join("client/assets/b.js"), "b").unwrap();
        fs::write(built.join("client/assets/b.js.br"), STORED_B).unwrap();
        assert!(unpack(&program).is_err());
        for text in ["a longer text of the first build", "second"] {
            fs::write(built.join("client/assets/a.js"), text).unwrap();
            pack(&program, &built);
            let files = unpack(&program).unwrap();
            assert_eq!(files.len(), 5);
            assert_eq!(files["client/assets/a.js"], text.as_bytes());
            assert_eq!(
                decompressed(&files["client/assets/a.js.br"]).unwrap(),
                text.as_bytes()
            );
            assert_eq!(files["client/assets/b.js"], b"b");
            assert_eq!(files["client/assets/b.js.br"], STORED_B);
            assert_eq!(files["client/icon.png"], b"a picture");
        }
        let bytes = fs::read(&program).unwrap();
        assert!(bytes.starts_with(b"\x7fELF of a programPK"));
        let other = folder.path().join("other");
        fs::write(&other, b"\x7fELF of a program").unwrap();
        pack(&other, &built);
        assert_eq!(bytes, fs::read(&other).unwrap());
    }

    #[test]
    fn a_path_leaves_the_folder_by_no_way() {
        let folder = tempfile::tempdir().unwrap();
        let built = folder.path().join("dist");
        fs::create_dir_all(built.join("client")).unwrap();
        fs::write(built.join("client/a.js"), "inside").unwrap();
        fs::write(folder.path().join("secret"), "outside").unwrap();
        assert_eq!(read_below(&built, "client/a.js").unwrap(), b"inside");
        let secret = folder.path().join("secret");
        for path in ["../secret", "client/../../secret", secret.to_str().unwrap()] {
            assert_eq!(read_below(&built, path), None, "{path}");
        }
    }
}
