//! Settings: flags, then `MAGPIE_*` environment variables, then `magpie.toml`
//! (protocol, "Start and health").

mod check;
mod shown;

use std::{
    collections::BTreeMap,
    net::SocketAddr,
    path::{Path, PathBuf},
};

use accounts::{
    consents::read_country::ConsentRules, experiences::policy::ExperienceRules,
    uploads::make_later::PictureRules, users::policy::AccountRules, videos::policy::VideoRules,
};
use anyhow::Context;
use discovery::activities::jobs::ActivityRules;
use doors::pages::alternates::Hreflang;
use identity::Setting;
use kernel::caches::VIEW_BYTES;
use serde::Deserialize;
use store::Address;

use crate::{
    blobs::{BlobSettings, BlobTable},
    captcha::{Captcha, CaptchaTable},
    flags::{Flags, RateLimits, SignUp},
    live::{Live, LiveTable},
    networks::{self, Written},
    places::PlaceSettings,
    searches::SearchSettings,
    translation::{Translation, TranslationTable},
};

/// The settings file.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    listen: Option<SocketAddr>,
    data: Option<PathBuf>,
    database_url: Option<String>,
    mail_url: Option<String>,
    mail_from: Option<String>,
    public_url: Option<String>,
    siblings: Option<Vec<String>>,
    #[serde(default)]
    hreflang: Hreflang,
    rate_limits: Option<RateLimits>,
    trust_proxy: Option<bool>,
    hsts_subdomains: Option<bool>,
    graphql: Option<bool>,
    allowed_fetch_hosts: Option<Vec<String>>,
    nameserver: Option<SocketAddr>,
    admin_listen: Option<SocketAddr>,
    #[serde(default)]
    admin_hosts: Vec<String>,
    pin_cache_mb: Option<u32>,
    log: Option<String>,
    machine: Option<u16>,
    #[serde(default)]
    brand: Brand,
    #[serde(default)]
    people: People,
    #[serde(default)]
    consent: ConsentRules,
    #[serde(default)]
    pictures: PictureRules,
    #[serde(default)]
    videos: VideoRules,
    #[serde(default)]
    places: PlaceSettings,
    #[serde(default)]
    search: SearchSettings,
    #[serde(default)]
    experiences: ExperienceRules,
    #[serde(default)]
    experiments: BTreeMap<String, String>,
    #[serde(default)]
    activities: ActivityRules,
    #[serde(default)]
    blobs: BlobTable,
    #[serde(default)]
    captcha: CaptchaTable,
    #[serde(default)]
    translation: TranslationTable,
    #[serde(default)]
    live: LiveTable,
    #[serde(default)]
    networks: Written,
}

#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
struct Brand {
    name: Option<String>,
}

#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
struct People {
    country: Option<String>,
    least_age: Option<u32>,
    unverified_days: Option<u32>,
    new_account_hours: Option<u32>,
    hides_accounts: Option<bool>,
    sign_up: Option<SignUp>,
}

/// Where mails go: by default into a folder of the data.
fn mail_target(url: Option<String>, data: &Path) -> anyhow::Result<mail::Target> {
    match url {
        Some(url) => Ok(url.parse()?),
        None => Ok(mail::Target::Folder(data.join("outbox"))),
    }
}

fn account_rules(people: &People) -> AccountRules {
    let default = AccountRules::default();
    AccountRules {
        least_age: people.least_age.unwrap_or(default.least_age),
        unverified_days: people.unverified_days.unwrap_or(default.unverified_days),
        new_account_hours: people
            .new_account_hours
            .unwrap_or(default.new_account_hours),
        hides_accounts: people.hides_accounts.unwrap_or(default.hides_accounts),
    }
}

/// What is in force.
#[derive(Debug, Clone)]
pub struct Config {
    /// Address to listen on.
    pub listen: SocketAddr,
    /// Data folder.
    pub data: PathBuf,
    /// Where the database is.
    pub database: Address,
    /// Where files are stored.
    pub blobs: BlobSettings,
    /// Where mails go.
    pub mail: mail::Target,
    /// Address that mails come from.
    pub mail_from: String,
    /// Address that viewers use; the request's host when missing.
    pub public_url: Option<String>,
    /// All addresses of a host with several.
    pub siblings: Vec<String>,
    /// For whom each of these addresses is.
    pub hreflang: Hreflang,
    /// The host's name, as it is displayed.
    pub brand: String,
    /// Country of users who do not say theirs.
    pub country: String,
    /// What accounts may do at which age, and how long without a verified address.
    pub accounts: AccountRules,
    /// What is made of pictures beside what everything shows.
    pub pictures: PictureRules,
    /// By which program videos are made, and with how much of the processors.
    pub videos: VideoRules,
    /// Where consent is needed, and which third party there is.
    pub consent: ConsentRules,
    /// What the server may know of where requests come from.
    pub places: PlaceSettings,
    /// What is said to people in need.
    pub search: SearchSettings,
    /// Who is given which experience.
    pub experiences: ExperienceRules,
    /// Groups of experiments that every viewer is in.
    pub experiments: BTreeMap<String, String>,
    /// How long the activity log reaches back.
    pub activities: ActivityRules,
    /// How proofs that a human signs up are verified.
    pub captcha: Captcha,
    /// What translates comments.
    pub translation: Translation,
    /// Over what several servers tell each other of changes.
    pub live: Live,
    /// Other identity providers to log in with.
    pub networks: Vec<Setting>,
    /// Who may make an account.
    pub sign_up: SignUp,
    /// How strict limits are.
    pub rate_limits: RateLimits,
    /// Whether a proxy's headers count.
    pub trust_proxy: bool,
    /// Whether browsers shall reach every subdomain by HTTPS alone.
    pub hsts_subdomains: bool,
    /// Whether the GraphQL door is open.
    pub graphql: bool,
    /// Private hosts that pictures may come from.
    pub allowed_fetch_hosts: Vec<String>,
    /// Who is asked for records of domains; whom the system asks when missing.
    pub nameserver: Option<SocketAddr>,
    /// Where only the host is served; nowhere when missing.
    pub admin_listen: Option<SocketAddr>,
    /// Names that the host calls that address by, beside loopback ones.
    pub admin_hosts: Vec<String>,
    /// Megabytes of memory for pins that are kept ready to be shown.
    pub pin_cache_mb: u64,
    /// What is logged.
    pub log: String,
    /// Number of this machine.
    pub machine: u16,
}

impl Config {
    /// Reads the settings file and lays flags and environment over it.
    pub fn read(flags: Flags) -> anyhow::Result<Self> {
        let file = read_file(&flags.config)?;
        let data = flags.data.or(file.data).unwrap_or_else(|| "data".into());
        let database = match flags.database_url.or(file.database_url) {
            Some(url) => url.parse()?,
            None => Address::Sqlite(data.join("magpie.sqlite")),
        };
        let blobs = BlobSettings::read(flags.blobs, file.blobs, &data, variable)?;
        let mail = mail_target(flags.mail_url.or(file.mail_url), &data)?;
        let without_slash = |url: String| url.trim_end_matches('/').to_owned();
        let public_url = flags.public_url.or(file.public_url).map(without_slash);
        let lowered = |url| without_slash(url).to_lowercase();
        let siblings = flags.siblings.or(file.siblings).unwrap_or_default();
        let siblings = siblings.into_iter().map(lowered).collect();
        let sign_up = flags.sign_up.or(file.people.sign_up);
        let hsts_subdomains = flags.hsts_subdomains.or(file.hsts_subdomains);
        let allowed_fetch_hosts = flags.allowed_fetch_hosts.or(file.allowed_fetch_hosts);
        let config = Self {
            mail_from: flags
                .mail_from
                .or(file.mail_from)
                .unwrap_or_else(|| format!("magpie@{}", host(public_url.as_deref()))),
            mail,
            listen: flags
                .listen
                .or(file.listen)
                .unwrap_or_else(|| ([127, 0, 0, 1], 8080).into()),
            data,
            database,
            blobs,
            public_url,
            siblings,
            hreflang: file.hreflang,
            brand: flags
                .brand
                .or(file.brand.name)
                .unwrap_or_else(|| "Magpie".to_owned()),
            accounts: account_rules(&file.people),
            country: file.people.country.unwrap_or_else(|| "US".to_owned()),
            consent: file.consent,
            pictures: file.pictures,
            videos: file.videos,
            places: file.places,
            search: file.search,
            experiences: file.experiences,
            experiments: file.experiments,
            activities: file.activities,
            captcha: Captcha::read(flags.captcha, file.captcha)?,
            translation: Translation::read(flags.translation, file.translation)?,
            live: Live::read(flags.live, file.live)?,
            networks: networks::read(file.networks, variable)?,
            sign_up: sign_up.unwrap_or(SignUp::Open),
            rate_limits: flags
                .rate_limits
                .or(file.rate_limits)
                .unwrap_or(RateLimits::On),
            trust_proxy: flags.trust_proxy.or(file.trust_proxy).unwrap_or(false),
            hsts_subdomains: hsts_subdomains.unwrap_or(false),
            graphql: flags.graphql.or(file.graphql).unwrap_or(true),
            allowed_fetch_hosts: allowed_fetch_hosts.unwrap_or_default(),
            nameserver: flags.nameserver.or(file.nameserver),
            admin_listen: flags.admin_listen.or(file.admin_listen),
            admin_hosts: flags.admin_hosts.unwrap_or(file.admin_hosts),
            pin_cache_mb: pin_cache_mb(flags.pin_cache_mb.or(file.pin_cache_mb)),
            log: flags.log.or(file.log).unwrap_or_else(|| "info".to_owned()),
            machine: flags.machine.or(file.machine).unwrap_or(0),
        };
        config.check()?;
        Ok(config)
    }

    /// Public address of this host, for links in mails.
    pub fn address(&self) -> String {
        let own = || format!("http://{}", self.listen);
        self.public_url.clone().unwrap_or_else(own)
    }
}

fn variable(name: &str) -> Option<String> {
    std::env::var(name).ok()
}

fn pin_cache_mb(asked: Option<u32>) -> u64 {
    asked.map_or(VIEW_BYTES / (1_024 * 1_024), u64::from)
}

/// The host of an address, for the sender of mails.
fn host(url: Option<&str>) -> &str {
    let rest = url.and_then(|url| url.split_once("://"));
    let host = rest.and_then(|(_, rest)| rest.split(['/', ':']).next());
    host.unwrap_or("localhost")
}

fn read_file(path: &PathBuf) -> anyhow::Result<File> {
    match std::fs::read_to_string(path) {
        Ok(text) => {
            toml::from_str(&text).with_context(|| format!("settings file {}", path.display()))
        }
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => Ok(File::default()),
        Err(error) => Err(error).with_context(|| format!("settings file {}", path.display())),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn flags_stand_above_defaults_and_wrong_ones_are_refused() {
        let config = |flags| {
            Config::read(Flags {
                config: "no-such-file.toml".into(),
                ..flags
            })
        };
        let plain = config(Flags::default()).unwrap();
        assert_eq!(
            (plain.listen.to_string().as_str(), plain.brand.as_str()),
            ("127.0.0.1:8080", "Magpie")
        );
        let url = Some("https://magpie.example/".to_owned());
        assert_eq!(
            config(Flags {
                public_url: url,
                ..Flags::default()
            })
            .unwrap()
            .public_url
            .unwrap(),
            "https://magpie.example"
        );
        assert!(
            config(Flags {
                public_url: Some("magpie.example".into()),
                ..Flags::default()
            })
            .is_err()
        );
        assert!(
            config(Flags {
                machine: Some(1_024),
                ..Flags::default()
            })
            .is_err()
        );
    }

    #[test]
    fn the_file_says_how_long_an_account_works_without_a_verified_address() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("magpie.toml");
        for (text, days) in [
            ("", AccountRules::default().unverified_days),
            ("[people]\nunverified_days = 3\n", 3),
            ("[people]\nunverified_days = 0\n", 0),
        ] {
            std::fs::write(&file, text).unwrap();
            let config = Config::read(Flags {
                config: file.clone(),
                ..Flags::default()
            });
            assert_eq!(config.unwrap().accounts.unverified_days, days, "{text}");
        }
        assert_eq!(AccountRules::default().unverified_days, 7);
    }
}
