//! Things of schema.org, whatever shape they are written in: one value or a list,
//! whole or by reference, a text or an object with a name.

use std::collections::HashMap;

use serde_json::{Map, Value};

use crate::words;

/// Values of one property that are looked at.
const MOST_VALUES: usize = 200;
/// Things that a page is searched for.
const MOST_THINGS: usize = 5_000;

/// Everything a page says in structured data.
pub(crate) struct Graph<'a> {
    /// Things that stand for themselves, JSON-LD before microdata.
    roots: Vec<&'a Map<String, Value>>,
    /// The fullest thing of each name.
    by_id: HashMap<&'a str, &'a Map<String, Value>>,
}

/// One thing.
#[derive(Clone, Copy)]
pub(crate) struct Thing<'a> {
    fields: &'a Map<String, Value>,
    graph: &'a Graph<'a>,
}

impl<'a> Graph<'a> {
    /// Of all documents of a page.
    pub fn new(documents: &'a [Value]) -> Self {
        let mut graph = Self {
            roots: Vec::new(),
            by_id: HashMap::new(),
        };
        let mut seen = 0;
        for document in documents {
            graph.name(document, &mut seen);
        }
        for document in documents {
            graph.collect(document);
        }
        graph
    }

    /// Things of any of these types that the page is about, in order.
    pub fn of_type(&'a self, types: &'a [&'a str]) -> impl Iterator<Item = Thing<'a>> {
        let things = self.roots.iter().map(|fields| Thing {
            fields,
            graph: self,
        });
        things.filter(|thing| thing.is(types))
    }

    /// What the page is about: what stands for itself, in lists and graphs, or is
    /// the main thing of something that does. Things in lists of search results, of
    /// other articles, and things that are reviewed are others'.
    fn collect(&mut self, document: &'a Value) {
        let mut waiting = vec![document];
        while let Some(value) = waiting.pop() {
            match value {
                Value::Array(values) => waiting.extend(values.iter().take(MOST_THINGS).rev()),
                Value::Object(fields) if self.roots.len() < MOST_THINGS => {
                    for key in ["mainEntity", "mainEntityOfPage", "@graph"] {
                        waiting.extend(fields.get(key));
                    }
                    if fields.contains_key("@type") {
                        self.roots.push(fields);
                    }
                }
                _ => {}
            }
        }
    }

    /// Notes every thing with a name, however deep; depth is the parser's bound.
    fn name(&mut self, document: &'a Value, seen: &mut usize) {
        let mut waiting = vec![document];
        while let Some(value) = waiting.pop() {
            *seen += 1;
            if *seen > MOST_THINGS * 20 {
                return;
            }
            match value {
                Value::Array(values) => waiting.extend(values.iter()),
                Value::Object(fields) => {
                    waiting.extend(fields.values().filter(|value| !value.is_string()));
                    if let Some(id) = fields.get("@id").and_then(Value::as_str) {
                        let known = self.by_id.entry(id).or_insert(fields);
                        if known.len() < fields.len() {
                            *known = fields;
                        }
                    }
                }
                _ => {}
            }
        }
    }
}

impl<'a> Thing<'a> {
    /// Whether it is of any of these types.
    pub fn is(&self, types: &[&str]) -> bool {
        let is_one = |value: &Value| {
            let name = value
                .as_str()
                .and_then(|name| name.rsplit(['/', '#', ':']).next());
            name.is_some_and(|name| types.contains(&name))
        };
        match self.fields.get("@type") {
            Some(Value::Array(values)) => values.iter().take(16).any(is_one),
            Some(value) => is_one(value),
            None => false,
        }
    }

    /// Every value of a property; lists and references are opened.
    fn values(&self, key: &str) -> Vec<&'a Value> {
        let mut found = Vec::new();
        let mut waiting: Vec<&'a Value> = self.fields.get(key).into_iter().collect();
        while let Some(value) = waiting.pop() {
            match value {
                Value::Array(values) => waiting.extend(values.iter().take(MOST_VALUES).rev()),
                Value::Object(fields) if fields.contains_key("@list") => {
                    waiting.extend(fields.get("@list"));
                }
                Value::Null => {}
                value => found.push(value),
            }
            if found.len() >= MOST_VALUES {
                break;
            }
        }
        found
    }

    /// Values of a property that are things, and texts as they are.
    pub fn parts(&self, key: &str) -> Vec<Part<'a>> {
        let part = |value: &'a Value| match value {
            Value::Object(fields) => Some(Part::Thing(self.resolve(fields))),
            Value::String(text) => Some(Part::Text(text.clone())),
            Value::Number(number) => Some(Part::Text(number.to_string())),
            _ => None,
        };
        self.values(key).into_iter().filter_map(part).collect()
    }

    /// Values of a property that are things.
    pub fn things(&self, key: &str) -> Vec<Thing<'a>> {
        let parts = self.parts(key).into_iter();
        parts
            .filter_map(|part| match part {
                Part::Thing(thing) => Some(thing),
                Part::Text(_) => None,
            })
            .collect()
    }

    /// The first value of a property, as it is written; of a thing its value or name.
    pub fn raw(&self, key: &str) -> Option<String> {
        self.raws(key).into_iter().next()
    }

    /// The same, of all values.
    pub fn raws(&self, key: &str) -> Vec<String> {
        let parts = self.parts(key).into_iter();
        let text = |part| match part {
            Part::Text(text) => Some(text),
            Part::Thing(thing) => ["@value", "name", "text"]
                .iter()
                .find_map(|key| thing.fields.get(*key).and_then(plain))
                .or_else(|| thing.listed_value()),
        };
        parts
            .filter_map(text)
            .filter(|text| !text.trim().is_empty())
            .collect()
    }

    /// The first value of a property as one plain line.
    pub fn line(&self, key: &str, most: usize) -> Option<String> {
        self.lines(key, most, 1).pop()
    }

    /// The same, of so many values.
    pub fn lines(&self, key: &str, most: usize, count: usize) -> Vec<String> {
        let raws = self.raws(key).into_iter();
        raws.filter_map(|text| words::marked_line(&text, most))
            .take(count)
            .collect()
    }

    /// `{"@id": "https://schema.org/InStock"}`: one of the vocabulary's own values.
    fn listed_value(&self) -> Option<String> {
        let id = self.fields.get("@id").and_then(plain)?;
        id.contains("schema.org/").then_some(id)
    }

    /// The thing that a reference means.
    fn resolve(&self, fields: &'a Map<String, Value>) -> Thing<'a> {
        let id = fields.get("@id").and_then(Value::as_str);
        let whole = id
            .filter(|_| fields.len() <= 2)
            .and_then(|id| self.graph.by_id.get(id));
        Thing {
            fields: whole.copied().unwrap_or(fields),
            graph: self.graph,
        }
    }
}

/// A value that is a thing or a text.
pub(crate) enum Part<'a> {
    /// With properties of its own.
    Thing(Thing<'a>),
    /// As it is written; numbers too.
    Text(String),
}

fn plain(value: &Value) -> Option<String> {
    match value {
        Value::String(text) => Some(text.clone()),
        Value::Number(number) => Some(number.to_string()),
        Value::Array(values) => values
            .first()
            .filter(|value| !value.is_array())
            .and_then(plain),
        _ => None,
    }
}
