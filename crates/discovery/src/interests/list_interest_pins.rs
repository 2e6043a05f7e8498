//! The pins of a topic.

use collections::pins::show_pins::show_feed_beside;
use contract::{
    answers::{Page, Written},
    ids::PinId,
    interests::ListInterestPins,
    pins::PinView,
};
use kernel::{ctx::Ctx, error::Result, lists::frozen_page};

use super::get_interest::find;

/// Pins of one walk at most.
const MOST: usize = 500;

/// `InterestFeedResource/get`: public pins that are about a topic or one below it, the
/// best first. Caller: every viewer.
pub async fn list_interest_pins(
    ctx: Ctx,
    input: ListInterestPins,
) -> Result<Page<Written<PinView>>> {
    let id = find(&input.interest)?.id;
    let rank = |_| async { Ok(ctx.house.index.marked(&[id.0], MOST)?.into()) };
    let page = frozen_page(
        &ctx,
        &format!("interest {id}"),
        ctx.house.index.version(),
        &input.bookmarks,
        input.page_size,
        rank,
        |some: Vec<(i64, usize)>| {
            show_feed_beside(&ctx, some.into_iter().map(|(id, end)| (PinId(id), end)))
        },
    )
    .await?;
    Ok(Page {
        items: page.items,
        bookmark: page.bookmark,
    })
}
