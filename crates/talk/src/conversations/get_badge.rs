//! What the viewer has not seen.

use contract::conversations::{Badge, GetBadge};
use kernel::{ctx::Ctx, error::Result};

use super::{show_conversations::others, sql};

/// Conversations that are counted, at most.
const MOST: i64 = 100;

/// `NewsHubBadgeResource/get`: how many conversations have messages that the viewer has not
/// read, of those in which they see another member. Caller: user, their own.
pub async fn get_badge(ctx: Ctx, _: GetBadge) -> Result<Badge> {
    let viewer = ctx.user()?;
    let unread = sql::unread(&ctx.house.db, viewer, MOST).await?;
    let shown = others(&ctx, viewer, &unread).await?;
    Ok(Badge {
        conversations_unseen_count: shown.len() as i64,
    })
}
