//! Encrypts what a push service carries and cannot read: Web Push encryption (RFC 8291), which
//! is `aes128gcm` (RFC 8188) with keys that both sides agree on. Pure.

use p256::{PublicKey, SecretKey};
use ring::{
    aead::{AES_128_GCM, Aad, LessSafeKey, NONCE_LEN, Nonce, UnboundKey},
    hkdf::{HKDF_SHA256, KeyType, Prk, Salt},
};

/// Bytes of a salt (RFC 8188 §2.1).
pub const SALT_BYTES: usize = 16;
/// Bytes of the secret that a device shares with who pushes to it (RFC 8291 §3.2).
const AUTH_BYTES: usize = 16;
/// Bytes of a point of P-256 that is not compressed.
const POINT_BYTES: u8 = 65;
/// A message is one record of this length at most, which every push service takes (RFC 8291 §4).
const RECORD_BYTES: u32 = 4_096;
/// Most bytes of a message, so that a record has room for its end and tag, and the body for its
/// header.
pub const MOST_BYTES: usize = 3_993;
/// Ends the last record (RFC 8188 §2).
const LAST: u8 = 2;

/// What a device told of its keys (Push API §8, `getKey`).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Receiver {
    public_key: PublicKey,
    auth: [u8; AUTH_BYTES],
}

impl Receiver {
    /// The device's keys: `p256dh`, a point of P-256 that is not compressed (65 bytes), and `auth`
    /// (16 bytes). None where they are not.
    pub fn read(p256dh: &[u8], auth: &[u8]) -> Option<Self> {
        if p256dh.len() != usize::from(POINT_BYTES) {
            return None;
        }
        Some(Self {
            public_key: PublicKey::from_sec1_bytes(p256dh).ok()?,
            auth: auth.try_into().ok()?,
        })
    }
}

/// The body of a push message that `to` alone can read, with `content-encoding: aes128gcm`. Key
/// and salt are made for this message (RFC 8291 §3.1). None where it is longer than
/// [`MOST_BYTES`].
pub fn encrypt_message(
    message: &[u8],
    to: &Receiver,
    key: &SecretKey,
    salt: [u8; SALT_BYTES],
) -> Option<Vec<u8>> {
    if message.len() > MOST_BYTES {
        return None;
    }
    let sender = key.public_key().to_sec1_bytes();
    let (content_key, nonce) = derive_keys(to, key, &sender, salt)?;
    let mut sealed = [message, &[LAST]].concat();
    LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &content_key).ok()?)
        .seal_in_place_append_tag(
            Nonce::assume_unique_for_key(nonce),
            Aad::empty(),
            &mut sealed,
        )
        .ok()?;
    // The header (RFC 8188 §2.1) names the sender's public key (RFC 8291 §4).
    let length = RECORD_BYTES.to_be_bytes();
    Some([&salt[..], &length, &[POINT_BYTES], &sender, &sealed].concat())
}

/// Key and nonce of the content (RFC 8291 §3.4).
fn derive_keys(
    to: &Receiver,
    key: &SecretKey,
    sender: &[u8],
    salt: [u8; SALT_BYTES],
) -> Option<([u8; 16], [u8; NONCE_LEN])> {
    let shared = key.diffie_hellman(&to.public_key);
    let receiver = to.public_key.to_sec1_bytes();
    let prk = Salt::new(HKDF_SHA256, &to.auth).extract(shared.raw_secret_bytes());
    let ikm: [u8; 32] = expand(&prk, &[b"WebPush: info\0", &receiver, sender])?;
    let prk = Salt::new(HKDF_SHA256, &salt).extract(&ikm);
    Some((
        expand(&prk, &[b"Content-Encoding: aes128gcm\0"])?,
        expand(&prk, &[b"Content-Encoding: nonce\0"])?,
    ))
}

/// As many bytes as are asked for (RFC 5869 §2.3).
fn expand<const N: usize>(prk: &Prk, info: &[&[u8]]) -> Option<[u8; N]> {
    let mut bytes = [0; N];
    prk.expand(info, Length(N)).ok()?.fill(&mut bytes).ok()?;
    Some(bytes)
}

struct Length(usize);

impl KeyType for Length {
    fn len(&self) -> usize {
        self.0
    }
}

#[cfg(test)]
mod tests {
    use base64::{Engine as _, prelude::BASE64_URL_SAFE_NO_PAD};

    use super::*;

    fn bytes(text: &str) -> Vec<u8> {
        BASE64_URL_SAFE_NO_PAD.decode(text).unwrap()
    }

    const RECEIVER: &str =
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";
    const AUTH: &str = "BTBZMqHH6r4Tts7J_aSIgg";

    #[test]
    fn a_message_is_encrypted_as_in_the_example_of_the_standard() {
        // RFC 8291 §5 and Appendix A.
        let to = Receiver::read(&bytes(RECEIVER), &bytes(AUTH)).unwrap();
        let key = SecretKey::from_slice(&bytes("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"));
        let salt = bytes("DGv6ra1nlYgDCS1FRnbzlw").try_into().unwrap();
        let message = b"When I grow up, I want to be a watermelon";
        let body = encrypt_message(message, &to, &key.unwrap(), salt).unwrap();
        let expected = "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmY\
                        WAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxs\
                        j_Qulcy4a-fN";
        assert_eq!(BASE64_URL_SAFE_NO_PAD.encode(body), expected);
    }

    #[test]
    fn a_message_has_room_in_one_record_or_is_refused() {
        let to = Receiver::read(&bytes(RECEIVER), &bytes(AUTH)).unwrap();
        let key = SecretKey::from_slice(&[7; 32]).unwrap();
        let of = |length: usize| encrypt_message(&vec![b'a'; length], &to, &key, [1; SALT_BYTES]);
        assert_eq!(of(MOST_BYTES).map(|body| body.len()), Some(4_096));
        assert_eq!(of(MOST_BYTES + 1), None);
    }

    #[test]
    fn keys_are_points_and_sixteen_bytes() {
        let (point, auth) = (bytes(RECEIVER), bytes(AUTH));
        let mut beside = point.clone();
        beside[64] ^= 1;
        let compressed = [&[2], &point[1..33]].concat();
        for (p256dh, auth, known) in [
            (&point[..], &auth[..], true),
            (&beside, &auth, false),
            (&compressed, &auth, false),
            (&point[..64], &auth, false),
            (&[0], &auth, false),
            (&[], &auth, false),
            (&point, &auth[..15], false),
            (&point, &[], false),
        ] {
            assert_eq!(Receiver::read(p256dh, auth).is_some(), known, "{p256dh:?}");
        }
    }
}
