//! Files of the built web app: named by their content, cached for ever.

use std::{borrow::Cow, sync::Arc};

use axum::{
    body::Body,
    extract::State,
    response::{IntoResponse, Response},
};
use bytes::Bytes;
use http::{HeaderMap, HeaderValue, Request, StatusCode, header};

use crate::{adapters::caller::header as text, site::Site};

/// Encodings that lie beside the files, best first: the header's word, the ending.
const ENCODINGS: [(&str, &str); 2] = [("br", ".br"), ("gzip", ".gz")];

/// Serves `/assets/…` and the icons.
pub async fn serve(State(site): State<Arc<Site>>, request: Request<Body>) -> Response {
    let path = request.uri().path().trim_start_matches('/');
    let path = if path == "favicon.ico" {
        "favicon.svg"
    } else {
        path
    };
    let Some((bytes, encoding)) = read(&site, path, request.headers()) else {
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
    if let Some(encoding) = encoding {
        headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static(encoding));
    }
    response
}

type Encoding = Option<&'static str>;

fn read(site: &Site, path: &str, headers: &HeaderMap) -> Option<(Cow<'static, [u8]>, Encoding)> {
    if path.split('/').any(|part| part == "..") {
        return None;
    }
    let accepted = text(headers, "accept-encoding").unwrap_or_default();
    let read = site.pages.files.read;
    let encoded = ENCODINGS
        .into_iter()
        .filter(|(word, _)| accepted.contains(word));
    let mut encoded =
        encoded.filter_map(|(word, ending)| Some((read(&format!("{path}{ending}"))?, Some(word))));
    encoded.next().or_else(|| Some((read(path)?, None)))
}

fn cache_control(path: &str) -> &'static str {
    if path.starts_with("assets/") {
        "public, max-age=31536000, immutable"
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
