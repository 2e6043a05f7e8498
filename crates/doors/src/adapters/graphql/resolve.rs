//! How fields of door 3 find their values in the JSON of door 1.

use std::collections::BTreeMap;

use async_graphql::{
    Value as Shown,
    dynamic::{Field, FieldFuture, FieldValue, InputValue, ResolverContext, TypeRef},
};
use serde_json::{Map, Value};

use super::schema::PICTURE;

/// The options that a call gives.
pub(super) fn given(ctx: &ResolverContext<'_>, names: &[(String, String)]) -> Value {
    let mut options = Map::new();
    for (camel, name) in names {
        let Some(value) = ctx.args.get(camel) else {
            continue;
        };
        let value = value.as_value().clone().into_json().unwrap_or_default();
        options.insert(name.clone(), value);
    }
    Value::Object(options)
}

/// A property of the JSON that the parent is.
pub(super) fn shown(name: &str, of: TypeRef, is_object: bool) -> Field {
    let key = name.to_owned();
    Field::new(camel(name), of, move |ctx| {
        let parent = ctx.parent_value.downcast_ref::<Value>();
        let value = parent.and_then(|parent| parent.get(&key));
        FieldFuture::Value(value.and_then(|value| show(value, is_object)))
    })
}

/// A property of the JSON that the parent is, which is one of several views: its `type`
/// tells which.
pub(super) fn one_of(name: &str, of: TypeRef, variants: BTreeMap<String, String>) -> Field {
    let key = name.to_owned();
    Field::new(camel(name), of, move |ctx| {
        let parent = ctx.parent_value.downcast_ref::<Value>();
        let found = parent.and_then(|parent| {
            let value = parent.get(&key)?;
            let view = variants.get(value.get("type")?.as_str()?)?;
            Some(FieldValue::borrowed_any(value).with_type(view.clone()))
        });
        FieldFuture::Value(found)
    })
}

/// One size of a picture, with the colour that stands for it until it is there
/// (specification §3 "Image size specs").
pub(super) fn picture(name: &str) -> Field {
    let key = name.to_owned();
    let field = Field::new(camel(name), TypeRef::named(PICTURE), move |ctx| {
        let spec = ctx.args.get("spec").and_then(|spec| spec.string().ok());
        let parent = ctx.parent_value.downcast_ref::<Value>();
        let found = parent.and_then(|parent| {
            let mut size = parent.get(&key)?.get(spec?)?.clone();
            if let (Some(size), Some(color)) = (size.as_object_mut(), parent.get("dominant_color"))
            {
                size.insert("dominant_color".into(), color.clone());
            }
            Some(size)
        });
        FieldFuture::Value(found.map(FieldValue::owned_any))
    });
    field.argument(InputValue::new("spec", TypeRef::named_nn(TypeRef::STRING)))
}

fn show(value: &Value, is_object: bool) -> Option<FieldValue<'_>> {
    match value {
        Value::Null => None,
        Value::Array(items) if is_object => Some(FieldValue::list(
            items.iter().map(|item| FieldValue::borrowed_any(item)),
        )),
        Value::Object(_) if is_object => Some(FieldValue::borrowed_any(value)),
        value => Shown::from_json(value.clone()).ok().map(FieldValue::value),
    }
}

/// `grid_title` → `gridTitle`, `V_720P` → `v720P`.
pub(super) fn camel(name: &str) -> String {
    let mut parts = name.split('_');
    let mut first = parts.next().unwrap_or_default().to_owned();
    if let Some(letter) = first.get_mut(..1) {
        letter.make_ascii_lowercase();
    }
    parts.fold(first, |mut all, part| {
        let mut letters = part.chars();
        all.extend(letters.next().map(|first| first.to_ascii_uppercase()));
        all + letters.as_str()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_written_as_documents_write_them() {
        for (name, expected) in [
            ("id", "id"),
            ("grid_title", "gridTitle"),
            ("V_720P", "v720P"),
            ("V_HLSV4", "vHLSV4"),
            ("", ""),
        ] {
            assert_eq!(camel(name), expected);
        }
    }
}
