//! Secrets that a browser or a mail carries: the database keeps their hashes alone,
//! so that a copy of it opens no session.

use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD};
use sha2::{Digest, Sha256};

use crate::house::House;

/// A new token: 256 random bits as 43 letters of base64url, which stand in addresses and
/// cookies as they are.
pub fn new_token(house: &House) -> String {
    URL_SAFE_NO_PAD.encode(house.random::<32>())
}

/// The hash under which a token is kept.
pub fn token_hash(token: &str) -> [u8; 32] {
    Sha256::digest(token).into()
}
