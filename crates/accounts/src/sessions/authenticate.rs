//! Finds the actor of a token. Asked by every request that carries one.

use contract::ids::UserId;
use kernel::{ctx::Actor, error::Result, house::House};

use super::{KeptSession, Way, cache::SessionCache, sql};
use crate::users::{find_standing::find_standing, note_seen::note_seen};

/// Who acts by this token; none when the session is unknown or over, or its
/// account gone or suspended.
pub async fn authenticate(house: &House, hash: &[u8; 32]) -> Result<Option<Actor>> {
    let kept = &house.get::<SessionCache>().0;
    let session = match kept.get(hash) {
        Some(session) => session,
        None => match find(house, hash).await? {
            None => return Ok(None),
            Some(session) => {
                kept.insert(*hash, session);
                session
            }
        },
    };
    Ok((session.expires_ms > house.now()).then_some(session.actor))
}

/// Invalidates what is cached of this user's sessions, after their standing
/// changed.
pub fn forget_standing(house: &House, id: UserId) {
    let whose = move |actor: Actor| match actor {
        Actor::User(user, _) | Actor::Limited(user) => user == id,
        Actor::Visitor | Actor::Crawler | Actor::Host => false,
    };
    let kept = &house.get::<SessionCache>().0;
    // Fails only on caches built without support for it.
    let _ = kept.invalidate_entries_if(move |_, session| whose(session.actor));
}

async fn find(house: &House, hash: &[u8; 32]) -> Result<Option<KeptSession>> {
    let Some(session) = sql::find(&house.db, hash).await? else {
        return Ok(None);
    };
    let id = session.user_id;
    let standing = find_standing(house, &house.db, id).await?;
    let Some(standing) = standing.filter(|standing| !standing.is_suspended) else {
        return Ok(None);
    };
    let actor = match session.way {
        Way::Full => {
            note_seen(house, id).await?;
            Actor::User(id, standing)
        }
        Way::Limited => Actor::Limited(id),
    };
    Ok(Some(KeptSession {
        actor,
        expires_ms: session.expires_ms,
    }))
}
