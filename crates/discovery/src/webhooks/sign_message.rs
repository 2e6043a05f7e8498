//! Secrets and signatures of messages (Standard Webhooks 1.0, "Signature scheme").

use base64::{Engine, engine::general_purpose::STANDARD};
use hmac::{Hmac, Mac};
use sha2::Sha256;

/// Bytes of a key.
pub const KEY_BYTES: usize = 32;

/// The key as its user gives it to their server; libraries and scanners of leaked secrets
/// know it by its first letters.
pub fn secret_of(key: &[u8]) -> String {
    format!("whsec_{}", STANDARD.encode(key))
}

/// `webhook-signature` of a message, sent at this time in seconds since 1970.
pub fn sign_message(key: &[u8], id: &str, seconds: i64, body: &str) -> String {
    let mut mac = Hmac::<Sha256>::new_from_slice(key).expect("a key may have any length");
    mac.update(format!("{id}.{seconds}.").as_bytes());
    mac.update(body.as_bytes());
    format!("v1,{}", STANDARD.encode(mac.finalize().into_bytes()))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The test vector that the standard's libraries publish.
    #[test]
    fn signatures_are_those_of_the_standard() {
        let key = STANDARD.decode("MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw").unwrap();
        assert_eq!(secret_of(&key), "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw");
        let signed = |id: &str, seconds, body: &str| sign_message(&key, id, seconds, body);
        let (id, seconds, body) = (
            "msg_p5jXN8AQM9LWM0D4loKWxJek",
            1_614_265_330,
            r#"{"test": 2432232314}"#,
        );
        let expected = "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=";
        assert_eq!(signed(id, seconds, body), expected);
        for other in [
            signed("msg_other", seconds, body),
            signed(id, seconds + 1, body),
            signed(id, seconds, "{}"),
            sign_message(b"another key", id, seconds, body),
        ] {
            assert_ne!(other, expected);
        }
    }
}
