//! Refuses an app what it asks.

use contract::grants::{AppAuthorizationAnswer, AppAuthorizationRequest};
use kernel::{ctx::Ctx, error::Result};

use super::read_request::read_request;

/// `AppAuthorizationResource/delete`: answers the way back to the app, with the refusal.
/// What it was allowed before stays. Caller: user.
pub async fn refuse_app(
    ctx: Ctx,
    input: AppAuthorizationRequest,
) -> Result<AppAuthorizationAnswer> {
    ctx.user()?;
    let request = read_request(&ctx, &input).await?;
    Ok(AppAuthorizationAnswer {
        url: request.refused(&ctx, "access_denied", "the person said no"),
    })
}
