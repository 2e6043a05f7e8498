//! Whether what a user does may be learned from.

use contract::ids::UserId;
use kernel::{ctx::Ctx, error::Result};

use super::{read_country::ConsentRules, sql};

/// Whether the host may log how a user uses the site: as they chose, and before they
/// chose only where the law wants no consent first (specification §6).
pub async fn allows_analytics(ctx: &Ctx, user: UserId) -> Result<bool> {
    if let Some(consent) = sql::find(&ctx.house.db, user).await? {
        return Ok(consent.analytic);
    }
    let country = ctx.browser.country.as_deref();
    let country = country.unwrap_or(&ctx.house.settings.country);
    Ok(!ctx.house.get::<ConsentRules>().is_restricted(country))
}
