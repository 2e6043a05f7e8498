//! Pages of other websites: what they say about themselves.

use metadata::{frame_source, plain_line, read};
use serde_json::Value;
use url::Url;

/// What a server may say about a page's encoding; the first byte chooses.
const CHARSETS: [Option<&str>; 8] = [
    None,
    Some("utf-8"),
    Some("iso-8859-1"),
    Some("shift_jis"),
    Some("iso-2022-jp"),
    Some("utf-16le"),
    Some("gb18030"),
    Some("no such encoding"),
];
/// Where the page was.
const ADDRESS: &str = "https://shop.test/dir/page?of=this#there";
/// Parts of what is read that are addresses.
const ADDRESSES: [&str; 5] = ["favicon", "canonical", "oembed", "url", "player"];
/// Longest address, in bytes.
const LONGEST_ADDRESS: usize = 2_048;
/// Longest text, in characters.
const LONGEST_TEXT: usize = 1_000;

/// A byte for what the server says of the encoding, then the page.
///
/// Proves of what is read: texts are short and without control characters, addresses lead
/// to websites without a name or password in them, numbers are finite, lists are short;
/// and that a text once made plain stays as it is.
pub fn page(data: &[u8]) {
    let Some((charset, html)) = data.split_first() else {
        return;
    };
    let charset = CHARSETS[usize::from(*charset) % CHARSETS.len()];
    let address = Url::parse(ADDRESS).expect("an address");
    let page = read(html, charset, &address);
    assert!(page.pictures.len() <= 50 && page.products.len() <= 12);
    check("", &serde_json::to_value(&page).expect("a page is data"));
    let markup = String::from_utf8_lossy(html);
    let _ = frame_source(&markup);
    for most in [1, 8, 300] {
        if let Some(line) = plain_line(&markup, most) {
            assert!(line.chars().count() <= most, "{line:?} in {most}");
            assert_eq!(plain_line(&line, most).as_deref(), Some(line.as_str()));
        }
    }
}

/// Checks a value and all that is in it.
pub(super) fn check(name: &str, value: &Value) {
    match value {
        Value::String(text) if ADDRESSES.contains(&name) => check_address(text),
        Value::String(text) => {
            assert!(!text.contains(char::is_control), "{name}: {text:?}");
            assert!(text.chars().count() <= LONGEST_TEXT, "{name}: {text:?}");
        }
        // What is unknown is left out: a null was a number that is none.
        Value::Null => panic!("{name} is no finite number"),
        Value::Array(values) => values.iter().for_each(|value| check(name, value)),
        Value::Object(fields) => fields.iter().for_each(|(name, value)| check(name, value)),
        Value::Bool(_) | Value::Number(_) => {}
    }
}

fn check_address(text: &str) {
    let url = Url::parse(text).expect("an address");
    assert!(matches!(url.scheme(), "http" | "https"), "{text}");
    assert!(
        url.username().is_empty() && url.password().is_none(),
        "{text}"
    );
    assert!(text.len() <= LONGEST_ADDRESS, "{text}");
}
