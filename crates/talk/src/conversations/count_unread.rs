//! The conversations that a member has not read.

use contract::{conversations::ConversationView, ids::UserId};
use kernel::{ctx::Ctx, error::Result};

use super::{show_conversations::show_conversations, sql};

/// Conversations that are looked at, at most.
const MOST: i64 = 100;

/// How many conversations of the viewer's inbox have messages that they have not read, of those
/// that it lists and that they did not mute; at most 100.
pub(crate) async fn count_unread(ctx: &Ctx, viewer: UserId) -> Result<i64> {
    Ok(find_unread(ctx, viewer).await?.len() as i64)
}

/// The same conversations, the latest first.
pub(crate) async fn find_unread(ctx: &Ctx, viewer: UserId) -> Result<Vec<ConversationView>> {
    let unread = sql::unread(&ctx.house.db, viewer, MOST).await?;
    let mut shown = show_conversations(ctx, viewer, unread).await?;
    shown.retain(|one| one.last_message.is_some());
    Ok(shown)
}
