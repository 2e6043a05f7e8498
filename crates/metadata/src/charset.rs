//! Bytes to text, by whichever sign of an encoding is the most trustworthy.

use std::borrow::Cow;

use encoding_rs::{Encoding, UTF_8, UTF_16BE, UTF_16LE, WINDOWS_1252};
use html5gum::{DefaultEmitter, Token, Tokenizer};

/// How far into a page its own word about its encoding is looked for.
const PRESCAN: usize = 4 * 1_024;

/// The page as text. A byte order mark is believed first, then the server, then the
/// page; when what they say does not fit the bytes and UTF-8 does, it is UTF-8.
pub(crate) fn decode<'a>(bytes: &'a [u8], declared: Option<&str>) -> Cow<'a, str> {
    if let Some((encoding, _)) = Encoding::for_bom(bytes) {
        return encoding.decode(bytes).0;
    }
    let by_server = declared.and_then(|label| Encoding::for_label(label.trim().as_bytes()));
    let believed = by_server.or_else(|| by_page(bytes));
    if let Ok(text) = std::str::from_utf8(bytes)
        && believed.is_none_or(|encoding| encoding.is_ascii_compatible())
        && !is_escaped(believed)
    {
        return Cow::Borrowed(text);
    }
    // Cut off in the middle of a character, or a few bytes wrong: still UTF-8.
    let fallback = if is_mostly_utf_8(bytes) {
        UTF_8
    } else {
        WINDOWS_1252
    };
    let wrong = believed == Some(UTF_8) && fallback != UTF_8;
    let encoding = believed.filter(|_| !wrong).unwrap_or(fallback);
    encoding.decode_without_bom_handling(bytes).0
}

/// Whether the encoding writes other characters with ASCII bytes (ISO-2022-JP), so
/// that valid UTF-8 proves nothing.
fn is_escaped(encoding: Option<&'static Encoding>) -> bool {
    encoding == Some(encoding_rs::ISO_2022_JP)
}

fn is_mostly_utf_8(bytes: &[u8]) -> bool {
    let (mut rest, mut wrong, mut right) = (bytes, 0usize, 0usize);
    loop {
        let (valid, skip) = match std::str::from_utf8(rest) {
            Ok(valid) => (valid.len(), None),
            Err(error) => (error.valid_up_to(), Some(error.error_len().unwrap_or(4))),
        };
        right += rest[..valid].iter().filter(|byte| **byte >= 0xC0).count();
        let Some(skip) = skip else { break };
        wrong += 1;
        rest = rest.get(valid + skip..).unwrap_or_default();
    }
    right > wrong * 4
}

/// `<meta charset>` or `<meta http-equiv=content-type>`. A page that could be read
/// this far is not UTF-16, whatever it says.
fn by_page(bytes: &[u8]) -> Option<&'static Encoding> {
    let start = &bytes[..bytes.len().min(PRESCAN)];
    let mut emitter = DefaultEmitter::default();
    emitter.naively_switch_states(true);
    for token in Tokenizer::new_with_emitter(start, emitter) {
        let Ok(Token::StartTag(tag)) = token else {
            continue;
        };
        if tag.name.as_slice() != b"meta" {
            continue;
        }
        let attribute = |name: &[u8]| tag.attributes.get(name).map(|value| value.as_slice());
        let label = match (attribute(b"charset"), attribute(b"content")) {
            (Some(label), _) => label.to_vec(),
            (None, Some(content)) if attribute(b"http-equiv").is_some() => {
                let text = String::from_utf8_lossy(content).to_ascii_lowercase();
                match text.split_once("charset=") {
                    Some((_, label)) => label.trim_matches(['"', '\'', ' ']).as_bytes().to_vec(),
                    None => continue,
                }
            }
            _ => continue,
        };
        if let Some(encoding) = Encoding::for_label(&label) {
            let is_wide = encoding == UTF_16LE || encoding == UTF_16BE;
            return Some(if is_wide { UTF_8 } else { encoding });
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_sign_is_believed_in_its_turn() {
        let cases: [(&[u8], Option<&str>, &str); 9] = [
            (b"caf\xe9", Some("iso-8859-1"), "café"),
            (b"caf\xe9", None, "café"),
            (b"caf\xc3\xa9", None, "café"),
            // The server is wrong, and the bytes show it.
            (b"caf\xc3\xa9", Some("iso-8859-1"), "café"),
            (b"caf\xe9", Some("utf-8"), "café"),
            (b"\xef\xbb\xbfcaf\xc3\xa9", Some("shift_jis"), "café"),
            (b"\xff\xfec\0a\0f\0\xe9\0", None, "café"),
            (
                b"<meta charset=shift_jis>\x83\x8c",
                None,
                "<meta charset=shift_jis>レ",
            ),
            (b"\x83\x8c\x83V", Some("shift_jis"), "レシ"),
        ];
        for (bytes, declared, expected) in cases {
            assert_eq!(decode(bytes, declared), expected, "{bytes:?} {declared:?}");
        }
        let http =
            b"<meta http-equiv=Content-Type content='text/html; charset=windows-1251'>\xcf\xf0\xe8";
        assert!(decode(http, None).ends_with("При"));
        assert_eq!(decode(b"plain", Some("no such thing")), "plain");
        // One broken character does not turn a page into another encoding.
        let mut long = "größer ".repeat(40).into_bytes();
        long.push(0xc3);
        assert!(decode(&long, None).starts_with("größer größer"));
    }
}
