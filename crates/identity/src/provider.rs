//! Identity providers as the host configured them, and authorization requests.

use std::{collections::HashSet, fmt};

use fetch::Fetcher;
use url::{Host, Url};

use crate::{
    claims::Claims,
    facebook::Facebook,
    failed::{BadSetting, Failed},
    openid::OpenId,
};

/// A secret of the host, masked in logs.
#[derive(Clone, Default, PartialEq, Eq)]
pub struct Secret(pub String);

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("(secret)")
    }
}

/// A provider's setting.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Setting {
    /// Its name in addresses and tables, such as `google`.
    pub key: String,
    /// Its name for people.
    pub name: String,
    /// The host's client id there.
    pub client_id: String,
    /// The host's client secret there.
    pub client_secret: Secret,
    /// Its protocol and endpoints.
    pub kind: Kind,
}

/// Protocol and endpoints of a provider.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Kind {
    /// OpenID Connect with discovery.
    OpenId {
        /// Issuer address, exactly as its tokens name it.
        issuer: String,
        /// Scopes beside `openid`.
        scopes: Vec<String>,
        /// Whether its tokens may be signed with the client secret (HS256), as
        /// LINE does for web pages.
        signs_with_secret: bool,
    },
    /// Facebook Login.
    Facebook {
        /// The consent dialog: `https://www.facebook.com/v23.0/dialog/oauth`.
        dialog: String,
        /// The Graph API: `https://graph.facebook.com/v23.0`.
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

/// One authorization request (OAuth 2.0 authorization code flow with PKCE). The caller
/// generates the secrets, stores them, and passes the same to the code exchange.
#[derive(Debug, Clone)]
pub struct AuthorizationRequest {
    /// Redirect address.
    pub redirect_uri: String,
    /// Identifies the request; returned in the redirect's query.
    pub state: String,
    /// Returned inside the ID token.
    pub nonce: Secret,
    /// PKCE code verifier, which ties the code to this request: 43 to 128 letters, digits
    /// or `-._~`.
    pub verifier: Secret,
    /// Whether the user has to log in at the provider again, also when it has a session
    /// of theirs.
    pub requires_login: bool,
}

/// One provider.
pub struct Provider {
    setting: Setting,
    protocol: Protocol,
}

enum Protocol {
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

    /// The address that the browser is sent to.
    ///
    /// # Errors
    /// The provider's metadata cannot be fetched.
    pub async fn authorization_url(
        &self,
        authorization: &AuthorizationRequest,
        now_ms: i64,
    ) -> Result<Url, Failed> {
        match &self.protocol {
            Protocol::OpenId(protocol) => protocol.authorization_url(authorization, now_ms).await,
            Protocol::Facebook(protocol) => protocol.authorization_url(authorization),
        }
    }

    /// Exchanges the redirect's code for the user's claims.
    ///
    /// # Errors
    /// See [`Failed`].
    pub async fn exchange_code(
        &self,
        authorization: &AuthorizationRequest,
        code: &str,
        now_ms: i64,
    ) -> Result<Claims, Failed> {
        let claims = match &self.protocol {
            Protocol::OpenId(protocol) => {
                protocol.exchange_code(authorization, code, now_ms).await?
            }
            Protocol::Facebook(protocol) => protocol.exchange_code(authorization, code).await?,
        };
        Ok(claims.tidy())
    }

    /// Verifies a token that a client got by itself: an ID token of OpenID Connect, an
    /// access token of Facebook, either issued to this host.
    ///
    /// # Errors
    /// See [`Failed`].
    pub async fn verify_token(&self, token: &str, now_ms: i64) -> Result<Claims, Failed> {
        let claims = match &self.protocol {
            Protocol::OpenId(protocol) => protocol.verify_token(token, now_ms).await?,
            Protocol::Facebook(protocol) => protocol.verify_token(token).await?,
        };
        Ok(claims.tidy())
    }
}

/// The providers of a host, in its order.
#[derive(Default)]
pub struct Providers(Vec<Provider>);

impl Providers {
    /// Checks the settings; sends no request yet.
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
            let protocol = match &setting.kind {
                Kind::OpenId { .. } => Protocol::OpenId(Box::new(OpenId::new(&setting, http)?)),
                Kind::Facebook { .. } => {
                    Protocol::Facebook(Box::new(Facebook::new(&setting, http)?))
                }
            };
            providers.push(Provider { setting, protocol });
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
