//! Whether the process is up and ready.

use std::sync::Arc;

use axum::extract::State;
use contract::errors::Code;
use http::StatusCode;
use kernel::house::{House, check};
use tokio::sync::Mutex;
use tracing::warn;

use crate::site::Site;

/// How long an answer is kept: every visitor may ask, and looking writes a file.
const KEPT_MS: i64 = 2_000;

type Answer = (StatusCode, &'static str);

/// What was answered last, and when. Who asks while it is looked waits for that answer.
#[derive(Default)]
pub struct Readiness(Mutex<Option<(i64, Answer)>>);

impl Readiness {
    async fn answer(&self, house: &House) -> Answer {
        let mut last = self.0.lock().await;
        if let Some((looked_ms, answer)) = *last
            && (0..KEPT_MS).contains(&(house.now() - looked_ms))
        {
            return answer;
        }
        let answer = look(house).await;
        // As of the end: who waited for a look that took long asks for no other.
        *last = Some((house.now(), answer));
        answer
    }
}

/// `GET /healthz`: the process is up. Also the bare answer that the bench
/// measures everything else against.
pub async fn healthz() -> &'static str {
    "ok"
}

/// `GET /readyz`: database, pictures and search index answer, and there is room; as it was
/// within the last two seconds.
pub async fn readyz(State(site): State<Arc<Site>>) -> Answer {
    site.readiness.answer(&site.house).await
}

async fn look(house: &House) -> Answer {
    let problem = match check(house).await {
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
