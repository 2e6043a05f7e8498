//! A page as it is sent, and what is sent once alone.

use std::{collections::HashSet, io::Write, sync::OnceLock};

use axum::{body::Body, response::Response};
use bytes::Bytes;
use http::{HeaderValue, StatusCode, header, request::Parts};
use kernel::{agents::Device, ctx::Origin, error::Error, house::Changed};

use crate::{
    adapters::{
        caller::{cookie, header as text},
        csrf, envelope,
    },
    site::Site,
};

/// How pages of visitors are cached by browsers.
pub const FOR_VISITORS: &str = "private, no-cache";
/// A browser that is handed on shows nothing of a viewer who logged out.
pub const FOR_VIEWERS: &str = "private, no-store";

/// Room for all headers of a page, so that their table grows once.
const HEADERS: usize = 16;

/// Brotli's quality for a page that is sent again. The first time, which for most pages is the
/// only one, it is compressed as every answer is: in a quarter of the time.
const BROTLI_QUALITY: u32 = 5;
/// Binary logarithms of the windows that Brotli may look back on.
const SHORTEST_WINDOW: u32 = 16;
const LONGEST_WINDOW: u32 = 22;
/// Bytes that are compressed at a time.
const BUFFER: usize = 64 * 1024;
/// A page takes less than this part of its bytes when it is compressed.
const SHARE_COMPRESSED: usize = 4;

/// Which page.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct PageKey<'a> {
    /// Address of the host, as the visitor sees it.
    pub origin: &'a str,
    /// Path and query.
    pub address: &'a str,
    /// What the page is laid out for.
    pub device: Device,
    /// Crawlers' pages say that they are.
    pub is_bot: bool,
    /// So do those that make previews of links.
    pub is_social_bot: bool,
    /// Where the visitor is.
    pub country: Option<&'a str>,
    /// In which part of it, where the host has regions told.
    pub region: Option<&'a str>,
    /// The locale that the browser asks for.
    pub locale: Option<&'static str>,
}

/// A page as it is sent.
#[derive(Debug)]
pub struct KeptPage {
    /// HTTP status.
    pub status: u16,
    /// HTML.
    pub html: Bytes,
    /// The same in Brotli, once it is sent again.
    pub compressed: OnceLock<Bytes>,
    /// Its content security policy.
    pub policy: HeaderValue,
    /// Whether nothing is missing that the script engine should have drawn.
    pub is_whole: bool,
    /// Each of these makes the page stale.
    pub stale_by: HashSet<Changed>,
}

impl KeptPage {
    /// It is sent again.
    pub fn compress(&self) {
        self.compressed.get_or_init(|| brotli(&self.html));
    }

    /// Whether it shows something else since this has changed.
    pub fn is_stale_by(&self, changed: Changed) -> bool {
        matches!(changed, Changed::Privacy | Changed::Everything)
            || self.stale_by.contains(&changed)
    }

    /// Bytes that it takes, about.
    pub fn bytes(&self) -> usize {
        self.html.len() + self.html.len() / SHARE_COMPRESSED
    }

    /// Its HTML in Brotli, where it has been compressed.
    pub fn compressed(&self) -> Option<&Bytes> {
        self.compressed.get().filter(|bytes| !bytes.is_empty())
    }

    /// Answers a request with it; the browser sees the host at `origin`.
    pub fn answer(
        &self,
        site: &Site,
        origin: &Origin,
        parts: &Parts,
        caching: &'static str,
    ) -> Response {
        let takes_brotli =
            text(&parts.headers, "accept-encoding").is_some_and(|list| list.contains("br"));
        let compressed = self.compressed().filter(|_| takes_brotli);
        let body = compressed.unwrap_or(&self.html).clone();
        let mut response = Response::new(Body::from(body));
        *response.status_mut() = StatusCode::from_u16(self.status).unwrap_or(StatusCode::OK);
        let headers = response.headers_mut();
        headers.reserve(HEADERS);
        if compressed.is_some() {
            headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static("br"));
        }
        headers.insert(
            header::VARY,
            HeaderValue::from_static("accept-encoding, accept-language, cookie, user-agent"),
        );
        headers.insert(
            header::CONTENT_TYPE,
            HeaderValue::from_static("text/html; charset=utf-8"),
        );
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(caching));
        headers.insert(header::CONTENT_SECURITY_POLICY, self.policy.clone());
        if cookie(&parts.headers, csrf::COOKIE).is_none()
            && let Ok(value) = HeaderValue::from_str(&envelope::csrf_cookie(&site.house, origin))
        {
            headers.append(header::SET_COOKIE, value);
        }
        response
    }
}

/// The window is just as long as the page: a longer one is cleared first, for nothing.
/// Empty when it fails, which in memory it does not.
fn brotli(html: &[u8]) -> Bytes {
    let window = (html.len().max(1).ilog2() + 1).clamp(SHORTEST_WINDOW, LONGEST_WINDOW);
    let mut writer = brotli::CompressorWriter::new(Vec::new(), BUFFER, BROTLI_QUALITY, window);
    match writer.write_all(html) {
        Ok(()) => writer.into_inner().into(),
        Err(_) => Bytes::new(),
    }
}

/// What is sent once and not kept.
#[derive(Debug)]
pub enum NotKept {
    /// A page for one viewer, or one that is no answer to come back to.
    Page(KeptPage),
    /// Go there instead.
    Redirect(String),
    /// It could not be made.
    Failed(Error),
}

impl From<Error> for NotKept {
    fn from(error: Error) -> Self {
        Self::Failed(error)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_is_compressed_when_it_is_sent_again() {
        let page = KeptPage {
            status: 200,
            html: Bytes::from_static(&[b'.'; 1000]),
            compressed: OnceLock::new(),
            policy: HeaderValue::from_static(""),
            is_whole: true,
            stale_by: HashSet::new(),
        };
        assert_eq!(page.compressed(), None);
        page.compress();
        let mut html = Vec::new();
        let mut bytes = &**page.compressed().unwrap();
        brotli::BrotliDecompress(&mut bytes, &mut html).unwrap();
        assert_eq!(html, page.html);
    }
}
