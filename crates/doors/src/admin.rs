//! Pages for the host alone.
//!
//! Invariant: this has a listener of its own, which is off unless configured;
//! nothing of it is reachable where users and visitors are served.

use std::sync::Arc;

use axum::{Router, routing::get};

use crate::{metrics, outbox, site::Site};

/// Every address of the host's own listener.
pub fn router(site: Arc<Site>) -> Router {
    Router::new()
        .route("/metrics", get(metrics::serve))
        .route("/outbox/", get(outbox::list))
        .route("/outbox/{name}", get(outbox::show))
        .with_state(site)
}
