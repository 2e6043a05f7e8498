//! Pictures, and the files of videos: immutable, cached for ever, in ranges and under conditions.

use std::{ops::RangeInclusive, sync::Arc};

use accounts::uploads::{
    find_renamed::find_renamed,
    open_file::{find_address, open_file},
};
use axum::{
    body::Body,
    extract::State,
    response::{IntoResponse, Response},
};
use http::{HeaderMap, HeaderValue, Request, StatusCode, header};
use tracing::error;

use crate::{adapters::caller::header as text, site::Site};

/// Content-addressed files never change.
const FOR_EVER: &str = "public, max-age=31536000, immutable";
/// Half as long as a signed address holds; and until something better may have been made.
const FOR_A_WHILE: &str = "public, max-age=1800";

/// Serves `/<size>/aa/bb/cc/<signature>.<ext>`, and the same of videos.
pub async fn serve(State(site): State<Arc<Site>>, request: Request<Body>) -> Response {
    let path = request.uri().path().trim_start_matches('/');
    let takes_avif = text(request.headers(), "accept").is_some_and(names_avif);
    let method = request.method().as_str();
    match find_address(&site.house, path, method, takes_avif).await {
        // Whether it is there the bucket says.
        Ok(Some(address)) => return renamed(&site, path, elsewhere(&address)).await,
        Ok(None) => {}
        Err(cause) => return unreadable(path, &cause),
    }
    let blob = match open_file(&site.house, path, takes_avif).await {
        Ok(Some(blob)) => blob,
        Ok(None) => return renamed(&site, path, StatusCode::NOT_FOUND.into_response()).await,
        Err(cause) => return unreadable(path, &cause),
    };
    let len = blob.content.len();
    let mut response = Response::new(Body::empty());
    let headers = response.headers_mut();
    headers.insert(
        header::CONTENT_TYPE,
        HeaderValue::from_static(blob.media_type),
    );
    let kept = if blob.is_best { FOR_EVER } else { FOR_A_WHILE };
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(kept));
    headers.insert(header::VARY, HeaderValue::from_static("accept"));
    headers.insert(header::ACCEPT_RANGES, HeaderValue::from_static("bytes"));
    headers.insert(
        header::ACCESS_CONTROL_ALLOW_ORIGIN,
        HeaderValue::from_static("*"),
    );
    if let Ok(etag) = HeaderValue::from_str(&blob.etag) {
        headers.insert(header::ETAG, etag);
    }
    if has_already(request.headers(), &blob.etag) {
        *response.status_mut() = StatusCode::NOT_MODIFIED;
        return response;
    }
    let (status, range) = match wanted(request.headers(), &blob.etag, len) {
        Wanted::Whole => (StatusCode::OK, None),
        Wanted::Part(range) => (StatusCode::PARTIAL_CONTENT, Some(range)),
        Wanted::Nothing => {
            *response.status_mut() = StatusCode::RANGE_NOT_SATISFIABLE;
            insert(
                response.headers_mut(),
                header::CONTENT_RANGE,
                format!("bytes */{}", len),
            );
            return response;
        }
    };
    *response.status_mut() = status;
    let (start, length) = range
        .as_ref()
        .map_or((0, len), |r| (*r.start(), r.end() - r.start() + 1));
    if let Some(range) = range {
        let value = format!("bytes {}-{}/{}", range.start(), range.end(), len);
        insert(response.headers_mut(), header::CONTENT_RANGE, value);
    }
    insert(
        response.headers_mut(),
        header::CONTENT_LENGTH,
        length.to_string(),
    );
    match blob.content.stream(start..start + length).await {
        Ok(stream) => *response.body_mut() = Body::from_stream(stream),
        Err(cause) => return unreadable(path, &cause),
    }
    response
}

/// Sends the viewer to the name that a picture has now, if visitors meet it somewhere; what is
/// not told is answered like a name that nothing ever had.
async fn renamed(site: &Site, path: &str, unknown: Response) -> Response {
    match find_renamed(&site.house, path).await {
        Ok(Some(now)) => {
            let mut response = StatusCode::MOVED_PERMANENTLY.into_response();
            point(&mut response, format!("/{now}"));
            response
        }
        Ok(None) => unknown,
        Err(cause) => unreadable(path, &cause),
    }
}

/// Sends the viewer to where the picture lies. The address may be signed and hold for
/// an hour only, so it is kept for less.
fn elsewhere(address: &str) -> Response {
    let mut response = StatusCode::TEMPORARY_REDIRECT.into_response();
    point(&mut response, address.to_owned());
    response
}

fn point(response: &mut Response, address: String) {
    let headers = response.headers_mut();
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(FOR_A_WHILE));
    headers.insert(
        header::ACCESS_CONTROL_ALLOW_ORIGIN,
        HeaderValue::from_static("*"),
    );
    headers.insert(header::VARY, HeaderValue::from_static("accept"));
    insert(headers, header::LOCATION, address);
}

fn unreadable(path: &str, cause: &dyn std::fmt::Display) -> Response {
    error!(path, %cause, "a stored file cannot be read");
    StatusCode::INTERNAL_SERVER_ERROR.into_response()
}

fn insert(headers: &mut HeaderMap, name: header::HeaderName, value: String) {
    if let Ok(value) = HeaderValue::from_str(&value) {
        headers.insert(name, value);
    }
}

fn has_already(headers: &HeaderMap, etag: &str) -> bool {
    let list = text(headers, "if-none-match").unwrap_or_default();
    list.split(',')
        .map(|one| one.trim().trim_start_matches("W/"))
        .any(|one| one == etag || one == "*")
}

/// What of the file is wanted.
#[derive(Debug, PartialEq, Eq)]
enum Wanted {
    Whole,
    Part(RangeInclusive<u64>),
    Nothing,
}

/// Reads `Range` (RFC 9110): one range of bytes; several are answered whole.
fn wanted(headers: &HeaderMap, etag: &str, len: u64) -> Wanted {
    let Some(spec) = text(headers, "range").and_then(|value| value.strip_prefix("bytes=")) else {
        return Wanted::Whole;
    };
    if text(headers, "if-range").is_some_and(|condition| condition != etag) || spec.contains(',') {
        return Wanted::Whole;
    }
    let Some((first, last)) = spec.trim().split_once('-') else {
        return Wanted::Whole;
    };
    let range = match (first.parse::<u64>(), last.parse::<u64>()) {
        (Ok(first), Ok(last)) if first <= last => Some((first, last.min(len.saturating_sub(1)))),
        (Ok(first), Err(_)) if last.is_empty() => Some((first, len.saturating_sub(1))),
        (Err(_), Ok(suffix)) if first.is_empty() && suffix > 0 => {
            Some((len.saturating_sub(suffix), len.saturating_sub(1)))
        }
        (Err(_), Ok(0)) if first.is_empty() => return Wanted::Nothing,
        _ => None,
    };
    match range {
        None => Wanted::Whole,
        Some((first, _)) if first >= len => Wanted::Nothing,
        Some((first, last)) => Wanted::Part(first..=last),
    }
}

/// Whether an `Accept` header names AVIF, and not as what is unwanted (`q=0`).
fn names_avif(accept: &str) -> bool {
    accept.split(',').any(|range| {
        let mut parts = range.split(';').map(str::trim);
        let is_avif = parts
            .next()
            .is_some_and(|it| it.eq_ignore_ascii_case("image/avif"));
        let weight = parts.find_map(|part| part.strip_prefix("q="));
        is_avif && weight.is_none_or(|it| it.parse::<f32>().is_ok_and(|weight| weight > 0.0))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranges_are_read_as_the_standard_says() {
        let cases = [
            ("bytes=0-9", Wanted::Part(0..=9)),
            ("bytes=90-200", Wanted::Part(90..=99)),
            ("bytes=90-", Wanted::Part(90..=99)),
            ("bytes=-10", Wanted::Part(90..=99)),
            ("bytes=-1000", Wanted::Part(0..=99)),
            ("bytes=100-", Wanted::Nothing),
            ("bytes=-0", Wanted::Nothing),
            ("bytes=5-2", Wanted::Whole),
            ("bytes=0-1,4-5", Wanted::Whole),
            ("lines=0-1", Wanted::Whole),
            ("bytes=x-", Wanted::Whole),
        ];
        for (value, expected) in cases {
            let headers = HeaderMap::from_iter([(header::RANGE, value.parse().unwrap())]);
            assert_eq!(wanted(&headers, "\"e\"", 100), expected, "{value}");
        }
        let headers = HeaderMap::from_iter([
            (header::RANGE, "bytes=0-1".parse().unwrap()),
            (header::IF_RANGE, "\"other\"".parse().unwrap()),
        ]);
        assert_eq!(wanted(&headers, "\"e\"", 100), Wanted::Whole);
    }

    #[test]
    fn avif_is_sent_to_who_names_it_and_wants_it() {
        for (accept, expected) in [
            ("image/avif,image/webp,*/*;q=0.8", true),
            ("image/webp, Image/AVIF;q=0.5", true),
            ("image/avif;level=1;q=1", true),
            ("image/avif;q=0", false),
            ("image/avif; q=0.0, image/webp", false),
            ("image/avif-sequence", false),
            ("image/*,*/*", false),
            ("", false),
        ] {
            assert_eq!(names_avif(accept), expected, "{accept}");
        }
    }
}
