//! Comments below a did-it.

use collections::did_its::mark_did_it::seen;
use contract::{
    answers::Page,
    comments::{CommentView, below::ListDidItComments},
};
use kernel::{ctx::Ctx, error::Result};

use super::{list_replies::list_below, sql::Below};

/// `DidItCommentsResource/get`: comments on a did-it, the earliest first, without what is left
/// out of replies to a comment. Caller: every viewer who sees the did-it.
pub async fn list_did_it_comments(ctx: Ctx, input: ListDidItComments) -> Result<Page<CommentView>> {
    let (pin, told) = seen(&ctx, input.user_did_it_data_id).await?;
    let place = (&pin, Below::DidIt(told.id));
    list_below(&ctx, place, &input.bookmarks, input.page_size).await
}
