//! Rules of single inputs, with the error each of them raises.

use contract::errors::Code;
use unicode_normalization::char::is_combining_mark;
use url::Url;

use crate::error::{Error, Result};

/// Longest link, in bytes (a common limit of browsers and crawlers).
const LONGEST_LINK: usize = 2_048;

/// Marks that one character may carry: more than any script puts on it. Others are dropped, as
/// they would be painted over the lines around it.
const MOST_MARKS: usize = 8;

/// A text of one or more lines: trimmed, without control characters and piles of marks, with as
/// many characters as `least..=most` says. What parts words or lines still does.
pub fn text(field: &str, value: &str, least: usize, most: usize) -> Result<String> {
    let value = value.replace("\r\n", "\n").replace('\r', "\n");
    let value = value.replace('\t', " ");
    let mut marks = 0;
    let is_kept = |c: &char| {
        marks = if is_combining_mark(*c) { marks + 1 } else { 0 };
        marks <= MOST_MARKS && (!c.is_control() || *c == '\n')
    };
    let kept: String = value.chars().filter(is_kept).collect();
    let kept = kept.trim();
    let length = kept.chars().count();
    if length < least || length > most {
        let detail = match least {
            0 => format!("{field} has at most {most} characters"),
            _ => format!("{field} has {least} to {most} characters"),
        };
        return Err(Error::field(Code::TextLength, field).detail(detail));
    }
    Ok(kept.to_owned())
}

/// A text of one line; line breaks become spaces.
pub fn line(field: &str, value: &str, least: usize, most: usize) -> Result<String> {
    text(field, &value.replace(['\n', '\r', '\t'], " "), least, most)
}

/// A line by which others know a thing: something of it is seen. What turns the direction
/// of all that follows goes, as it would turn the words around the name as well.
pub fn name(field: &str, value: &str, least: usize, most: usize) -> Result<String> {
    seen(field, line(field, &unturned(value), least, most)?)
}

/// What a user says to others, of one or more lines: something of it is seen.
pub fn words(field: &str, value: &str, most: usize) -> Result<String> {
    seen(field, text(field, value, 1, most)?)
}

/// A text without what turns the direction of all that follows, for where it stands bare within
/// a sentence, such as a line of a mail.
pub fn unturned(value: &str) -> String {
    value.replace(turns, "")
}

fn seen(field: &str, value: String) -> Result<String> {
    if value.chars().all(|c| c.is_whitespace() || is_unseen(c)) {
        let detail = format!("nothing of {field} can be seen");
        return Err(Error::field(Code::TextLength, field).detail(detail));
    }
    Ok(value)
}

/// Longest name that a client gives what it sends, in characters.
const LONGEST_CLIENT_NAME: usize = 64;

/// A client's own name for what it sends (`client_id`), by which what comes twice is known.
pub fn client_name(name: &str) -> Result<&str> {
    let is_name = (1..=LONGEST_CLIENT_NAME).contains(&name.chars().count());
    if is_name && can_be_kept(name) {
        return Ok(name);
    }
    let error = Error::field(Code::InvalidInput, "client_id");
    Err(error.detail("client_id is a name of 1 to 64 characters"))
}

/// Embeddings, overrides and isolates of a direction (Unicode UAX #9).
fn turns(c: char) -> bool {
    matches!(c, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// What leaves nothing on the screen by itself: Unicode's default ignorable code points,
/// and the blank of braille. Between others some of them are part of a script.
pub fn is_unseen(c: char) -> bool {
    matches!(
        c,
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
            | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}'
            | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fff8}' | '\u{e0000}'..='\u{e0fff}'
    )
}

/// A text that may be missing, which is the same as empty.
pub fn optional_text(field: &str, value: Option<&str>, most: usize) -> Result<String> {
    value.map_or(Ok(String::new()), |value| text(field, value, 0, most))
}

/// A line that may be missing, which is the same as empty.
pub fn optional_line(field: &str, value: Option<&str>, most: usize) -> Result<String> {
    value.map_or(Ok(String::new()), |value| line(field, value, 0, most))
}

/// A name that may be missing, which is the same as empty.
pub fn optional_name(field: &str, value: Option<&str>, most: usize) -> Result<String> {
    match value.map(str::trim).filter(|value| !value.is_empty()) {
        Some(value) => name(field, value, 1, most),
        None => Ok(String::new()),
    }
}

/// Last part of an address: letters and digits of a name in lower case, hyphens
/// between the words; empty when there are none.
pub fn slug(name: &str) -> String {
    let lower = name.to_lowercase();
    let words = lower.split(|c: char| !c.is_alphanumeric() || is_unseen(c));
    words
        .filter(|word| !word.is_empty())
        .collect::<Vec<_>>()
        .join("-")
}

/// Whether a text can be in the database at all: PostgreSQL keeps no NUL, so
/// nothing is found by a text that has one.
pub fn can_be_kept(value: &str) -> bool {
    !value.contains('\0')
}

/// A web address, normalised; an empty one is none.
pub fn link(field: &str, value: Option<&str>) -> Result<Option<String>> {
    let Some(value) = value.map(str::trim).filter(|value| !value.is_empty()) else {
        return Ok(None);
    };
    let wrong = || Error::field(Code::LinkInvalid, field);
    if value.len() > LONGEST_LINK {
        return Err(wrong());
    }
    let url = Url::parse(value).map_err(|_| wrong())?;
    let web = matches!(url.scheme(), "http" | "https");
    let plain = url.username().is_empty() && url.password().is_none();
    // Letters that are written as three grow: what is kept can be sent again.
    let short = url.as_str().len() <= LONGEST_LINK;
    if web && plain && short && url.host().is_some() {
        Ok(Some(url.into()))
    } else {
        Err(wrong())
    }
}

/// An e-mail address: something, `@`, a domain with a dot. Whether it exists is
/// told by the mail that is sent to it.
pub fn email(field: &str, value: &str) -> Result<String> {
    let value = value.trim();
    let wrong = || Error::field(Code::EmailInvalid, field);
    let (local, domain) = value.rsplit_once('@').ok_or_else(wrong)?;
    let ok_local = !local.is_empty()
        && local.len() <= 64
        && local
            .chars()
            .all(|c| c.is_alphanumeric() || "!#$%&'*+-/=?^_`{|}~.".contains(c));
    let ok_label = |label: &str| {
        !label.is_empty()
            && label.len() <= 63
            && !label.starts_with('-')
            && !label.ends_with('-')
            && label.chars().all(|c| c.is_alphanumeric() || c == '-')
    };
    let ok_domain = domain.len() <= 253 && domain.contains('.') && domain.split('.').all(ok_label);
    if ok_local && ok_domain {
        Ok(value.to_owned())
    } else {
        Err(wrong())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn something_of_a_name_is_seen() {
        // Fillers of Hangul count as letters.
        for name in [
            "\u{200b}",
            "\u{202e}",
            " \u{3164} ",
            "\u{115f}\u{feff}",
            "\u{2800}",
            "\u{e0041}",
        ] {
            let refused = super::name("name", name, 1, 50).unwrap_err();
            assert_eq!(refused.code, Code::TextLength, "{name:?}");
            assert_eq!(slug(name), "", "{name:?}");
            assert!(line("title", name, 0, 50).is_ok(), "{name:?}");
        }
        // Joiners are part of scripts, and of families.
        for name in ["क्\u{200d}ष", "👩\u{200d}👧", "نمی\u{200c}خواهم"] {
            assert_eq!(super::name("name", name, 1, 50).unwrap(), name);
        }
        assert_eq!(
            super::name("name", "gnp\u{202e}.exe", 1, 50).unwrap(),
            "gnp.exe"
        );
    }

    #[test]
    fn texts_are_trimmed_and_measured_in_characters() {
        assert_eq!(text("title", "  a\u{0}b \n", 1, 3).unwrap(), "ab");
        assert_eq!(line("title", "a\nb", 1, 3).unwrap(), "a b");
        assert_eq!(text("title", "äöü", 1, 3).unwrap(), "äöü");
        let pasted = text("text", "a\tb\r\nc\rd", 1, 7).unwrap();
        assert_eq!(pasted, "a b\nc\nd");
        let error = text("title", "abcd", 1, 3).unwrap_err();
        assert_eq!(
            (error.code, error.field.as_deref()),
            (Code::TextLength, Some("title"))
        );
        assert!(text("title", "   ", 1, 3).is_err());
    }

    #[test]
    fn marks_are_not_piled_on_a_character() {
        let piled = |marks: usize| format!("a{}b", "\u{301}".repeat(marks));
        for marks in [9, 499, 10_000] {
            assert_eq!(words("text", &piled(marks), 500).unwrap(), piled(8));
        }
        // As scripts have them.
        for said in ["ที่นี้", "བསྒྲུབས", "שָׁלוֹם", "Việt", &piled(8)]
        {
            assert_eq!(words("text", said, 500).unwrap(), said);
        }
    }

    #[test]
    fn links_are_full_web_addresses() {
        let good = [
            ("https://example.com", "https://example.com/"),
            (" HTTP://Example.com/a b ", "http://example.com/a%20b"),
        ];
        for (given, kept) in good {
            assert_eq!(link("link", Some(given)).unwrap().as_deref(), Some(kept));
        }
        assert_eq!(link("link", Some("  ")).unwrap(), None);
        let bad = [
            "example.com",
            "javascript:alert(1)",
            "https://",
            "ftp://a.b/",
            "//a.b",
            "https://user:pass@a.b/",
            "data:text/html,x",
        ];
        for given in bad {
            assert_eq!(
                link("link", Some(given)).unwrap_err().code,
                Code::LinkInvalid,
                "{given}"
            );
        }
        // Each of the second's letters is written as six.
        for end in ["a".repeat(2_048), "ä".repeat(900)] {
            let long = format!("https://example.com/{end}");
            assert!(link("link", Some(&long)).is_err());
        }
    }

    #[test]
    fn emails_have_the_shape_of_one() {
        for good in ["a@b.co", "first.last+tag@sub.example.org", " a@b.co "] {
            assert!(email("email", good).is_ok(), "{good}");
        }
        for bad in [
            "",
            "a",
            "a@b",
            "@b.co",
            "a@",
            "a b@c.de",
            "a@b..co",
            "a@-b.co",
            "a@b.co\n.x",
            "<a@b.co>",
        ] {
            assert_eq!(
                email("email", bad).unwrap_err().code,
                Code::EmailInvalid,
                "{bad}"
            );
        }
    }
}
