//! Makes views of comments.

use accounts::users::show_users::user_refs;
use contract::{comments::CommentView, ids::UserId};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
    times,
};

use super::{policy, sql::CommentRow};

/// Views of comments below a pin of this pinner, which the viewer sees; without those of
/// users hidden from them.
pub(super) async fn show_comments(
    ctx: &Ctx,
    pinner: UserId,
    rows: Vec<CommentRow>,
) -> Result<Vec<CommentView>> {
    let users = user_refs(ctx, rows.iter().map(|row| row.user_id)).await?;
    let viewer = ctx.viewer();
    let view = |row: CommentRow| {
        let user = users.get(&row.user_id)?;
        Some(CommentView {
            r#type: "aggregatedcomment",
            id: row.id,
            pin_id: row.pin_id,
            user: (**user).clone(),
            created_at: times::long(row.created_ms),
            is_edited: row.edited_ms.is_some(),
            is_mine: viewer == Some(row.user_id),
            may_delete: viewer
                .is_some_and(|viewer| policy::may_delete(viewer, pinner, &row).is_ok()),
            text: row.text,
        })
    };
    Ok(rows.into_iter().filter_map(view).collect())
}

/// View of one comment; *not found* when its author is hidden.
pub(super) async fn comment_view(
    ctx: &Ctx,
    pinner: UserId,
    row: CommentRow,
) -> Result<CommentView> {
    let shown = show_comments(ctx, pinner, vec![row]).await?;
    shown.into_iter().next().ok_or_else(Error::not_found)
}
