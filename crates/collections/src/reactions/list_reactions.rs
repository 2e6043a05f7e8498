//! The reactions to a pin.

use accounts::users::show_users::user_refs;
use contract::{
    answers::Page,
    reactions::{ListReactions, PinReaction, ReactionType},
};
use kernel::{
    ctx::Ctx,
    error::Result,
    lists::{keyset_of, keyset_page_of},
    times,
};

use super::sql;
use crate::pins::get_pin::visible;

/// `ReactionsResource/get`: reactions, the latest first, without those of users
/// hidden from the viewer. Caller: every viewer who sees the pin.
pub async fn list_reactions(ctx: Ctx, input: ListReactions) -> Result<Page<PinReaction>> {
    let pin = input.pin_id;
    visible(&ctx, pin).await?;
    let scope = format!("reactions {pin}");
    let Some(mut below) = keyset_of(&ctx, &scope, &input.bookmarks, [i64::MAX; 2])? else {
        return Ok(Page::ended());
    };
    // One more than is wanted is looked for, so that a page with a bookmark is never
    // followed by an empty one.
    let most = input.page_size.items() + 1;
    let mut found = Vec::with_capacity(most);
    while found.len() < most {
        let rows = sql::latest(&ctx.house.db, pin, below, most as i64).await?;
        let Some(last) = rows.last() else {
            break;
        };
        below = [last.created_ms, last.user_id.0];
        let users = user_refs(&ctx, rows.iter().map(|row| row.user_id)).await?;
        found.extend(rows.iter().filter_map(|row| {
            let user = users.get(&row.user_id)?;
            let kind = ReactionType::of(row.kind)?;
            let reaction = PinReaction {
                id: format!("{pin}:{}:{}", row.user_id, row.kind),
                pin_id: pin,
                user: (**user).clone(),
                reaction_type: kind,
                created_at: times::long(row.created_ms),
            };
            Some(([row.created_ms, row.user_id.0], reaction))
        }));
    }
    let page = keyset_page_of(&ctx, &scope, input.page_size, found, |(key, _)| *key);
    Ok(page.map(|(_, reaction)| reaction))
}
