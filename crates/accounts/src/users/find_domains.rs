//! Verified websites of users; the room `websites` knows.

use std::collections::HashMap;

use contract::ids::UserId;
use futures_util::future::BoxFuture;
use kernel::{
    error::Result,
    hooks::{Hook, in_order},
};
use store::Db;
use url::Url;

/// Domains by the ids of the users whose they were verified to be.
pub type Domains = HashMap<UserId, Vec<String>>;
/// Finds them for several users at once.
pub type FindDomains = for<'a> fn(&'a Db, &'a [UserId]) -> BoxFuture<'a, Result<Domains>>;

/// Rooms that verify websites.
#[linkme::distributed_slice]
pub static FIND_DOMAINS: [Hook<FindDomains>];

/// Verified domains of several users at once.
pub async fn find_domains(db: &Db, ids: &[UserId]) -> Result<Domains> {
    let mut found = Domains::new();
    if ids.is_empty() {
        return Ok(found);
    }
    for find in in_order(&FIND_DOMAINS) {
        for (id, domains) in find(db, ids).await? {
            found.entry(id).or_default().extend(domains);
        }
    }
    Ok(found)
}

/// Verified domains of one user.
pub async fn domains_of(db: &Db, id: UserId) -> Result<Vec<String>> {
    let mut of_each = find_domains(db, &[id]).await?;
    Ok(of_each.remove(&id).unwrap_or_default())
}

/// The domain of an address: host without `www.`, port if it is an unusual one.
pub fn domain_of(url: &Url) -> Option<String> {
    let host = url.host_str()?.trim_end_matches('.');
    let host = host.strip_prefix("www.").unwrap_or(host);
    match url.port() {
        Some(port) => Some(format!("{host}:{port}")),
        None if host.is_empty() => None,
        None => Some(host.to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_of_one_site_have_one_domain() {
        for (address, expected) in [
            ("https://www.lovelace.example/me", "lovelace.example"),
            ("http://127.0.0.1:4000/", "127.0.0.1:4000"),
            ("https://lovelace.example:443/", "lovelace.example"),
        ] {
            let url = Url::parse(address).expect("an address");
            assert_eq!(domain_of(&url).as_deref(), Some(expected));
        }
    }
}
