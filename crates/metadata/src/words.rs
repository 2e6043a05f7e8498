//! Foreign texts made plain: no markup, no control characters, bounded.

use html5gum::{DefaultEmitter, Token, Tokenizer};

/// Longest text that is cleaned at all, in bytes.
const LONGEST: usize = 64 * 1_024;

/// One line of at most so many characters; none when nothing is left.
pub fn line(text: &str, most: usize) -> Option<String> {
    let mut kept = String::new();
    let mut count = 0;
    for word in bounded(text).split(|c: char| c.is_whitespace() || is_break(c)) {
        let word: String = word.chars().filter(|c| !is_hidden(*c)).collect();
        if word.is_empty() {
            continue;
        }
        let length = word.chars().count();
        if count > 0 && count + 1 + length > most {
            kept.push('…');
            break;
        }
        if count > 0 {
            kept.push(' ');
            count += 1;
        }
        kept.extend(word.chars().take(most - count.min(most)));
        count += length;
        if count >= most {
            break;
        }
    }
    (!kept.is_empty()).then_some(kept)
}

/// One line of a text that may hold markup and character references, as texts in
/// JSON-LD often do.
pub(crate) fn marked_line(text: &str, most: usize) -> Option<String> {
    match text.contains(['<', '&']) {
        true => line(&lines(text).join(" "), most),
        false => line(text, most),
    }
}

/// The lines of a text that may hold markup: what stands in blocks of its own, or
/// apart by line breaks. Not cleaned yet.
pub(crate) fn lines(text: &str) -> Vec<String> {
    let mut plain = String::new();
    let mut hidden = false;
    let mut emitter = DefaultEmitter::default();
    emitter.naively_switch_states(true);
    for token in Tokenizer::new_with_emitter(bounded(text), emitter) {
        let Ok(token) = token;
        match token {
            Token::String(text) if !hidden => plain.push_str(&String::from_utf8_lossy(&text)),
            Token::StartTag(tag) => {
                hidden = matches!(tag.name.as_slice(), b"script" | b"style");
                if is_block(&tag.name) {
                    plain.push('\n');
                }
            }
            Token::EndTag(tag) => {
                hidden = false;
                if is_block(&tag.name) {
                    plain.push('\n');
                }
            }
            _ => {}
        }
    }
    let whole = plain.lines().map(str::trim).filter(|line| !line.is_empty());
    whole.map(str::to_owned).collect()
}

/// Whether what is inside an element stands on lines of its own.
pub(crate) fn is_block(name: &[u8]) -> bool {
    matches!(
        name,
        b"address"
            | b"article"
            | b"blockquote"
            | b"br"
            | b"dd"
            | b"div"
            | b"dl"
            | b"dt"
            | b"h1"
            | b"h2"
            | b"h3"
            | b"h4"
            | b"h5"
            | b"h6"
            | b"hr"
            | b"li"
            | b"ol"
            | b"p"
            | b"pre"
            | b"section"
            | b"table"
            | b"td"
            | b"tr"
            | b"ul"
    )
}

fn bounded(text: &str) -> &str {
    &text[..text.floor_char_boundary(LONGEST)]
}

/// Control characters part words, as spaces do.
fn is_break(c: char) -> bool {
    c.is_control()
}

/// What cannot be seen, or turns the direction of other people's texts.
fn is_hidden(c: char) -> bool {
    matches!(
        c,
        '\u{200b}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}'
    ) || matches!(c, '\u{2060}'..='\u{2069}' | '\u{feff}' | '\u{fff9}'..='\u{fffd}' | '\u{ad}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_become_one_plain_line() {
        for (given, expected) in [
            ("  a \n\t b ", "a b"),
            ("a\u{0}b\u{202e}c", "a bc"),
            ("zero\u{200b}width\u{feff}", "zerowidth"),
            ("Use <b> in HTML", "Use <b> in HTML"),
            ("one two three", "one two…"),
            ("abcdefghijklmnopqrstuvwxyz", "abcdefghijklmno"),
        ] {
            let most = if expected.ends_with('…') { 8 } else { 15 };
            assert_eq!(line(given, most).as_deref(), Some(expected), "{given}");
        }
        assert_eq!(line(" \u{200b}\n", 10), None);
    }

    #[test]
    fn markup_and_references_are_taken_out() {
        for (given, expected) in [
            ("Mac &amp; cheese", "Mac & cheese"),
            ("Grandma&#8217;s <em>best</em>", "Grandma’s best"),
            ("<p>Mix.</p><p>Bake.</p>", "Mix. Bake."),
            ("a <script>alert(1)</script> b", "a b"),
            ("1 < 2", "1 < 2"),
            // Decoded once: what was written as text stays text.
            ("&lt;script&gt;", "<script>"),
            ("&amp;lt;", "&lt;"),
        ] {
            assert_eq!(
                marked_line(given, 100).as_deref(),
                Some(expected),
                "{given}"
            );
        }
        assert_eq!(
            lines("Mix<br>Bake<ul><li>Eat</li></ul>"),
            ["Mix", "Bake", "Eat"]
        );
    }
}
