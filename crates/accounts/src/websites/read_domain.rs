//! The website that an address means. Pure.

use contract::errors::Code;
use url::{Host, Url};

use crate::users::find_domains::domain_of;

/// Longest domain, in bytes (RFC 1035).
const LONGEST: usize = 253;

/// The domain that a claim of this address is about: the whole site, without
/// path, `www.` and letter case. `is_allowed` says which servers the host lets
/// be asked wherever they are; others are public names on the usual ports.
pub fn read_domain(text: &str, is_allowed: impl Fn(&Url) -> bool) -> Result<String, Code> {
    let text = text.trim();
    if text.len() > 2_048 {
        return Err(Code::WebsiteInvalid);
    }
    let whole = match text.contains("://") {
        true => text.to_owned(),
        false => format!("https://{text}"),
    };
    let url = Url::parse(&whole).map_err(|_| Code::WebsiteInvalid)?;
    let is_web = matches!(url.scheme(), "http" | "https");
    if !is_web || !url.username().is_empty() || url.password().is_some() {
        return Err(Code::WebsiteInvalid);
    }
    let domain = domain_of(&url).ok_or(Code::WebsiteInvalid)?;
    if is_allowed(&url) {
        return Ok(domain);
    }
    let Some(Host::Domain(_)) = url.host() else {
        return Err(Code::WebsiteInvalid);
    };
    if url.port().is_some() || domain.len() > LONGEST {
        return Err(Code::WebsiteInvalid);
    }
    match fetch::suffix(&domain).filter(|suffix| suffix.is_known) {
        None => Err(Code::WebsiteInvalid),
        Some(suffix) if suffix.text == domain => Err(Code::WebsiteShared),
        Some(_) => Ok(domain),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_website_is_its_domain() {
        let allowed = |url: &Url| url.as_str().starts_with("http://127.0.0.1:4000/");
        for (text, expected) in [
            ("example.com", Ok("example.com")),
            (" https://WWW.Example.com/a?b#c ", Ok("example.com")),
            ("http://example.com:80/", Ok("example.com")),
            ("example.com.", Ok("example.com")),
            ("blog.example.co.uk/2020", Ok("blog.example.co.uk")),
            ("ada.github.io", Ok("ada.github.io")),
            ("bücher.de", Ok("xn--bcher-kva.de")),
            ("http://127.0.0.1:4000/x", Ok("127.0.0.1:4000")),
            ("github.io", Err(Code::WebsiteShared)),
            ("www.co.uk", Err(Code::WebsiteShared)),
            ("com", Err(Code::WebsiteShared)),
            ("localhost", Err(Code::WebsiteInvalid)),
            ("intranet.corp", Err(Code::WebsiteInvalid)),
            ("example.com:8080", Err(Code::WebsiteInvalid)),
            ("http://127.0.0.1/", Err(Code::WebsiteInvalid)),
            ("http://127.0.0.1:4001/", Err(Code::WebsiteInvalid)),
            ("https://[::1]/", Err(Code::WebsiteInvalid)),
            ("ftp://example.com", Err(Code::WebsiteInvalid)),
            ("https://ada:secret@example.com", Err(Code::WebsiteInvalid)),
            ("javascript:alert(1)", Err(Code::WebsiteInvalid)),
            ("", Err(Code::WebsiteInvalid)),
            ("two words.com", Err(Code::WebsiteInvalid)),
        ] {
            let read = read_domain(text, allowed);
            assert_eq!(read.as_deref().map_err(|code| *code), expected, "{text}");
        }
    }
}
