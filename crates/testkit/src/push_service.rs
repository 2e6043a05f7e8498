//! A push service of the tests' own, and the device behind it: it checks that what it is handed
//! is encrypted, signed and addressed as the standards say (RFC 8030, 8291, 8292), and reads it.

use std::sync::{Arc, Mutex};

use base64::{Engine as _, prelude::BASE64_URL_SAFE_NO_PAD};
use contract::devices::AddPushDevice;
use p256::{
    PublicKey, SecretKey,
    ecdsa::{Signature, VerifyingKey, signature::Verifier},
};
use ring::{
    aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey},
    hkdf::{HKDF_SHA256, KeyType, Prk, Salt},
};
use serde_json::Value;

use crate::counterpart::{Counterpart, Heard, Said};

/// The secret that the device shares with the host.
const AUTH: [u8; 16] = [9; 16];

/// It answers `201`, until it is told another answer.
pub struct PushService {
    server: Counterpart,
    device: SecretKey,
    said: Arc<Mutex<Said>>,
}

/// A message that came to it.
#[derive(Debug, Clone, PartialEq)]
pub struct Pushed {
    /// To which device: the last part of its endpoint.
    pub device: String,
    /// What the host's public key is, in base64url.
    pub key: String,
    /// What the device reads.
    pub message: Value,
}

impl Pushed {
    /// The words of its notifications, in order.
    pub fn words(&self) -> Vec<String> {
        self.texts("words")
    }

    /// Where they lead.
    pub fn paths(&self) -> Vec<String> {
        self.texts("path")
    }

    fn texts(&self, name: &str) -> Vec<String> {
        let news = self.message["news"].as_array().expect("a list of news");
        news.iter()
            .map(|one| one[name].as_str().expect("a text").to_owned())
            .collect()
    }
}

impl PushService {
    /// On a free port of this machine.
    pub async fn start() -> Self {
        let said = Arc::new(Mutex::new(answer(201, None)));
        let saying = said.clone();
        let server = Counterpart::start(move |_| saying.lock().expect("unbroken").clone());
        Self {
            server: server.await,
            device: SecretKey::from_slice(&[5; 32]).expect("a key"),
            said,
        }
    }

    /// `host:port`.
    pub fn address(&self) -> String {
        self.server.address.to_string()
    }

    /// What a browser says of its subscription here.
    pub fn subscription(&self, device: &str) -> AddPushDevice {
        self.subscription_at(&format!("{}/{device}", self.server.url()))
    }

    /// The same of a browser whose push service is elsewhere.
    pub fn subscription_at(&self, endpoint: &str) -> AddPushDevice {
        let point = self.device.public_key().to_sec1_bytes();
        AddPushDevice {
            endpoint: endpoint.to_owned(),
            p256dh: BASE64_URL_SAFE_NO_PAD.encode(point),
            auth: BASE64_URL_SAFE_NO_PAD.encode(AUTH),
        }
    }

    /// Answers so from now on.
    pub fn answer(&self, status: u16, retry_after: Option<&str>) {
        *self.said.lock().expect("unbroken") = answer(status, retry_after);
    }

    /// How often it was asked.
    pub fn asked(&self) -> usize {
        self.server.heard().len()
    }

    /// What came until now, the oldest first.
    ///
    /// # Panics
    /// When one is not as the standards say at this time, in milliseconds since 1970.
    pub fn pushed(&self, now_ms: i64) -> Vec<Pushed> {
        let heard = self.server.heard();
        heard.iter().map(|one| self.read(one, now_ms)).collect()
    }

    fn read(&self, heard: &Heard, now_ms: i64) -> Pushed {
        let device = heard.line.strip_prefix("POST /").expect("a POST");
        assert_eq!(header(heard, "content-encoding"), "aes128gcm");
        let ttl: u32 = header(heard, "ttl").parse().expect("seconds");
        assert!(ttl > 0, "a device that is off gets it later");
        let key = check_token(header(heard, "authorization"), &self.server.url(), now_ms);
        let message = decrypt(&self.device, &heard.bytes);
        Pushed {
            device: device.to_owned(),
            key,
            message: serde_json::from_slice(&message).expect("JSON"),
        }
    }
}

fn answer(status: u16, retry_after: Option<&str>) -> Said {
    Said {
        status,
        header: match retry_after {
            Some(text) => ("retry-after", text.to_owned()),
            None => ("location", "/message/1".to_owned()),
        },
        body: Vec::new(),
    }
}

fn header<'a>(heard: &'a Heard, name: &str) -> &'a str {
    let start = format!("{name}: ");
    let mut lines = heard.headers.lines();
    let line = lines.find_map(|line| line.strip_prefix(&start));
    line.unwrap_or_else(|| panic!("no {name} in {}", heard.headers))
}

fn bytes(text: &str) -> Vec<u8> {
    BASE64_URL_SAFE_NO_PAD.decode(text).expect("base64url")
}

/// Checks who pushes (RFC 8292 §2, §3); answers the public key.
fn check_token(authorization: &str, audience: &str, now_ms: i64) -> String {
    let (token, key) = authorization
        .strip_prefix("vapid t=")
        .and_then(|rest| rest.split_once(", k="))
        .expect("a token and a key");
    let (signed, signature) = token.rsplit_once('.').expect("a signature");
    let verifying = VerifyingKey::from_sec1_bytes(&bytes(key)).expect("a key");
    let signature = Signature::from_slice(&bytes(signature)).expect("a signature");
    verifying
        .verify(signed.as_bytes(), &signature)
        .expect("the token is signed with the key");
    let (head, claims) = signed.split_once('.').expect("claims");
    let read = |part: &str| -> Value { serde_json::from_slice(&bytes(part)).expect("JSON") };
    assert_eq!(read(head)["alg"], "ES256");
    let claims = read(claims);
    assert_eq!(claims["aud"], audience);
    let left = claims["exp"].as_i64().expect("seconds") - now_ms / 1_000;
    assert!(left <= 24 * 60 * 60, "{left} seconds are too many");
    assert!(
        claims["sub"]
            .as_str()
            .is_some_and(|sub| sub.starts_with("http"))
    );
    key.to_owned()
}

/// What the device reads (RFC 8188 §2, RFC 8291 §3.4).
fn decrypt(device: &SecretKey, body: &[u8]) -> Vec<u8> {
    let (salt, rest) = body.split_at(16);
    let (record, rest) = rest.split_at(4);
    assert_eq!(record, 4_096_u32.to_be_bytes());
    let (sender, sealed) = rest[1..].split_at(usize::from(rest[0]));
    let shared = device.diffie_hellman(&PublicKey::from_sec1_bytes(sender).expect("a point"));
    let prk = Salt::new(HKDF_SHA256, &AUTH).extract(shared.raw_secret_bytes());
    let receiver = device.public_key().to_sec1_bytes();
    let ikm: [u8; 32] = expand(&prk, &[b"WebPush: info\0", &receiver, sender]);
    let prk = Salt::new(HKDF_SHA256, salt).extract(&ikm);
    let key: [u8; 16] = expand(&prk, &[b"Content-Encoding: aes128gcm\0"]);
    let nonce: [u8; 12] = expand(&prk, &[b"Content-Encoding: nonce\0"]);
    let mut opened = sealed.to_vec();
    let key = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &key).expect("a key"));
    let opened = key
        .open_in_place(
            Nonce::assume_unique_for_key(nonce),
            Aad::empty(),
            &mut opened,
        )
        .expect("it is sealed for this device");
    let (last, message) = opened.split_last().expect("an end");
    assert_eq!(*last, 2, "it is the last record");
    message.to_vec()
}

fn expand<const N: usize>(prk: &Prk, info: &[&[u8]]) -> [u8; N] {
    let mut out = [0; N];
    let okm = prk.expand(info, Length(N)).expect("short enough");
    okm.fill(&mut out).expect("as long as asked");
    out
}

struct Length(usize);

impl KeyType for Length {
    fn len(&self) -> usize {
        self.0
    }
}
