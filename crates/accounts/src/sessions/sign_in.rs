//! Begins a session: the token goes to the browser, its hash into the table.

use contract::{
    errors::Code,
    ids::{SessionGroupId, UserId},
    sessions::{NewSession, SignedIn},
};
use kernel::{
    ctx::{Actor, Ctx},
    error::{Error, Result},
    tokens::{new_token, token_hash},
    tx::Tx,
};
use tracing::info;

use super::{
    Session, SessionKind, come_back::come_back, keep_proof::Proof,
    remember_device::remember_device, sql,
};
use crate::users::{find_standing::find_standing, show_viewer::viewer_view};

/// How long a session lasts: 30 days.
pub(super) const SECONDS: i64 = 30 * 24 * 60 * 60;
/// Longest kept description of a browser, in characters.
const LONGEST_AGENT: usize = 256;

/// Ends the transaction that authenticated the user, with a new session of theirs
/// beside those of the other accounts this browser is signed in to.
pub async fn sign_in(ctx: Ctx, tx: Tx, id: UserId) -> Result<SignedIn> {
    let group = leave_session(&ctx, &tx, id).await?;
    sign_in_beside(ctx, tx, id, group).await
}

/// The same, in a group that was found before. A full log-in has proved all factors.
pub(super) async fn sign_in_beside(
    ctx: Ctx,
    tx: Tx,
    id: UserId,
    group: SessionGroupId,
) -> Result<SignedIn> {
    come_back(&ctx, &tx, id).await?;
    let expires_ms = ctx.now() + SECONDS * 1_000;
    let next = Session {
        user_id: id,
        expires_ms,
        kind: SessionKind::Full,
        group: Some(group),
    };
    let mut session = keep_session(&ctx, &tx, next).await?;
    let hash = token_hash(&session.token);
    sql::proofs::keep(&tx, &hash, Proof::Factor, ctx.now()).await?;
    session.device = Some(remember_device(&ctx, &tx, id).await?);
    enter(ctx, tx, id, session).await
}

/// Commits, and shows the account that the browser acts as.
pub(super) async fn enter(ctx: Ctx, tx: Tx, id: UserId, session: NewSession) -> Result<SignedIn> {
    tx.commit().await?;
    info!(user = %id, address = ?ctx.browser.address, "a session began");
    let ctx = ctx.acting_as(Actor::user(id));
    let user = viewer_view(&ctx, id).await?;
    Ok(SignedIn {
        user,
        is_authenticated: true,
        session,
    })
}

/// Takes the browser's token out of use, before another account's session begins;
/// answers the group that it begins in.
///
/// Invariant: one session per account in a group, and one token per group. Only a
/// session that is alive brings its group along: the holder of an old cookie
/// joins nothing with it.
pub(super) async fn leave_session(ctx: &Ctx, tx: &Tx, next: UserId) -> Result<SessionGroupId> {
    let Some(old) = &ctx.session else {
        return Ok(SessionGroupId(ctx.new_id()));
    };
    let known = match ctx.actor {
        Actor::User(..) => sql::find(tx, old).await?,
        Actor::Visitor | Actor::Crawler | Actor::Limited(_) | Actor::Host => None,
    };
    let Some(session) = known else {
        sql::delete(tx, old).await?;
        return Ok(SessionGroupId(ctx.new_id()));
    };
    let group = session
        .group
        .unwrap_or_else(|| SessionGroupId(ctx.new_id()));
    if session.user_id == next {
        sql::delete(tx, old).await?;
    } else if !sql::park(tx, old, &ctx.house.random(), group).await? {
        return Err(Error::new(Code::SignInRequired));
    }
    sql::delete_in_group(tx, group, next).await?;
    Ok(group)
}

/// Begins a session of this user in a group of its own.
pub async fn begin_session(
    ctx: &Ctx,
    tx: &Tx,
    user_id: UserId,
    kind: SessionKind,
) -> Result<NewSession> {
    let session = Session {
        user_id,
        expires_ms: ctx.now() + SECONDS * 1_000,
        kind,
        group: Some(SessionGroupId(ctx.new_id())),
    };
    keep_session(ctx, tx, session).await
}

/// Keeps the session by the hash of a new token, unless the host has suspended
/// the account.
pub(super) async fn keep_session(ctx: &Ctx, tx: &Tx, session: Session) -> Result<NewSession> {
    let standing = find_standing(&ctx.house, tx, session.user_id).await?;
    if standing.is_none_or(|standing| standing.is_suspended) {
        return Err(Error::new(Code::AccountSuspended));
    }
    let token = new_token(&ctx.house);
    let agent: String = ctx.browser.user_agent.chars().take(LONGEST_AGENT).collect();
    sql::insert(tx, &token_hash(&token), session, &agent, ctx.now()).await?;
    let seconds = (session.expires_ms - ctx.now()) / 1_000;
    Ok(NewSession {
        token,
        seconds,
        device: None,
    })
}
