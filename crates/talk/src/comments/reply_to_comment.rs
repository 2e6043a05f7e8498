//! Replies to a comment.

use contract::comments::{CommentView, ReplyToComment};
use kernel::{ctx::Ctx, error::Result};

use super::{
    seen::seen,
    sql::Below,
    write_comment::{Said, say},
};

/// `AggregatedCommentReplyResource/create`: replies to a comment. Caller: a user who may write,
/// sees the comment, and whom the pinner lets comment. A reply to what stands
/// below a comment or a did-it stands beside it. What comes twice under one `client_id` is one reply.
pub async fn reply_to_comment(ctx: Ctx, input: ReplyToComment) -> Result<CommentView> {
    let viewer = ctx.writer()?;
    let said = Said::checked(&input.text, input.tags.as_ref(), input.client_id.as_deref())?;
    let (pin, answered) = seen(&ctx, viewer, input.comment_id).await?;
    let below = match answered.below() {
        Below::Pin => Below::Comment(answered.id),
        beside => beside,
    };
    say(&ctx, &pin, below, said.meant(input.force)).await
}
