//! Begins a session that another name of the host hands over.

use contract::{
    errors::Code,
    sessions::{OpenSharedSession, SignedIn},
};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
    tokens::token_hash,
};

use super::{
    Session, SessionKind,
    sign_in::{SECONDS, enter, keep_session, leave_session},
    sql::{self, handshakes::Handshake},
};

/// `POST /vx/users/cctld_session/` (specification §7): begins the session.
/// Caller: pages of the host's other names, which doors check. The token works
/// once and in time.
///
/// It is no log-in: no mail tells of a new browser, and the session ends when the
/// user logs out under the name where they logged in.
pub async fn open_shared_session(ctx: Ctx, input: OpenSharedSession) -> Result<SignedIn> {
    let tx = ctx.begin().await?;
    let found = sql::handshakes::take(&tx, &token_hash(&input.token)).await?;
    let handshake = found.filter(|handshake| handshake.expires_ms > ctx.now());
    let handed =
        |handshake: Handshake| Some((handshake.user_id, handshake.family?, handshake.session_type));
    let Some((user_id, family, session_type)) = handshake.and_then(handed) else {
        return Err(Error::field(Code::HandshakeInvalid, "token"));
    };
    let next = Session {
        user_id,
        expires_ms: ctx.now() + SECONDS * 1_000,
        kind: SessionKind::Full,
        group: Some(leave_session(&ctx, &tx, user_id).await?),
    };
    let session = keep_session(&ctx, &tx, next).await?;
    sql::join_family(
        &tx,
        &token_hash(&session.token),
        family,
        session_type.as_deref(),
    )
    .await?;
    enter(ctx, tx, user_id, session).await
}
