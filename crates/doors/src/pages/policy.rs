//! The content security policy of every page (rendering.md, "The policy").

use http::HeaderValue;

/// Scripts only from here, no markup from scripts, no frames elsewhere.
/// Attributes may carry styles, because React never repairs a blocked one.
pub fn content_security_policy(style_hashes: &[String], frame: Option<&str>) -> HeaderValue {
    let hashes: String = style_hashes
        .iter()
        .map(|hash| format!(" '{hash}'"))
        .collect();
    // Opened by configuration alone.
    let frame = frame.map_or(String::new(), |url| format!(" {}", origin_of(url)));
    let policy = format!(
        "default-src 'self'; script-src 'self'; style-src 'self'{hashes}; style-src-attr 'unsafe-inline'; \
         img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; frame-src 'self'{frame}; object-src 'none'; base-uri 'none'; \
         form-action 'self'; frame-ancestors 'self'; require-trusted-types-for 'script'; trusted-types 'none'"
    );
    HeaderValue::from_str(&policy)
        .unwrap_or_else(|_| HeaderValue::from_static("default-src 'self'"))
}

/// `https://host:port` of an address.
fn origin_of(url: &str) -> &str {
    let host = url.find("://").map_or(0, |at| at + 3);
    let end = url[host..]
        .find(['/', '?', '#'])
        .map_or(url.len(), |at| host + at);
    &url[..end]
}
