//! Microdata (HTML standard, chapter 5) in the shape of JSON-LD, so that one reader
//! reads both. References between elements (`itemref`) are not followed.

use serde_json::{Map, Value};

use crate::{markup::Attributes, words::is_block};

/// Elements that are known to be open at once; what is deeper has no properties.
const DEEPEST: usize = 512;
/// Items of a page.
const MOST_ITEMS: usize = 2_000;
/// Values of a page.
const MOST_VALUES: usize = 8_000;
/// Longest value, in bytes.
const MOST_TEXT: usize = 8 * 1_024;

/// Items that belong to no other, each an object with `@type`.
pub(crate) type Items = Vec<Value>;

/// What was found so far.
#[derive(Default)]
pub(crate) struct Microdata {
    items: Vec<Item>,
    open: Vec<Open>,
    values: usize,
}

struct Item {
    types: Vec<String>,
    id: Option<String>,
    properties: Vec<(String, Found)>,
    is_root: bool,
}

enum Found {
    Text(String),
    Item(usize),
}

/// An element that was not closed yet.
struct Open {
    name: Vec<u8>,
    /// The item it is.
    item: Option<usize>,
    /// Properties of another item whose value is its text.
    property: Option<Property>,
}

struct Property {
    of: usize,
    names: String,
    text: String,
}

impl Microdata {
    /// An element begins.
    pub fn open(&mut self, name: &[u8], attributes: &Attributes, self_closing: bool) {
        if is_block(name) {
            self.text("\n");
        }
        if ends_by_itself(name) && self.open.last().is_some_and(|open| open.name == name) {
            self.close(name);
        }
        let owner = self.open.iter().rev().find_map(|open| open.item);
        let names = attributes
            .get("itemprop")
            .filter(|names| !names.trim().is_empty());
        let mut item = None;
        if attributes.contains_key("itemscope") && self.items.len() < MOST_ITEMS {
            item = Some(self.items.len());
            let types = attributes.get("itemtype").map_or("", String::as_str);
            self.items.push(Item {
                types: types
                    .split_whitespace()
                    .map(str::to_owned)
                    .take(8)
                    .collect(),
                id: attributes.get("itemid").cloned(),
                properties: Vec::new(),
                is_root: owner.is_none() || names.is_none(),
            });
        }
        let mut property = None;
        if let (Some(of), Some(names)) = (owner, names) {
            match (item, value(name, names, attributes)) {
                (Some(item), _) => self.add(of, names, || Found::Item(item)),
                (None, Some(value)) => self.add(of, names, || Found::Text(value.clone())),
                (None, None) => {
                    property = Some(Property {
                        of,
                        names: names.clone(),
                        text: String::new(),
                    });
                }
            }
        }
        let is_void = is_void(name) || (self_closing && item.is_none());
        if !is_void && self.open.len() < DEEPEST {
            self.open.push(Open {
                name: name.to_vec(),
                item,
                property,
            });
        }
    }

    /// An element ends, and with it all that were left open inside.
    pub fn close(&mut self, name: &[u8]) {
        let Some(at) = self.open.iter().rposition(|open| open.name == name) else {
            return;
        };
        while self.open.len() > at {
            let Some(open) = self.open.pop() else { return };
            if let Some(Property { of, names, text }) = open.property {
                self.add(of, &names, || Found::Text(text.clone()));
            }
        }
    }

    /// Text that people read.
    pub fn text(&mut self, text: &str) {
        for open in &mut self.open {
            if let Some(property) = &mut open.property
                && property.text.len() < MOST_TEXT
            {
                property.text.push_str(text);
            }
        }
    }

    fn add(&mut self, of: usize, names: &str, found: impl Fn() -> Found) {
        for name in names.split_whitespace().take(4) {
            if self.values < MOST_VALUES {
                self.values += 1;
                self.items[of].properties.push((name.to_owned(), found()));
            }
        }
    }

    /// The items as objects. An item stands behind the one it belongs to, so the
    /// last ones are ready first, and nothing calls itself.
    pub fn finish(mut self) -> Items {
        if let Some(first) = self.open.first().map(|open| open.name.clone()) {
            while !self.open.is_empty() {
                let last = self
                    .open
                    .last()
                    .map_or(first.clone(), |open| open.name.clone());
                self.close(&last);
            }
        }
        let mut ready: Vec<Value> = vec![Value::Null; self.items.len()];
        let mut roots = Vec::new();
        for (at, item) in self.items.into_iter().enumerate().rev() {
            let mut object = Map::new();
            let types = item.types.into_iter().map(Value::String).collect();
            object.insert("@type".to_owned(), Value::Array(types));
            if let Some(id) = item.id {
                object.insert("@id".to_owned(), Value::String(id));
            }
            for (name, found) in item.properties {
                let value = match found {
                    Found::Text(text) => Value::String(text),
                    Found::Item(inner) => ready[inner].take(),
                };
                let values = object
                    .entry(name)
                    .or_insert_with(|| Value::Array(Vec::new()));
                if let Value::Array(values) = values {
                    values.push(value);
                }
            }
            match item.is_root {
                true => roots.push(Value::Object(object)),
                false => ready[at] = Value::Object(object),
            }
        }
        roots.reverse();
        roots
    }
}

/// What an element says by an attribute; none when its text counts.
fn value(name: &[u8], names: &str, attributes: &Attributes) -> Option<String> {
    let by = |key: &str| attributes.get(key).cloned();
    let said = match name {
        b"a" | b"area" if !is_address(names) => None,
        b"a" | b"area" | b"link" => by("href"),
        b"audio" | b"embed" | b"iframe" | b"source" | b"track" | b"video" => by("src"),
        b"img" => by("src").or_else(|| by("data-src")),
        b"object" => by("data"),
        b"data" | b"meter" => by("value"),
        b"time" => by("datetime"),
        b"meta" => Some(by("content").unwrap_or_default()),
        _ => None,
    };
    // Not in the standard, and everywhere: `<span itemprop=price content=9.99>`.
    by("content").filter(|_| name != b"meta").or(said)
}

/// Whether a link's address is meant, as the standard has it, and not the words that
/// people see, as `<a itemprop=brand href=/brands/1>` has.
fn is_address(names: &str) -> bool {
    let addresses = [
        "contentUrl",
        "embedUrl",
        "image",
        "item",
        "sameAs",
        "thumbnailUrl",
        "url",
    ];
    names
        .split_whitespace()
        .any(|name| addresses.contains(&name))
}

/// Elements that end where the next of their kind begins.
fn ends_by_itself(name: &[u8]) -> bool {
    matches!(
        name,
        b"dd" | b"dt" | b"li" | b"option" | b"p" | b"td" | b"th" | b"tr"
    )
}

fn is_void(name: &[u8]) -> bool {
    matches!(
        name,
        b"area"
            | b"base"
            | b"br"
            | b"col"
            | b"embed"
            | b"hr"
            | b"img"
            | b"input"
            | b"link"
            | b"meta"
            | b"source"
            | b"track"
            | b"wbr"
    )
}
