//! Secrets that a browser or a mail carries: the database keeps their hashes alone,
//! so that a copy of it opens no session.

use sha2::{Digest, Sha256};

/// The hash under which a token is kept.
pub fn token_hash(token: &str) -> [u8; 32] {
    Sha256::digest(token).into()
}
