//! Counts the conversations that a member has not read.

use contract::ids::UserId;
use kernel::{ctx::Ctx, error::Result};

use super::{show_conversations::show_conversations, sql};

/// Conversations that are looked at, at most.
const MOST: i64 = 100;

/// How many conversations of the viewer's inbox have messages that they have not read, of those
/// that it lists; at most 100.
pub(crate) async fn count_unread(ctx: &Ctx, viewer: UserId) -> Result<i64> {
    let unread = sql::unread(&ctx.house.db, viewer, MOST).await?;
    let shown = show_conversations(ctx, viewer, unread).await?;
    let listed = shown.iter().filter(|one| one.last_message.is_some());
    Ok(listed.count() as i64)
}
