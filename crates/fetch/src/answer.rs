//! What is taken of an answer: its type, and its body, counted as it comes.

use bytes::{Bytes, BytesMut};
use reqwest::{
    Response,
    header::{CONTENT_ENCODING, CONTENT_TYPE, HeaderMap},
};

use crate::refused::Refused;

/// The type, if it is accepted and the body is not compressed: what was not
/// asked for compressed would be bytes of another type, or a bomb.
pub(crate) fn media_type(headers: &HeaderMap, accept: &[&str]) -> Result<String, Refused> {
    if let Some(encoding) = headers
        .get(CONTENT_ENCODING)
        .filter(|value| *value != "identity")
    {
        return Err(Refused::Type(shortened(&format!(
            "encoded as {encoding:?}"
        ))));
    }
    let said = headers
        .get(CONTENT_TYPE)
        .and_then(|value| value.to_str().ok())
        .unwrap_or("none");
    let essence = said
        .split(';')
        .next()
        .unwrap_or_default()
        .trim()
        .to_ascii_lowercase();
    let accepted = accept.iter().any(|one| match one.strip_suffix('*') {
        Some(start) => essence.starts_with(start),
        None => essence == *one,
    });
    if accepted {
        Ok(essence)
    } else {
        Err(Refused::Type(shortened(&essence)))
    }
}

/// The encoding of a text, as the server says.
pub(crate) fn charset(headers: &HeaderMap) -> Option<String> {
    let said = headers.get(CONTENT_TYPE)?.to_str().ok()?;
    let parameters = said
        .split(';')
        .skip(1)
        .filter_map(|one| one.split_once('='));
    let mut named = parameters.filter(|(name, _)| name.trim().eq_ignore_ascii_case("charset"));
    let label = named.next()?.1.trim().trim_matches('"');
    (!label.is_empty()).then(|| shortened(label))
}

/// The length a server announces only shortens the work; what counts is counted.
pub(crate) async fn body(mut response: Response, max_bytes: usize) -> Result<Bytes, Refused> {
    let announced = response.content_length().unwrap_or(0);
    if announced > max_bytes as u64 {
        return Err(Refused::TooLarge(max_bytes));
    }
    let mut body = BytesMut::new();
    while let Some(chunk) = response.chunk().await? {
        if chunk.len() > max_bytes - body.len() {
            return Err(Refused::TooLarge(max_bytes));
        }
        body.extend_from_slice(&chunk);
    }
    Ok(body.freeze())
}

/// Foreign text that goes into a message.
fn shortened(said: &str) -> String {
    said.chars().take(80).collect()
}
