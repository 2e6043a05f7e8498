//! Door 3's schema, read off the switchboard: operations with a name of
//! GraphQL are its queries, their views its types, in camelCase (protocol,
//! "Values").

use std::{
    collections::{BTreeMap, BTreeSet},
    sync::Arc,
};

use async_graphql::dynamic::{
    Field, FieldFuture, FieldValue, InputValue, Object, Scalar, Schema, SchemaBuilder, SchemaError,
    TypeRef, Union,
};
use contract::{answers::Shape, errors::view::ErrorView};
use serde_json::Value;
use utoipa::{PartialSchema, ToSchema};

use super::{
    QueryContext,
    resolve::{camel, given, one_of, picture, shown},
};
use crate::adapters::switchboard::{GraphqlLine, Operation, Switchboard};

/// Deepest selection of a document.
const MOST_DEEP: usize = 12;
/// Most fields of a document.
const MOST_FIELDS: usize = 500;

/// What an operation refused.
const ERROR: &str = "Error";
/// Anything: what is a map, or one of several things.
const ANYTHING: &str = "JSON";
/// A picture's size: the only view whose fields have no names of GraphQL.
pub(super) const PICTURE: &str = "Image";

/// The schema of all operations that have a name of GraphQL.
pub fn schema(board: &Switchboard) -> Result<Schema, SchemaError> {
    let mut types = Types::of(board);
    types.add_as(ERROR, <ErrorView as ToSchema>::name().as_ref());
    let mut query = Object::new("Query");
    for line in &board.graphql {
        query = query.field(types.query(line, &board.operations[line.operation]));
    }
    let builder = Schema::build("Query", None, None)
        .limit_depth(MOST_DEEP)
        .limit_complexity(MOST_FIELDS)
        .disable_introspection()
        .register(Scalar::new(ANYTHING))
        .register(page_info())
        .register(query);
    types.register(builder).finish()
}

/// How a field's value looks.
struct Form {
    /// Name of the type.
    name: String,
    /// Whether that type has fields.
    is_object: bool,
    is_list: bool,
    is_nullable: bool,
}

impl Form {
    fn scalar(name: &str) -> Self {
        Self {
            name: name.to_owned(),
            is_object: false,
            is_list: false,
            is_nullable: false,
        }
    }

    fn type_ref(&self, is_required: bool) -> TypeRef {
        let required = is_required && !self.is_nullable;
        match (self.is_list, required) {
            (true, true) => TypeRef::named_nn_list_nn(&self.name),
            (true, false) => TypeRef::named_nn_list(&self.name),
            (false, true) => TypeRef::named_nn(&self.name),
            (false, false) => TypeRef::named(&self.name),
        }
    }
}

/// A property of a view or of an input.
struct Property {
    name: String,
    schema: Value,
    is_required: bool,
}

/// The types that queries reach.
struct Types {
    /// OpenAPI's schemas by name.
    schemas: BTreeMap<String, Value>,
    known: BTreeSet<String>,
    objects: Vec<Object>,
    unions: Vec<Union>,
}

impl Types {
    fn of(board: &Switchboard) -> Self {
        let mut all = vec![(ErrorView::name().into_owned(), ErrorView::schema())];
        ErrorView::schemas(&mut all);
        for line in &board.graphql {
            let operation = &board.operations[line.operation];
            all.extend(operation.input.1.iter().cloned());
            all.extend(operation.output.1.iter().cloned());
        }
        let written = |(name, schema)| (name, serde_json::to_value(schema).unwrap_or_default());
        Self {
            schemas: all.into_iter().map(written).collect(),
            known: BTreeSet::new(),
            objects: Vec::new(),
            unions: Vec::new(),
        }
    }

    fn register(self, mut builder: SchemaBuilder) -> SchemaBuilder {
        for object in self.objects {
            builder = builder.register(object);
        }
        for union in self.unions {
            builder = builder.register(union);
        }
        builder
    }

    /// A query: its arguments are the operation's options, its answer the view or
    /// what was wrong (specification §4 "Close-up result").
    fn query(&mut self, line: &GraphqlLine, operation: &Operation) -> Field {
        let view = operation.output.0.as_str();
        self.add(view);
        let answer = match operation.shape {
            Shape::Array => self.connection(view),
            Shape::One | Shape::Holder => view.to_owned(),
        };
        let result = format!("{answer}Result");
        if self.known.insert(result.clone()) {
            let union = Union::new(&result).possible_type(&answer);
            self.unions.push(union.possible_type(ERROR));
        }
        let options = self.options(operation);
        let names: Arc<[(String, String)]> = options
            .iter()
            .map(|(camel, name, _)| (camel.clone(), name.clone()))
            .collect();
        let index = line.operation;
        let mut field = Field::new(line.name, TypeRef::named_nn(result), move |ctx| {
            let options = given(&ctx, &names);
            let answer = answer.clone();
            FieldFuture::new(async move {
                let asking = ctx.data::<Arc<QueryContext>>()?.clone();
                let (value, name) = match asking.ask(index, options).await {
                    Ok(value) => (value, answer),
                    Err(error) => (error, ERROR.to_owned()),
                };
                Ok(Some(FieldValue::owned_any(value).with_type(name)))
            })
        });
        for (camel, _, of) in options {
            field = field.argument(InputValue::new(camel, of));
        }
        field
    }

    /// Name of the argument, name of the option, type.
    fn options(&self, operation: &Operation) -> Vec<(String, String, TypeRef)> {
        let properties = self.properties(&operation.input.0);
        let options = properties.into_iter().map(|property| {
            match property.name.as_str() {
                "bookmarks" => (
                    "after".into(),
                    property.name,
                    TypeRef::named(TypeRef::STRING),
                ),
                "page_size" => ("first".into(), property.name, TypeRef::named(TypeRef::INT)),
                _ => {
                    let form = self.form(&property.schema);
                    // Only views are types of their own.
                    let form = if form.is_object {
                        Form::scalar(ANYTHING)
                    } else {
                        form
                    };
                    let of = form.type_ref(property.is_required);
                    (camel(&property.name), property.name, of)
                }
            }
        });
        options.collect()
    }

    /// Part of a list (protocol, "Door 3").
    fn connection(&mut self, view: &str) -> String {
        let (connection, edge) = (format!("{view}Connection"), format!("{view}Edge"));
        if self.known.insert(connection.clone()) {
            let node = match self.variants(view) {
                Some(variants) => one_of("node", TypeRef::named_nn(view), variants),
                None => shown("node", TypeRef::named_nn(view), true),
            };
            self.objects.push(Object::new(&edge).field(node));
            let edges = shown("edges", TypeRef::named_nn_list_nn(&edge), true);
            let info = shown("page_info", TypeRef::named_nn("PageInfo"), true);
            let object = Object::new(&connection).field(edges).field(info);
            self.objects.push(object);
        }
        connection
    }

    fn add(&mut self, view: &str) {
        self.add_as(view, view);
    }

    /// Adds a view as a type, with those that it names.
    fn add_as(&mut self, name: &str, view: &str) {
        if !self.known.insert(name.to_owned()) {
            return;
        }
        if let Some(variants) = self.variants(view) {
            let mut union = Union::new(name);
            for variant in variants.values() {
                self.add(variant);
                union = union.possible_type(variant);
            }
            self.unions.push(union);
            return;
        }
        let mut object = Object::new(name);
        for property in self.properties(view) {
            let form = self.form(&property.schema);
            if form.is_object && self.is_picture(&form.name) {
                self.add(PICTURE);
                object = object.field(picture(&property.name));
                continue;
            }
            if form.is_object {
                self.add(&form.name);
            }
            let of = form.type_ref(property.is_required);
            object = object.field(shown(&property.name, of, form.is_object));
        }
        if view == PICTURE {
            let color = TypeRef::named(TypeRef::STRING);
            object = object.field(shown("dominant_color", color, false));
        }
        self.objects.push(object);
    }

    /// The views that a view may be, by their `type`, if it is one of several.
    fn variants(&self, view: &str) -> Option<BTreeMap<String, String>> {
        let discriminator = self.schemas.get(view)?.get("discriminator")?;
        let mapping = discriminator.get("mapping")?.as_object()?;
        let named = |(tag, path): (&String, &Value)| {
            let name = path.as_str()?.rsplit('/').next()?;
            Some((tag.clone(), name.to_owned()))
        };
        mapping.iter().map(named).collect()
    }

    /// Whether a view consists of sizes, such as `236x`.
    fn is_picture(&self, view: &str) -> bool {
        let mut properties = self.properties(view).into_iter();
        properties.any(|property| {
            property
                .name
                .starts_with(|first: char| first.is_ascii_digit())
        })
    }

    fn properties(&self, view: &str) -> Vec<Property> {
        let schema = self.schemas.get(view);
        schema.map_or_else(Vec::new, |schema| self.properties_of(schema))
    }

    /// With those of what is flattened into it.
    fn properties_of(&self, schema: &Value) -> Vec<Property> {
        if let Some(name) = reference(schema) {
            return self.properties(name);
        }
        if let Some(Value::Array(parts)) = schema.get("allOf") {
            return parts
                .iter()
                .flat_map(|part| self.properties_of(part))
                .collect();
        }
        let required = schema.get("required").and_then(Value::as_array);
        let properties = schema.get("properties").and_then(Value::as_object);
        let read = |(name, schema): (&String, &Value)| Property {
            name: name.clone(),
            schema: schema.clone(),
            is_required: required.is_some_and(|names| names.iter().any(|one| one == name)),
        };
        properties.map_or_else(Vec::new, |all| all.iter().map(read).collect())
    }

    fn form(&self, schema: &Value) -> Form {
        if let Some(name) = reference(schema) {
            return self.named_form(name);
        }
        if let Some([null, other]) = schema
            .get("oneOf")
            .and_then(Value::as_array)
            .map(Vec::as_slice)
            && null.get("type").is_some_and(|of| of == "null")
        {
            return Form {
                is_nullable: true,
                ..self.form(other)
            };
        }
        let (of, is_nullable) = match schema.get("type") {
            Some(Value::Array(types)) => (types.first().and_then(Value::as_str), true),
            Some(of) => (of.as_str(), false),
            None => (None, true),
        };
        let form = match (of, schema.get("items")) {
            (Some("array"), Some(items)) => Form {
                is_list: true,
                ..self.form(items)
            },
            (Some("string"), _) => Form::scalar(TypeRef::STRING),
            (Some("boolean"), _) => Form::scalar(TypeRef::BOOLEAN),
            (Some("integer"), _) => Form::scalar(TypeRef::INT),
            (Some("number"), _) => Form::scalar(TypeRef::FLOAT),
            _ => Form::scalar(ANYTHING),
        };
        Form {
            is_nullable,
            ..form
        }
    }

    fn named_form(&self, name: &str) -> Form {
        let Some(schema) = self.schemas.get(name) else {
            return Form::scalar(ANYTHING);
        };
        if schema.get("properties").is_some() || schema.get("allOf").is_some() {
            return Form {
                is_object: true,
                ..Form::scalar(name)
            };
        }
        match self.form(schema) {
            form if form.name == TypeRef::STRING && name.ends_with("Id") => {
                Form::scalar(TypeRef::ID)
            }
            form => form,
        }
    }
}

fn page_info() -> Object {
    Object::new("PageInfo")
        .field(shown("end_cursor", TypeRef::named(TypeRef::STRING), false))
        .field(shown(
            "has_next_page",
            TypeRef::named_nn(TypeRef::BOOLEAN),
            false,
        ))
}

fn reference(schema: &Value) -> Option<&str> {
    let path = schema.get("$ref")?.as_str()?;
    path.rsplit('/').next()
}
