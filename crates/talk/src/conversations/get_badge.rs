//! What the viewer has not seen.

use contract::conversations::{Badge, GetBadge};
use kernel::{ctx::Ctx, error::Result};

use super::{show_conversations::show_conversations, sql};

/// Conversations that are looked at, at most.
const MOST: i64 = 100;

/// `NewsHubBadgeResource/get`: how many conversations of the viewer's inbox have messages that
/// they have not read, of those that it lists. Caller: user, their own.
pub async fn get_badge(ctx: Ctx, _: GetBadge) -> Result<Badge> {
    let viewer = ctx.user()?;
    let unread = sql::unread(&ctx.house.db, viewer, MOST).await?;
    let shown = show_conversations(&ctx, viewer, unread).await?;
    let listed = shown.iter().filter(|one| one.last_message.is_some());
    Ok(Badge {
        conversations_unseen_count: listed.count() as i64,
    })
}
