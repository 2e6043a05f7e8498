//! The content security policy of every page (rendering.md, "The policy").

use http::HeaderValue;

/// Scripts only from here, no markup from scripts, no frames elsewhere.
/// Attributes may carry styles, because React never repairs a blocked one.
pub fn content_security_policy(style_hashes: &[String]) -> HeaderValue {
    let hashes: String = style_hashes
        .iter()
        .map(|hash| format!(" '{hash}'"))
        .collect();
    let policy = format!(
        "default-src 'self'; script-src 'self'; style-src 'self'{hashes}; style-src-attr 'unsafe-inline'; \
         img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; object-src 'none'; base-uri 'none'; \
         form-action 'self'; frame-ancestors 'self'; require-trusted-types-for 'script'; trusted-types 'none'"
    );
    HeaderValue::from_str(&policy)
        .unwrap_or_else(|_| HeaderValue::from_static("default-src 'self'"))
}
