//! A user's pins.

use accounts::users::get_user::find_owner;
use contract::{
    answers::{Page, Written},
    pins::{ListUserPins, PinView},
};
use kernel::{
    ctx::Ctx,
    error::Result,
    lists::{keyset, keyset_page},
};

use super::{
    show_pins::show_pins_beside,
    sql::of_pinner::{self, Pinned, Whose},
};

/// `UserPinsResource/get`: pins of a user, newest first. Caller: every viewer;
/// secret ones are listed for their pinner alone.
pub async fn list_user_pins(ctx: Ctx, input: ListUserPins) -> Result<Page<Written<PinView>>> {
    list(ctx, input, Pinned::All).await
}

/// The user's pins of one kind; secret ones for themselves alone.
pub(super) async fn list(
    ctx: Ctx,
    input: ListUserPins,
    which: Pinned,
) -> Result<Page<Written<PinView>>> {
    let pinner = find_owner(&ctx, &input.username, input.user_id).await?;
    let secret_too = ctx.viewer() == Some(pinner);
    let scope = match which {
        Pinned::All => format!("user_pins {pinner}"),
        Pinned::Created => format!("created by {pinner}"),
    };
    let Some(mut below) = keyset(&ctx, &scope, &input.bookmarks)? else {
        return Ok(Page::ended());
    };
    // One more than is wanted is looked for, so that a page with a bookmark is never
    // followed by an empty one.
    let most = input.page_size.items() + 1;
    let mut found = Vec::with_capacity(most);
    while found.len() < most {
        let whose = Whose {
            pinner,
            which,
            secret_too,
        };
        let ids = of_pinner::ids_of_pinner(&ctx.house.db, &whose, below, most as i64).await?;
        let Some(last) = ids.last() else {
            break;
        };
        below = last.0;
        found.extend(show_pins_beside(&ctx, ids.into_iter().map(|id| (id, id))).await?);
    }
    let page = keyset_page(&ctx, &scope, input.page_size, found, |(_, id)| id.0);
    Ok(page.map(|(pin, _)| pin))
}
