//! One walk over a page's tokens, which takes out everything that is looked at.
//!
//! A tokenizer is enough, as long as it is known which elements are open: that is
//! followed as far as microdata needs it, not as the standard has it.

use std::collections::BTreeMap;

use html5gum::{DefaultEmitter, HtmlString, Spanned, StartTag, Token, Tokenizer};

use crate::microdata::{Items, Microdata};

/// Elements `meta` and `link` that are looked at.
const MOST_HEAD: usize = 600;
/// Pictures that are looked at.
const MOST_PICTURES: usize = 1_000;
/// Scripts with JSON-LD that are looked at, and their bytes together.
const MOST_SCRIPTS: usize = 60;
const MOST_SCRIPT_BYTES: usize = 2 * 1_024 * 1_024;
/// Bytes of markup for browsers without scripts.
const MOST_FALLBACK: usize = 256 * 1_024;
/// Longest value of an attribute that is kept, in bytes; `srcset` is long.
const MOST_VALUE: usize = 16 * 1_024;

/// Attributes of one element, by name.
pub(crate) type Attributes = BTreeMap<String, String>;

/// The parts of a page that readers of this crate use.
#[derive(Default)]
pub(crate) struct Markup {
    /// What addresses begin with, when the page says so.
    pub base: Option<String>,
    /// Text of the element `title`.
    pub title: String,
    /// Text of the first `h1`.
    pub heading: String,
    /// Name or property in lower case, and content, in order.
    pub metas: Vec<(String, String)>,
    /// Attributes of each `link`.
    pub links: Vec<Attributes>,
    /// Attributes of each `img`, and of each `video` with a poster, which stands
    /// as its `src`.
    pub pictures: Vec<Attributes>,
    /// What is inside scripts of JSON-LD.
    pub scripts: Vec<String>,
    /// Microdata, in the shape of JSON-LD.
    pub items: Items,
}

/// Walks over the whole page.
pub(crate) fn walk(html: &str) -> Markup {
    let mut walk = Walk::default();
    for token in tokens(html) {
        match token {
            Token::StartTag(tag) => walk.open(&tag),
            Token::EndTag(tag) => walk.close(&tag.name),
            Token::String(text) => walk.text(&text),
            _ => {}
        }
    }
    let fallback = std::mem::take(&mut walk.fallback);
    for token in tokens(&fallback) {
        if let Token::StartTag(tag) = token
            && tag.name.as_slice() == b"img"
        {
            walk.picture(attributes(&tag.attributes));
        }
    }
    walk.markup.items = walk.microdata.finish();
    walk.markup
}

fn tokens(html: &str) -> impl Iterator<Item = Token> {
    let mut emitter = DefaultEmitter::default();
    // What is written in titles and scripts is text.
    emitter.naively_switch_states(true);
    Tokenizer::new_with_emitter(html, emitter).map(|token| match token {
        Ok(token) => token,
    })
}

#[derive(Default)]
struct Walk {
    markup: Markup,
    microdata: Microdata,
    /// Where text goes at the moment.
    inside: Inside,
    script_bytes: usize,
    /// Markup inside of `noscript`, which the tokenizer takes for text.
    fallback: String,
    has_title: bool,
    has_heading: bool,
}

#[derive(Default, PartialEq, Clone, Copy)]
enum Inside {
    #[default]
    Nothing,
    Title,
    Heading,
    LinkedData,
    /// Markup for browsers without scripts; often the only plain pictures.
    Fallback,
    /// Text that is not shown: scripts and styles.
    Hidden,
}

impl Walk {
    fn open(&mut self, tag: &StartTag<()>) {
        let attributes = attributes(&tag.attributes);
        let name = tag.name.as_slice();
        match name {
            b"title" if !self.has_title => self.inside = Inside::Title,
            b"h1" if !self.has_heading => self.inside = Inside::Heading,
            b"script" => self.inside = self.script(&attributes),
            b"style" | b"template" => self.inside = Inside::Hidden,
            b"noscript" => self.inside = Inside::Fallback,
            b"base" if self.markup.base.is_none() => {
                self.markup.base = attributes.get("href").cloned();
            }
            b"meta" => self.meta(&attributes),
            b"link" if self.markup.links.len() < MOST_HEAD => {
                self.markup.links.push(attributes.clone());
            }
            b"img" | b"amp-img" => self.picture(attributes.clone()),
            b"video" => {
                if let Some(poster) = attributes.get("poster") {
                    let poster = Attributes::from([("src".to_owned(), poster.clone())]);
                    self.picture(poster);
                }
            }
            _ => {}
        }
        self.microdata.open(name, &attributes, tag.self_closing);
    }

    fn close(&mut self, name: &HtmlString) {
        match (name.as_slice(), self.inside) {
            (b"title", Inside::Title) => (self.has_title, self.inside) = (true, Inside::Nothing),
            (b"h1", Inside::Heading) => (self.has_heading, self.inside) = (true, Inside::Nothing),
            (b"script", Inside::LinkedData | Inside::Hidden)
            | (b"style" | b"template", Inside::Hidden)
            | (b"noscript", Inside::Fallback) => self.inside = Inside::Nothing,
            _ => {}
        }
        self.microdata.close(name);
    }

    fn text(&mut self, text: &HtmlString) {
        let text = String::from_utf8_lossy(text);
        match self.inside {
            Inside::Title => push(&mut self.markup.title, &text),
            Inside::Heading => push(&mut self.markup.heading, &text),
            Inside::LinkedData => {
                self.script_bytes += text.len();
                if let Some(script) = self.markup.scripts.last_mut()
                    && self.script_bytes <= MOST_SCRIPT_BYTES
                {
                    script.push_str(&text);
                }
            }
            Inside::Fallback if self.fallback.len() < MOST_FALLBACK => {
                self.fallback.push_str(&text)
            }
            Inside::Nothing | Inside::Hidden | Inside::Fallback => {}
        }
        if !matches!(
            self.inside,
            Inside::LinkedData | Inside::Hidden | Inside::Fallback
        ) {
            self.microdata.text(&text);
        }
    }

    fn script(&mut self, attributes: &Attributes) -> Inside {
        let is_data = attributes.get("type").is_some_and(|kind| {
            kind.trim()
                .to_ascii_lowercase()
                .starts_with("application/ld+json")
        });
        let fits = self.markup.scripts.len() < MOST_SCRIPTS;
        if is_data && fits && self.script_bytes < MOST_SCRIPT_BYTES {
            self.markup.scripts.push(String::new());
            return Inside::LinkedData;
        }
        Inside::Hidden
    }

    fn meta(&mut self, attributes: &Attributes) {
        let content = attributes
            .get("content")
            .or_else(|| attributes.get("value"));
        let Some(content) = content else { return };
        for key in ["property", "name"] {
            if let Some(name) = attributes.get(key)
                && self.markup.metas.len() < MOST_HEAD
            {
                let name = name.trim().to_ascii_lowercase();
                self.markup.metas.push((name, content.clone()));
            }
        }
    }

    fn picture(&mut self, attributes: Attributes) {
        if self.markup.pictures.len() < MOST_PICTURES {
            self.markup.pictures.push(attributes);
        }
    }
}

impl Markup {
    /// The first filled content under the first of these names that has any.
    pub fn meta(&self, names: &[&str]) -> Option<&str> {
        names.iter().find_map(|name| {
            let mut named = self.metas.iter().filter(|(key, _)| key == name);
            named.find_map(|(_, content)| filled(content))
        })
    }

    /// Every filled content under this name, in order.
    pub fn all_meta<'a>(&'a self, name: &'a str) -> impl Iterator<Item = &'a str> {
        let named = self.metas.iter().filter(move |(key, _)| key == name);
        named.filter_map(|(_, content)| filled(content))
    }
}

fn filled(content: &str) -> Option<&str> {
    Some(content.trim()).filter(|content| !content.is_empty())
}

fn attributes(found: &BTreeMap<HtmlString, Spanned<HtmlString, ()>>) -> Attributes {
    let short = found.iter().filter(|(_, value)| value.len() <= MOST_VALUE);
    short
        .take(64)
        .map(|(name, value)| (text(name), text(value)))
        .collect()
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

/// Adds to a text that is cut to a line later.
fn push(whole: &mut String, part: &str) {
    if whole.len() < MOST_VALUE {
        whole.push_str(part);
    }
}
