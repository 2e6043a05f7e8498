//! The router: every address of the host, with the headers all answers share.

use std::{any::Any, sync::Arc};

use axum::{
    Router,
    body::Body,
    extract::{Request, State},
    middleware::{self, Next},
    response::{IntoResponse, Response},
    routing::{any, get, post},
};
use contract::errors::Code;
use http::{HeaderValue, StatusCode, header};
use kernel::error::Error;
use tower_http::{
    catch_panic::CatchPanicLayer,
    compression::{
        CompressionLayer, CompressionLevel, Predicate,
        predicate::{NotForContentType, SizeAbove},
    },
};
use tracing::error;

use crate::{
    adapters::{client::is_https, graphql, openapi, refusal, resource, rest_v3},
    downloads, exports, files,
    grants::{discovery, oauth},
    health, imports, links, live, pages, preferences, siblings,
    site::Site,
    uploads,
};

/// Below this many bytes compressing costs more than it spares.
const WORTH_COMPRESSING: u16 = 1_024;
/// Compression level while a client waits, for every algorithm: a page
/// of pins takes Zstandard a tenth and Brotli half of the time of Brotli's level 4
/// and becomes 3 % smaller, 7 % larger (docs/bench/findings.md).
const LEVEL: CompressionLevel = CompressionLevel::Precise(1);
/// First parts of the addresses of pictures and of videos.
const FILES: [&str; 14] = [
    "60x60",
    "136x136",
    "170x",
    "236x",
    "345x",
    "474x",
    "564x",
    "736x",
    "1200x",
    "600x315",
    "70x",
    "originals",
    "720p",
    "hls",
];

/// Addresses of door 1: ours, and as public clients of the protocol write it.
const RESOURCES: [&str; 4] = [
    "/resource/{resource}/{verb}/",
    "/resource/{resource}/{verb}",
    "/resource/{resource}/{verb}//",
    "/_ngjs/resource/{resource}/{verb}/",
];

/// Every address of the host.
pub fn router(site: Arc<Site>) -> Router {
    let mut router = Router::new()
        .route("/healthz", get(health::healthz))
        .route("/readyz", get(health::readyz))
        .route("/openapi.json", get(openapi::serve))
        .route("/_/graphql/", post(graphql::serve))
        .route("/v3/batch/", post(rest_v3::serve_batch))
        .route("/v3/{*path}", any(rest_v3::serve))
        .route("/vx/users/cctld_session/", post(siblings::receive_session))
        .route("/vx/{*path}", any(rest_v3::serve))
        .route(
            "/.well-known/oauth-authorization-server",
            get(discovery::serve),
        )
        .route("/live/", get(live::serve))
        .route("/oauth/token", post(oauth::token))
        .route("/oauth/revoke", post(oauth::revoke))
        .route("/oauth/introspect", post(oauth::introspect))
        .route("/downloads/{id}/", get(downloads::serve))
        .route("/exports/{id}/", get(exports::serve))
        .route("/imports/", post(imports::receive))
        .route(
            "/email/unsubscribe/{token}/",
            get(preferences::serve_subscription).post(preferences::serve_unsubscribe),
        )
        .route("/page-pictures/{token}/", get(links::serve_thumbnail))
        .route("/uploads/", post(uploads::receive));
    for address in RESOURCES {
        router = router.route(address, any(resource::serve));
    }
    for folder in FILES {
        router = router.route(&format!("/{folder}/{{*file}}"), get(files::serve));
    }
    // What a compressor keeps until there is more of it would come late in a stream.
    let texts = NotForContentType::const_new("image/")
        .and(NotForContentType::const_new("video/"))
        .and(NotForContentType::SSE)
        .and(SizeAbove::new(WORTH_COMPRESSING));
    let router = pages::routes(router)
        .with_state(site.clone())
        .layer(CompressionLayer::new().quality(LEVEL).compress_when(texts));
    guarded(router, site)
}

/// The same addresses, whose every answer has the headers that all share, also after a
/// panic.
pub fn guarded(router: Router, site: Arc<Site>) -> Router {
    router
        .layer(CatchPanicLayer::custom({
            let site = site.clone();
            move |panic| caught(&site, panic)
        }))
        .layer(middleware::from_fn_with_state(site, safe_headers))
}

/// An error before the caller is known.
pub fn refuse(site: &Site, error: Error) -> Response {
    refuse_as(site, error, refusal::error_view)
}

/// The same, with the error object made by `refused`.
pub fn refuse_as(site: &Site, error: Error, refused: refusal::Refused) -> Response {
    let view = refused(&error, site.brand(), None);
    let status =
        StatusCode::from_u16(view.http_status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
    let body = serde_json::json!({
        "status": "failure", "code": view.code, "message": view.message, "data": null, "error": view,
    });
    let mut response = (status, axum::Json(body)).into_response();
    if let Some(challenge) = refusal::challenge(&error) {
        response
            .headers_mut()
            .insert(header::WWW_AUTHENTICATE, challenge);
    }
    response
}

/// What an answer that is no document of ours may do where a browser shows it as one: nothing.
const NO_DOCUMENT: HeaderValue =
    HeaderValue::from_static("default-src 'none'; frame-ancestors 'none'");

async fn safe_headers(State(site): State<Arc<Site>>, request: Request, next: Next) -> Response {
    let (parts, body) = request.into_parts();
    let is_https = is_https(&site, &parts);
    let mut response = next.run(Request::from_parts(parts, body)).await;
    let headers = response.headers_mut();
    if is_https {
        let value = match site.settings.hsts_subdomains {
            true => "max-age=31536000; includeSubDomains",
            false => "max-age=31536000",
        };
        let value = HeaderValue::from_static(value);
        headers.insert(header::STRICT_TRANSPORT_SECURITY, value);
    }
    headers
        .entry(header::CONTENT_SECURITY_POLICY)
        .or_insert(NO_DOCUMENT);
    headers.insert(
        header::X_CONTENT_TYPE_OPTIONS,
        HeaderValue::from_static("nosniff"),
    );
    headers.insert(
        header::REFERRER_POLICY,
        HeaderValue::from_static("strict-origin-when-cross-origin"),
    );
    // What says nothing of caches may depend on the viewer.
    let private = HeaderValue::from_static("private, no-store");
    headers.entry(header::CACHE_CONTROL).or_insert(private);
    response
}

fn caught(site: &Site, panic: Box<dyn Any + Send>) -> Response<Body> {
    let text = panic
        .downcast_ref::<String>()
        .map(String::as_str)
        .or(panic.downcast_ref::<&str>().copied());
    error!(panic = text.unwrap_or("unknown"), "a request panicked");
    refuse(site, Error::new(Code::Internal))
}
