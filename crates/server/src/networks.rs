//! Settings of other identity providers to log in with: `[networks.…]` in
//! `magpie.toml`, and `MAGPIE_NETWORKS_…` in the environment.

use std::{collections::BTreeMap, fmt};

use anyhow::{Context, bail};
use fetch::Fetcher;
use identity::{Kind, Providers, Secret, Setting};
use serde::Deserialize;
use url::Url;

/// Providers whose addresses are known: key, displayed name.
const KNOWN: [(&str, &str); 3] = [
    ("google", "Google"),
    ("facebook", "Facebook"),
    ("line", "LINE"),
];
/// What every variable of the environment begins with.
const VARIABLE: &str = "MAGPIE_NETWORKS_";

/// The providers of the settings file, by key.
#[derive(Debug, Default, Deserialize)]
#[serde(transparent)]
pub struct Written(BTreeMap<String, Network>);

/// One provider, as the settings file says it.
#[derive(Debug, Default, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
struct Network {
    name: Option<String>,
    client_id: Option<String>,
    #[serde(default)]
    client_secret: Hidden,
    issuer: Option<String>,
    scopes: Option<Vec<String>>,
    graph_url: Option<String>,
    dialog_url: Option<String>,
}

/// A secret that is not shown when the settings are.
#[derive(Default, Clone, Deserialize)]
#[serde(transparent)]
struct Hidden(Option<String>);

impl fmt::Debug for Hidden {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("(secret)")
    }
}

/// The providers in force: those whose addresses are known first, then others by
/// their keys. The environment wins over the file.
pub fn read(
    mut file: Written,
    variable: impl Fn(&str) -> Option<String>,
) -> anyhow::Result<Vec<Setting>> {
    let mut settings = Vec::new();
    for (key, name) in KNOWN {
        let written = file.0.remove(key).unwrap_or_default();
        let network = over(written, key, &variable);
        if network.client_id.is_some() {
            settings.push(setting(key, Some(name), network)?);
        }
    }
    for (key, written) in file.0 {
        let network = over(written, &key, &variable);
        settings.push(setting(&key, None, network)?);
    }
    Ok(settings)
}

/// Lays the environment over the file.
fn over(file: Network, key: &str, variable: impl Fn(&str) -> Option<String>) -> Network {
    let key = key.to_uppercase().replace('-', "_");
    let said = |name: &str| variable(&format!("{VARIABLE}{key}_{name}"));
    Network {
        client_id: said("CLIENT_ID").or(file.client_id),
        client_secret: Hidden(said("CLIENT_SECRET").or(file.client_secret.0)),
        issuer: said("ISSUER").or(file.issuer),
        ..file
    }
}

fn setting(key: &str, known: Option<&str>, network: Network) -> anyhow::Result<Setting> {
    let Some(client_id) = network.client_id else {
        bail!("networks.{key} has no client_id");
    };
    let text = |given: Option<String>, default: &str| given.unwrap_or_else(|| default.to_owned());
    let scopes = network
        .scopes
        .unwrap_or_else(|| vec!["profile".to_owned(), "email".to_owned()]);
    let open_id = |issuer: String, signs_with_secret| Kind::OpenId {
        issuer,
        scopes,
        signs_with_secret,
    };
    let kind = match key {
        "facebook" => Kind::Facebook {
            dialog: text(
                network.dialog_url,
                "https://www.facebook.com/v23.0/dialog/oauth",
            ),
            graph: text(network.graph_url, "https://graph.facebook.com/v23.0"),
        },
        "google" => open_id(text(network.issuer, "https://accounts.google.com"), false),
        // LINE signs what it gives to web pages with the channel's secret.
        "line" => open_id(text(network.issuer, "https://access.line.me"), true),
        _ => match network.issuer {
            Some(issuer) => open_id(issuer, false),
            None => bail!("networks.{key} has no issuer"),
        },
    };
    Ok(Setting {
        key: key.to_owned(),
        name: network
            .name
            .unwrap_or_else(|| known.unwrap_or(key).to_owned()),
        client_id,
        client_secret: Secret(network.client_secret.0.unwrap_or_default()),
        kind,
    })
}

/// The providers, asked through a guard of their own that also reaches what the
/// host named, wherever it is.
pub fn open(settings: &[Setting], options: &fetch::Options) -> anyhow::Result<Providers> {
    let mut options = options.clone();
    options
        .allowed_hosts
        .extend(settings.iter().flat_map(hosts));
    let http = Fetcher::new(&options).context("networks")?;
    Ok(Providers::new(settings.to_vec(), &http)?)
}

/// `host:port` of what the host named.
fn hosts(setting: &Setting) -> Vec<String> {
    let named = match &setting.kind {
        Kind::OpenId { issuer, .. } => vec![issuer],
        Kind::Facebook { graph, .. } => vec![graph],
    };
    let urls = named
        .into_iter()
        .filter_map(|address| Url::parse(address).ok());
    urls.filter_map(|url| {
        Some(format!(
            "{}:{}",
            url.host_str()?,
            url.port_or_known_default()?
        ))
    })
    .collect()
}

/// One setting a line, without secrets.
pub fn show(settings: &[Setting], f: &mut fmt::Formatter<'_>) -> fmt::Result {
    for Setting {
        key,
        name,
        client_id,
        kind,
        ..
    } in settings
    {
        let at = match kind {
            Kind::OpenId { issuer, .. } => issuer,
            Kind::Facebook { graph, .. } => graph,
        };
        writeln!(f, "networks.{key} = {name:?} at {at} as {client_id}")?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written(text: &str) -> Written {
        toml::from_str(text).unwrap()
    }

    #[test]
    fn file_and_environment_are_read_and_secrets_are_not_shown() {
        let file = written(
            "[club]\nname = \"Club\"\nissuer = \"https://club.example\"\nclient_id = \"a\"\n\
             client_secret = \"in the file\"\n\
             [line]\nclient_id = \"b\"",
        );
        assert!(!format!("{file:?}").contains("in the file"));
        let variable = |name: &str| match name {
            "MAGPIE_NETWORKS_GOOGLE_CLIENT_ID" => Some("c".to_owned()),
            "MAGPIE_NETWORKS_CLUB_CLIENT_SECRET" => Some("hush".to_owned()),
            _ => None,
        };
        let settings = read(file, variable).unwrap();
        let keys: Vec<&str> = settings.iter().map(|one| one.key.as_str()).collect();
        assert_eq!(keys, ["google", "line", "club"]);
        assert_eq!(settings[2].client_secret, Secret("hush".into()));
        assert!(!format!("{settings:?}").contains("hush"));
        let Kind::OpenId {
            issuer,
            signs_with_secret,
            ..
        } = &settings[1].kind
        else {
            panic!("LINE speaks OpenID Connect");
        };
        assert_eq!(
            (issuer.as_str(), *signs_with_secret),
            ("https://access.line.me", true)
        );
        assert!(open(&settings, &fetch::Options::default()).is_ok());
    }

    #[test]
    fn what_is_missing_is_said() {
        for text in [
            "[club]\nclient_id = \"a\"",
            "[club]\nissuer = \"https://club.example\"",
        ] {
            assert!(read(written(text), |_| None).is_err(), "{text}");
        }
        assert!(read(written(""), |_| None).unwrap().is_empty());
    }
}
