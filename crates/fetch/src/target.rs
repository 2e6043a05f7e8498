//! What can be said about an address before anything is looked up.

use std::{collections::HashSet, net::IpAddr};

use url::{Host, Url};

use crate::{
    address::is_public,
    refused::{BadOption, Refused},
    resolver::Reach,
};

const LONGEST: usize = 2_048;

/// Hosts and ports that are fetched from wherever they are.
#[derive(Debug, Default)]
pub(crate) struct AllowedHosts(HashSet<(String, u16)>);

impl AllowedHosts {
    pub(crate) fn read(entries: &[String]) -> Result<Self, BadOption> {
        let read = entries.iter().map(|entry| read_one(entry));
        let all: Option<_> = read.collect();
        all.map(Self).ok_or_else(|| {
            let wrong = entries.iter().find(|entry| read_one(entry).is_none());
            BadOption::AllowedHost(wrong.cloned().unwrap_or_default())
        })
    }

    /// Whether this host and port is among them.
    pub(crate) fn has(&self, url: &Url) -> bool {
        let host = url.host_str().map(str::to_owned);
        host.zip(url.port_or_known_default())
            .is_some_and(|one| self.0.contains(&one))
    }
}

/// Reads an address and checks all rules that need no network; tells how far a
/// connection to it may reach.
///
/// Numeric hosts in any spelling (`2130706433`, `0x7f.1`, `0177.0.0.1`) have
/// become ordinary IPv4 addresses by the parsing, so they are checked here.
pub(crate) fn check(url: &Url, allowed: &AllowedHosts) -> Result<Reach, Refused> {
    if !matches!(url.scheme(), "http" | "https") {
        return Err(Refused::Scheme);
    }
    if url.as_str().len() > LONGEST {
        return Err(Refused::Url("it is too long"));
    }
    if !url.username().is_empty() || url.password().is_some() {
        return Err(Refused::Url("it carries a user name or a password"));
    }
    if allowed.has(url) {
        return Ok(Reach::Everywhere);
    }
    if !matches!(url.port_or_known_default(), Some(80 | 443)) {
        return Err(Refused::Port);
    }
    let public = match url.host() {
        Some(Host::Ipv4(address)) => is_public(IpAddr::V4(address)),
        Some(Host::Ipv6(address)) => is_public(IpAddr::V6(address)),
        Some(Host::Domain(_)) => true,
        None => false,
    };
    if public {
        Ok(Reach::Public)
    } else {
        Err(Refused::Address)
    }
}

fn read_one(entry: &str) -> Option<(String, u16)> {
    let (host, port) = entry.rsplit_once(':')?;
    let url = Url::parse(&format!("http://{host}/")).ok()?;
    let plain = url.path() == "/" && url.username().is_empty() && url.port().is_none();
    let host = url.host_str().filter(|_| plain)?;
    Some((host.to_owned(), port.parse().ok()?))
}
