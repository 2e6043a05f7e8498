//! Comments on a did-it.

use collections::did_its::mark_did_it::seen;
use contract::comments::{CommentView, below::CommentOnDidIt};
use kernel::{ctx::Ctx, error::Result};

use super::{
    sql::Below,
    write_comment::{Said, say},
};

/// `DidItCommentsResource/create`: comments on a did-it. Caller: a user who may write, sees the
/// did-it, and whom the pinner lets comment. What comes twice under one `client_id` is one comment.
pub async fn comment_on_did_it(ctx: Ctx, input: CommentOnDidIt) -> Result<CommentView> {
    ctx.writer()?;
    let said = Said::checked(&input.text, input.tags.as_ref(), input.client_id.as_deref())?;
    let (pin, told) = seen(&ctx, input.user_did_it_data_id).await?;
    say(&ctx, &pin, Below::DidIt(told.id), said.meant(input.force)).await
}
