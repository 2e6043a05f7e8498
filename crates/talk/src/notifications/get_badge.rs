//! What the viewer has not seen.

use contract::notifications::{Badge, GetBadge};
use kernel::{ctx::Ctx, error::Result};

use super::sql;
use crate::conversations::count_unread::count_unread;

/// Notices that are counted, at most.
const MOST: i64 = 100;

/// `NewsHubBadgeResource/get`: how many conversations of the viewer's inbox have messages that
/// they have not read, and how many notices came since they opened the news hub. Caller: user,
/// their own.
pub async fn get_badge(ctx: Ctx, _: GetBadge) -> Result<Badge> {
    let viewer = ctx.user()?;
    let db = &ctx.house.db;
    let seen_ms = sql::hub(db, viewer).await?.seen_ms;
    Ok(Badge {
        conversations_unseen_count: count_unread(&ctx, viewer).await?,
        news_hub_unseen_count: sql::unseen(db, viewer, seen_ms, MOST).await?,
    })
}
