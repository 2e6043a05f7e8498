//! Closes feedback, or opens it again.

use contract::feedback::{FeedbackView, UpdateFeedback};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
};

use super::{show_feedback::feedback_view, sql};

/// `FeedbackResource/update`: closes feedback, or opens it again. Caller: employee. Once more
/// changes nothing.
pub async fn update_feedback(ctx: Ctx, input: UpdateFeedback) -> Result<FeedbackView> {
    ctx.employee()?;
    let tx = ctx.begin().await?;
    sql::change_state(&tx, input.feedback_id, input.state).await?;
    let row = sql::find(&tx, input.feedback_id).await?;
    let row = row.ok_or_else(Error::not_found)?;
    tx.commit().await?;
    feedback_view(&ctx, row).await
}
