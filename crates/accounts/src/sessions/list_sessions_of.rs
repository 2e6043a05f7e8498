//! A user's sessions, for the host.

use contract::ids::UserId;
use kernel::{ctx::Ctx, error::Result};
use serde::{Deserialize, Serialize};

use super::{
    end_sessions::public_id,
    sql::{self, PlaceRow},
};
use crate::users::policy;

/// A session.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct ListedSession {
    /// Names the session; leads back to no token.
    pub id: String,
    /// What the browser said it is.
    pub user_agent: String,
    /// Milliseconds since 1970.
    pub created_ms: i64,
    /// How surely a human began it, in per cent; 0 when that could not be shown,
    /// none when it was not asked.
    #[serde(default)]
    pub captcha_score: Option<i64>,
}

/// Lists the sessions, newest first. Caller: host, by a command; no door leads
/// here.
pub async fn list_sessions_of(ctx: Ctx, id: UserId) -> Result<Vec<ListedSession>> {
    policy::may_administer(ctx.actor)?;
    let rows = sql::of_user(&ctx.house.db, id, ctx.now()).await?;
    let show = |row: PlaceRow| ListedSession {
        id: public_id(&row.token_hash),
        user_agent: row.user_agent,
        created_ms: row.created_ms,
        captcha_score: row.captcha_score,
    };
    Ok(rows.into_iter().map(show).collect())
}
