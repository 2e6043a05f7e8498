//! Cross-site requests cannot write (protocol, "Sessions and CSRF"): a write
//! needs `X-CSRFToken` equal to the cookie, and no foreign `Origin`.

use contract::errors::Code;
use http::HeaderMap;
use kernel::error::{Error, Result};
use subtle::ConstantTimeEq;

use super::caller::cookie;

/// Name of the cookie that scripts of ours read.
pub const COOKIE: &str = "csrftoken";
/// Name of the header they send it back in.
pub const HEADER: &str = "x-csrftoken";

/// Whether a write with a cookie may go on. A browser always says where a write
/// comes from; a client that says nothing is no browser and cannot be tricked.
pub fn check(headers: &HeaderMap, origin: &str) -> Result<()> {
    let refused = |detail: &str| Err(Error::new(Code::CsrfFailed).detail(detail));
    let text = |name: &str| headers.get(name).and_then(|value| value.to_str().ok());
    if text("origin").is_some_and(|from| from != origin) {
        return refused("Origin is not this site");
    }
    if text("sec-fetch-site").is_some_and(|site| site == "cross-site") {
        return refused("the request comes from another site");
    }
    let (sent, kept) = (text(HEADER), cookie(headers, COOKIE));
    match (sent, kept) {
        (Some(sent), Some(kept))
            if !kept.is_empty() && bool::from(sent.as_bytes().ct_eq(kept.as_bytes())) =>
        {
            Ok(())
        }
        _ => refused("X-CSRFToken does not equal the cookie csrftoken"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_this_site_writes() {
        let site = "https://magpie.example";
        let cases: [(&[(&str, &str)], bool); 7] = [
            (&[("cookie", "csrftoken=a"), ("x-csrftoken", "a")], true),
            (
                &[
                    ("cookie", "csrftoken=a"),
                    ("x-csrftoken", "a"),
                    ("origin", site),
                ],
                true,
            ),
            (
                &[
                    ("cookie", "csrftoken=a"),
                    ("x-csrftoken", "a"),
                    ("origin", "https://evil.example"),
                ],
                false,
            ),
            (
                &[
                    ("cookie", "csrftoken=a"),
                    ("x-csrftoken", "a"),
                    ("sec-fetch-site", "cross-site"),
                ],
                false,
            ),
            (&[("cookie", "csrftoken=a"), ("x-csrftoken", "b")], false),
            (&[("cookie", "csrftoken="), ("x-csrftoken", "")], false),
            (&[("x-csrftoken", "a")], false),
        ];
        for (headers, passes) in cases {
            let map: HeaderMap = headers
                .iter()
                .map(|(name, value)| {
                    (
                        http::HeaderName::from_bytes(name.as_bytes()).unwrap(),
                        value.parse().unwrap(),
                    )
                })
                .collect();
            assert_eq!(check(&map, site).is_ok(), passes, "{headers:?}");
        }
    }
}
