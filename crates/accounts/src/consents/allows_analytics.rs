//! Whether what a user does may be learned from.

use contract::ids::UserId;
use kernel::{ctx::Ctx, error::Result};

use super::{
    read_country::{ConsentRules, country_of},
    sql,
};

/// Whether the host may log how a user uses the site: as they chose, and before they
/// chose only where the law wants no consent first (specification §6).
pub async fn allows_analytics(ctx: &Ctx, user: UserId) -> Result<bool> {
    if let Some(consent) = sql::find(&ctx.house.db, user).await? {
        return Ok(consent.analytic);
    }
    let rules = ctx.house.get::<ConsentRules>();
    Ok(!rules.is_restricted(country_of(ctx)))
}
