//! Settings of where files are stored: the table `[blobs]`.

use std::{
    fmt,
    path::{Path, PathBuf},
    str::FromStr,
};

use anyhow::{Context, bail};
use clap::Args;
use media::{Blobs, Keys, Place, Serve};
use serde::Deserialize;

/// What may be said on the command line or in the environment.
#[derive(Debug, Clone, Default, Args)]
pub struct BlobFlags {
    /// `file:///folder` or `s3://bucket?endpoint=https://…&region=…`; `pictures/` in the
    /// data folder when missing.
    #[arg(long, global = true, env = "MAGPIE_BLOBS_URL")]
    blobs_url: Option<String>,
    /// Where files lay before and are still read from, while they are moved.
    #[arg(long, global = true, env = "MAGPIE_BLOBS_FROM")]
    blobs_from: Option<String>,
    /// Name of the key to the bucket.
    #[arg(long, global = true, env = "MAGPIE_BLOBS_KEY_ID")]
    blobs_key_id: Option<String>,
    /// The secret of that key.
    #[arg(
        long,
        global = true,
        env = "MAGPIE_BLOBS_SECRET",
        hide_env_values = true,
        value_parser = |text: &str| Ok::<_, String>(Secret(text.to_owned()))
    )]
    blobs_secret: Option<Secret>,
    /// Where viewers fetch pictures: `through` this server, from the bucket at `signed`
    /// addresses, or at the `https://` address where it is public.
    #[arg(long, global = true, env = "MAGPIE_BLOBS_SERVE")]
    blobs_serve: Option<String>,
}

/// The table of the settings file.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BlobTable {
    url: Option<String>,
    from: Option<String>,
    key_id: Option<String>,
    secret: Option<Secret>,
    serve: Option<String>,
}

/// The secret of a key; never shown.
#[derive(Clone, Deserialize)]
struct Secret(String);

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("***")
    }
}

/// What is in force.
#[derive(Debug, Clone)]
pub struct BlobSettings {
    /// Where files are stored.
    pub place: Place,
    /// Where they lay before.
    pub from: Option<Place>,
    keys: Option<Keys>,
    serve: Serve,
    /// Where files for a bucket are made.
    scratch: PathBuf,
}

impl BlobSettings {
    /// Lays flags over the table; `variable` reads the environment, where keys have the
    /// names that other programs know as well.
    pub fn read(
        flags: BlobFlags,
        table: BlobTable,
        data: &Path,
        variable: impl Fn(&str) -> Option<String>,
    ) -> anyhow::Result<Self> {
        let place = |text: Option<String>, name: &'static str| {
            text.map(|text| Place::from_str(&text).context(name))
                .transpose()
        };
        let secret = flags.blobs_secret.or(table.secret);
        let keys = flags
            .blobs_key_id
            .or(table.key_id)
            .or_else(|| variable("AWS_ACCESS_KEY_ID"))
            .zip(
                secret
                    .map(|secret| secret.0)
                    .or_else(|| variable("AWS_SECRET_ACCESS_KEY")),
            );
        let url = place(flags.blobs_url.or(table.url), "blobs.url")?;
        let serve = flags.blobs_serve.or(table.serve);
        let settings = Self {
            place: url.unwrap_or_else(|| Place::Folder(data.join("pictures"))),
            from: place(flags.blobs_from.or(table.from), "blobs.from")?,
            keys: keys.map(|(id, secret)| Keys { id, secret }),
            serve: match serve {
                Some(text) => text.parse().context("blobs.serve")?,
                None => Serve::Through,
            },
            scratch: data.join("scratch"),
        };
        settings.check()?;
        Ok(settings)
    }

    /// What is in force where nothing is said.
    #[cfg(test)]
    pub fn in_folder(data: &Path) -> Self {
        Self {
            place: Place::Folder(data.join("pictures")),
            from: None,
            keys: None,
            serve: Serve::Through,
            scratch: data.join("scratch"),
        }
    }

    fn check(&self) -> anyhow::Result<()> {
        if self.from.as_ref() == Some(&self.place) {
            bail!("blobs.from and blobs.url are the same place");
        }
        let is_bucket = matches!(self.place, Place::Bucket(_));
        if !is_bucket && self.serve != Serve::Through {
            bail!(
                "blobs.serve is {}, and a folder has no addresses: set blobs.url to a bucket",
                self.serve
            );
        }
        for place in std::iter::once(&self.place).chain(&self.from) {
            self.check_keys(place)?;
        }
        Ok(())
    }

    fn check_keys(&self, place: &Place) -> anyhow::Result<()> {
        if matches!(place, Place::Bucket(_)) && self.keys.is_none() {
            bail!("{place} needs blobs.key_id and blobs.secret");
        }
        Ok(())
    }

    /// Opens the place, and the one from before.
    pub fn open(&self) -> anyhow::Result<Blobs> {
        let blobs = self.open_at(&self.place)?.serving(self.serve.clone());
        Ok(match &self.from {
            Some(older) => blobs.with_older(self.open_at(older)?),
            None => blobs,
        })
    }

    /// Opens one place.
    pub fn open_at(&self, place: &Place) -> anyhow::Result<Blobs> {
        self.check_keys(place)?;
        Blobs::open(place, self.keys.as_ref(), &self.scratch)
            .with_context(|| format!("files at {place}"))
    }
}

impl fmt::Display for BlobSettings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "blobs.url = {}", self.place)?;
        if let Some(from) = &self.from {
            writeln!(f, "blobs.from = {from}")?;
        }
        if let Some(keys) = &self.keys {
            writeln!(f, "blobs.key_id = {}", keys.id)?;
            writeln!(f, "blobs.secret = ***")?;
        }
        write!(f, "blobs.serve = {}", self.serve)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str, variables: &[(&str, &str)]) -> anyhow::Result<BlobSettings> {
        let table = toml::from_str(text)?;
        let variable = |name: &str| {
            let found = variables.iter().find(|(known, _)| *known == name);
            found.map(|(_, value)| (*value).to_owned())
        };
        BlobSettings::read(BlobFlags::default(), table, Path::new("data"), variable)
    }

    const KEYS: &str = "key_id = \"me\"\nsecret = \"hush\"\n";

    #[test]
    fn the_folder_is_where_nothing_is_said() {
        let settings = read("", &[]).unwrap();
        let shown = "blobs.url = data/pictures\nblobs.serve = through";
        assert_eq!(settings.to_string(), shown);
    }

    #[test]
    fn secrets_are_read_and_never_shown() {
        let bucket = "url = \"s3://pictures\"\n";
        let named = [
            ("AWS_ACCESS_KEY_ID", "me"),
            ("AWS_SECRET_ACCESS_KEY", "hush"),
        ];
        for settings in [
            read(&format!("{bucket}{KEYS}"), &[]).unwrap(),
            read(bucket, &named).unwrap(),
        ] {
            assert_eq!(settings.keys.as_ref().unwrap().secret, "hush");
            let shown = settings.to_string();
            assert!(
                shown.contains("blobs.key_id = me\nblobs.secret = ***"),
                "{shown}"
            );
            assert!(!format!("{shown}{settings:?}").contains("hush"));
        }
    }

    #[test]
    fn what_does_not_go_together_is_refused() {
        let rows = [
            ("url = \"s3://pictures\"", "needs blobs.key_id"),
            ("from = \"s3://pictures\"", "needs blobs.key_id"),
            ("url = \"pictures\"", "blobs.url"),
            ("serve = \"signed\"", "a folder has no addresses"),
            ("serve = \"sometimes\"", "blobs.serve"),
            (
                "url = \"file:///a\"\nfrom = \"file:///a\"",
                "the same place",
            ),
            ("bucket = \"a\"", "unknown field"),
        ];
        for (text, words) in rows {
            let refused = format!("{:#}", read(text, &[]).unwrap_err());
            assert!(refused.contains(words), "{text}: {refused}");
        }
    }
}
