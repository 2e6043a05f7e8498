//! Second factors made of software: an app that shows codes, and an authenticator
//! (WebAuthn) whose owner always agrees.

use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD};
use ring::{
    digest::{SHA256, digest},
    rand::SystemRandom,
    signature::{ECDSA_P256_SHA256_ASN1_SIGNING, EcdsaKeyPair, KeyPair},
};
use serde_json::{Value, json};
use totp_rs::{Builder, Secret};

use crate::world::World;

/// How long an app shows a code.
pub const STEP_MS: i64 = 30_000;

/// What the app of this secret shows so many steps from now.
pub fn shown_code(world: &World, secret: &str, steps: i64) -> String {
    let secret = Secret::try_from_base32(secret).expect("the secret is Base32");
    let totp = Builder::new().with_secret(secret).build_noncompliant();
    let seconds = (world.house.now() + steps * STEP_MS) / 1_000;
    totp.generate(seconds.unsigned_abs()).to_string()
}

/// Its owner is there.
const PRESENT: u8 = 0x01;
/// Its owner showed a finger, a face or a PIN.
const VERIFIED: u8 = 0x04;
/// A new key follows.
const KEY_FOLLOWS: u8 = 0x40;

/// One authenticator with one key.
pub struct Authenticator {
    keys: EcdsaKeyPair,
    handle: Value,
    /// What the key is called; unique among all authenticators.
    pub credential_id: Vec<u8>,
    /// How often the key was used. A copy of it counts for itself.
    pub counter: u32,
    /// Whether it asks for a finger, a face or a PIN.
    pub verifies: bool,
}

impl Authenticator {
    /// A new one, whose key is called `name`.
    pub fn new(name: &str) -> Self {
        // Another key in every run: nothing that is tested depends on it.
        let chance = SystemRandom::new();
        let signing = &ECDSA_P256_SHA256_ASN1_SIGNING;
        let keys = EcdsaKeyPair::generate_pkcs8(signing, &chance).expect("a key is made");
        let keys = EcdsaKeyPair::from_pkcs8(signing, keys.as_ref(), &chance);
        Self {
            keys: keys.expect("the key is whole"),
            handle: Value::Null,
            credential_id: format!("a key that is called {name}").into_bytes(),
            counter: 0,
            verifies: true,
        }
    }

    /// Answers `navigator.credentials.create` on a page of this origin.
    pub fn create(&mut self, origin: &str, options: &Value) -> Value {
        self.handle = options["user"]["id"].clone();
        let relying_party = text(&options["rp"]["id"]);
        let mut data = self.data(&relying_party, KEY_FOLLOWS);
        data.extend([0; 16]);
        let length = u16::try_from(self.credential_id.len()).expect("ids are short");
        data.extend(length.to_be_bytes());
        data.extend(&self.credential_id);
        data.extend(self.public_key());
        let length = u8::try_from(data.len()).expect("the data are short");
        // CBOR: { "fmt": "none", "attStmt": {}, "authData": bytes }.
        let mut attestation = b"\xa3\x63fmt\x64none\x67attStmt\xa0\x68authData\x58".to_vec();
        attestation.push(length);
        attestation.extend(data);
        let client = client_data("webauthn.create", origin, options);
        self.credential(json!({
            "attestationObject": encode(&attestation),
            "clientDataJSON": encode(&client),
        }))
    }

    /// Answers `navigator.credentials.get` on a page of this origin.
    pub fn get(&mut self, origin: &str, options: &Value) -> Value {
        self.counter += 1;
        let data = self.data(&text(&options["rpId"]), 0);
        let client = client_data("webauthn.get", origin, options);
        let signed = [&data[..], digest(&SHA256, &client).as_ref()].concat();
        let signature = self.keys.sign(&SystemRandom::new(), &signed);
        self.credential(json!({
            "authenticatorData": encode(&data),
            "clientDataJSON": encode(&client),
            "signature": encode(signature.expect("the key signs").as_ref()),
            "userHandle": self.handle,
        }))
    }

    fn data(&self, relying_party: &str, flags: u8) -> Vec<u8> {
        let verified = if self.verifies { VERIFIED } else { 0 };
        let mut data = digest(&SHA256, relying_party.as_bytes()).as_ref().to_vec();
        data.push(flags | PRESENT | verified);
        data.extend(self.counter.to_be_bytes());
        data
    }

    /// COSE: an elliptic key of P-256, for ES256.
    fn public_key(&self) -> Vec<u8> {
        let point = &self.keys.public_key().as_ref()[1..];
        let (x, y) = point.split_at(32);
        let (head, between) = (b"\xa5\x01\x02\x03\x26\x20\x01\x21\x58\x20", b"\x22\x58\x20");
        [&head[..], x, &between[..], y].concat()
    }

    fn credential(&self, response: Value) -> Value {
        let id = encode(&self.credential_id);
        json!({
            "id": id, "rawId": id, "type": "public-key",
            "response": response, "clientExtensionResults": {},
        })
    }
}

fn client_data(kind: &str, origin: &str, options: &Value) -> Vec<u8> {
    let challenge = &options["challenge"];
    let data =
        json!({ "type": kind, "challenge": challenge, "origin": origin, "crossOrigin": false });
    data.to_string().into_bytes()
}

fn text(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_owned()
}

fn encode(bytes: &[u8]) -> String {
    URL_SAFE_NO_PAD.encode(bytes)
}
