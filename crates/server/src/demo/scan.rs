//! Finds pictures by their content among the unpacked files of a package.
//!
//! Versions of packages differ between hosts in file names and folders; the
//! bytes of a picture do not. Photographs lie there as files of their own, or
//! inside Qt's resource files (`.rcc`), where every WebP stands as it is, behind
//! its length in 32 bits, big-endian. Other kinds are not looked for inside
//! resource files: the catalogue has none there.

use std::{
    collections::HashSet,
    fs, io,
    path::{Path, PathBuf},
};

use sha2::{Digest, Sha256};

/// Larger files are passed over; the largest that holds pictures has 7 MB.
const LARGEST_FILE: u64 = 64 << 20;
/// `RIFF`, four bytes of length, `WEBP`.
const WEBP_HEADER: usize = 12;

/// Calls `found` with signature and bytes of every wanted picture below `folder`.
/// Symbolic links are not followed.
///
/// # Errors
/// When the disk fails, or `found` does.
pub fn find_pictures(
    folder: &Path,
    wanted: &HashSet<&str>,
    found: &mut dyn FnMut(&str, &[u8]) -> io::Result<()>,
) -> io::Result<()> {
    let mut folders = vec![folder.to_owned()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder)? {
            let entry = entry?;
            let kind = entry.file_type()?;
            if kind.is_dir() {
                folders.push(entry.path());
            } else if kind.is_file() && entry.metadata()?.len() <= LARGEST_FILE {
                look_into(&entry.path(), wanted, found)?;
            }
        }
    }
    Ok(())
}

fn look_into(
    path: &PathBuf,
    wanted: &HashSet<&str>,
    found: &mut dyn FnMut(&str, &[u8]) -> io::Result<()>,
) -> io::Result<()> {
    let mut check = |bytes: &[u8]| {
        let signature = signature(bytes);
        if wanted.contains(signature.as_str()) {
            found(&signature, bytes)
        } else {
            Ok(())
        }
    };
    match path.extension().and_then(|extension| extension.to_str()) {
        Some("jpg" | "png" | "webp") => check(&fs::read(path)?),
        Some("rcc") => resources(&fs::read(path)?).try_for_each(check),
        _ => Ok(()),
    }
}

/// The WebP pictures inside a resource file. A place counts only when the length
/// before it and the length inside it agree, so that no byte is read twice.
fn resources(file: &[u8]) -> impl Iterator<Item = &[u8]> {
    let mut at = 4;
    std::iter::from_fn(move || {
        while at + WEBP_HEADER <= file.len() {
            match resource_at(file, at) {
                Some(picture) => {
                    at += picture.len();
                    return Some(picture);
                }
                None => at += 1,
            }
        }
        None
    })
}

fn resource_at(file: &[u8], at: usize) -> Option<&[u8]> {
    let header = file.get(at..at + WEBP_HEADER)?;
    if !header.starts_with(b"RIFF") || !header.ends_with(b"WEBP") {
        return None;
    }
    let outer = u32::from_be_bytes(file.get(at - 4..at)?.try_into().ok()?) as usize;
    let inner = u32::from_le_bytes(header[4..8].try_into().ok()?) as usize;
    if inner.checked_add(8)? == outer {
        file.get(at..at.checked_add(outer)?)
    } else {
        None
    }
}

/// First 32 hex digits of the SHA-256, as the store of pictures names them.
pub fn signature(bytes: &[u8]) -> String {
    let digest = Sha256::digest(bytes);
    digest[..16]
        .iter()
        .map(|byte| format!("{byte:02x}"))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn webp(content: &[u8]) -> Vec<u8> {
        let length = content.len() as u32 + 4;
        [b"RIFF", &length.to_le_bytes()[..], b"WEBP", content].concat()
    }

    fn planted(pictures: &[&[u8]]) -> Vec<u8> {
        let mut file = b"qres\0\0\0\x03tree and names RIFF of no length WEBP".to_vec();
        for picture in pictures {
            file.extend((picture.len() as u32).to_be_bytes());
            file.extend_from_slice(picture);
        }
        file
    }

    #[test]
    fn pictures_are_cut_out_of_resource_files() {
        let (one, two) = (webp(b"one"), webp(b"RIFF\x04\0\0\0WEBP inside"));
        let file = planted(&[&one, &two]);
        let cut: Vec<&[u8]> = resources(&file).collect();
        assert_eq!(cut, [&one[..], &two[..]]);
    }

    #[test]
    fn broken_resource_files_give_nothing() {
        let whole = webp(b"picture");
        let mut longer = planted(&[&whole]);
        let place = longer.len() - whole.len();
        longer[place - 1] += 1;
        let truncated = planted(&[&whole])[..longer.len() - 1].to_vec();
        let overflowing = [&[0xff; 4][..], b"RIFF", &[0xff; 4], b"WEBP"].concat();
        for file in [longer, truncated, overflowing, b"RIFF".to_vec(), Vec::new()] {
            assert_eq!(resources(&file).count(), 0, "{file:?}");
        }
    }

    #[test]
    fn wanted_pictures_are_found_in_files_and_resources() {
        let folder = tempfile::tempdir().unwrap();
        let deep = folder.path().join("usr/share");
        fs::create_dir_all(&deep).unwrap();
        let (inside, other) = (webp(b"inside"), webp(b"other"));
        fs::write(deep.join("a.rcc"), planted(&[&other, &inside])).unwrap();
        fs::write(deep.join("b.jpg"), b"alone").unwrap();
        fs::write(deep.join("b.txt"), b"text").unwrap();
        let signatures = [signature(&inside), signature(b"alone"), signature(b"text")];
        let wanted = signatures.iter().map(String::as_str).collect();
        let mut found = Vec::new();
        find_pictures(folder.path(), &wanted, &mut |signature, bytes| {
            found.push((signature.to_owned(), bytes.to_vec()));
            Ok(())
        })
        .unwrap();
        found.sort();
        let mut expected = vec![
            (signatures[0].clone(), inside),
            (signatures[1].clone(), b"alone".to_vec()),
        ];
        expected.sort();
        assert_eq!(found, expected);
    }
}
