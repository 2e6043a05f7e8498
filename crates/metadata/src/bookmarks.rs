//! Bookmarks as browsers hand them over: one page of lists in lists, the form that
//! Netscape gave it ("NETSCAPE-Bookmark-file-1").

use html5gum::{Token, Tokenizer};

use crate::{charset, words};

/// Longest name of a folder and title, in characters.
const LONGEST_NAME: usize = 200;
/// Longest description, in characters.
const LONGEST_DESCRIPTION: usize = 1_000;
/// Longest address, in bytes.
const LONGEST_ADDRESS: usize = 2_048;
/// Folders inside of each other that are told apart.
const DEEPEST: usize = 32;
/// How far into a file the sign of its kind stands.
const SIGN_WITHIN: usize = 2_048;
/// The sign, in lower case.
const SIGN: &str = "netscape-bookmark-file";

/// A bookmarked page.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Bookmark {
    /// Names of the folders it is in, the outermost first.
    pub folders: Vec<String>,
    /// Where it leads: `http` or `https`.
    pub url: String,
    /// Title; may be empty.
    pub title: String,
    /// What was noted beside it; may be empty.
    pub description: String,
    /// Words it was filed under.
    pub tags: Vec<String>,
}

/// The bookmarks of a file in their order; none when it is no such file. What leads
/// elsewhere than to web pages is left out, such as scripts and searches.
pub fn read_bookmarks(file: &[u8]) -> Option<Vec<Bookmark>> {
    let text = charset::decode(file, None);
    let start: String = text.chars().take(SIGN_WITHIN).collect();
    if !start.to_lowercase().contains(SIGN) {
        return None;
    }
    let mut walk = Walk::default();
    for token in Tokenizer::new(&*text) {
        let Ok(token) = token;
        match token {
            Token::StartTag(tag) => {
                let attribute = |name: &[u8]| {
                    let value = tag.attributes.get(name);
                    value.map(|value| String::from_utf8_lossy(value).into_owned())
                };
                match tag.name.as_slice() {
                    b"a" => walk.link(attribute(b"href"), attribute(b"tags")),
                    name => walk.open(name),
                }
            }
            Token::EndTag(tag) => walk.close(&tag.name),
            Token::String(text) => walk.text(&String::from_utf8_lossy(&text)),
            _ => {}
        }
    }
    walk.finish_note();
    Some(walk.found)
}

/// Where text goes.
#[derive(Default, PartialEq, Clone, Copy)]
enum Inside {
    #[default]
    Nothing,
    Folder,
    Title,
    Note,
}

#[derive(Default)]
struct Walk {
    found: Vec<Bookmark>,
    /// Lists that are open; those without a heading have no name.
    open: Vec<Option<String>>,
    /// The heading of the list that comes.
    heading: Option<String>,
    inside: Inside,
    text: String,
    /// Whether a note belongs to the last bookmark, not to a folder.
    is_of_bookmark: bool,
}

impl Walk {
    fn open(&mut self, name: &[u8]) {
        match name {
            b"h3" => self.begin(Inside::Folder),
            b"dd" if self.is_of_bookmark => self.begin(Inside::Note),
            b"dt" => self.finish_note(),
            b"dl" => {
                self.finish_note();
                let name = self.heading.take();
                if self.open.len() < DEEPEST {
                    self.open.push(name);
                } else {
                    self.open.push(None);
                }
            }
            _ => {}
        }
    }

    fn close(&mut self, name: &[u8]) {
        match (name, self.inside) {
            (b"h3", Inside::Folder) => {
                self.heading = words::line(&self.text, LONGEST_NAME);
                self.inside = Inside::Nothing;
                self.is_of_bookmark = false;
            }
            (b"a", Inside::Title) => {
                self.inside = Inside::Nothing;
                if let Some(last) = self.found.last_mut() {
                    last.title = words::line(&self.text, LONGEST_NAME).unwrap_or_default();
                }
            }
            (b"dl", _) => {
                self.finish_note();
                self.open.pop();
            }
            _ => {}
        }
    }

    fn link(&mut self, url: Option<String>, tags: Option<String>) {
        self.finish_note();
        self.is_of_bookmark = false;
        let url = url.map(|url| url.trim().to_owned()).filter(|url| {
            let lower = url.to_ascii_lowercase();
            let is_page = lower.starts_with("http://") || lower.starts_with("https://");
            is_page && url.len() <= LONGEST_ADDRESS
        });
        let Some(url) = url else { return };
        let tags = tags.unwrap_or_default();
        self.found.push(Bookmark {
            folders: self.open.iter().flatten().cloned().collect(),
            url,
            tags: tags
                .split(',')
                .filter_map(|tag| words::line(tag, LONGEST_NAME))
                .collect(),
            ..Bookmark::default()
        });
        self.is_of_bookmark = true;
        self.begin(Inside::Title);
    }

    fn text(&mut self, text: &str) {
        if self.inside != Inside::Nothing && self.text.len() < 8 * LONGEST_DESCRIPTION {
            self.text.push_str(text);
        }
    }

    fn begin(&mut self, inside: Inside) {
        self.inside = inside;
        self.text.clear();
    }

    fn finish_note(&mut self) {
        if self.inside == Inside::Note {
            self.inside = Inside::Nothing;
            if let Some(last) = self.found.last_mut() {
                last.description = words::line(&self.text, LONGEST_DESCRIPTION).unwrap_or_default();
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FILE: &str = r#"<!DOCTYPE NETSCAPE-Bookmark-file-1>
<!-- This is an automatically generated file. -->
<META HTTP-EQUIV="Content-Type" CONTENT="text/html; charset=UTF-8">
<TITLE>Bookmarks</TITLE>
<H1>Bookmarks</H1>
<DL><p>
    <DT><A HREF="https://example.com/top" ADD_DATE="1">Top &amp; first</A>
    <DT><H3 ADD_DATE="1" LAST_MODIFIED="2">Kitchen</H3>
    <DD>A folder's own note
    <DL><p>
        <DT><A HREF="https://example.com/oven" TAGS="red,hot things">Oven</A>
        <DD>The one with
        two doors
        <DT><A HREF="javascript:alert(1)">A script</A>
        <DT><H3>Lamps</H3>
        <DL><p>
            <DT><A HREF="http://example.com/lamp">Lämp</A>
        </DL><p>
    </DL><p>
    <DT><A HREF="https://example.com/last"></A>
</DL><p>"#;

    #[test]
    fn folders_links_and_notes_are_read() {
        let found = read_bookmarks(FILE.as_bytes()).unwrap();
        let told: Vec<_> = found
            .iter()
            .map(|mark| {
                (
                    mark.folders.join("/"),
                    mark.url.as_str(),
                    mark.title.as_str(),
                )
            })
            .collect();
        assert_eq!(
            told,
            [
                (String::new(), "https://example.com/top", "Top & first"),
                ("Kitchen".into(), "https://example.com/oven", "Oven"),
                ("Kitchen/Lamps".into(), "http://example.com/lamp", "Lämp"),
                (String::new(), "https://example.com/last", ""),
            ]
        );
        let notes: Vec<_> = found.iter().map(|mark| mark.description.as_str()).collect();
        assert_eq!(notes, ["", "The one with two doors", "", ""]);
        assert_eq!(found[1].tags, ["red", "hot things"]);
    }

    #[test]
    fn other_files_are_not_taken_for_bookmarks() {
        for file in [
            "",
            "<html><a href='https://example.com'>x</a>",
            "PK\x03\x04",
        ] {
            assert_eq!(read_bookmarks(file.as_bytes()), None, "{file}");
        }
    }

    #[test]
    fn broken_files_end() {
        let sign = "<!DOCTYPE NETSCAPE-Bookmark-file-1>";
        for rest in [
            "<DL><DL><DL></DL></DL></DL></DL></DL>",
            "<A HREF='https://a.b'",
            "<H3><A>",
        ] {
            assert!(read_bookmarks(format!("{sign}{rest}").as_bytes()).is_some());
        }
        let deep = format!(
            "{sign}{}<A HREF='https://a.b/'>x</A>",
            "<H3>f</H3><DL>".repeat(5_000)
        );
        assert_eq!(
            read_bookmarks(deep.as_bytes()).unwrap()[0].folders.len(),
            32
        );
    }
}
