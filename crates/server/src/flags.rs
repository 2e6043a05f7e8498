//! What may be said on the command line or in the environment; how it goes
//! together with the settings file stands in `config.rs`.

use std::{net::SocketAddr, path::PathBuf};

use clap::{Args, ValueEnum};
use serde::Deserialize;

use crate::{
    blobs::BlobFlags, captcha::CaptchaFlags, live::LiveFlags, translation::TranslationFlags,
};

/// What may be said on the command line or in the environment.
#[derive(Debug, Clone, Default, Args)]
pub struct Flags {
    /// Address to listen on.
    #[arg(long, global = true, env = "MAGPIE_LISTEN")]
    pub(crate) listen: Option<SocketAddr>,
    /// Data folder.
    #[arg(long, global = true, env = "MAGPIE_DATA")]
    pub(crate) data: Option<PathBuf>,
    /// `postgres://…`; SQLite in the data folder when missing.
    #[arg(
        long,
        global = true,
        env = "MAGPIE_DATABASE_URL",
        hide_env_values = true
    )]
    pub(crate) database_url: Option<String>,
    /// `smtp://…` or `smtps://…`; mails are laid into `outbox/` when missing.
    #[arg(long, global = true, env = "MAGPIE_MAIL_URL", hide_env_values = true)]
    pub(crate) mail_url: Option<String>,
    /// Address that mails come from.
    #[arg(long, global = true, env = "MAGPIE_MAIL_FROM")]
    pub(crate) mail_from: Option<String>,
    /// Address people use, such as `https://magpie.example`.
    #[arg(long, global = true, env = "MAGPIE_PUBLIC_URL")]
    pub(crate) public_url: Option<String>,
    /// All addresses of this host, where it has one for each of several countries.
    #[arg(long, global = true, env = "MAGPIE_SIBLINGS", value_delimiter = ',')]
    pub(crate) siblings: Option<Vec<String>>,
    /// Name shown to people.
    #[arg(long, global = true, env = "MAGPIE_BRAND")]
    pub(crate) brand: Option<String>,
    /// Who may make an account.
    #[arg(long, global = true, env = "MAGPIE_SIGN_UP")]
    pub(crate) sign_up: Option<SignUp>,
    /// How strict limits on calls are.
    #[arg(long, global = true, env = "MAGPIE_RATE_LIMITS")]
    pub(crate) rate_limits: Option<RateLimits>,
    /// Whether `X-Forwarded-For` and `X-Forwarded-Proto` come from a proxy of yours.
    #[arg(long, global = true, env = "MAGPIE_TRUST_PROXY")]
    pub(crate) trust_proxy: Option<bool>,
    /// Whether browsers shall reach every subdomain of yours by HTTPS alone, for a year.
    #[arg(long, global = true, env = "MAGPIE_HSTS_SUBDOMAINS")]
    pub(crate) hsts_subdomains: Option<bool>,
    /// Whether the GraphQL door is open; clients then ask the other doors.
    #[arg(long, global = true, env = "MAGPIE_GRAPHQL")]
    pub(crate) graphql: Option<bool>,
    /// `host:port` entries that pictures may be fetched from though they are private.
    #[arg(
        long,
        global = true,
        env = "MAGPIE_ALLOWED_FETCH_HOSTS",
        value_delimiter = ','
    )]
    pub(crate) allowed_fetch_hosts: Option<Vec<String>>,
    /// `address:port` that is asked for records of domains, instead of whom the system asks.
    #[arg(long, global = true, env = "MAGPIE_NAMESERVER")]
    pub(crate) nameserver: Option<SocketAddr>,
    /// Address for the host alone, such as `127.0.0.1:9090`: its counts, its mails.
    #[arg(long, global = true, env = "MAGPIE_ADMIN_LISTEN")]
    pub(crate) admin_listen: Option<SocketAddr>,
    /// Names that the host calls that address by, beside `localhost` and the like.
    #[arg(long, global = true, env = "MAGPIE_ADMIN_HOSTS", value_delimiter = ',')]
    pub(crate) admin_hosts: Option<Vec<String>>,
    /// Megabytes of memory for pins that are kept ready to be shown.
    #[arg(long, global = true, env = "MAGPIE_PIN_CACHE_MB")]
    pub(crate) pin_cache_mb: Option<u32>,
    /// What is logged, such as `info` or `domain=debug`.
    #[arg(long, global = true, env = "MAGPIE_LOG")]
    pub(crate) log: Option<String>,
    /// Number of this machine, 0 to 1023, different on each that shares a database.
    #[arg(long, global = true, env = "MAGPIE_MACHINE")]
    pub(crate) machine: Option<u16>,
    #[command(flatten)]
    pub(crate) blobs: BlobFlags,
    #[command(flatten)]
    pub(crate) captcha: CaptchaFlags,
    #[command(flatten)]
    pub(crate) translation: TranslationFlags,
    #[command(flatten)]
    pub(crate) live: LiveFlags,
    /// Settings file.
    #[arg(
        long,
        global = true,
        env = "MAGPIE_CONFIG",
        default_value = "magpie.toml"
    )]
    pub(crate) config: PathBuf,
}

/// How strict limits on calls are.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, ValueEnum)]
#[serde(rename_all = "lowercase")]
pub enum RateLimits {
    /// The normal limits.
    On,
    /// A thousand times as much, for tests.
    Relaxed,
}

/// Who may make an account.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, ValueEnum)]
#[serde(rename_all = "lowercase")]
pub enum SignUp {
    /// With or without an invite.
    Open,
    /// With an invite.
    Invite,
    /// Closed; the host makes accounts.
    Closed,
}
