//! Pins of what a viewer follows, strictly the newest first.

use collections::pins::show_pins::show_feed_beside;
use contract::{
    answers::{Bookmark, Page, Written},
    errors::Code,
    feeds::ListFollowingPins,
    ids::PinId,
    pins::PinView,
};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
    lists::of_viewer,
};

use super::find_reached::find_reached;

/// Pins looked at together at the least.
const LOOK_AHEAD: usize = 8;

/// Where the walk is.
#[derive(Clone, Copy)]
struct Position {
    /// The moment the walk began, as an id: what comes later belongs to the next walk.
    began: i64,
    /// The last pin seen.
    last: i64,
}

/// `FollowingFeedResource/get`: pins of followed users and boards. Nothing is chosen, put
/// between or left out, but for pictures that the viewer hid. Caller: user.
pub async fn list_following_pins(
    ctx: Ctx,
    input: ListFollowingPins,
) -> Result<Page<Written<PinView>>> {
    let viewer = ctx.user()?;
    let scope = of_viewer(&ctx, "following");
    let Position { began, mut last } = match &input.bookmarks {
        Bookmark::Start => Position {
            began: ctx.new_id(),
            last: i64::MAX,
        },
        Bookmark::End => return Ok(Page::ended()),
        Bookmark::After(sealed) => open(&ctx, &scope, sealed)?,
    };
    let wanted = input.page_size.items();
    // One more than is wanted is looked for, so that a page with a bookmark is never followed
    // by an empty one.
    let mut found: Vec<(Written<PinView>, PinId)> = Vec::with_capacity(wanted + LOOK_AHEAD);
    while found.len() <= wanted {
        let most = (wanted + 1 - found.len()).max(LOOK_AHEAD);
        let some = find_reached(&ctx.house.db, viewer, began, last, most as i64).await?;
        let beside = some.pins.into_iter().map(|(id, _)| (id, id));
        found.extend(show_feed_beside(&ctx, beside).await?);
        match some.next {
            Some(next) => last = next,
            None => break,
        }
    }
    let more = found.len() > wanted;
    found.truncate(wanted);
    let end = found.last().filter(|_| more);
    let bookmark = end.map(|(_, id)| ctx.house.bookmarks.seal(&scope, &[began, id.0]));
    let items = found.into_iter().map(|(pin, _)| pin).collect();
    Ok(Page { items, bookmark })
}

fn open(ctx: &Ctx, scope: &str, sealed: &str) -> Result<Position> {
    let parts = ctx.house.bookmarks.open(scope, sealed);
    match parts.as_deref() {
        Some(&[began, last]) => Ok(Position { began, last }),
        _ => Err(Error::field(Code::BookmarkInvalid, "bookmarks")),
    }
}
