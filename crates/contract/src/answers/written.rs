//! Views that are written once and answered many times.

use std::{borrow::Cow, collections::BTreeMap, marker::PhantomData, sync::Arc};

use serde::{Serialize, Serializer, ser::SerializeStruct};
use serde_json::value::{RawValue, to_raw_value};
use utoipa::{
    PartialSchema, ToSchema,
    openapi::{RefOr, schema::Schema},
};

use super::View;

/// A view that is already written as JSON, shared by all viewers who may see it:
/// feeds answer the same pins to many viewers.
#[derive(Debug)]
pub struct Written<T> {
    json: Text,
    of: PhantomData<fn() -> T>,
}

/// JSON text.
#[derive(Debug, Clone)]
enum Text {
    /// Of a view that is kept.
    Shared(Arc<str>),
    /// Of one that is answered once: sharing would copy it.
    Own(String),
}

impl<T: View> Written<T> {
    /// Writes the view once.
    pub fn new(view: &T) -> serde_json::Result<Self> {
        Self::part(view)
    }
}

impl<T> Written<T> {
    /// Writes a part of the view once, for answers that ask for no more.
    pub fn part(part: &impl Serialize) -> serde_json::Result<Self> {
        let json = serde_json::to_string(part)?;
        Ok(Self::of(Text::Shared(json.into())))
    }

    fn of(json: Text) -> Self {
        Self {
            json,
            of: PhantomData,
        }
    }

    /// The same view with a field that only some viewers see.
    pub fn with(&self, name: &str, value: &impl Serialize) -> serde_json::Result<Self> {
        let value = serde_json::to_string(value)?;
        let Some(whole) = self.json().strip_suffix('}') else {
            return Ok(self.clone());
        };
        let parts = [whole, ",\"", name, "\":", &value, "}"];
        Ok(Self::of(Text::Own(parts.concat())))
    }

    /// The same view with null for a field that this viewer does not see.
    pub fn without(&self, name: &str) -> serde_json::Result<Self> {
        self.instead(name, &())
    }

    /// The same view with a field that it has as this viewer sees it.
    pub fn instead(&self, name: &str, value: &impl Serialize) -> serde_json::Result<Self> {
        let value = to_raw_value(value)?;
        let mut fields: BTreeMap<String, &RawValue> = serde_json::from_str(self.json())?;
        if let Some(field) = fields.get_mut(name) {
            *field = &*value;
        }
        Ok(Self::of(Text::Own(serde_json::to_string(&fields)?)))
    }

    /// The JSON text.
    pub fn json(&self) -> &str {
        match &self.json {
            Text::Shared(json) => json,
            Text::Own(json) => json,
        }
    }
}

impl<T> Clone for Written<T> {
    fn clone(&self) -> Self {
        Self {
            json: self.json.clone(),
            of: PhantomData,
        }
    }
}

/// What `serde_json` knows its `RawValue` by, whose text it writes as it stands. A `RawValue`
/// itself can be made of text only by reading it again, which for a page of pins with a field
/// more took longer than all else; a test holds the name.
const RAW: &str = "$serde_json::private::RawValue";

impl<T> Serialize for Written<T> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let mut raw = to.serialize_struct(RAW, 1)?;
        raw.serialize_field(RAW, self.json())?;
        raw.end()
    }
}

impl<T: ToSchema> PartialSchema for Written<T> {
    fn schema() -> RefOr<Schema> {
        T::schema()
    }
}

impl<T: ToSchema> ToSchema for Written<T> {
    fn name() -> Cow<'static, str> {
        T::name()
    }

    fn schemas(schemas: &mut Vec<(String, RefOr<Schema>)>) {
        T::schemas(schemas);
    }
}

impl<T: View> View for Written<T> {
    fn bytes(&self) -> usize {
        self.json().len()
    }
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;

    #[test]
    fn written_views_are_answered_as_they_stand() {
        let whole = Written::<()>::part(&json!({"id": "7", "title": "A \"b\" {c}"})).unwrap();
        let with = whole.with("note", &json!({"text": "}"})).unwrap();
        let without = with.without("title").unwrap();
        let other = whole
            .instead("title", &["B"])
            .unwrap()
            .instead("none", &1)
            .unwrap();
        for (view, text) in [
            (&whole, r#"{"id":"7","title":"A \"b\" {c}"}"#),
            (
                &with,
                r#"{"id":"7","title":"A \"b\" {c}","note":{"text":"}"}}"#,
            ),
            (&without, r#"{"id":"7","note":{"text":"}"},"title":null}"#),
            (&other, r#"{"id":"7","title":["B"]}"#),
        ] {
            let list = serde_json::to_string(&[view, view]).unwrap();
            assert_eq!(list, format!("[{text},{text}]"));
            let value: Value = serde_json::from_str(text).unwrap();
            assert_eq!(serde_json::to_value(view).unwrap(), value);
        }
    }
}
