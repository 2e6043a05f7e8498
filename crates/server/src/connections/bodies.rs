//! Bodies of requests, which have to come at a rate, and of answers, which end a request.

use std::{
    pin::Pin,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    task::{Context, Poll},
    time::Duration,
};

use axum::{
    BoxError,
    body::{Body, Bytes, HttpBody},
    response::{IntoResponse, Response},
};
use futures_util::FutureExt;
use http::{HeaderName, StatusCode, header};
use http_body::{Frame, SizeHint};
use tokio::time::{Instant, Sleep, sleep_until};

use super::deadlines::UnderWay;

/// How long the server waits for parts of a body before their rate counts.
pub const PATIENCE: Duration = Duration::from_secs(10);
/// Bytes that earn another second; a slow phone brings ten times as many.
const BYTES_A_SECOND: u64 = 1_000;

/// The body of a request. It fails when the server has waited longer for it than
/// [`PATIENCE`] and what came has earned; time in which nothing waits for it is free.
pub struct Arriving<B> {
    body: B,
    left: Duration,
    waiting: Option<(Instant, Pin<Box<Sleep>>)>,
    failed: Slow,
}

/// Headers that every answer has.
const SHARED: [HeaderName; 4] = [
    header::CONTENT_SECURITY_POLICY,
    header::REFERRER_POLICY,
    header::STRICT_TRANSPORT_SECURITY,
    header::X_CONTENT_TYPE_OPTIONS,
];

/// Whether the body of a request failed because it came too slowly.
#[derive(Debug, Clone, Default)]
pub struct Slow(Arc<AtomicBool>);

impl Slow {
    /// What was answered; or that it came too slowly, which most of what reads bodies
    /// cannot tell from a client that went.
    pub fn instead_of(&self, answer: Response) -> Response {
        match self.0.load(Ordering::Relaxed) {
            true => {
                let text = "The body came too slowly.\n";
                let caching = [(header::CACHE_CONTROL, "private, no-store")];
                let mut told = (StatusCode::REQUEST_TIMEOUT, caching, text).into_response();
                for name in SHARED {
                    if let Some(value) = answer.headers().get(&name) {
                        told.headers_mut().insert(name, value.clone());
                    }
                }
                told
            }
            false => answer,
        }
    }
}

impl<B> Arriving<B> {
    /// A body of which nothing has come, and where it tells that it came too slowly.
    pub fn new(body: B, failed: Slow) -> Self {
        Self {
            body,
            left: PATIENCE,
            waiting: None,
            failed,
        }
    }
}

impl<B> HttpBody for Arriving<B>
where
    B: HttpBody<Data = Bytes, Error: Into<BoxError>> + Unpin,
{
    type Data = Bytes;
    type Error = BoxError;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, BoxError>>> {
        let polled = Pin::new(&mut self.body).poll_frame(context);
        if let Poll::Ready(frame) = polled {
            if let Some((since, _)) = self.waiting.take() {
                self.left = self.left.saturating_sub(since.elapsed());
            }
            let came = match &frame {
                Some(Ok(frame)) => frame.data_ref().map_or(0, Bytes::len) as u64,
                _ => 0,
            };
            let earned = Duration::from_millis(came * 1_000 / BYTES_A_SECOND);
            // What came at once earns no hours: all of it waits here meanwhile.
            self.left = self.left.saturating_add(earned).min(PATIENCE);
            return Poll::Ready(frame.map(|frame| frame.map_err(Into::into)));
        }
        let left = self.left;
        let (_, late) = self.waiting.get_or_insert_with(|| {
            let now = Instant::now();
            (now, Box::pin(sleep_until(now + left)))
        });
        late.poll_unpin(context).map(|()| {
            self.failed.0.store(true, Ordering::Relaxed);
            Some(Err("the body comes too slowly".into()))
        })
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}

/// The body of an answer, whose end ends the request.
pub struct Answer {
    body: Body,
    _under_way: UnderWay,
}

impl Answer {
    /// The answer to a request under way.
    pub fn new(body: Body, under_way: UnderWay) -> Self {
        Self {
            body,
            _under_way: under_way,
        }
    }
}

impl HttpBody for Answer {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        Pin::new(&mut self.body).poll_frame(context)
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_came_too_slowly_is_told_with_the_headers_of_every_answer() {
        let mut answer = "done".into_response();
        for (name, value) in [
            ("content-security-policy", "default-src 'none'"),
            ("referrer-policy", "no-referrer"),
            ("strict-transport-security", "max-age=1"),
            ("x-content-type-options", "nosniff"),
            ("set-cookie", "session=new"),
            ("cache-control", "public, max-age=600"),
        ] {
            answer.headers_mut().insert(name, value.parse().unwrap());
        }
        let slow = Slow::default();
        let same = slow.instead_of(answer);
        assert_eq!((same.status(), same.headers().len()), (StatusCode::OK, 7));
        slow.0.store(true, Ordering::Relaxed);
        let told = slow.instead_of(same);
        assert_eq!(told.status(), StatusCode::REQUEST_TIMEOUT);
        for name in SHARED {
            assert!(told.headers().contains_key(&name), "{name}");
        }
        // Nothing of an answer that was not given.
        assert!(!told.headers().contains_key("set-cookie"));
        assert_eq!(told.headers()["cache-control"], "private, no-store");
    }
}
