//! Makes views of claims, and of what the viewer has claimed.

use contract::{ids::UserId, users::ViewerView, websites::WebsiteView};
use kernel::{ctx::Ctx, error::Result};

use super::{
    find_proof::{instructions, url_of},
    sql::WebsiteRow,
};
use crate::users::find_domains::domains_of;

/// A claim as its owner sees it.
pub(super) fn show(row: &WebsiteRow) -> WebsiteView {
    WebsiteView {
        url: url_of(&row.domain),
        is_verified: row.verified_ms.is_some(),
        is_failing: row.failures > 0,
        proof: row.proof(),
        verified_ms: row.verified_ms,
        instructions: instructions(&row.domain, &row.token),
        domain: row.domain.clone(),
    }
}

/// What the viewer is told of their websites.
pub(super) async fn fill_viewer(ctx: &Ctx, id: UserId, viewer: &mut ViewerView) -> Result<()> {
    let domains = domains_of(&ctx.house.db, id).await?;
    viewer.is_any_website_verified = !domains.is_empty();
    viewer.verified_user_websites = addresses(&domains);
    Ok(())
}

/// Addresses of these domains.
fn addresses(domains: &[String]) -> Vec<String> {
    domains.iter().map(|domain| url_of(domain)).collect()
}
