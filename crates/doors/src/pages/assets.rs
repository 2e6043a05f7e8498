//! Files of the built web app: named by their content and cached for ever, but the icons and the
//! service worker, whose addresses stay.

use std::{borrow::Cow, sync::Arc};

use axum::{
    body::Body,
    extract::State,
    response::{IntoResponse, Response},
};
use bytes::Bytes;
use http::{HeaderMap, HeaderValue, Request, StatusCode, header};

use crate::{adapters::caller::header as text, site::Site};

/// The service worker, which shows what is pushed.
const WORKER: &str = "sw.js";
/// What it may load: the picture beside what it shows.
const OF_WORKER: HeaderValue =
    HeaderValue::from_static("default-src 'none'; img-src 'self'; frame-ancestors 'none'");

/// Serves `/assets/…`, the icons and `/sw.js`. Where no `.br` lies beside a file or the client
/// takes none, the file is compressed as every answer is.
pub async fn serve(State(site): State<Arc<Site>>, request: Request<Body>) -> Response {
    let path = request.uri().path().trim_start_matches('/');
    let path = if path == "favicon.ico" {
        "favicon.svg"
    } else {
        path
    };
    let Some((bytes, is_brotli)) = read(&site, path, request.headers()) else {
        return StatusCode::NOT_FOUND.into_response();
    };
    let bytes = match bytes {
        Cow::Borrowed(bytes) => Bytes::from_static(bytes),
        Cow::Owned(bytes) => Bytes::from(bytes),
    };
    let mut response = Response::new(Body::from(bytes));
    let headers = response.headers_mut();
    headers.insert(
        header::CONTENT_TYPE,
        HeaderValue::from_static(media_type(path)),
    );
    headers.insert(
        header::CACHE_CONTROL,
        HeaderValue::from_static(cache_control(path)),
    );
    headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    if path == WORKER {
        headers.insert(header::CONTENT_SECURITY_POLICY, OF_WORKER);
    }
    if is_brotli {
        headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static("br"));
    }
    response
}

/// A file's bytes, and whether they are brotli.
fn read(site: &Site, path: &str, headers: &HeaderMap) -> Option<(Cow<'static, [u8]>, bool)> {
    if path.split('/').any(|part| part == "..") {
        return None;
    }
    let read = site.pages.files.read;
    let takes_brotli = text(headers, "accept-encoding").is_some_and(|words| words.contains("br"));
    let compressed = takes_brotli.then(|| read(&format!("{path}.br"))).flatten();
    let plain = || Some((read(path)?, false));
    compressed.map(|bytes| (bytes, true)).or_else(plain)
}

fn cache_control(path: &str) -> &'static str {
    if path.starts_with("assets/") {
        "public, max-age=31536000, immutable"
    } else if path == WORKER {
        // Browsers ask for the worker anew, and find it as it was until it is another.
        "no-cache"
    } else {
        "public, max-age=3600"
    }
}

fn media_type(path: &str) -> &'static str {
    match path.rsplit('.').next().unwrap_or_default() {
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "woff2" => "font/woff2",
        "json" => "application/json",
        _ => "application/octet-stream",
    }
}
