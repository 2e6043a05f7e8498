//! Makes views of claims, and tells other rooms which websites are whose.

use std::collections::HashMap;

use contract::{ids::UserId, websites::WebsiteView};
use store::Run;

use super::{
    find_proof::{instructions, url_of},
    sql::{self, WebsiteRow},
};
use crate::error::Result;

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

/// Domains that were shown to be this person's.
pub async fn domains_of(run: &impl Run, id: UserId) -> Result<Vec<String>> {
    let mut of_each = sql::verified_of(run, &[id.0]).await?;
    Ok(of_each.remove(&id.0).unwrap_or_default())
}

/// The same of several people at once.
pub async fn domains_of_many(run: &impl Run, ids: &[i64]) -> Result<HashMap<i64, Vec<String>>> {
    match ids {
        [] => Ok(HashMap::new()),
        _ => sql::verified_of(run, ids).await,
    }
}

/// Addresses of these domains.
pub fn addresses(domains: &[String]) -> Vec<String> {
    domains.iter().map(|domain| url_of(domain)).collect()
}
