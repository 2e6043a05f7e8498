//! The viewer's favourites.

use contract::{
    answers::{Page, Written},
    favorites::ListFavorites,
    pins::PinView,
};
use kernel::{
    ctx::Ctx,
    error::Result,
    lists::{keyset, keyset_page},
};

use super::sql;
use crate::pins::show_pins::show_pins_beside;

/// `UserFavoritesResource/get`: favourites, the latest first, without pins that
/// are hidden from the viewer. Caller: user, for themselves.
pub async fn list_favorites(ctx: Ctx, input: ListFavorites) -> Result<Page<Written<PinView>>> {
    let viewer = ctx.user()?;
    let Some(mut below) = keyset(&ctx, SCOPE, &input.bookmarks)? else {
        return Ok(Page::ended());
    };
    // One more than is wanted is looked for, so that a page with a bookmark is never
    // followed by an empty one.
    let most = input.page_size.items() + 1;
    let mut found = Vec::with_capacity(most);
    while found.len() < most {
        let rows = sql::list(&ctx.house.db, viewer, below, most as i64).await?;
        let Some((last, _)) = rows.last() else {
            break;
        };
        below = *last;
        let rows = rows.into_iter().map(|(id, pin)| (pin, id));
        found.extend(show_pins_beside(&ctx, rows).await?);
    }
    let page = keyset_page(&ctx, SCOPE, input.page_size, found, |(_, id)| *id);
    Ok(page.map(|(pin, _)| pin))
}

const SCOPE: &str = "favorites";
