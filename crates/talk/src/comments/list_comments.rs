//! The comments of a pin.

use collections::pins::{StoredPin, get_pin::visible};
use contract::{
    answers::{Bookmark, Page},
    comments::{CommentSort, CommentView, ListComments},
    ids::CommentId,
};
use kernel::{
    ctx::Ctx,
    error::Result,
    lists::{keyset_of, keyset_page_of},
};

use super::{show_comments::show_comments, skip_hidden::skip_hidden, sql};

/// Comments that stand before the latest, at most.
const LEADERS: usize = 24;
/// Comments that are looked at together, at most.
pub(super) const MOST_LOOKED_AT: usize = 1_000;

/// Where a walk goes on: behind so many leaders, as a number below 0, or below this id; and
/// the leaders that the walk began with, so that none of them is seen twice or missed, 0
/// where there are fewer.
type Place = [i64; 1 + LEADERS];

/// `UnifiedCommentsResource/get`: the highlighted one first, then by the order asked for;
/// without those of users hidden from the viewer, those that the viewer hid and, but for their
/// authors, those that the pinner's words hold back. Caller: every viewer who sees the pin.
pub async fn list_comments(ctx: Ctx, input: ListComments) -> Result<Page<CommentView>> {
    let pin = visible(&ctx, input.pin_id).await?;
    let scope = format!("comments {} {:?}", pin.id, input.sort);
    let start = [0; 1 + LEADERS];
    let Some(mut place) = keyset_of(&ctx, &scope, &input.bookmarks, start)? else {
        return Ok(Page::ended());
    };
    let highlighted = sql::highlighted(&ctx.house.db, pin.id).await?;
    if matches!(input.bookmarks, Bookmark::Start) {
        let leaders = leaders(&ctx, &pin, highlighted, input.sort).await?;
        for (kept, id) in place[1..].iter_mut().zip(leaders) {
            *kept = id.0;
        }
    }
    let leaders = place[1..].iter().filter(|id| **id != 0);
    let leaders: Vec<CommentId> = leaders.map(|id| CommentId(*id)).collect();
    // One more than is wanted is looked for, so that a page with a bookmark is never
    // followed by an empty one.
    let most = input.page_size.items() + 1;
    let at = place[0];
    let mut found = match at {
        1.. => Vec::new(),
        _ => {
            show_leaders(
                &ctx,
                &pin,
                highlighted,
                &leaders,
                at.unsigned_abs() as usize,
            )
            .await?
        }
    };
    let mut below = if at > 0 { at } else { i64::MAX };
    let mut looked_at = most;
    while found.len() < most {
        let (db, viewer) = (&ctx.house.db, ctx.viewer());
        let mut rows = sql::list(db, pin.id, below, viewer, looked_at as i64).await?;
        let Some(last) = rows.last() else {
            break;
        };
        below = last.id.0;
        rows.retain(|row| !leaders.contains(&row.id));
        let rows = skip_hidden(&ctx, rows).await?;
        let shown = show_comments(&ctx, &pin, highlighted, rows).await?;
        // One hidden user may have written thousands.
        looked_at = (looked_at * 4).min(MOST_LOOKED_AT);
        found.extend(shown.into_iter().map(|comment| (comment.id.0, comment)));
    }
    let key = |(at, _): &(i64, CommentView)| {
        let mut key: Place = place;
        key[0] = *at;
        key
    };
    let page = keyset_page_of(&ctx, &scope, input.page_size, found, key);
    Ok(page.map(|(_, comment)| comment))
}

/// What stands before the latest.
async fn leaders(
    ctx: &Ctx,
    pin: &StoredPin,
    highlighted: Option<CommentId>,
    sort: CommentSort,
) -> Result<Vec<CommentId>> {
    let db = &ctx.house.db;
    let mut leaders: Vec<CommentId> = highlighted.into_iter().collect();
    if sort == CommentSort::Helpful {
        let best = sql::best(db, pin.id, LEADERS as i64).await?;
        leaders.extend(
            best.into_iter()
                .filter(|id| !leaders.contains(id))
                .collect::<Vec<_>>(),
        );
        leaders.truncate(LEADERS);
    }
    Ok(leaders)
}

/// The leaders behind so many of them, each with where a walk goes on behind it.
async fn show_leaders(
    ctx: &Ctx,
    pin: &StoredPin,
    highlighted: Option<CommentId>,
    leaders: &[CommentId],
    seen: usize,
) -> Result<Vec<(i64, CommentView)>> {
    let left = leaders.get(seen..).unwrap_or_default();
    let rows = sql::find_many(&ctx.house.db, pin.id, left).await?;
    let rows = skip_hidden(ctx, rows).await?;
    let place = |id: CommentId| leaders.iter().position(|leader| *leader == id);
    let shown = show_comments(ctx, pin, highlighted, rows).await?;
    let mut placed: Vec<(i64, CommentView)> = shown
        .into_iter()
        .filter_map(|comment| Some((-1 - i64::try_from(place(comment.id)?).ok()?, comment)))
        .collect();
    placed.sort_by_key(|(at, _)| -at);
    Ok(placed)
}
