//! Whether the process is up and ready.

use std::sync::Arc;

use axum::extract::State;
use contract::errors::Code;
use http::StatusCode;
use kernel::house::check;
use tracing::warn;

use crate::site::Site;

/// `GET /healthz`: the process is up. Also the bare answer that the bench
/// measures everything else against.
pub async fn healthz() -> &'static str {
    "ok"
}

/// `GET /readyz`: database, pictures and search index answer, and there is room.
pub async fn readyz(State(site): State<Arc<Site>>) -> (StatusCode, &'static str) {
    let problem = match check(&site.house).await {
        Ok(()) => return (StatusCode::OK, "ready"),
        Err(error) => error,
    };
    warn!(%problem, "not ready");
    let text = match problem.code {
        Code::StorageFull => "not ready: no room is left on the disk",
        _ => "not ready",
    };
    (StatusCode::SERVICE_UNAVAILABLE, text)
}
