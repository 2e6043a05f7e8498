//! Which operation is reachable under which address.
//!
//! A noun's file says one line per operation; this keeps the lines, so that the
//! doors, OpenAPI and `contract/doors.txt` all read the same list.

use std::{any::type_name, collections::HashMap, fmt, future::Future, pin::Pin};

use contract::{
    answers::{Answer, SessionChange, Shape},
    errors::Code,
};
use domain::{
    ctx::Ctx,
    error::{Error, Result},
};
use http::Method;
use serde::de::DeserializeOwned;
use utoipa::{
    ToSchema,
    openapi::{RefOr, schema::Schema},
};

use super::rates::Rate;

/// Verbs of door 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Verb {
    /// Reads.
    Get,
    /// Makes something.
    Create,
    /// Changes something.
    Update,
    /// Removes something.
    Delete,
}

impl Verb {
    /// The verb as the last part of an address.
    pub fn name(self) -> &'static str {
        match self {
            Self::Get => "get",
            Self::Create => "create",
            Self::Update => "update",
            Self::Delete => "delete",
        }
    }

    /// The verb of an address.
    pub fn parse(name: &str) -> Option<Self> {
        [Self::Get, Self::Create, Self::Update, Self::Delete]
            .into_iter()
            .find(|verb| verb.name() == name)
    }
}

/// Data of any type, to be written into an envelope.
pub type Data = Box<dyn erased_serde::Serialize + Send>;

fn written(data: &impl serde::Serialize) -> Result<(Data, usize)> {
    let json = serde_json::value::to_raw_value(data)?;
    let bytes = json.get().len();
    Ok((Box::new(json), bytes))
}

/// What an operation answered, ready for any envelope.
pub struct Answered {
    /// The data. What consists of written views, such as a page of pins, is
    /// large and goes into the answer's body without a copy between; everything
    /// else is written already, because writing it through this would be slow.
    pub data: Data,
    /// Bytes of the data.
    pub bytes: usize,
    /// Whether the answer is part of a list.
    pub list: bool,
    /// Where the next page starts.
    pub bookmark: Option<String>,
    /// What happens to the browser's session.
    pub session: SessionChange,
}

impl Answered {
    /// What any operation answered.
    pub fn new<O: Answer>(output: O) -> Result<Self> {
        let (session, bytes) = (output.session(), output.bytes());
        let (data, bookmark) = output.into_parts();
        let (data, bytes) = match bytes {
            0 => written(&data)?,
            _ => (Box::new(data) as Data, bytes),
        };
        Ok(Self {
            data,
            bytes,
            list: O::SHAPE != Shape::One,
            bookmark,
            session,
        })
    }

    /// Data that is part of no list and changes no session.
    pub fn of(data: &impl serde::Serialize) -> Result<Self> {
        let (data, bytes) = written(data)?;
        Ok(Self {
            data,
            bytes,
            list: false,
            bookmark: None,
            session: SessionChange::Keep,
        })
    }
}

type Answering = Pin<Box<dyn Future<Output = Result<Answered>> + Send>>;
type Handler = Box<dyn Fn(Ctx, serde_json::Value) -> Answering + Send + Sync>;
type Schemas = Vec<(String, RefOr<Schema>)>;

/// One operation with everything the doors know of it.
pub struct Operation {
    /// The function's name, the operation's id.
    pub name: &'static str,
    /// Whether it changes something, and so needs the CSRF token.
    pub is_write: bool,
    /// How often it may be called.
    pub rate: Rate,
    /// The input's schema name with all schemas it needs.
    pub input: (String, Schemas),
    /// The output's schema name with all schemas it needs.
    pub output: (String, Schemas),
    /// The form of `data`.
    pub shape: Shape,
    handler: Handler,
}

impl Operation {
    /// Runs the operation with these options.
    pub async fn call(&self, ctx: Ctx, options: serde_json::Value) -> Result<Answered> {
        (self.handler)(ctx, options).await
    }
}

impl fmt::Debug for Operation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name)
    }
}

/// An address of door 1.
#[derive(Debug, Clone)]
pub struct ResourceLine {
    /// `Pin` of `PinResource`.
    pub name: &'static str,
    /// Verb.
    pub verb: Verb,
    /// The option that must be `true` for this line, if the address is shared.
    pub when: Option<&'static str>,
    /// Index of the operation.
    pub operation: usize,
}

/// An address of door 2.
#[derive(Debug, Clone)]
pub struct RestLine {
    /// HTTP method.
    pub method: Method,
    /// Path with parameters in braces.
    pub path: &'static str,
    /// Index of the operation.
    pub operation: usize,
}

/// A query of door 3.
#[derive(Debug, Clone)]
pub struct GraphqlLine {
    /// Name of the query.
    pub name: &'static str,
    /// Index of the operation.
    pub operation: usize,
}

/// All lines.
#[derive(Default)]
pub struct Switchboard {
    /// Every operation, in the order of the nouns' files.
    pub operations: Vec<Operation>,
    /// Door 1.
    pub resources: Vec<ResourceLine>,
    /// Door 2.
    pub rest: Vec<RestLine>,
    /// Door 3.
    pub graphql: Vec<GraphqlLine>,
    by_resource: HashMap<(&'static str, Verb), Vec<usize>>,
    by_path: matchit::Router<Vec<(Method, usize)>>,
}

impl Switchboard {
    /// An operation that changes nothing.
    pub fn read<I, O, F, Fut>(&mut self, operation: F) -> Line<'_>
    where
        I: DeserializeOwned + ToSchema + Send + 'static,
        O: Answer + 'static,
        F: Fn(Ctx, I) -> Fut + Send + Sync + 'static,
        Fut: Future<Output = Result<O>> + Send + 'static,
    {
        self.add(operation, false, Rate::Read)
    }

    /// An operation that changes something.
    pub fn write<I, O, F, Fut>(&mut self, operation: F) -> Line<'_>
    where
        I: DeserializeOwned + ToSchema + Send + 'static,
        O: Answer + 'static,
        F: Fn(Ctx, I) -> Fut + Send + Sync + 'static,
        Fut: Future<Output = Result<O>> + Send + 'static,
    {
        self.add(operation, true, Rate::Write)
    }

    /// The operation of a resource, given the options.
    pub fn resource(
        &self,
        name: &str,
        verb: Verb,
        options: &serde_json::Value,
    ) -> Option<&Operation> {
        let lines = self.by_resource.get(&(name, verb))?;
        let lines = lines.iter().map(|line| &self.resources[*line]);
        let mut fitting = lines.filter(|line| match line.when {
            Some(option) => options.get(option).is_some_and(is_true),
            None => true,
        });
        fitting.next().map(|line| &self.operations[line.operation])
    }

    /// The operation of a path with its parameters.
    pub fn rest<'a>(
        &'a self,
        method: &Method,
        path: &'a str,
    ) -> Option<(&'a Operation, matchit::Params<'a, 'a>)> {
        let found = self.by_path.at(path).ok()?;
        let line = found.value.iter().find(|(wanted, _)| wanted == method)?;
        Some((&self.operations[self.rest[line.1].operation], found.params))
    }

    fn add<I, O, F, Fut>(&mut self, operation: F, is_write: bool, rate: Rate) -> Line<'_>
    where
        I: DeserializeOwned + ToSchema + Send + 'static,
        O: Answer + 'static,
        F: Fn(Ctx, I) -> Fut + Send + Sync + 'static,
        Fut: Future<Output = Result<O>> + Send + 'static,
    {
        let handler: Handler = Box::new(move |ctx, options| match parse::<I>(options) {
            Err(error) => Box::pin(std::future::ready(Err(error))),
            Ok(input) => {
                let answering = operation(ctx, input);
                Box::pin(async move { Answered::new(answering.await?) })
            }
        });
        self.operations.push(Operation {
            name: type_name::<F>().rsplit("::").next().unwrap_or_default(),
            is_write,
            rate,
            input: schema::<I>(),
            output: schema::<O::Item>(),
            shape: O::SHAPE,
            handler,
        });
        Line {
            operation: self.operations.len() - 1,
            board: self,
        }
    }
}

/// The operation that was just added, waiting for its addresses.
pub struct Line<'a> {
    board: &'a mut Switchboard,
    operation: usize,
}

impl Line<'_> {
    /// Another limit than its sort's.
    pub fn rate(self, rate: Rate) -> Self {
        self.board.operations[self.operation].rate = rate;
        self
    }

    /// Under `/resource/{name}Resource/{verb}/`.
    pub fn resource(self, name: &'static str, verb: Verb) -> Self {
        self.resource_line(name, verb, None)
    }

    /// The same, for calls whose option `when` is true. Lines with a condition
    /// stand before the line without.
    pub fn resource_when(self, name: &'static str, verb: Verb, when: &'static str) -> Self {
        self.resource_line(name, verb, Some(when))
    }

    /// Under a path of door 2.
    pub fn v3(self, method: Method, path: &'static str) -> Self {
        let line = self.board.rest.len();
        self.board.rest.push(RestLine {
            method: method.clone(),
            path,
            operation: self.operation,
        });
        match self.board.by_path.at_mut(path) {
            Ok(found) => found.value.push((method, line)),
            Err(_) => self
                .board
                .by_path
                .insert(path, vec![(method, line)])
                .expect("addresses do not conflict"),
        }
        self
    }

    /// As a query of door 3, which only reads.
    pub fn graphql(self, name: &'static str) -> Self {
        let operation = self.operation;
        assert!(!self.board.operations[operation].is_write, "{name} writes");
        self.board.graphql.push(GraphqlLine { name, operation });
        self
    }

    fn resource_line(self, name: &'static str, verb: Verb, when: Option<&'static str>) -> Self {
        let line = self.board.resources.len();
        self.board.resources.push(ResourceLine {
            name,
            verb,
            when,
            operation: self.operation,
        });
        self.board
            .by_resource
            .entry((name, verb))
            .or_default()
            .push(line);
        self
    }
}

fn is_true(value: &serde_json::Value) -> bool {
    value == &serde_json::Value::Bool(true) || value.as_str() == Some("true")
}

fn schema<T: ToSchema>() -> (String, Schemas) {
    let mut schemas = vec![(T::name().into_owned(), T::schema())];
    T::schemas(&mut schemas);
    (T::name().into_owned(), schemas)
}

/// Reads the options; what is wrong is said with the path of the field.
pub fn parse<I: DeserializeOwned>(options: serde_json::Value) -> Result<I> {
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
