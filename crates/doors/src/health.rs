//! Whether the process is up and ready.

use std::sync::Arc;

use axum::extract::State;
use http::StatusCode;
use kernel::house::House;

use crate::site::Site;

/// `GET /healthz`: the process is up. Also the bare answer that the bench
/// measures everything else against.
pub async fn healthz() -> &'static str {
    "ok"
}

/// `GET /readyz`: database, pictures and search index answer.
pub async fn readyz(State(site): State<Arc<Site>>) -> (StatusCode, &'static str) {
    if is_ready(&site.house).await {
        (StatusCode::OK, "ready")
    } else {
        (StatusCode::SERVICE_UNAVAILABLE, "not ready")
    }
}

async fn is_ready(house: &House) -> bool {
    kernel::house::check(house).await.is_ok()
}
