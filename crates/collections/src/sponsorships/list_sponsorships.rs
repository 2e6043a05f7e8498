//! Pins for which the viewer was named as sponsor.

use accounts::users::show_users::user_refs;
use contract::{
    answers::Page,
    ids::SponsorshipId,
    sponsorships::{ListSponsorships, SponsoredPin},
};
use kernel::{
    ctx::Ctx,
    error::Result,
    lists::{keyset, keyset_page},
};

use crate::pins::{self, show_pins::show_pins_beside, show_sponsorships::view};

/// `PinSponsorshipsResource/get`: the viewer's pending and approved sponsorships,
/// the latest first, without pins that they do not see. Caller: user.
pub async fn list_sponsorships(ctx: Ctx, input: ListSponsorships) -> Result<Page<SponsoredPin>> {
    let viewer = ctx.user()?;
    let Some(mut below) = keyset(&ctx, SCOPE, &input.bookmarks)? else {
        return Ok(Page::ended());
    };
    // One more than is wanted is looked for, so that a page with a bookmark is never
    // followed by an empty one.
    let most = input.page_size.items() + 1;
    let mut found = Vec::with_capacity(most);
    while found.len() < most {
        let rows =
            pins::list_sponsorships(&ctx.house.db, viewer, SponsorshipId(below), most as i64)
                .await?;
        let Some(last) = rows.last() else {
            break;
        };
        below = last.id.0;
        let people = rows.iter().flat_map(|row| [row.creator_id, row.sponsor_id]);
        let users = user_refs(&ctx, people).await?;
        let rows = rows.into_iter().map(|row| (row.pin_id, row));
        for (pin, row) in show_pins_beside(&ctx, rows).await? {
            let find = |id| users.get(&id).map(|user| (**user).clone());
            if let Some(sponsorship) = view(&row, find) {
                found.push((SponsoredPin { pin, sponsorship }, row.id));
            }
        }
    }
    let page = keyset_page(&ctx, SCOPE, input.page_size, found, |(_, id)| id.0);
    Ok(page.map(|(pin, _)| pin))
}

const SCOPE: &str = "sponsorships";
