//! Makes views of feedback.

use accounts::users::show_users::user_refs;
use contract::feedback::{FeedbackState, FeedbackView};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
    times,
};

use super::{send_feedback::Asked, sql::FeedbackRow};

/// Views of feedback, in their order.
pub(super) async fn show_feedback(ctx: &Ctx, rows: Vec<FeedbackRow>) -> Result<Vec<FeedbackView>> {
    let users = user_refs(ctx, rows.iter().filter_map(|row| row.user_id)).await?;
    let view = |row: FeedbackRow| {
        let asked = Asked::read(&row.data);
        let user = row.user_id.and_then(|id| users.get(&id));
        FeedbackView {
            r#type: "feedback",
            id: row.id,
            words: row.words,
            user: user.map(|user| (**user).clone()),
            is_visitor: row.user_id.is_none(),
            page: row.page,
            action_origin: row.origin,
            title: asked.title,
            prompt: asked.prompt,
            state: FeedbackState::parse(&row.state).unwrap_or(FeedbackState::Open),
            created_at: times::long(row.created_ms),
        }
    };
    Ok(rows.into_iter().map(view).collect())
}

/// The view of one.
pub(super) async fn feedback_view(ctx: &Ctx, row: FeedbackRow) -> Result<FeedbackView> {
    let views = show_feedback(ctx, vec![row]).await?;
    views.into_iter().next().ok_or_else(Error::not_found)
}
