//! Whether what a viewer does may be learned from.

use contract::ids::UserId;
use kernel::{
    ctx::{Actor, Ctx},
    error::Result,
};

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

/// The same of a visitor, and of one who is signed in by less than a full log-in: where their
/// browser says that they chose it, in every country. Crawlers choose nothing.
pub fn visitor_allows_analytics(ctx: &Ctx) -> bool {
    let chosen = ctx.browser.consent.is_some_and(|chosen| chosen.analytic);
    chosen && matches!(ctx.actor, Actor::Visitor | Actor::Limited(_))
}
