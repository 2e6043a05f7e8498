//! Sign somebody in: the token goes to the browser, its hash into the table.

use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD};
use contract::{
    ids::UserId,
    sessions::{NewSession, SignedIn},
};
use store::Tx;

use super::{Session, Way, authenticate::token_hash, sql};
use crate::{
    ctx::{Actor, Ctx},
    error::Result,
    users::show_users,
};

/// How long a session lasts: 30 days.
const SECONDS: i64 = 30 * 24 * 60 * 60;
/// Longest kept description of a browser, in characters.
const LONGEST_AGENT: usize = 256;

/// Ends the transaction that found out who it is, with a new session of theirs.
/// Invariant: a browser holds one session; the one it had is over.
pub async fn sign_in(ctx: Ctx, tx: Tx, id: UserId) -> Result<SignedIn> {
    if let Some(old) = &ctx.session {
        sql::delete(&tx, old).await?;
    }
    let session = begin_session(&ctx, &tx, id, Way::Full).await?;
    tx.commit().await?;
    if let Some(old) = &ctx.session {
        ctx.house.caches.sessions.invalidate(old);
    }
    let ctx = ctx.acting_as(Actor::user(id));
    let user = show_users::viewer_view(&ctx, id).await?;
    Ok(SignedIn {
        user,
        is_authenticated: true,
        session,
    })
}

/// A new session of this person.
pub async fn begin_session(ctx: &Ctx, tx: &Tx, user_id: UserId, way: Way) -> Result<NewSession> {
    let token = URL_SAFE_NO_PAD.encode(ctx.house.random::<32>());
    let session = Session {
        user_id,
        expires_ms: ctx.now() + SECONDS * 1_000,
        way,
    };
    let agent: String = ctx.user_agent.chars().take(LONGEST_AGENT).collect();
    sql::insert(tx, &token_hash(&token), session, &agent, ctx.now()).await?;
    Ok(NewSession {
        token,
        seconds: SECONDS,
    })
}
