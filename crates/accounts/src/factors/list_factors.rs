//! The viewer's second factors.

use contract::factors::{Factors, ListFactors};
use kernel::{ctx::Ctx, error::Result};

use super::show_factors::show_factors;

/// `UserFactorsResource/get`: second factors. Caller: user, of their own account.
pub async fn list_factors(ctx: Ctx, _input: ListFactors) -> Result<Factors> {
    let viewer = ctx.user()?;
    show_factors(&ctx, viewer).await
}
