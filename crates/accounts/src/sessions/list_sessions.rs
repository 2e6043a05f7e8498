//! The viewer's sessions.

use contract::sessions::{ListSessions, SessionView, Sessions};
use kernel::{ctx::Ctx, error::Result};

use super::{
    end_sessions::public_id,
    sql::{self, PlaceRow},
};

/// `UserSessionsResource/get`: sessions. Caller: user, their own.
pub async fn list_sessions(ctx: Ctx, _input: ListSessions) -> Result<Sessions> {
    let viewer = ctx.user()?;
    let rows = sql::of_user(&ctx.house.db, viewer, ctx.now()).await?;
    let sessions = rows.into_iter().map(|row| show(&ctx, row)).collect();
    Ok(Sessions { sessions })
}

fn show(ctx: &Ctx, row: PlaceRow) -> SessionView {
    let current = ctx.session.as_ref();
    SessionView {
        id: public_id(&row.token_hash),
        is_current: current.is_some_and(|hash| hash[..] == row.token_hash[..]),
        user_agent: row.user_agent,
        created_ms: row.created_ms,
    }
}
