//! Whose token this is. Asked by every request that carries one.

use contract::ids::UserId;
use sha2::{Digest, Sha256};

use super::sql;
use crate::{error::Result, house::House};

/// The hash under which a token is kept.
pub fn token_hash(token: &str) -> [u8; 32] {
    Sha256::digest(token).into()
}

/// The signed-in person, or none when the session is unknown or over.
pub async fn authenticate(house: &House, hash: &[u8; 32]) -> Result<Option<UserId>> {
    let cached = house.caches.sessions.get(hash);
    let session = match cached {
        Some(session) => session,
        None => match sql::find(&house.db, hash).await? {
            None => return Ok(None),
            Some(session) => {
                house.caches.sessions.insert(*hash, session);
                session
            }
        },
    };
    Ok((session.expires_ms > house.now()).then_some(session.user_id))
}
