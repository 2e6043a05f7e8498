//! What the host is told about itself, in Prometheus' text form.

use std::{
    future::Future,
    sync::{Arc, atomic::Ordering},
    time::Instant,
};

use axum::{
    extract::State,
    response::{IntoResponse, Response},
};
use discovery::activities::count_new_versions::NewVersions;
use futures_util::FutureExt;
use http::{StatusCode, header};
use kernel::{
    error::{Error, Result},
    jobs::count_jobs,
};
use prometheus_client::{
    encoding::text::encode,
    metrics::{counter::Counter, family::Family, gauge::Gauge, histogram::Histogram},
    registry::{Registry, Unit},
};

use crate::{adapters::refusal, site::Site};

/// Form of the answer, as OpenMetrics names it.
const TEXT: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";
/// Upper bounds of the times that are told apart, in seconds: from a kept page to
/// a picture of forty megapixels.
const BUCKETS: [f64; 13] = [
    0.000_5, 0.001, 0.002_5, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0,
];

/// A label and its value.
type Label = [(&'static str, &'static str); 1];
/// An operation, and the status it was answered with.
type Call = (Label, [(&'static str, u32); 1]);

/// Counts and times since the start.
pub struct Metrics {
    registry: Registry,
    calls: Family<Call, Histogram, fn() -> Histogram>,
    pages: Family<Label, Counter>,
    renders: Family<Label, Counter>,
    jobs: Family<Label, Gauge>,
    new_versions: Counter,
    streams_kept_back: Counter,
}

impl Default for Metrics {
    fn default() -> Self {
        let mut registry = Registry::with_prefix("magpie");
        let calls =
            Family::<_, _, fn() -> Histogram>::new_with_constructor(|| Histogram::new(BUCKETS));
        let (pages, renders, jobs) = (Family::default(), Family::default(), Family::default());
        let new_versions = Counter::default();
        let help = "How long operations and pages took, by HTTP status";
        registry.register_with_unit("call", help, Unit::Seconds, calls.clone());
        let help = "Visitors' pages: kept from before, or made";
        registry.register("pages", help, pages.clone());
        let help = "Pages drawn on the server: rendered, saturated (all engines busy) or failed";
        registry.register("renders", help, renders.clone());
        let help = "Jobs by state: waiting, running, failed";
        registry.register("jobs", help, jobs.clone());
        let help = "Pages of users that found a newer version of the web app here than theirs";
        registry.register("new_version_available", help, new_versions.clone());
        let help = "Browsers whose stream of events a proxy keeps back, each once in ten minutes";
        let streams_kept_back = Counter::default();
        registry.register("streams_kept_back", help, streams_kept_back.clone());
        Self {
            registry,
            calls,
            pages,
            renders,
            jobs,
            new_versions,
            streams_kept_back,
        }
    }
}

impl Metrics {
    /// Does the work of an operation, and notes how long it took and how it ended.
    pub fn time<T>(
        &self,
        operation: &'static str,
        work: impl Future<Output = Result<T>>,
    ) -> impl Future<Output = Result<T>> {
        self.time_as(operation, work, |outcome| match outcome {
            Ok(_) => StatusCode::OK,
            Err(error) => refusal::status(error.kind()),
        })
    }

    /// The same for work that knows its status better. An `async fn` would hold the work twice,
    /// and every request pays for its size.
    pub fn time_as<T>(
        &self,
        operation: &'static str,
        work: impl Future<Output = T>,
        status: impl FnOnce(&T) -> StatusCode,
    ) -> impl Future<Output = T> {
        let began = now();
        work.inspect(move |outcome| {
            let status = u32::from(status(outcome).as_u16());
            let call = ([("operation", operation)], [("status", status)]);
            let took = now().duration_since(began).as_secs_f64();
            self.calls.get_or_create(&call).observe(took);
        })
    }

    /// Counts a visitor's page: `kept` or `made`.
    pub fn count_page(&self, outcome: &'static str) {
        self.pages.get_or_create(&[("outcome", outcome)]).inc();
    }

    /// Counts a page given to the renderer: `rendered`, `saturated` or `failed`.
    pub fn count_render(&self, outcome: &'static str) {
        self.renders.get_or_create(&[("outcome", outcome)]).inc();
    }

    /// Counts a browser that hears nothing in its stream, as a proxy keeps it back; the first one
    /// since the start is told in the log.
    pub fn count_stream_kept_back(&self) {
        if self.streams_kept_back.inc() == 0 {
            tracing::warn!(
                "a proxy keeps back streams of events, so browsers ask by the clock: let it pass on \
                 /live/ as it comes (docs/how-to/run-several-servers.md)"
            );
        }
    }
}

/// `GET /metrics`.
pub async fn serve(State(site): State<Arc<Site>>) -> Response {
    match text(&site).await {
        Ok(text) => ([(header::CONTENT_TYPE, TEXT)], text).into_response(),
        Err(error) => crate::app::refuse(&site, error),
    }
}

async fn text(site: &Site) -> Result<String> {
    let metrics = &site.metrics;
    for (state, number) in count_jobs(&site.house).await? {
        metrics.jobs.get_or_create(&[("state", state)]).set(number);
    }
    let pages = site.house.get::<NewVersions>().pages();
    metrics.new_versions.inner().store(pages, Ordering::Relaxed);
    let mut text = String::new();
    encode(&mut text, &metrics.registry).map_err(Error::internal)?;
    Ok(text)
}

#[expect(
    clippy::disallowed_methods,
    reason = "how long something took is told to the host alone; no answer depends on it"
)]
fn now() -> Instant {
    Instant::now()
}
