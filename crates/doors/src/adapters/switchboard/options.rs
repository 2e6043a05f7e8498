//! What an operation's options are, by its input's schema. Queries and forms have text
//! only, so text is read as what the schema says.

use std::collections::HashMap;

use contract::errors::Code;
use kernel::error::{Error, Result};
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};
use utoipa::{
    ToSchema,
    openapi::{
        RefOr,
        schema::{Schema, SchemaType, Type},
    },
};

use super::Schemas;

/// An operation's options by name.
#[derive(Debug, Default)]
pub(super) struct Options(HashMap<String, Kind>);

/// What an option is made of.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Kind {
    Flag,
    Number,
    List,
    Object,
    /// Text, or what reads text by itself.
    Text,
}

impl Options {
    /// The options of the input with this name.
    pub(super) fn of(input: &str, schemas: &Schemas) -> Self {
        let mut options = Self::default();
        options.collect(find(input, schemas), schemas);
        options
    }

    /// Whether the operation has an option of this name.
    pub(super) fn has(&self, name: &str) -> bool {
        self.0.contains_key(name)
    }

    /// Reads an option's name in the other way of writing, `pinId` for `pin_id`: clients of the
    /// protocol know both. It counts only where the option itself is missing or null, so that
    /// calls that say both are not refused.
    pub(super) fn read_names(&self, given: &mut Map<String, Value>) {
        let other = |name: &&String| !self.has(name) && self.has(&snake_case(name));
        let others: Vec<String> = given.keys().filter(other).cloned().collect();
        for name in others {
            let (told, option) = (given.remove(&name), snake_case(&name));
            if given.get(&option).is_none_or(Value::is_null) {
                given.extend(told.map(|told| (option, told)));
            }
        }
    }

    /// Reads what came as text; what cannot be read stays, to be refused by its name.
    pub(super) fn read_texts(&self, given: &mut Map<String, Value>) {
        for (name, value) in given {
            let kind = self.0.get(name);
            if let (Some(kind), Value::String(text)) = (kind, &*value)
                && let Some(read) = kind.read(text)
            {
                *value = read;
            }
        }
    }

    fn collect(&mut self, schema: Option<&Schema>, schemas: &Schemas) {
        match schema {
            Some(Schema::Object(object)) => {
                let known = object.properties.iter();
                self.0
                    .extend(known.map(|(name, of)| (name.clone(), kind(of, schemas))));
            }
            Some(Schema::AllOf(all)) => {
                for part in &all.items {
                    self.collect(resolved(part, schemas), schemas);
                }
            }
            _ => {}
        }
    }
}

impl Kind {
    fn read(self, text: &str) -> Option<Value> {
        let json = || serde_json::from_str(text).ok();
        match self {
            Self::Flag => match text {
                "true" | "1" => Some(true.into()),
                "false" | "0" => Some(false.into()),
                _ => None,
            },
            Self::Number => json().filter(Value::is_number),
            Self::List if text.starts_with('[') => json().filter(Value::is_array),
            Self::List => Some(text.split(',').map(str::trim).collect()),
            Self::Object => json().filter(Value::is_object),
            Self::Text => None,
        }
    }
}

/// `pin_id` for `pinId`.
fn snake_case(name: &str) -> String {
    let mut snake = String::with_capacity(name.len() + 1);
    for letter in name.chars() {
        if letter.is_ascii_uppercase() {
            snake.push('_');
        }
        snake.push(letter.to_ascii_lowercase());
    }
    snake
}

/// Whether an option says yes, also as text.
pub fn is_true(value: &Value) -> bool {
    value == &Value::Bool(true) || value.as_str() == Some("true")
}

/// The name of a type's schema, with all schemas it needs.
pub(super) fn schema<T: ToSchema>() -> (String, Schemas) {
    let mut schemas = vec![(T::name().into_owned(), T::schema())];
    T::schemas(&mut schemas);
    (T::name().into_owned(), schemas)
}

/// Reads the options; what is wrong is said with the path of the field.
pub fn parse<I: DeserializeOwned>(options: Value) -> Result<I> {
    serde_path_to_error::deserialize(options).map_err(|error| {
        let text = error.inner().to_string();
        let path = error.path().to_string();
        // A missing field is told at its parent; its name stands in the text.
        let field = match text
            .strip_prefix("missing field `")
            .and_then(|rest| rest.split('`').next())
        {
            Some(name) if path == "." => name.to_owned(),
            Some(name) => format!("{path}.{name}"),
            None => path,
        };
        Error::field(Code::InvalidInput, &field).detail(format!("{field}: {text}"))
    })
}

fn find<'a>(name: &str, schemas: &'a Schemas) -> Option<&'a Schema> {
    let (_, found) = schemas.iter().find(|(known, _)| known == name)?;
    resolved(found, schemas)
}

fn resolved<'a>(schema: &'a RefOr<Schema>, schemas: &'a Schemas) -> Option<&'a Schema> {
    match schema {
        RefOr::T(schema) => Some(schema),
        RefOr::Ref(to) => find(to.ref_location.rsplit('/').next()?, schemas),
    }
}

fn kind(schema: &RefOr<Schema>, schemas: &Schemas) -> Kind {
    let is_object = |object: &utoipa::openapi::Object| !object.properties.is_empty();
    match resolved(schema, schemas) {
        Some(Schema::Array(_)) => Kind::List,
        Some(Schema::Object(object)) => match main_type(&object.schema_type) {
            Some(Type::Boolean) => Kind::Flag,
            Some(Type::Integer | Type::Number) => Kind::Number,
            Some(Type::Object) if is_object(object) => Kind::Object,
            _ => Kind::Text,
        },
        // What may be null is one of null and the thing.
        Some(Schema::OneOf(one)) => {
            let mut kinds = one.items.iter().map(|item| kind(item, schemas));
            kinds.find(|kind| *kind != Kind::Text).unwrap_or(Kind::Text)
        }
        _ => Kind::Text,
    }
}

/// The type of what is not null.
fn main_type(types: &SchemaType) -> Option<&Type> {
    match types {
        SchemaType::Type(one) => Some(one),
        SchemaType::Array(some) => some.iter().find(|one| **one != Type::Null),
        SchemaType::AnyValue => None,
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[derive(ToSchema)]
    #[expect(dead_code, reason = "its schema alone is read")]
    struct Inner {
        flag: bool,
    }

    #[derive(ToSchema)]
    #[expect(dead_code, reason = "its schema alone is read")]
    struct Input {
        flag: bool,
        maybe: Option<bool>,
        count: u32,
        ratio: Option<f64>,
        ids: Vec<String>,
        some: Option<Vec<i64>>,
        inner: Option<Inner>,
        text: Option<String>,
        pin_id: String,
        is_muted: Option<bool>,
        #[schema(rename = "storyId")]
        story: Option<String>,
    }

    #[test]
    fn names_are_read_in_both_ways_of_writing() {
        let (name, schemas) = schema::<Input>();
        let options = Options::of(&name, &schemas);
        let cases = [
            (json!({ "pinId": "7" }), json!({ "pin_id": "7" })),
            (
                json!({ "pinId": "7", "pin_id": null }),
                json!({ "pin_id": "7" }),
            ),
            (
                json!({ "pinId": "7", "pin_id": "8" }),
                json!({ "pin_id": "8" }),
            ),
            (json!({ "isMuted": "true" }), json!({ "is_muted": "true" })),
            (json!({ "storyId": "7" }), json!({ "storyId": "7" })),
            (
                json!({ "boardId": "7", "PinID": "7" }),
                json!({ "boardId": "7", "PinID": "7" }),
            ),
        ];
        for (given, expected) in cases {
            let mut read = given.as_object().unwrap().clone();
            options.read_names(&mut read);
            assert_eq!(Value::Object(read), expected, "{given}");
        }
    }

    #[test]
    fn texts_are_read_as_the_schema_says() {
        let (name, schemas) = schema::<Input>();
        let options = Options::of(&name, &schemas);
        assert!(options.has("text") && !options.has("flags"));
        // (option, text, what it is read as)
        let cases = [
            ("flag", "true", json!(true)),
            ("flag", "0", json!(false)),
            ("flag", "yes", json!("yes")),
            ("maybe", "1", json!(true)),
            ("count", "7", json!(7)),
            ("count", "seven", json!("seven")),
            ("count", "", json!("")),
            ("ratio", "0.5", json!(0.5)),
            ("ids", "7", json!(["7"])),
            ("ids", "7, 8", json!(["7", "8"])),
            ("ids", r#"["7", null]"#, json!(["7", null])),
            ("ids", "[7", json!("[7")),
            ("some", "[7]", json!([7])),
            ("inner", r#"{"flag": true}"#, json!({ "flag": true })),
            ("inner", "flag", json!("flag")),
            ("text", "true", json!("true")),
            ("other", "true", json!("true")),
        ];
        for (name, text, expected) in cases {
            let mut given = Map::from_iter([(name.to_owned(), json!(text))]);
            options.read_texts(&mut given);
            assert_eq!(given[name], expected, "{name} {text}");
        }
    }
}
