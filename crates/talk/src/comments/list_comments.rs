//! The comments of a pin.

use collections::pins::get_pin::visible;
use contract::{
    answers::Page,
    comments::{CommentView, ListComments},
};
use kernel::{
    ctx::Ctx,
    error::Result,
    lists::{keyset, keyset_page},
};

use super::{show_comments::show_comments, sql};

/// `UnifiedCommentsResource/get`: the latest first, without those of users hidden from the
/// viewer and, but for their authors, those that the pinner's words hold back. Caller: every
/// viewer who sees the pin.
pub async fn list_comments(ctx: Ctx, input: ListComments) -> Result<Page<CommentView>> {
    let pin = visible(&ctx, input.pin_id).await?;
    let scope = format!("comments {}", input.pin_id);
    let Some(mut below) = keyset(&ctx, &scope, &input.bookmarks)? else {
        return Ok(Page::ended());
    };
    // One more than is wanted is looked for, so that a page with a bookmark is never
    // followed by an empty one.
    let most = input.page_size.items() + 1;
    let mut found: Vec<CommentView> = Vec::with_capacity(most);
    while found.len() < most {
        let (db, viewer) = (&ctx.house.db, ctx.viewer());
        let rows = sql::list(db, input.pin_id, below, viewer, most as i64).await?;
        let Some(last) = rows.last() else {
            break;
        };
        below = last.id.0;
        found.extend(show_comments(&ctx, pin.pinner_id, rows).await?);
    }
    let key = |comment: &CommentView| comment.id.0;
    Ok(keyset_page(&ctx, &scope, input.page_size, found, key))
}
