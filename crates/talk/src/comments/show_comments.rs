//! Makes views of comments.

use accounts::users::show_users::user_refs;
use collections::pins::StoredPin;
use contract::{
    comments::CommentView,
    ids::{CommentId, UserId},
    reactions::{ReactionCounts, ReactionType},
};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
    times,
};

use super::{
    policy,
    sql::{self, CommentRow, Mark},
};

/// Views of comments below this pin, which the viewer sees; without those of users hidden
/// from them, and those that are held back from them.
pub(super) async fn show_comments(
    ctx: &Ctx,
    pin: &StoredPin,
    highlighted: Option<CommentId>,
    rows: Vec<CommentRow>,
) -> Result<Vec<CommentView>> {
    let (db, viewer) = (&ctx.house.db, ctx.viewer());
    let users = user_refs(ctx, rows.iter().map(|row| row.user_id)).await?;
    let ids: Vec<CommentId> = rows.iter().map(|row| row.id).collect();
    let marks = match viewer {
        Some(viewer) => sql::marks_on(db, pin.id, viewer, &ids).await?,
        None => Vec::new(),
    };
    let view = |row: CommentRow| {
        row.check_shown_to(viewer.unwrap_or_default()).ok()?;
        let user = users.get(&row.user_id)?;
        let may = |ask: fn(UserId, &StoredPin, &CommentRow) -> Result<()>| {
            viewer.is_some_and(|viewer| ask(viewer, pin, &row).is_ok())
        };
        Some(CommentView {
            r#type: "aggregatedcomment",
            id: row.id,
            pin_id: row.pin_id,
            parent_id: row.parent(),
            comment_count: row.reply_count,
            user: (**user).clone(),
            created_at: times::long(row.created_ms),
            reaction_counts: likes(row.like_count),
            reaction_by_me: marks
                .contains(&(row.id, Mark::Like))
                .then_some(ReactionType::Love),
            helpful_count: row.helpful_count,
            marked_helpful_by_me: marks.contains(&(row.id, Mark::Helpful)),
            highlighted_by_pin_owner: highlighted == Some(row.id),
            is_edited: row.edited_ms.is_some(),
            is_mine: viewer == Some(row.user_id),
            may_edit: may(policy::may_update),
            may_delete: may(policy::may_delete),
            may_highlight: may(policy::may_highlight),
            text: row.text,
        })
    };
    Ok(rows.into_iter().filter_map(view).collect())
}

/// None where there are none, as with reactions to pins.
fn likes(count: i64) -> ReactionCounts {
    let likes = (count > 0).then(|| (ReactionType::Love.number().to_string(), count));
    likes.into_iter().collect()
}

/// View of one comment; *not found* when its author is hidden, or it is held back.
pub(super) async fn comment_view(
    ctx: &Ctx,
    pin: &StoredPin,
    row: CommentRow,
) -> Result<CommentView> {
    let highlighted = sql::highlighted(&ctx.house.db, pin.id).await?;
    let shown = show_comments(ctx, pin, highlighted, vec![row]).await?;
    shown.into_iter().next().ok_or_else(Error::not_found)
}
