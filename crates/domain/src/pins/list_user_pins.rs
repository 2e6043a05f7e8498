//! A person's pins.

use contract::{
    answers::{Page, Written},
    pins::{ListUserPins, PinView},
};

use super::{show_pins::show_pins, sql};
use crate::{
    ctx::Ctx,
    error::Result,
    lists::{keyset, keyset_page},
    users::get_user::find_owner,
};

/// `UserPinsResource/get`: newest first; secret ones for their owner alone.
pub async fn list_user_pins(ctx: Ctx, input: ListUserPins) -> Result<Page<Written<PinView>>> {
    let pinner = find_owner(&ctx, &input.username, input.user_id).await?;
    let secret_too = ctx.viewer() == Some(pinner);
    let scope = format!("user_pins {pinner}");
    let Some(below) = keyset(&ctx, &scope, &input.bookmarks)? else {
        return Ok(Page::ended());
    };
    let most = input.page_size.items() as i64 + 1;
    let ids = sql::ids_of_pinner(&ctx.house.db, pinner, secret_too, below, most).await?;
    let page = keyset_page(&ctx, &scope, input.page_size, ids, |id| *id);
    Ok(Page {
        items: show_pins(&ctx, &page.items).await?,
        bookmark: page.bookmark,
    })
}
