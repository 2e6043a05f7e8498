//! Pages for the host alone.
//!
//! Invariant: this has a listener of its own, which is off unless configured;
//! nothing of it is reachable where users and visitors are served, nor under a name
//! that the host does not call it by: a page elsewhere whose name leads here, in the
//! browser of who runs the host, would read the mails.

use std::{net::IpAddr, sync::Arc};

use axum::{
    Router,
    extract::{Request, State},
    middleware::{self, Next},
    response::{IntoResponse, Response},
    routing::get,
};
use http::{StatusCode, header, uri::Authority};

use crate::{app::guarded, metrics, outbox, site::Site};

/// Names that the host's own listener answers to.
#[derive(Debug, Clone)]
pub struct HostNames {
    address: IpAddr,
    names: Arc<[String]>,
}

impl HostNames {
    /// The address that is listened on, and what else the host calls it. Loopback names
    /// need not be told.
    pub fn new(address: IpAddr, names: impl IntoIterator<Item = String>) -> Self {
        let names = names.into_iter().map(|name| name.to_lowercase()).collect();
        Self { address, names }
    }

    fn has(&self, authority: &Authority) -> bool {
        let name = authority.host().trim_matches(['[', ']']).to_lowercase();
        if let Ok(address) = name.parse::<IpAddr>() {
            return address.is_loopback() || address == self.address || self.names.contains(&name);
        }
        name == "localhost" || self.names.contains(&name)
    }
}

/// Every address of the host's own listener.
pub fn router(site: Arc<Site>, names: HostNames) -> Router {
    let router = Router::new()
        .route("/metrics", get(metrics::serve))
        .route("/outbox/", get(outbox::list))
        .route("/outbox/{name}", get(outbox::show))
        .with_state(site.clone())
        .layer(middleware::from_fn_with_state(names, only_by_name));
    guarded(router, site)
}

/// Refuses requests under any other name, or under several.
async fn only_by_name(State(names): State<HostNames>, request: Request, next: Next) -> Response {
    let mut hosts = request.headers().get_all(header::HOST).into_iter();
    let host = match (hosts.next(), hosts.next()) {
        (Some(host), None) => Authority::try_from(host.as_bytes()).ok(),
        (None, None) => request.uri().authority().cloned(),
        _ => None,
    };
    match host {
        Some(host) if names.has(&host) => next.run(request).await,
        _ => {
            let text = "This address is the host's own. Call it localhost, or add your name for it to admin_hosts.\n";
            (StatusCode::MISDIRECTED_REQUEST, text).into_response()
        }
    }
}
