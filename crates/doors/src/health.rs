//! Whether the process is up and ready.

use std::{borrow::Cow, sync::Arc};

use axum::extract::State;
use contract::errors::Code;
use http::StatusCode;
use kernel::{
    house::{House, check},
    remakes::being_made,
};
use tokio::sync::Mutex;
use tracing::warn;

use crate::site::Site;

/// How long an answer is kept: every visitor may ask, and looking writes a file.
const KEPT_MS: i64 = 2_000;

type Answer = (StatusCode, Cow<'static, str>);

/// What was answered last, and when. Who asks while it is looked waits for that answer.
#[derive(Default)]
pub struct Readiness(Mutex<Option<(i64, Answer)>>);

impl Readiness {
    /// The answer of the last seconds, or what a new look finds.
    async fn answer(&self, now: impl Fn() -> i64, look: impl AsyncFnOnce() -> Answer) -> Answer {
        let mut last = self.0.lock().await;
        if let Some((looked_ms, answer)) = &*last
            && (0..KEPT_MS).contains(&(now() - looked_ms))
        {
            return answer.clone();
        }
        let answer = look().await;
        // As of the end: who waited for a look that took long asks for no other.
        *last = Some((now(), answer.clone()));
        answer
    }
}

/// `GET /healthz`: the process is up. Also the bare answer that the bench
/// measures everything else against.
pub async fn healthz() -> &'static str {
    "ok"
}

/// `GET /readyz`: database, pictures and search index answer, and there is room; as it was
/// within the last two seconds. Also what is being made anew meanwhile, which feeds and
/// searches miss in part.
pub async fn readyz(State(site): State<Arc<Site>>) -> Answer {
    let house = &site.house;
    let look = async || look(house).await;
    site.readiness.answer(|| house.now(), look).await
}

async fn look(house: &House) -> Answer {
    let problem = match check(house).await {
        Ok(()) => return (StatusCode::OK, ready(&being_made(house))),
        Err(error) => error,
    };
    warn!(%problem, "not ready");
    let text = match problem.code {
        Code::StorageFull => "not ready: no room is left on the disk",
        _ => "not ready",
    };
    (StatusCode::SERVICE_UNAVAILABLE, text.into())
}

fn ready(being_made: &[&str]) -> Cow<'static, str> {
    match being_made {
        [] => "ready".into(),
        some => format!("ready; being made: {}", some.join(", ")).into(),
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicI64, AtomicUsize, Ordering::Relaxed};

    use tokio::task::yield_now;

    use super::*;

    #[tokio::test]
    async fn a_slow_look_is_one_for_all_who_wait() {
        let (readiness, now, looks) =
            (Readiness::default(), AtomicI64::new(0), AtomicUsize::new(0));
        let ask = || {
            readiness.answer(
                || now.load(Relaxed),
                async || {
                    looks.fetch_add(1, Relaxed);
                    // Others ask meanwhile, and it takes longer than an answer is kept.
                    yield_now().await;
                    now.fetch_add(5 * KEPT_MS, Relaxed);
                    (StatusCode::OK, ready(&[]))
                },
            )
        };
        tokio::join!(ask(), ask(), ask());
        assert_eq!(looks.load(Relaxed), 1);
        // (milliseconds later, looks by then)
        for (later, expected) in [(KEPT_MS - 1, 1), (1, 2), (KEPT_MS, 3), (-10 * KEPT_MS, 4)] {
            now.fetch_add(later, Relaxed);
            ask().await;
            assert_eq!(looks.load(Relaxed), expected, "{later}");
        }
    }
}
