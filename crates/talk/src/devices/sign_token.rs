//! Tells push services who pushes: a signed token, by which a subscription takes messages of
//! this host alone (VAPID, RFC 8292). Pure.

use base64::{Engine as _, prelude::BASE64_URL_SAFE_NO_PAD};
use p256::{
    SecretKey,
    ecdsa::{Signature, SigningKey, signature::Signer},
};
use serde_json::json;

/// How long a token is good for, in seconds; push services take a day at most (RFC 8292 §2).
const SECONDS: i64 = 12 * 60 * 60;

/// The public key as browsers and push services take it: a point that is not compressed, in
/// base64url (RFC 8292 §3.2).
pub fn public_key(key: &SecretKey) -> String {
    BASE64_URL_SAFE_NO_PAD.encode(key.public_key().to_sec1_bytes())
}

/// The header `authorization` of a request (RFC 8292 §3): a JSON Web Token that is signed by
/// ES256, and the public key. The audience is the origin of the push service, the contact an
/// address of the host with its scheme.
pub fn sign_token(key: &SecretKey, audience: &str, contact: &str, now_ms: i64) -> String {
    let part = |value: serde_json::Value| BASE64_URL_SAFE_NO_PAD.encode(value.to_string());
    let head = part(json!({ "typ": "JWT", "alg": "ES256" }));
    let expires = now_ms / 1_000 + SECONDS;
    let claims = part(json!({ "aud": audience, "exp": expires, "sub": contact }));
    let signed = format!("{head}.{claims}");
    let signature: Signature = SigningKey::from(key).sign(signed.as_bytes());
    let signature = BASE64_URL_SAFE_NO_PAD.encode(signature.to_bytes());
    format!("vapid t={signed}.{signature}, k={}", public_key(key))
}

#[cfg(test)]
mod tests {
    use p256::ecdsa::{VerifyingKey, signature::Verifier};

    use super::*;

    #[test]
    fn a_token_says_who_pushes_where_and_until_when() {
        let key = SecretKey::from_slice(&[7; 32]).unwrap();
        let of = sign_token(&key, "https://push.example", "https://m.example", 5_000);
        let (token, named) = of
            .strip_prefix("vapid t=")
            .and_then(|rest| rest.split_once(", k="))
            .unwrap();
        assert_eq!(named, public_key(&key));
        let (signed, signature) = token.rsplit_once('.').unwrap();
        let decoded = |text: &str| BASE64_URL_SAFE_NO_PAD.decode(text).unwrap();
        let signature = Signature::from_slice(&decoded(signature)).unwrap();
        let verifying = VerifyingKey::from_sec1_bytes(&decoded(named)).unwrap();
        verifying.verify(signed.as_bytes(), &signature).unwrap();
        let (head, claims) = signed.split_once('.').unwrap();
        let read =
            |text: &str| -> serde_json::Value { serde_json::from_slice(&decoded(text)).unwrap() };
        assert_eq!(read(head), json!({ "typ": "JWT", "alg": "ES256" }));
        let expected = json!({
            "aud": "https://push.example", "exp": 5 + SECONDS, "sub": "https://m.example",
        });
        assert_eq!(read(claims), expected);
    }
}
