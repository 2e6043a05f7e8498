//! Bookmarks: where a list goes on, sealed so that a client cannot forge one.

use base64::{Engine as _, prelude::BASE64_URL_SAFE_NO_PAD};
use hmac::{Hmac, Mac as _};
use sha2::Sha256;

/// Bytes of the seal.
const SEAL: usize = 16;

/// Longer text is not looked at; room for more numbers than any list needs.
const LONGEST: usize = 512;

/// Seals and opens bookmarks. Opaque text of base64url letters: numbers of
/// variable length, then the first 16 bytes of an HMAC-SHA-256 over the scope and
/// them. A client can decode the numbers; they cannot be changed,
/// and a bookmark opens under the scope it was sealed for only.
#[derive(Clone)]
pub struct Bookmarks {
    // Padded with zeros to the block of SHA-256, as HMAC does with a shorter key.
    key: [u8; 64],
}

impl Bookmarks {
    /// With the server's secret ([`Db::secret`](crate::Db::secret)).
    pub fn new(secret: [u8; 32]) -> Self {
        let mut key = [0; 64];
        key[..secret.len()].copy_from_slice(&secret);
        Self { key }
    }

    /// Seals a place in a list. The scope names list, owner and viewer, so that a
    /// bookmark cannot be carried to another list. At most 30 numbers.
    pub fn seal(&self, scope: &str, place: &[i64]) -> String {
        let mut bytes = Vec::with_capacity(place.len() * 10 + SEAL);
        for number in place {
            write_number(*number, &mut bytes);
        }
        let seal = self.mac(scope, &bytes).finalize().into_bytes();
        bytes.extend_from_slice(&seal[..SEAL]);
        BASE64_URL_SAFE_NO_PAD.encode(bytes)
    }

    /// The place, or nothing when the text is not a bookmark of this scope made
    /// with this secret.
    pub fn open(&self, scope: &str, text: &str) -> Option<Vec<i64>> {
        if text.len() > LONGEST {
            return None;
        }
        let bytes = BASE64_URL_SAFE_NO_PAD.decode(text).ok()?;
        let (numbers, seal) = bytes.split_at_checked(bytes.len().checked_sub(SEAL)?)?;
        self.mac(scope, numbers).verify_truncated_left(seal).ok()?;
        read_numbers(numbers)
    }

    /// The length of the scope goes first: no scope and place read like another.
    fn mac(&self, scope: &str, numbers: &[u8]) -> Hmac<Sha256> {
        let mut mac = <Hmac<Sha256> as hmac::Mac>::new((&self.key).into());
        mac.update(b"bookmark");
        mac.update(&(scope.len() as u64).to_be_bytes());
        mac.update(scope.as_bytes());
        mac.update(numbers);
        mac
    }
}

/// Zigzag, then seven bits a byte, lowest first.
fn write_number(number: i64, out: &mut Vec<u8>) {
    let mut rest = ((number << 1) ^ (number >> 63)) as u64;
    while rest >= 0x80 {
        out.push(rest as u8 | 0x80);
        rest >>= 7;
    }
    out.push(rest as u8);
}

fn read_numbers(mut bytes: &[u8]) -> Option<Vec<i64>> {
    let mut numbers = Vec::new();
    while !bytes.is_empty() {
        let last = bytes.iter().position(|byte| byte & 0x80 == 0)?;
        let (number, rest) = bytes.split_at(last + 1);
        numbers.push(read_number(number)?);
        bytes = rest;
    }
    Some(numbers)
}

fn read_number(bytes: &[u8]) -> Option<i64> {
    if bytes.len() > 10 {
        return None;
    }
    let wide = bytes
        .iter()
        .rev()
        .fold(0u128, |sum, byte| sum << 7 | u128::from(byte & 0x7f));
    let zigzag = u64::try_from(wide).ok()?;
    Some((zigzag >> 1) as i64 ^ -((zigzag & 1) as i64))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bookmarks() -> Bookmarks {
        Bookmarks::new([7; 32])
    }

    #[test]
    fn what_is_sealed_is_opened_again() {
        let many: Vec<i64> = (0..30).map(|n| i64::MIN + n).collect();
        for place in [
            &[][..],
            &[0],
            &[-1, 1, 127, 128],
            &[i64::MIN, i64::MAX],
            &many,
        ] {
            let text = bookmarks().seal("boards:1:2", place);
            assert_eq!(
                bookmarks().open("boards:1:2", &text).as_deref(),
                Some(place)
            );
        }
    }

    #[test]
    fn another_scope_secret_or_letter_opens_nothing() {
        let text = bookmarks().seal("boards:1:2", &[42, 43]);
        assert_eq!(bookmarks().open("boards:1:3", &text), None);
        assert_eq!(bookmarks().open("boards:1:", &text), None);
        assert_eq!(Bookmarks::new([8; 32]).open("boards:1:2", &text), None);
        for at in 0..text.len() {
            let mut other = text.clone().into_bytes();
            other[at] = if other[at] == b'A' { b'B' } else { b'A' };
            let other = String::from_utf8(other).expect("letters");
            assert_eq!(bookmarks().open("boards:1:2", &other), None, "letter {at}");
        }
    }

    #[test]
    fn strange_text_opens_nothing() {
        let long = "A".repeat(100_000);
        for text in [
            "",
            "-end-",
            "A",
            "====",
            "ä",
            "AAAA AAAA",
            "AAAAAAAAAAAAAAAAAAAAAA",
            &long,
        ] {
            assert_eq!(bookmarks().open("x", text), None, "{text:.20}");
        }
    }

    #[test]
    fn numbers_that_do_not_fit_are_refused() {
        assert_eq!(read_numbers(&[0x80]), None);
        assert_eq!(read_numbers(&[0xff; 12]), None);
        assert_eq!(
            read_number(&[0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x7f]),
            None
        );
    }
}
