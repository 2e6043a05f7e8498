//! Finds the actor of a token. Asked by every request that carries one.

use std::sync::Arc;

use kernel::{ctx::Actor, error::Result, house::House};

use super::{KeptSession, SessionKind, cache::SessionCache, sql};
use crate::users::{find_standing::find_standing, note_seen::note_seen};

/// Who acts by this token; none when the session is unknown or over, or its
/// account gone or suspended.
pub async fn authenticate(house: &Arc<House>, hash: &[u8; 32]) -> Result<Option<Actor>> {
    let kept = &house.get::<SessionCache>().0;
    let as_of = kept.as_of();
    let session = match kept.get(hash) {
        Some(session) => session,
        // Large and rare: on the heap, so that requests stay small.
        None => match Box::pin(find(house, hash)).await? {
            None => return Ok(None),
            Some(session) => {
                kept.keep(as_of, *hash, session);
                session
            }
        },
    };
    Ok((session.expires_ms > house.now()).then_some(session.actor))
}

async fn find(house: &Arc<House>, hash: &[u8; 32]) -> Result<Option<KeptSession>> {
    let Some(session) = sql::find(&house.db, hash).await? else {
        return Ok(None);
    };
    let id = session.user_id;
    let standing = find_standing(house, &house.db, id).await?;
    let Some(standing) = standing.filter(|standing| !standing.is_suspended) else {
        return Ok(None);
    };
    let actor = match session.kind {
        SessionKind::Full => {
            note_seen(house, id).await?;
            Actor::User(id, standing)
        }
        SessionKind::Limited => Actor::Limited(id),
    };
    Ok(Some(KeptSession {
        actor,
        expires_ms: session.expires_ms,
    }))
}
