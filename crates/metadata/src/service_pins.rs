//! Pins as the well-known service hands them over on request: a page with a heading
//! `Pins`, and below it each pin as a link followed by lines of `Name: value`.
//!
//! The shape is known from a published sample, not from the service's own word;
//! docs/imports.md says what was verified.

use html5gum::{Token, Tokenizer};

use crate::{charset, words};

/// Longest title and name of a board, in characters.
const LONGEST_LINE: usize = 200;
/// Longest description, in characters.
const LONGEST_TEXT: usize = 1_000;
/// What the heading says.
const HEADING: &str = "Pins";
/// What is written for nothing.
const NOTHING: [&str; 3] = ["No data", "None", ""];

/// One pin of the service.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct ServicePin {
    /// Its page there.
    pub url: String,
    /// Board; empty when it is not told.
    pub board: String,
    /// Section; empty when there is none.
    pub section: String,
    /// Title.
    pub title: String,
    /// What was written below it.
    pub description: String,
    /// What the picture shows.
    pub alt_text: String,
    /// The picture: its signature, or its address.
    pub image: String,
    /// Where it leads.
    pub link: String,
    /// Whether it stands on a secret board.
    pub is_private: bool,
}

/// The pins of a file in their order; none when it is no such file.
pub fn read_service_pins(file: &[u8]) -> Option<Vec<ServicePin>> {
    let text = charset::decode(file, None);
    let mut walk = Walk::default();
    for token in Tokenizer::new(&*text) {
        let Ok(token) = token;
        match token {
            Token::StartTag(tag) => {
                let href = tag.attributes.get(&b"href"[..]);
                let href = href.map(|value| String::from_utf8_lossy(value).into_owned());
                walk.open(&tag.name, href);
            }
            Token::EndTag(tag) => walk.close(&tag.name),
            Token::String(text) => walk.line.push_str(&String::from_utf8_lossy(&text)),
            _ => {}
        }
    }
    walk.end_line();
    walk.has_pins.then_some(walk.found)
}

#[derive(Default)]
struct Walk {
    found: Vec<ServicePin>,
    line: String,
    /// Where the last link of this line leads.
    href: Option<String>,
    is_heading: bool,
    /// Whether what comes stands below the heading.
    is_below: bool,
    has_pins: bool,
}

impl Walk {
    fn open(&mut self, name: &[u8], href: Option<String>) {
        match name {
            b"a" => {
                let is_pin = href.as_deref().is_some_and(is_pin);
                if is_pin && self.is_below && !self.line.contains(": ") {
                    self.end_line();
                    let url = href.unwrap_or_default();
                    self.found.push(ServicePin {
                        url,
                        ..ServicePin::default()
                    });
                } else {
                    self.href = href;
                }
            }
            b"h1" | b"h2" => {
                self.end_line();
                self.is_heading = true;
            }
            b"br" | b"p" | b"div" | b"li" => self.end_line(),
            _ => {}
        }
    }

    fn close(&mut self, name: &[u8]) {
        if matches!(name, b"h1" | b"h2") && self.is_heading {
            self.is_heading = false;
            self.is_below = self.line.trim() == HEADING;
            self.has_pins |= self.is_below;
            self.line.clear();
        }
    }

    /// Takes what a line says about the last pin.
    fn end_line(&mut self) {
        let line = std::mem::take(&mut self.line);
        let href = self.href.take();
        let (Some(pin), Some((name, value))) = (self.found.last_mut(), line.split_once(':')) else {
            return;
        };
        if !self.is_below {
            return;
        }
        let value = value.trim().trim_end_matches(',').trim();
        if NOTHING.contains(&value) {
            return;
        }
        let short = || words::line(value, LONGEST_LINE).unwrap_or_default();
        match name.trim().to_lowercase().as_str() {
            "title" => pin.title = short(),
            "details" | "description" => {
                pin.description = words::line(value, LONGEST_TEXT).unwrap_or_default();
            }
            "alt text" => pin.alt_text = words::line(value, LONGEST_TEXT).unwrap_or_default(),
            "image" => pin.image = href.unwrap_or_else(short),
            "board name" => pin.board = short(),
            "section name" | "board section name" => pin.section = short(),
            "canonical link" => pin.link = href.unwrap_or_else(|| value.to_owned()),
            "private" => pin.is_private = value.eq_ignore_ascii_case("true"),
            _ => {}
        }
    }
}

/// Whether an address is that of a pin's page there.
fn is_pin(address: &str) -> bool {
    let Some((host, path)) = address
        .strip_prefix("https://")
        .and_then(|rest| rest.split_once('/'))
    else {
        return false;
    };
    let is_service = host.split('.').any(|part| part == "pinterest");
    is_service && path.starts_with("pin/")
}

#[cfg(test)]
mod tests {
    use super::*;

    const FILE: &str = r#"<div id="contents"><h1 id=a1>Boards</h1>
<br>Name: Kitchen
<h1 id=b2>Pins</h1>
<a href="https://www.pinterest.com/pin/123/">https://www.pinterest.com/pin/123/</a>
<br>Title: A lamp: the second,
<br>Details: No data,
<br>Image: abcdef0123456789abcdef0123456789,
<br>Board Id: 98,
<br>Board Name: Kitchen,
<br>Alt Text: A lamp on a table,
<br>Canonical Link: <a href="https://example.com/lamp">https://example.com/lamp</a>,
<br>Created at: 2017/02/13 15:35:01
<br>Alive: True
<br>Private: False<br><br>
<a href="https://www.pinterest.com/pin/124/">https://www.pinterest.com/pin/124/</a>
<br>Title: No data,
<br>Details: Warm &amp; bright,
<br>Image: No data,
<br>Board Name: Hidden,
<br>Canonical Link: No data,
<br>Private: True<br><br><h1 id=c3>Something else</h1>
<a href="https://www.pinterest.com/pin/125/">https://www.pinterest.com/pin/125/</a>
<br>Title: Not a pin of mine
</div>"#;

    #[test]
    fn pins_are_read_with_what_is_said_of_them() {
        let found = read_service_pins(FILE.as_bytes()).unwrap();
        let lamp = ServicePin {
            url: "https://www.pinterest.com/pin/123/".into(),
            board: "Kitchen".into(),
            title: "A lamp: the second".into(),
            alt_text: "A lamp on a table".into(),
            image: "abcdef0123456789abcdef0123456789".into(),
            link: "https://example.com/lamp".into(),
            ..ServicePin::default()
        };
        let hidden = ServicePin {
            url: "https://www.pinterest.com/pin/124/".into(),
            board: "Hidden".into(),
            description: "Warm & bright".into(),
            is_private: true,
            ..ServicePin::default()
        };
        assert_eq!(found, [lamp, hidden]);
    }

    #[test]
    fn other_files_are_not_taken_for_it() {
        for file in ["", "<h1>Boards</h1>", "<p>Pins</p>", "PK\x03\x04"] {
            assert_eq!(read_service_pins(file.as_bytes()), None, "{file}");
        }
    }
}
