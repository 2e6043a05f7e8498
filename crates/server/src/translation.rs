//! Settings of the translator of comments: the table `[translation]`.

use std::{fmt, time::Duration};

use anyhow::{Context, bail};
use clap::Args;
use fetch::Fetcher;
use serde::Deserialize;
use talk::comments::translate::{Key, Service, Translator};

use crate::captcha::host_and_port;

/// Short, since a reader waits for the answer.
const TIMEOUT: Duration = Duration::from_secs(5);

/// What may be said on the command line or in the environment.
#[derive(Debug, Clone, Default, Args)]
pub struct TranslationFlags {
    /// Address of a server that translates comments, by LibreTranslate's protocol.
    #[arg(long, global = true, env = "MAGPIE_TRANSLATION_URL")]
    translation_url: Option<String>,
    /// The key that it asks for.
    #[arg(
        long,
        global = true,
        env = "MAGPIE_TRANSLATION_KEY",
        hide_env_values = true,
        value_parser = |text: &str| Ok::<_, String>(Key(text.to_owned()))
    )]
    translation_key: Option<Key>,
}

/// The table of the settings file.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TranslationTable {
    url: Option<String>,
    key: Option<Key>,
}

/// What is in force: nothing is translated without an address.
#[derive(Debug, Clone, Default)]
pub struct Translation {
    url: Option<String>,
    key: Key,
}

impl Translation {
    /// Lays flags over the table.
    pub fn read(flags: TranslationFlags, table: TranslationTable) -> anyhow::Result<Self> {
        let url = flags.translation_url.or(table.url);
        if let Some(url) = &url
            && !url.starts_with("https://")
            && !url.starts_with("http://")
        {
            bail!("translation.url is {url}; write it with http:// or https://");
        }
        let key = flags.translation_key.or(table.key);
        Ok(Self {
            url: url.map(|url| url.trim_end_matches('/').to_owned()),
            key: key.unwrap_or_default(),
        })
    }

    /// The translator. It reaches the configured address, wherever that is, and no other that
    /// is private.
    pub fn translator(&self, user_agent: &str) -> anyhow::Result<Translator> {
        let Some(url) = self.url.clone() else {
            return Ok(Translator(None));
        };
        let options = fetch::Options {
            allowed_hosts: vec![host_and_port(&url)],
            user_agent: user_agent.to_owned(),
            timeout: TIMEOUT,
            ..fetch::Options::default()
        };
        Ok(Translator(Some(Service {
            fetcher: Fetcher::new(&options).context("translation.url")?,
            url,
            key: self.key.clone(),
        })))
    }
}

impl fmt::Display for Translation {
    /// One setting a line, as `magpie config` prints them; the key is left out.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let url = self.url.as_deref().unwrap_or("(off)");
        write!(f, "translation.url = {url}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_turns_it_on_and_the_key_is_shown_nowhere() {
        let read = |table: &str| {
            Translation::read(TranslationFlags::default(), toml::from_str(table).unwrap())
        };
        let off = read("").unwrap();
        assert!(off.translator("Magpie").unwrap().0.is_none());
        assert_eq!(off.to_string(), "translation.url = (off)");
        let on = read("url = \"http://127.0.0.1:5000/\"\nkey = \"hush\"").unwrap();
        let service = on.translator("Magpie").unwrap().0.unwrap();
        assert_eq!(
            (service.url.as_str(), service.key.0.as_str()),
            ("http://127.0.0.1:5000", "hush")
        );
        let table: TranslationTable = toml::from_str("key = \"hush\"").unwrap();
        assert!(!format!("{on}{on:?}{table:?}").contains("hush"));
        let error = read("url = \"translate.example\"").unwrap_err();
        assert!(error.to_string().contains("translation.url"), "{error}");
    }
}
