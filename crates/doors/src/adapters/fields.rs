//! Which fields of its answer a call asks for (protocol, "Values": optional fields
//! are absent "where the asked field set leaves it out").
//!
//! `field_set_key` names a set for each sort of thing; `add_fields` adds to it;
//! `fields` names every field itself. A key that is not known asks for
//! everything, as every unknown option does: a client is told too much rather
//! than nothing.

use std::collections::BTreeSet;

use contract::pins::{PinDetail, PinView};
use kernel::error::Result;
use serde::Serialize;
use serde_json::{Map, Value};
use utoipa::ToSchema;

use super::switchboard::{Operation, Switchboard};

/// What a set keeps of one sort of thing.
#[derive(Debug, Clone, Copy)]
pub enum Selection {
    /// These fields.
    Only(&'static [&'static str]),
    /// All but these.
    Without(&'static [&'static str]),
}

/// What a key of `field_set_key` keeps of one sort of thing. A sort that a key
/// does not name comes whole.
#[derive(Debug, Clone)]
pub struct FieldSet {
    /// `grid_item`.
    pub key: &'static str,
    /// The field `type` of the thing.
    pub sort: &'static str,
    /// Schema name of its largest view.
    pub view: String,
    /// What is kept.
    pub kept: Selection,
}

/// Keys that ask for everything.
const WHOLE: [&str; 2] = ["default", "detailed"];

/// The key by which grids ask for pins. Lists of pins are told it before they are made,
/// and answer cards that they keep ready (`Ctx::cards`).
pub const CARDS: &str = "grid_item";

/// Whether a call asks a list of pins for cards and for nothing beside them.
pub fn answers_cards(operation: &Operation, options: &Map<String, Value>) -> bool {
    let key = options.get("field_set_key").and_then(Value::as_str);
    let is_told = |option: &str| options.get(option).is_some_and(|told| !told.is_null());
    let shows = |view: &str| operation.output.1.iter().any(|(name, _)| name == view);
    key == Some(CARDS)
        && !is_told("fields")
        && !is_told("add_fields")
        && shows(&PinView::name())
        && !shows(&PinDetail::name())
}

/// Every key of `field_set_key`.
pub fn keys(board: &Switchboard) -> BTreeSet<&'static str> {
    let keys = board.field_sets.iter().map(|set| set.key);
    keys.chain(WHOLE).collect()
}

/// The fields that a call asks for.
pub struct Fields<'a> {
    set: Vec<&'a FieldSet>,
    /// Those that are named: instead of a set, or beside it.
    named: Vec<String>,
    /// Whether there is no set: the names are all.
    only_named: bool,
}

impl<'a> Fields<'a> {
    /// None when everything is asked for, and when the operation itself answers no more.
    pub fn asked(
        board: &'a Switchboard,
        operation: &Operation,
        options: &Map<String, Value>,
    ) -> Option<Self> {
        if answers_cards(operation, options) {
            return None;
        }
        let named = |option: &str| options.get(option).and_then(names);
        let key = options.get("field_set_key").and_then(Value::as_str);
        let set = board.field_sets.iter().filter(|set| Some(set.key) == key);
        let set: Vec<_> = set.collect();
        let fields = named("fields");
        if fields.is_none() && set.is_empty() {
            return None;
        }
        let only_named = fields.is_some();
        let mut all = fields.unwrap_or_default();
        all.extend(named("add_fields").unwrap_or_default());
        Some(Self {
            set,
            named: all,
            only_named,
        })
    }

    /// What is asked for of an answer.
    pub fn of(&self, data: &impl Serialize) -> Result<Value> {
        let mut value = serde_json::to_value(data)?;
        match (self.only_named, &mut value) {
            (true, Value::Array(items)) => items.iter_mut().for_each(|item| self.keep_named(item)),
            (true, one) => self.keep_named(one),
            (false, value) => self.keep_set(value),
        }
        Ok(value)
    }

    fn keep_named(&self, value: &mut Value) {
        if let Value::Object(object) = value {
            object.retain(|name, _| self.is_named(name));
        }
    }

    /// The outermost things of a sort that the set knows; what is inside of their
    /// fields comes whole.
    fn keep_set(&self, value: &mut Value) {
        match value {
            Value::Array(items) => items.iter_mut().for_each(|item| self.keep_set(item)),
            Value::Object(object) => match self.kept(object) {
                Some(Selection::Only(fields)) => {
                    object.retain(|name, _| fields.contains(&name.as_str()) || self.is_named(name));
                }
                Some(Selection::Without(fields)) => {
                    object
                        .retain(|name, _| !fields.contains(&name.as_str()) || self.is_named(name));
                }
                None => object.values_mut().for_each(|part| self.keep_set(part)),
            },
            _ => {}
        }
    }

    fn kept(&self, object: &Map<String, Value>) -> Option<Selection> {
        let sort = object.get("type")?.as_str()?;
        let found = self.set.iter().find(|set| set.sort == sort);
        found.map(|set| set.kept)
    }

    fn is_named(&self, name: &str) -> bool {
        self.named.iter().any(|one| one == name)
    }
}

/// Names with commas between, or a list of names. Of `user.partner()` and
/// `partner.contact_email` every part is asked.
fn names(fields: &Value) -> Option<Vec<String>> {
    let text = match fields {
        Value::String(text) => text.clone(),
        Value::Array(names) => {
            let names: Vec<&str> = names.iter().filter_map(Value::as_str).collect();
            names.join(",")
        }
        _ => return None,
    };
    let parts = text.split([',', '.']);
    let parts = parts.map(|name| name.trim().trim_end_matches("()").to_owned());
    Some(parts.collect())
}

#[cfg(test)]
mod tests {
    use std::sync::LazyLock;

    use serde_json::{json, value::RawValue};

    use super::*;
    use crate::site::switchboard;

    static BOARD: LazyLock<Switchboard> = LazyLock::new(switchboard);

    /// What a call of an operation asks for that shows whole pins.
    fn asked(options: Value) -> Option<Fields<'static>> {
        let operation = BOARD.operations.iter().find(|one| one.name == "get_pin");
        Fields::asked(&BOARD, operation.unwrap(), options.as_object().unwrap())
    }

    #[test]
    fn only_the_asked_fields_are_kept() {
        let cases = [
            (
                json!({ "fields": "id, user.name" }),
                r#"{"id":"1","name":"a","x":2}"#,
                r#"{"id":"1","name":"a"}"#,
            ),
            (
                json!({ "fields": ["id"] }),
                r#"[{"id":"1","x":2},{"id":"2"}]"#,
                r#"[{"id":"1"},{"id":"2"}]"#,
            ),
            (
                json!({ "fields": "user.id,user.partner(),partner.x" }),
                r#"{"id":"1","partner":{"x":2},"y":3}"#,
                r#"{"id":"1","partner":{"x":2}}"#,
            ),
            (json!({ "fields": "id" }), r#""text""#, r#""text""#),
            (
                json!({ "field_set_key": "grid_item" }),
                r#"[{"id":"1","is_mine":true,"type":"pin"}]"#,
                r#"[{"id":"1","type":"pin"}]"#,
            ),
            // Of what holds things, of things of another sort, and inside of things.
            (
                json!({ "field_set_key": "react_grid_pin" }),
                r#"{"objects":[{"id":"1","seo_url":"/","type":"pin"},{"seo_url":"/","type":"other"}],"type":"story"}"#,
                r#"{"objects":[{"id":"1","type":"pin"},{"seo_url":"/","type":"other"}],"type":"story"}"#,
            ),
            (
                json!({ "field_set_key": "grid_item" }),
                r#"{"board":{"access":[],"type":"board"},"type":"pin","x":1}"#,
                r#"{"board":{"access":[],"type":"board"},"type":"pin"}"#,
            ),
            (
                json!({ "field_set_key": "grid_item", "add_fields": "pin.seo_url,topics" }),
                r#"{"seo_url":"/","topics":[],"type":"pin","x":1}"#,
                r#"{"seo_url":"/","topics":[],"type":"pin"}"#,
            ),
            (
                json!({ "field_set_key": "unauth_react_main_pin" }),
                r#"{"is_mine":false,"seo_url":"/","type":"pin"}"#,
                r#"{"seo_url":"/","type":"pin"}"#,
            ),
            (
                json!({ "field_set_key": "auth_web_main_pin" }),
                r#"{"is_mine":false,"seo_url":"/","type":"pin"}"#,
                r#"{"is_mine":false,"type":"pin"}"#,
            ),
            (
                json!({ "field_set_key": "grid_item", "fields": "x" }),
                r#"{"id":"1","type":"pin","x":1}"#,
                r#"{"x":1}"#,
            ),
        ];
        for (options, data, expected) in cases {
            let data = RawValue::from_string(data.into()).unwrap();
            let fields = asked(options.clone()).unwrap();
            assert_eq!(fields.of(&data).unwrap().to_string(), expected, "{options}");
        }
    }

    #[test]
    fn everything_is_asked_for_without_a_set_that_is_known() {
        for options in [
            json!({}),
            json!({ "field_set_key": "detailed" }),
            json!({ "field_set_key": "default" }),
            json!({ "field_set_key": "never_heard_of" }),
            json!({ "field_set_key": 7, "fields": null }),
            json!({ "add_fields": "id" }),
        ] {
            assert!(asked(options.clone()).is_none(), "{options}");
        }
    }

    /// A set that names a field which no view has would hide that it was renamed.
    #[test]
    fn every_field_of_a_set_is_a_field_of_the_contract() {
        let contract = include_str!("../../../../contract/openapi.json");
        let contract: Value = serde_json::from_str(contract).unwrap();
        for FieldSet {
            key, view, kept, ..
        } in &BOARD.field_sets
        {
            let known = fields_of(&contract["components"]["schemas"], view);
            let (Selection::Only(fields) | Selection::Without(fields)) = kept;
            for field in *fields {
                assert!(known.contains(*field), "{key}: {view} has no {field}");
            }
        }
    }

    fn fields_of(schemas: &Value, view: &str) -> BTreeSet<String> {
        let schema = &schemas[view];
        let whole = [schema.clone()];
        let parts = schema["allOf"].as_array().map_or(&whole[..], Vec::as_slice);
        let mut names = BTreeSet::new();
        for part in parts {
            if let Some(name) = part["$ref"]
                .as_str()
                .and_then(|path| path.rsplit('/').next())
            {
                names.extend(fields_of(schemas, name));
            }
            if let Some(properties) = part["properties"].as_object() {
                names.extend(properties.keys().cloned());
            }
        }
        names
    }
}
