//! Addresses a page names, made absolute; only those a browser may be sent to.

use url::Url;

/// Longest address, in bytes.
const LONGEST: usize = 2_048;

/// The address as `http` or `https`, without a name or password in it.
pub(crate) fn absolute(base: &Url, text: &str) -> Option<Url> {
    let text = text.trim();
    if text.is_empty() || text.len() > LONGEST {
        return None;
    }
    let url = base.join(text).ok()?;
    let is_web = matches!(url.scheme(), "http" | "https") && url.host().is_some();
    let is_plain = url.username().is_empty() && url.password().is_none();
    (is_web && is_plain && url.as_str().len() <= LONGEST).then_some(url)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_web_addresses_come_out() {
        let base = Url::parse("https://a.test/dir/page").unwrap();
        for (given, expected) in [
            ("b.jpg", Some("https://a.test/dir/b.jpg")),
            ("//c.test/x", Some("https://c.test/x")),
            (" HTTP://C.test ", Some("http://c.test/")),
            ("javascript:alert(1)", None),
            ("java\nscript:alert(1)", None),
            ("data:image/png;base64,AA", None),
            ("vbscript:x", None),
            ("https://me:secret@c.test/", None),
            ("file:///etc/passwd", None),
            ("blob:https://a.test/1", None),
            ("", None),
        ] {
            let found = absolute(&base, given);
            assert_eq!(found.as_ref().map(Url::as_str), expected, "{given}");
        }
        assert!(absolute(&base, &"a".repeat(3_000)).is_none());
    }
}
