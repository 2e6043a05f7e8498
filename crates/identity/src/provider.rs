//! Providers as the host configured them, and trips to them.

use std::{collections::HashSet, fmt};

use fetch::Fetcher;
use url::{Host, Url};

use crate::{
    facebook::Facebook,
    failed::{BadSetting, Failed},
    openid::OpenId,
    person::Person,
};

/// A secret of the host's, which no log shows.
#[derive(Clone, Default, PartialEq, Eq)]
pub struct Secret(pub String);

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("(secret)")
    }
}

/// What the host says of a provider.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Setting {
    /// Its name in addresses and tables, such as `google`.
    pub key: String,
    /// Its name for people.
    pub name: String,
    /// What this host is called there.
    pub client_id: String,
    /// What proves there that it is this host.
    pub client_secret: Secret,
    /// How it is asked.
    pub kind: Kind,
}

/// How a provider is asked.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Kind {
    /// OpenID Connect with discovery.
    OpenId {
        /// Its address, exactly as its tokens name it.
        issuer: String,
        /// What is asked for beside `openid`.
        scopes: Vec<String>,
        /// Whether its tokens may be signed with the client secret (HS256), as
        /// LINE does for web pages.
        signs_with_secret: bool,
    },
    /// Facebook's own way.
    Facebook {
        /// Where people say yes: `https://www.facebook.com/v23.0/dialog/oauth`.
        dialog: String,
        /// Where this host asks: `https://graph.facebook.com/v23.0`.
        graph: String,
    },
}

impl Kind {
    /// The addresses that the host named.
    fn addresses(&self) -> Vec<&str> {
        match self {
            Self::OpenId { issuer, .. } => vec![issuer],
            Self::Facebook { dialog, graph } => vec![dialog, graph],
        }
    }
}

/// Secrets and circumstances of one way there and back. The caller makes the
/// secrets by chance, keeps them, and brings the same to the end.
#[derive(Debug, Clone)]
pub struct Trip {
    /// Where the provider sends people back to.
    pub redirect_uri: String,
    /// Names the trip; comes back in the address.
    pub state: String,
    /// Comes back inside the token.
    pub nonce: Secret,
    /// Shows that who brings the code began the trip (PKCE): 43 to 128 letters,
    /// digits or `-._~`.
    pub verifier: Secret,
    /// Whether the person has to show at the provider that they are there, also
    /// when it remembers them.
    pub is_fresh: bool,
}

/// One provider.
pub struct Provider {
    setting: Setting,
    way: Way,
}

enum Way {
    OpenId(Box<OpenId>),
    Facebook(Box<Facebook>),
}

impl Provider {
    /// Its name in addresses and tables.
    pub fn key(&self) -> &str {
        &self.setting.key
    }

    /// Its name for people.
    pub fn name(&self) -> &str {
        &self.setting.name
    }

    /// Where the browser goes to begin a trip.
    ///
    /// # Errors
    /// The provider cannot be asked where.
    pub async fn begin(&self, trip: &Trip, now_ms: i64) -> Result<Url, Failed> {
        match &self.way {
            Way::OpenId(way) => way.begin(trip, now_ms).await,
            Way::Facebook(way) => way.begin(trip),
        }
    }

    /// Who came back with this code.
    ///
    /// # Errors
    /// See [`Failed`].
    pub async fn finish(&self, trip: &Trip, code: &str, now_ms: i64) -> Result<Person, Failed> {
        let person = match &self.way {
            Way::OpenId(way) => way.finish(trip, code, now_ms).await?,
            Way::Facebook(way) => way.finish(trip, code).await?,
        };
        Ok(person.tidy())
    }

    /// Whose token this is, which a client got by itself: an id token of OpenID
    /// Connect, an access token of Facebook. Made for this host, not used up.
    ///
    /// # Errors
    /// See [`Failed`].
    pub async fn prove_token(&self, token: &str, now_ms: i64) -> Result<Person, Failed> {
        let person = match &self.way {
            Way::OpenId(way) => way.prove_token(token, now_ms).await?,
            Way::Facebook(way) => way.prove_token(token).await?,
        };
        Ok(person.tidy())
    }
}

/// The providers of a host, in its order.
#[derive(Default)]
pub struct Providers(Vec<Provider>);

impl Providers {
    /// Checks the settings; nothing is asked yet.
    ///
    /// # Errors
    /// The setting that makes no sense.
    pub fn new(settings: Vec<Setting>, http: &Fetcher) -> Result<Self, BadSetting> {
        let mut keys = HashSet::new();
        let mut providers = Vec::new();
        for setting in settings {
            if !is_key(&setting.key) || !keys.insert(setting.key.clone()) {
                return Err(BadSetting::Key(setting.key));
            }
            if setting.client_id.is_empty() {
                return Err(BadSetting::Client(setting.key));
            }
            let addresses = setting.kind.addresses();
            if let Some(address) = addresses.into_iter().find(|address| !is_safe(address)) {
                return Err(BadSetting::Address(setting.key.clone(), address.to_owned()));
            }
            let way = match &setting.kind {
                Kind::OpenId { .. } => Way::OpenId(Box::new(OpenId::new(&setting, http)?)),
                Kind::Facebook { .. } => Way::Facebook(Box::new(Facebook::new(&setting, http)?)),
            };
            providers.push(Provider { setting, way });
        }
        Ok(Self(providers))
    }

    /// All of them.
    pub fn iter(&self) -> impl Iterator<Item = &Provider> {
        self.0.iter()
    }

    /// The provider of this name.
    pub fn find(&self, key: &str) -> Option<&Provider> {
        self.0.iter().find(|provider| provider.key() == key)
    }
}

fn is_key(key: &str) -> bool {
    (1..=30).contains(&key.len())
        && key
            .bytes()
            .all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || matches!(b, b'-' | b'_'))
}

/// Whether secrets may travel there.
fn is_safe(address: &str) -> bool {
    let Ok(url) = Url::parse(address) else {
        return false;
    };
    let is_here = match url.host() {
        Some(Host::Domain(name)) => name == "localhost",
        Some(Host::Ipv4(address)) => address.is_loopback(),
        Some(Host::Ipv6(address)) => address.is_loopback(),
        None => false,
    };
    url.scheme() == "https" || (url.scheme() == "http" && is_here)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn setting(key: &str, issuer: &str) -> Setting {
        Setting {
            key: key.into(),
            name: "Club".into(),
            client_id: "magpie".into(),
            client_secret: Secret("hush".into()),
            kind: Kind::OpenId {
                issuer: issuer.into(),
                scopes: Vec::new(),
                signs_with_secret: false,
            },
        }
    }

    #[test]
    fn settings_are_checked_and_secrets_are_not_shown() {
        let http = Fetcher::new(&fetch::Options::default()).unwrap();
        let issuer = "https://club.example";
        assert!(Providers::new(vec![setting("club", issuer)], &http).is_ok());
        assert!(Providers::new(vec![setting("club", "http://127.0.0.1:7")], &http).is_ok());
        let bad = [
            vec![setting("Club", issuer)],
            vec![setting("", issuer)],
            vec![setting("a", issuer), setting("a", issuer)],
            vec![setting("club", "http://club.example")],
            vec![setting("club", "nowhere")],
            vec![Setting {
                client_id: String::new(),
                ..setting("club", issuer)
            }],
        ];
        for settings in bad {
            let shown = format!("{settings:?}");
            assert!(Providers::new(settings, &http).is_err(), "{shown}");
            assert!(!shown.contains("hush"));
        }
    }
}
