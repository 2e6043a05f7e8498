//! Hides a comment, or a did-it beside it, from the viewer.

use accounts::users;
use collections::did_its::mark_did_it;
use contract::{
    answers::Done,
    comments::HideComment,
    errors::Code,
    ids::{CommentId, DidItId, UserId},
};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
    tx::Tx,
};

use super::{policy, seen::seen, sql::hides};

/// `AggregatedCommentHideResource/create`: hides a comment, or a did-it that stands among them,
/// from the viewer's lists; all others read it (consumer specification §4 "Comments"). Caller: user
/// who sees it, but not its author. Once more changes nothing.
pub async fn hide_comment(ctx: Ctx, input: HideComment) -> Result<Done> {
    let viewer = ctx.user()?;
    let author = author_of(&ctx, viewer, input.comment_id).await?;
    policy::may_hide(viewer, author)?;
    let tx = ctx.begin().await?;
    if !users::lock(&tx, viewer).await? {
        return Err(Error::not_found());
    }
    hide(&tx, viewer, input.comment_id, ctx.now()).await?;
    tx.commit().await?;
    Ok(Done {})
}

/// Who said it, or told it: comments and did-its have no number in common.
async fn author_of(ctx: &Ctx, viewer: UserId, id: CommentId) -> Result<UserId> {
    match seen(ctx, viewer, id).await {
        Ok((_, comment)) => Ok(comment.user_id),
        Err(error) if error.code == Code::NotFound => {
            let (_, told) = mark_did_it::seen(ctx, DidItId(id.0)).await?;
            Ok(told.user_id)
        }
        Err(error) => Err(error),
    }
}

/// Hides it from a user who may hide it; a report does so, too.
pub(crate) async fn hide(tx: &Tx, user: UserId, id: CommentId, now: i64) -> Result<()> {
    hides::hide(tx, user, id, now).await
}
