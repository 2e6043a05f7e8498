//! The did-its of a pin.

use contract::{
    answers::{Bookmark, Page},
    did_its::{DidItView, ListDidIts},
};
use kernel::{
    ctx::Ctx,
    error::Result,
    lists::{keyset, keyset_page},
};

use super::{show_did_its::show_did_its, sql};
use crate::pins::get_pin::visible;

/// `AggregatedActivityFeedResource/get`: the viewer's own, then the latest first,
/// without those of users hidden from the viewer. Caller: every viewer who sees
/// the pin.
pub async fn list_did_its(ctx: Ctx, input: ListDidIts) -> Result<Page<DidItView>> {
    let pin = visible(&ctx, input.pin_id).await?;
    let scope = format!("did_its {}", input.pin_id);
    let Some(mut below) = keyset(&ctx, &scope, &input.bookmarks)? else {
        return Ok(Page::ended());
    };
    let (db, viewer) = (&ctx.house.db, ctx.viewer());
    let own = match (viewer, &input.bookmarks) {
        (Some(viewer), Bookmark::Start) => sql::of_user(db, input.pin_id, viewer).await?,
        _ => None,
    };
    // The viewer's own stands above all others.
    let own_id = own.as_ref().map(|row| row.id);
    let key = |one: &DidItView| match Some(one.id) == own_id {
        true => i64::MAX,
        false => one.id.0,
    };
    let mut found = show_did_its(&ctx, &pin, own.into_iter().collect()).await?;
    // One more than is wanted is looked for, so that a page with a bookmark is never
    // followed by an empty one.
    let most = input.page_size.items() + 1;
    while found.len() < most {
        let mut rows = sql::list(db, input.pin_id, below, viewer, most as i64).await?;
        let Some(last) = rows.last() else {
            break;
        };
        below = last.id.0;
        rows.retain(|row| Some(row.user_id) != viewer);
        found.extend(show_did_its(&ctx, &pin, rows).await?);
    }
    Ok(keyset_page(&ctx, &scope, input.page_size, found, key))
}
