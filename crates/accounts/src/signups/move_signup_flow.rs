//! Notes how far the viewer is in the screens after signing up, so that they go
//! on there on any device.

use contract::signups::{MoveSignupFlow, SignupFlow};
use kernel::{ctx::Ctx, error::Result};

use super::sql;

/// `SignupFlowResource/update`: notes a screen. Caller: user. A flow that is over
/// does not begin again.
pub async fn move_signup_flow(ctx: Ctx, input: MoveSignupFlow) -> Result<SignupFlow> {
    let viewer = ctx.user()?;
    let tx = ctx.begin().await?;
    let runs = match input.step {
        Some(step) => sql::move_step(&tx, viewer, step).await?,
        None => sql::end_flow(&tx, viewer).await.map(|()| false)?,
    };
    tx.commit().await?;
    Ok(SignupFlow {
        signup_flow_step: input.step.filter(|_| runs),
    })
}
