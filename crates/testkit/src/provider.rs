//! A provider of log-ins in this process: OpenID Connect with keys that can be
//! changed, and Facebook's Graph. It answers over a real listener, and checks of
//! this host what a real one checks.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard},
};

use axum::{
    Form, Json, Router,
    extract::State,
    http::{HeaderMap, StatusCode},
    routing::{get, post},
};
use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD};
use fetch::Fetcher;
use identity::{Kind, Providers, Secret, Setting};
use ring::{
    hmac,
    rand::SystemRandom,
    signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, KeyPair},
};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use tokio::net::TcpListener;
use url::Url;

/// What this host is called there.
pub const CLIENT_ID: &str = "magpie-at-the-club";
/// What proves there that it is this host.
pub const CLIENT_SECRET: &str = "a secret between provider and magpie, of a good length";

/// One provider, which ends with the test.
#[derive(Clone)]
pub struct MockProvider {
    /// Its address.
    pub issuer: String,
    inner: Arc<Mutex<Inner>>,
}

struct Inner {
    keys: EcdsaKeyPair,
    kid: String,
    /// Who comes with which code.
    codes: HashMap<String, Visit>,
    /// Facebook's tokens: for which app, and who.
    tokens: HashMap<String, (String, Value)>,
    /// What the id token of a visit does not say, but the page of who it is does.
    told_apart: Option<Value>,
    is_broken: bool,
    asked_for_keys: usize,
}

struct Visit {
    claims: Value,
    nonce: String,
    challenge: String,
    redirect_uri: String,
}

impl MockProvider {
    /// Opens at a free port.
    pub async fn open() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0")
            .await
            .expect("a port is free");
        let address = listener.local_addr().expect("it listens");
        let provider = Self {
            issuer: format!("http://{address}"),
            inner: Arc::new(Mutex::new(Inner {
                keys: new_keys(),
                kid: "first".into(),
                codes: HashMap::new(),
                tokens: HashMap::new(),
                told_apart: None,
                is_broken: false,
                asked_for_keys: 0,
            })),
        };
        let router = Router::new()
            .route("/.well-known/openid-configuration", get(describe))
            .route("/keys", get(keys))
            .route("/token", post(token))
            .route("/me", get(me).post(facebook_me))
            .route("/oauth/access_token", post(facebook_token))
            .route("/debug_token", post(debug_token))
            .with_state(provider.clone());
        tokio::spawn(async move { axum::serve(listener, router).await });
        provider
    }

    /// The providers `club`, `google`, `line` and `facebook` of a host, all of them
    /// this one.
    pub fn providers(&self) -> Providers {
        let open_id = |signs_with_secret| Kind::OpenId {
            issuer: self.issuer.clone(),
            scopes: vec!["profile".into(), "email".into()],
            signs_with_secret,
        };
        let facebook = Kind::Facebook {
            dialog: format!("{}/dialog", self.issuer),
            graph: self.issuer.clone(),
        };
        let settings = [
            ("club", "The Club", open_id(false)),
            ("google", "Google", open_id(false)),
            ("line", "LINE", open_id(true)),
            ("facebook", "Facebook", facebook),
        ];
        let settings = settings.map(|(key, name, kind)| Setting {
            key: key.into(),
            name: name.into(),
            client_id: CLIENT_ID.into(),
            client_secret: Secret(CLIENT_SECRET.into()),
            kind,
        });
        let options = fetch::Options {
            allowed_hosts: vec![self.issuer.replace("http://", "")],
            ..fetch::Options::default()
        };
        let http = Fetcher::new(&options).expect("the fetcher starts");
        Providers::new(settings.into(), &http).expect("the settings make sense")
    }

    /// Agrees on the page that this address leads to, as a user there would;
    /// answers state and code, as they come back in the address.
    pub fn agree(&self, address: &str, claims: Value) -> (String, String) {
        let url = Url::parse(address).expect("it is an address");
        let query: HashMap<String, String> = url.query_pairs().into_owned().collect();
        let said = |name: &str| query.get(name).cloned().unwrap_or_default();
        assert_eq!(
            (said("client_id").as_str(), said("response_type").as_str()),
            (CLIENT_ID, "code")
        );
        assert_eq!(said("code_challenge_method"), "S256");
        let mut inner = self.lock();
        let code = format!("code {}", inner.codes.len());
        let visit = Visit {
            claims,
            nonce: said("nonce"),
            challenge: said("code_challenge"),
            redirect_uri: said("redirect_uri"),
        };
        inner.codes.insert(code.clone(), visit);
        (said("state"), code)
    }

    /// An id token of these claims beside the usual ones, which they may replace.
    pub fn id_token(&self, now_ms: i64, claims: &Value) -> String {
        let inner = self.lock();
        let header = json!({ "alg": "ES256", "typ": "JWT", "kid": inner.kid });
        let signed = self.unsigned(now_ms, &header, claims);
        let signature = inner.keys.sign(&SystemRandom::new(), signed.as_bytes());
        format!(
            "{signed}.{}",
            encode(signature.expect("it is signed").as_ref())
        )
    }

    /// The same, signed as LINE does for web pages.
    pub fn id_token_by_secret(&self, now_ms: i64, claims: &Value, secret: &str) -> String {
        let signed = self.unsigned(now_ms, &json!({ "alg": "HS256", "typ": "JWT" }), claims);
        let key = hmac::Key::new(hmac::HMAC_SHA256, secret.as_bytes());
        format!(
            "{signed}.{}",
            encode(hmac::sign(&key, signed.as_bytes()).as_ref())
        )
    }

    /// Header and claims, as they are signed.
    pub fn unsigned(&self, now_ms: i64, header: &Value, claims: &Value) -> String {
        let now = now_ms / 1_000;
        let mut all = json!({
            "iss": self.issuer, "aud": CLIENT_ID, "sub": "7", "iat": now, "auth_time": now, "exp": now + 3_600,
        });
        for (name, value) in claims.as_object().expect("claims have names") {
            all[name] = value.clone();
        }
        format!(
            "{}.{}",
            encode(header.to_string().as_bytes()),
            encode(all.to_string().as_bytes())
        )
    }

    /// Adds a Facebook token for this app, of the account with these claims.
    pub fn facebook_token(&self, token: &str, app: &str, person: Value) {
        self.lock()
            .tokens
            .insert(token.into(), (app.into(), person));
    }

    /// From now on signs with other keys.
    pub fn change_keys(&self, kid: &str) {
        let mut inner = self.lock();
        inner.keys = new_keys();
        inner.kid = kid.into();
    }

    /// Says this of who it is only when it is asked, not in the token.
    pub fn tell_apart(&self, claims: Value) {
        self.lock().told_apart = Some(claims);
    }

    /// Whether it answers nothing but errors from now on.
    pub fn set_broken(&self, is_broken: bool) {
        self.lock().is_broken = is_broken;
    }

    /// How often its keys were asked for.
    pub fn asked_for_keys(&self) -> usize {
        self.lock().asked_for_keys
    }

    fn lock(&self) -> MutexGuard<'_, Inner> {
        self.inner.lock().expect("no holder panicked")
    }
}

fn new_keys() -> EcdsaKeyPair {
    let chance = SystemRandom::new();
    let signing = &ECDSA_P256_SHA256_FIXED_SIGNING;
    let keys = EcdsaKeyPair::generate_pkcs8(signing, &chance).expect("a key is made");
    EcdsaKeyPair::from_pkcs8(signing, keys.as_ref(), &chance).expect("the key is whole")
}

fn encode(bytes: &[u8]) -> String {
    URL_SAFE_NO_PAD.encode(bytes)
}

type Answer = Result<Json<Value>, StatusCode>;

async fn describe(State(provider): State<MockProvider>) -> Answer {
    if provider.lock().is_broken {
        return Err(StatusCode::INTERNAL_SERVER_ERROR);
    }
    let at = |path: &str| format!("{}/{path}", provider.issuer);
    Ok(Json(json!({
        "issuer": provider.issuer, "authorization_endpoint": at("authorize"), "token_endpoint": at("token"),
        "userinfo_endpoint": at("me"), "jwks_uri": at("keys"), "response_types_supported": ["code"],
        "subject_types_supported": ["public"], "id_token_signing_alg_values_supported": ["ES256"],
        "token_endpoint_auth_methods_supported": ["client_secret_post"],
    })))
}

async fn keys(State(provider): State<MockProvider>) -> Json<Value> {
    let mut inner = provider.lock();
    inner.asked_for_keys += 1;
    // An uncompressed point: a byte that says so, then both coordinates.
    let point = &inner.keys.public_key().as_ref()[1..];
    let (x, y) = point.split_at(32);
    Json(json!({ "keys": [{
        "kty": "EC", "crv": "P-256", "use": "sig", "alg": "ES256", "kid": inner.kid,
        "x": encode(x), "y": encode(y),
    }] }))
}

type Fields = HashMap<String, String>;

/// A code becomes tokens once, for this host, with the verifier that fits.
async fn token(
    State(provider): State<MockProvider>,
    Form(form): Form<Fields>,
) -> (StatusCode, Json<Value>) {
    let refused = |why: &str| (StatusCode::BAD_REQUEST, Json(json!({ "error": why })));
    if provider.lock().is_broken {
        return (StatusCode::INTERNAL_SERVER_ERROR, Json(json!({})));
    }
    let Some(visit) = take(&provider, &form) else {
        return refused("invalid_grant");
    };
    // The claims say when it is, since this has no clock of its own.
    let now_ms = visit.claims["now_ms"].as_i64().unwrap_or_default();
    let mut claims = visit.claims;
    claims["nonce"] = visit.nonce.into();
    let id_token = provider.id_token(now_ms, &claims);
    let access = format!("access {}", claims["sub"].as_str().unwrap_or_default());
    let answer = json!({ "access_token": access, "token_type": "Bearer", "id_token": id_token });
    (StatusCode::OK, Json(answer))
}

fn take(provider: &MockProvider, form: &Fields) -> Option<Visit> {
    let said = |name: &str| form.get(name).map(String::as_str).unwrap_or_default();
    if (said("client_id"), said("client_secret")) != (CLIENT_ID, CLIENT_SECRET) {
        return None;
    }
    let visit = provider.lock().codes.remove(said("code"))?;
    let challenge = encode(&Sha256::digest(said("code_verifier")));
    let fits = challenge == visit.challenge && said("redirect_uri") == visit.redirect_uri;
    fits.then_some(visit)
}

async fn me(State(provider): State<MockProvider>, headers: HeaderMap) -> Answer {
    let bearer = headers
        .get("authorization")
        .and_then(|value| value.to_str().ok());
    let subject = bearer.and_then(|value| value.strip_prefix("Bearer access "));
    let subject = subject.ok_or(StatusCode::UNAUTHORIZED)?;
    let mut claims = provider
        .lock()
        .told_apart
        .clone()
        .unwrap_or_else(|| json!({}));
    claims["sub"] = subject.into();
    Ok(Json(claims))
}

async fn facebook_token(State(provider): State<MockProvider>, Form(form): Form<Fields>) -> Answer {
    let visit = take(&provider, &form).ok_or(StatusCode::BAD_REQUEST)?;
    let token = format!("token of {}", visit.claims["id"]);
    provider.facebook_token(&token, CLIENT_ID, visit.claims);
    Ok(Json(
        json!({ "access_token": token, "token_type": "bearer" }),
    ))
}

async fn debug_token(State(provider): State<MockProvider>, Form(form): Form<Fields>) -> Answer {
    if form.get("access_token") != Some(&format!("{CLIENT_ID}|{CLIENT_SECRET}")) {
        return Err(StatusCode::BAD_REQUEST);
    }
    let inner = provider.lock();
    let token = form
        .get("input_token")
        .and_then(|token| inner.tokens.get(token));
    Ok(Json(match token {
        Some((app, person)) => {
            json!({ "data": { "app_id": app, "is_valid": true, "user_id": person["id"] } })
        }
        None => json!({ "data": { "is_valid": false } }),
    }))
}

async fn facebook_me(State(provider): State<MockProvider>, Form(form): Form<Fields>) -> Answer {
    let token = form.get("access_token").cloned().unwrap_or_default();
    let key = hmac::Key::new(hmac::HMAC_SHA256, CLIENT_SECRET.as_bytes());
    let proof = hmac::sign(&key, token.as_bytes());
    let proof: String = proof
        .as_ref()
        .iter()
        .map(|byte| format!("{byte:02x}"))
        .collect();
    if form.get("appsecret_proof") != Some(&proof) {
        return Err(StatusCode::BAD_REQUEST);
    }
    let inner = provider.lock();
    let (_, person) = inner.tokens.get(&token).ok_or(StatusCode::BAD_REQUEST)?;
    Ok(Json(person.clone()))
}
