//! Settings of proofs that a human signs up, and not a program: the table `[captcha]`.

use std::{fmt, time::Duration};

use accounts::captchas::{ApiKey, Recaptcha, Verifier};
use anyhow::{Context, bail};
use clap::{Args, ValueEnum};
use fetch::Fetcher;
use serde::Deserialize;

/// Where reCAPTCHA Enterprise answers.
const API: &str = "https://recaptchaenterprise.googleapis.com";
/// Where its script is.
const SCRIPT: &str = "https://www.google.com/recaptcha/enterprise.js";
/// What its makers suggest.
const LEAST_SCORE: f64 = 0.5;
/// On average half of it is tried: a second on a slow phone.
const HARDEST: u32 = 100_000;
/// Minutes of work for a fast machine.
const HARDEST_OF_ALL: u32 = 50_000_000;
/// Short, since a form in a browser waits for the answer.
const TIMEOUT: Duration = Duration::from_secs(5);

/// What may be said on the command line or in the environment.
#[derive(Debug, Clone, Default, Args)]
pub struct CaptchaFlags {
    /// Who finds out that people sign up, and not programs.
    #[arg(long = "captcha", global = true, env = "MAGPIE_CAPTCHA")]
    verifier: Option<Kind>,
    /// Key of Google Cloud that reCAPTCHA Enterprise is asked with.
    #[arg(
        long,
        global = true,
        env = "MAGPIE_RECAPTCHA_API_KEY",
        hide_env_values = true,
        value_parser = |text: &str| Ok::<_, String>(ApiKey(text.to_owned()))
    )]
    recaptcha_api_key: Option<ApiKey>,
}

/// The table of the settings file.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CaptchaTable {
    verifier: Option<Kind>,
    hardest: Option<u32>,
    #[serde(default)]
    recaptcha: RecaptchaTable,
}

#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
struct RecaptchaTable {
    project: Option<String>,
    site_key: Option<String>,
    #[serde(default, deserialize_with = "api_key")]
    api_key: Option<ApiKey>,
    url: Option<String>,
    script_url: Option<String>,
    least_score: Option<f64>,
}

/// Who looks at proofs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, ValueEnum)]
#[serde(rename_all = "snake_case")]
#[value(rename_all = "snake_case")]
enum Kind {
    /// No captcha.
    Off,
    /// reCAPTCHA Enterprise.
    Recaptcha,
    /// This host: browsers do a bit of work.
    ProofOfWork,
}

/// What is in force.
#[derive(Debug, Clone)]
pub enum Captcha {
    /// No proof is asked for.
    Off,
    /// Work, up to this number.
    ProofOfWork(u32),
    /// reCAPTCHA Enterprise.
    Recaptcha(RecaptchaConfig),
}

/// A key of reCAPTCHA Enterprise.
#[derive(Debug, Clone)]
pub struct RecaptchaConfig {
    project: String,
    site_key: String,
    api_key: ApiKey,
    url: String,
    script_url: String,
    least_score: f64,
}

impl Captcha {
    /// Lays flags over the table.
    pub fn read(flags: CaptchaFlags, table: CaptchaTable) -> anyhow::Result<Self> {
        match flags.verifier.or(table.verifier).unwrap_or(Kind::Off) {
            Kind::Off => Ok(Self::Off),
            Kind::ProofOfWork => match table.hardest.unwrap_or(HARDEST) {
                hardest @ 1..=HARDEST_OF_ALL => Ok(Self::ProofOfWork(hardest)),
                other => bail!("captcha.hardest is {other}; use 1 to {HARDEST_OF_ALL}"),
            },
            Kind::Recaptcha => {
                let key = flags.recaptcha_api_key;
                RecaptchaConfig::read(key, table.recaptcha).map(Self::Recaptcha)
            }
        }
    }

    /// The verifier of proofs. It reaches the configured address, wherever that
    /// is, and no other that is private.
    pub fn verifier(&self, user_agent: &str) -> anyhow::Result<Verifier> {
        let config = match self {
            Self::Off => return Ok(Verifier::Off),
            Self::ProofOfWork(hardest) => return Ok(Verifier::ProofOfWork { hardest: *hardest }),
            Self::Recaptcha(config) => config.clone(),
        };
        let options = fetch::Options {
            allowed_hosts: vec![host_and_port(&config.url)],
            user_agent: user_agent.to_owned(),
            timeout: TIMEOUT,
            ..fetch::Options::default()
        };
        Ok(Verifier::Recaptcha(Box::new(Recaptcha {
            fetcher: Fetcher::new(&options).context("captcha.recaptcha.url")?,
            url: config.url,
            script_url: config.script_url,
            project: config.project,
            site_key: config.site_key,
            api_key: config.api_key,
            least_score: config.least_score,
        })))
    }
}

impl RecaptchaConfig {
    fn read(key: Option<ApiKey>, table: RecaptchaTable) -> anyhow::Result<Self> {
        let named = |name: &str| format!("the captcha recaptcha needs captcha.recaptcha.{name}");
        let address = |name: &str, url: Option<String>, usual: &str| {
            let url = url.unwrap_or_else(|| usual.to_owned());
            match url.starts_with("https://") || url.starts_with("http://") {
                true => Ok(url.trim_end_matches('/').to_owned()),
                false => {
                    bail!("captcha.recaptcha.{name} is {url}; write it with http:// or https://")
                }
            }
        };
        let config = Self {
            project: table.project.with_context(|| named("project"))?,
            site_key: table.site_key.with_context(|| named("site_key"))?,
            api_key: key
                .or(table.api_key)
                .with_context(|| format!("{}, or MAGPIE_RECAPTCHA_API_KEY", named("api_key")))?,
            url: address("url", table.url, API)?,
            script_url: address("script_url", table.script_url, SCRIPT)?,
            least_score: table.least_score.unwrap_or(LEAST_SCORE),
        };
        let plain = |c: char| c.is_ascii_alphanumeric() || "-_.:".contains(c);
        if !config.project.chars().all(plain) || !config.site_key.chars().all(plain) {
            bail!("captcha.recaptcha.project and site_key are letters, digits and dashes");
        }
        if !(0.0..=1.0).contains(&config.least_score) {
            bail!("captcha.recaptcha.least_score is between 0 and 1");
        }
        Ok(config)
    }
}

impl fmt::Display for Captcha {
    /// One setting a line, as `magpie config` prints them; the key is left out.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Off => write!(f, "captcha.verifier = off"),
            Self::ProofOfWork(hardest) => {
                writeln!(f, "captcha.verifier = proof_of_work")?;
                write!(f, "captcha.hardest = {hardest}")
            }
            Self::Recaptcha(config) => {
                writeln!(f, "captcha.verifier = recaptcha")?;
                writeln!(f, "captcha.recaptcha.project = {}", config.project)?;
                writeln!(f, "captcha.recaptcha.site_key = {}", config.site_key)?;
                writeln!(f, "captcha.recaptcha.api_key = {:?}", config.api_key)?;
                writeln!(f, "captcha.recaptcha.url = {}", config.url)?;
                writeln!(f, "captcha.recaptcha.script_url = {}", config.script_url)?;
                write!(f, "captcha.recaptcha.least_score = {}", config.least_score)
            }
        }
    }
}

/// `host:port` of an address, as the guard of requests knows hosts.
pub(crate) fn host_and_port(url: &str) -> String {
    let (scheme, rest) = url.split_once("://").unwrap_or(("https", url));
    let host = rest.split('/').next().unwrap_or_default();
    let has_port = host
        .rsplit_once(':')
        .is_some_and(|(_, port)| port.parse::<u16>().is_ok());
    match (has_port, scheme) {
        (true, _) => host.to_owned(),
        (false, "http") => format!("{host}:80"),
        (false, _) => format!("{host}:443"),
    }
}

fn api_key<'de, D: serde::Deserializer<'de>>(from: D) -> Result<Option<ApiKey>, D::Error> {
    Ok(Option::<String>::deserialize(from)?.map(ApiKey))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(table: &str) -> anyhow::Result<Captcha> {
        Captcha::read(CaptchaFlags::default(), toml::from_str(table)?)
    }

    #[test]
    fn what_is_missing_or_wrong_is_named() {
        assert!(matches!(read("").unwrap(), Captcha::Off));
        let own = read("verifier = \"proof_of_work\"").unwrap();
        assert!(matches!(own, Captcha::ProofOfWork(HARDEST)));
        let whole = "verifier = \"recaptcha\"\n[recaptcha]\nproject = \"p\"\nsite_key = \"k\"\napi_key = \"hush\"\n";
        for (table, said) in [
            (
                "verifier = \"proof_of_work\"\nhardest = 0".to_owned(),
                "hardest",
            ),
            ("verifier = \"recaptcha\"".to_owned(), "project"),
            (whole.replace("site_key", "api_keys"), "api_keys"),
            (
                whole.replace("api_key = \"hush\"", ""),
                "MAGPIE_RECAPTCHA_API_KEY",
            ),
            (whole.replace("\"p\"", "\"p/q\""), "project"),
            (format!("{whole}url = \"pins.example\""), "url"),
            (format!("{whole}least_score = 1.1"), "least_score"),
        ] {
            let error = format!("{:#}", read(&table).unwrap_err());
            assert!(error.contains(said), "{error}");
        }
        let google = read(whole).unwrap();
        let shown = format!("{google}{google:?}");
        assert!(shown.contains("***") && !shown.contains("hush"), "{shown}");
        assert!(matches!(
            google.verifier("Magpie").unwrap(),
            Verifier::Recaptcha(_)
        ));
    }

    #[test]
    fn addresses_are_known_by_host_and_port() {
        for (url, expected) in [
            (API, "recaptchaenterprise.googleapis.com:443"),
            ("http://127.0.0.1:4000/x", "127.0.0.1:4000"),
            ("http://[::1]/x", "[::1]:80"),
        ] {
            assert_eq!(host_and_port(url), expected);
        }
    }
}
