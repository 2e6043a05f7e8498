//! The browser or program that asks: what its request tells, before its viewer is known.

use std::{
    net::{IpAddr, SocketAddr},
    sync::Arc,
};

use axum::extract::ConnectInfo;
use contract::errors::Code;
use http::{request::Parts, uri::Authority};
use kernel::{
    agents::{self, Agent},
    ctx::Origin,
    error::{Error, Result},
};

use super::{
    caller::header,
    places::{Place, accepted_locale},
};
use crate::site::Site;

/// What a page depends on beside its viewer.
pub struct Client {
    /// The address under which it sees this host.
    pub origin: Origin,
    /// Its network address.
    pub address: IpAddr,
    /// What it says it is.
    pub agent: Agent,
    /// Where it is.
    pub place: Place,
    /// The locale that it asks for.
    pub locale: Option<&'static str>,
}

impl Client {
    /// Reads a request.
    pub fn read(site: &Site, parts: &Parts) -> Result<Self> {
        let headers = &parts.headers;
        let address = address(site, parts);
        let proxy = Some(headers).filter(|_| site.settings.trust_proxy);
        Ok(Self {
            origin: origin(site, parts)?,
            address,
            agent: agents::read(header(headers, "user-agent").unwrap_or_default()),
            place: site.settings.places.find(proxy, address),
            locale: accepted_locale(headers),
        })
    }
}

/// Whether the caller sees this host by HTTPS.
pub fn is_https(site: &Site, parts: &Parts) -> bool {
    match configured(site, host(parts)) {
        Some(url) => url.starts_with("https:"),
        None => scheme(site, parts) == "https",
    }
}

/// The address under which the caller sees this host.
fn origin(site: &Site, parts: &Parts) -> Result<Origin> {
    let wrong = || Error::new(Code::InvalidInput).detail("the Host header names no host");
    if parts.headers.get_all("host").iter().count() > 1 {
        return Err(Error::new(Code::InvalidInput).detail("there are two Host headers"));
    }
    let host = host(parts);
    if let Some(url) = configured(site, host) {
        return Ok(Origin(url.into()));
    }
    let host: Authority = host.ok_or_else(wrong)?.parse().map_err(|_| wrong())?;
    if host.as_str().contains('@') {
        return Err(wrong());
    }
    let (scheme, host) = (scheme(site, parts), host.as_str().to_lowercase());
    Ok(Origin(Arc::from(format!("{scheme}://{host}"))))
}

/// The host that the caller names.
fn host(parts: &Parts) -> Option<&str> {
    header(&parts.headers, "host").or_else(|| parts.uri.authority().map(Authority::as_str))
}

/// The address that the host has said it has: one of its names', or its only one.
fn configured<'a>(site: &'a Site, host: Option<&str>) -> Option<&'a str> {
    let mut siblings = site.house.settings.siblings.iter();
    let names = |url: &&String| url.split_once("://").map(|(_, name)| name) == host;
    let url = siblings.find(names).or(site.settings.public_url.as_ref());
    url.map(String::as_str)
}

fn scheme(site: &Site, parts: &Parts) -> &'static str {
    match proxied(site, parts, "x-forwarded-proto") {
        Some("https") => "https",
        _ => "http",
    }
}

/// What our own proxy says, if there is one: the last entry, also where it added a line to
/// those of the client.
fn proxied<'a>(site: &Site, parts: &'a Parts, name: &str) -> Option<&'a str> {
    let mut lines = parts.headers.get_all(name).iter();
    let last = lines.next_back().filter(|_| site.settings.trust_proxy)?;
    Some(last.to_str().ok()?.rsplit(',').next()?.trim())
}

fn address(site: &Site, parts: &Parts) -> IpAddr {
    let forwarded = proxied(site, parts, "x-forwarded-for").and_then(|told| told.parse().ok());
    let peer = parts
        .extensions
        .get::<ConnectInfo<SocketAddr>>()
        .map(|info| info.0.ip());
    forwarded.or(peer).unwrap_or(IpAddr::from([0, 0, 0, 0]))
}
