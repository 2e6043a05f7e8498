//! Websites that a text names. Pure.

use kernel::validate::is_unseen;
use url::Url;

/// Endings by which a name in a text is taken for a website without an address around it.
const USUAL_ENDINGS: &[&str] = &[
    "app", "biz", "cc", "click", "co", "com", "dev", "info", "io", "link", "live", "me", "net",
    "online", "org", "ru", "shop", "site", "store", "top", "vip", "xyz",
];

/// The name of a website as rules keep it: of a name (`example.com`), or of an address.
pub fn host_of(value: &str) -> Option<String> {
    let value: String = value.chars().filter(|c| !is_unseen(*c)).collect();
    let value = value.trim().trim_start_matches("*.");
    let address = match value.contains("://") {
        true => value.to_owned(),
        false => format!("http://{value}"),
    };
    let url = Url::parse(&address).ok()?;
    let is_web = matches!(url.scheme(), "http" | "https");
    let host = url.host_str()?.trim_end_matches('.').to_owned();
    (is_web && host.contains('.')).then_some(host)
}

/// The hosts that a text names, in addresses or by themselves, each as browsers read it.
pub(super) fn read_hosts(text: &str) -> Vec<String> {
    let text: String = text.chars().filter(|c| !is_unseen(*c)).collect();
    let names = text.split(|c: char| !is_in_host(c));
    let names = names.filter(|name| name.contains(is_dot));
    names
        .filter_map(|name| host_of(name.trim_matches(|c| is_dot(c) || c == '-')))
        .collect()
}

/// Whether a rule about a website covers a host: its own, and those under its name.
pub(super) fn covers(rule: &str, host: &str) -> bool {
    let under = host.strip_suffix(rule);
    under.is_some_and(|under| under.is_empty() || under.ends_with('.'))
}

/// Whether a text leads, or would lead, to a website.
pub fn has_link(text: &str) -> bool {
    let text: String = text.chars().filter(|c| !is_unseen(*c)).collect();
    let small = text.to_lowercase();
    let begins = ["http://", "https://", "www."];
    if begins.iter().any(|begin| small.contains(begin)) || small.split_whitespace().any(has_path) {
        return true;
    }
    read_hosts(&small).iter().any(|host| {
        let ending = host.rsplit('.').next().unwrap_or_default();
        USUAL_ENDINGS.contains(&ending)
    })
}

/// Whether it is a name with a path, such as `lamps.example/new`, whatever its ending.
fn has_path(word: &str) -> bool {
    let Some((name, path)) = word.split_once('/') else {
        return false;
    };
    let name = name.rsplit(|c| !is_in_host(c)).next().unwrap_or_default();
    let ending = name.rsplit(is_dot).next().unwrap_or_default();
    let is_name = ending.chars().count() > 1 && ending.chars().all(char::is_alphabetic);
    is_name && path.starts_with(char::is_alphanumeric) && host_of(name).is_some()
}

/// Letters, digits, and what joins them in the name of a host, however it is written.
fn is_in_host(c: char) -> bool {
    c.is_alphanumeric() || is_dot(c) || matches!(c, '-' | '_' | '%')
}

/// What browsers read as a dot.
fn is_dot(c: char) -> bool {
    matches!(c, '.' | '\u{3002}' | '\u{ff0e}' | '\u{ff61}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rules_keep_the_names_of_websites() {
        for (written, kept) in [
            ("example.com", Some("example.com")),
            (" https://Example.com:8080/a?b ", Some("example.com")),
            ("*.example.com", Some("example.com")),
            ("bücher.example", Some("xn--bcher-kva.example")),
            ("192.0.2.7", Some("192.0.2.7")),
            ("example", None),
            ("ftp://example.com", None),
            ("two words.com", None),
            ("", None),
        ] {
            assert_eq!(host_of(written).as_deref(), kept, "{written}");
        }
    }

    #[test]
    fn websites_are_covered_with_what_lies_under_their_names() {
        let covered = |text: &str| {
            read_hosts(text)
                .iter()
                .any(|host| covers("example.com", host))
        };
        for (text, expected) in [
            ("example.com", true),
            ("see https://www.EXAMPLE.com/a?b=c.", true),
            ("(example.com)", true),
            ("http://good.org@example.com/", true),
            ("ex\u{200b}ample.com", true),
            ("example。com", true),
            ("ｅxample.com", true),
            ("http://ex%61mple.com/", true),
            ("a.b.example.com...", true),
            ("notexample.com", false),
            ("example.com.evil.org", false),
            ("example.org/example_com", false),
            ("example com", false),
            ("", false),
        ] {
            assert_eq!(covered(text), expected, "{text}");
        }
    }

    #[test]
    fn links_are_told_from_sentences() {
        for (text, expected) in [
            ("https://example.test/a", true),
            ("WWW.example.test", true),
            ("look at cheap-lamps.shop", true),
            ("h\u{200b}ttp://a.test", true),
            ("look:bit.ly/abc", true),
            ("lamps.example/neu", true),
            ("on 1.2/3.4 or and/or, a.m./p.m.", false),
            ("Fine.How are you?", false),
            ("at 5.30pm, e.g. here", false),
            ("v1.2.3", false),
            ("", false),
        ] {
            assert_eq!(has_link(text), expected, "{text}");
        }
    }
}
