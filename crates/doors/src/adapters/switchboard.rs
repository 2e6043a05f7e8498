//! Which operation is reachable under which address.
//!
//! A noun's file says one line per operation; this keeps the lines, so that the
//! doors, OpenAPI and `contract/doors.txt` all read the same list.

mod line;
mod naming;
mod options;

use std::{any::type_name, collections::HashMap, fmt, future::Future, pin::Pin};

use axum::body::Body;

use contract::{
    answers::{Answer, SessionChange, Shape},
    grants::Scope,
};
use http::{Method, request::Parts};
use kernel::{ctx::Ctx, error::Result};
use serde::de::DeserializeOwned;
use utoipa::{
    ToSchema,
    openapi::{RefOr, schema::Schema},
};

pub use line::Line;
pub use naming::{Address, Name};
use naming::{Naming, namings};
use options::Options;
pub use options::{is_true, parse};

use super::{
    caller::Caller,
    fields::{FieldSet, Selection},
    rates::{Left, Rate},
};
use crate::site::Site;

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

/// An answer on its way.
pub type Answering<T> = Pin<Box<dyn Future<Output = Result<T>> + Send>>;
type Handler = Box<dyn Fn(Ctx, serde_json::Value) -> Answering<Answered> + Send + Sync>;
type Schemas = Vec<(String, RefOr<Schema>)>;

/// Reads a call that comes as a multipart form, and answers it.
pub type FormHandler = for<'a> fn(Form<'a>) -> FormAnswering<'a>;
/// An answer to a form, on its way.
pub type FormAnswering<'a> = Pin<Box<dyn Future<Output = Result<Answered>> + Send + 'a>>;

/// A call that comes as a multipart form.
pub struct Form<'a> {
    /// What every request shares.
    pub site: &'a Site,
    /// Who calls; neither counted nor checked for CSRF yet.
    pub caller: &'a Caller,
    /// Address and headers.
    pub parts: Parts,
    /// The form.
    pub body: Body,
    /// What is left of the limit, once it is counted.
    pub left: &'a mut Option<Left>,
}

/// One operation with everything the doors know of it.
pub struct Operation {
    /// The function's name, the operation's id.
    pub name: &'static str,
    /// Whether it changes something, and so needs the CSRF token.
    pub is_write: bool,
    /// How often it may be called.
    pub rate: Rate,
    /// Whether an account writes it without a verified e-mail address, however old it is.
    pub is_before_proof: bool,
    /// What an app must be allowed to call it; none where it is closed to apps.
    pub scope: Option<Scope>,
    /// Whether clients read only 200, 401 and 409 of it.
    pub is_handshake: bool,
    /// The input's schema name with all schemas it needs.
    pub input: (String, Schemas),
    /// The output's schema name with all schemas it needs.
    pub output: (String, Schemas),
    /// The form of `data`.
    pub shape: Shape,
    /// How else its options may be told, in the order in which they are looked for.
    namings: Vec<Naming>,
    options: Options,
    handler: Handler,
}

impl Operation {
    /// Runs the operation with these options; one that is null counts as missing
    /// (protocol, "Values").
    pub async fn call(&self, ctx: Ctx, mut options: serde_json::Value) -> Result<Answered> {
        if let serde_json::Value::Object(given) = &mut options {
            self.options.read_names(given);
            for naming in &self.namings {
                naming.apply(&ctx, given).await?;
            }
            given.retain(|_, value| !value.is_null());
            self.options.read_texts(given);
        }
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
    /// Names of the options that pages ask it with, if pages carry its answers.
    pub carried: Option<&'static [&'static str]>,
    /// Reads calls that come as multipart forms, if it takes any.
    pub form: Option<FormHandler>,
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

/// Where an app is allowed and gets its tokens (OAuth 2.1).
#[derive(Debug, Clone, Copy)]
pub struct AppFlow {
    /// Path of the page on which people are asked.
    pub authorize: &'static str,
    /// Path at which codes and refresh tokens are exchanged.
    pub token: &'static str,
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
    /// What keys of `field_set_key` keep.
    pub field_sets: Vec<FieldSet>,
    /// How apps come in at door 2.
    pub app_flow: Option<AppFlow>,
    by_resource: HashMap<Verb, HashMap<&'static str, Vec<usize>>>,
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

    /// By which names every operation that was added is told the things it asks for.
    pub fn name_things(&mut self, names: &[Name]) {
        for operation in &mut self.operations {
            operation.namings.extend(namings(&operation.options, names));
        }
    }

    /// What a key of `field_set_key` keeps of things of this sort, whose largest view is `V`.
    pub fn field_set<V: ToSchema>(
        &mut self,
        sort: &'static str,
        key: &'static str,
        kept: Selection,
    ) {
        let view = V::name().into_owned();
        self.field_sets.push(FieldSet {
            key,
            sort,
            view,
            kept,
        });
    }

    /// The operation of a resource, given the options.
    pub fn resource(
        &self,
        name: &str,
        verb: Verb,
        options: &serde_json::Value,
    ) -> Option<&Operation> {
        let mut fitting = self.lines(name, verb).filter(|line| match line.when {
            Some(option) => options.get(option).is_some_and(is_true),
            None => true,
        });
        fitting.next().map(|line| &self.operations[line.operation])
    }

    /// What reads multipart forms at a resource, with its operation.
    pub fn form(&self, name: &str, verb: Verb) -> Option<(&Operation, FormHandler)> {
        let found = self
            .lines(name, verb)
            .find_map(|line| Some((line, line.form?)));
        found.map(|(line, form)| (&self.operations[line.operation], form))
    }

    /// The resource under which pages carry the answers of this operation.
    pub fn carried<F>(&self, _operation: &F) -> Option<&ResourceLine> {
        let name = name_of::<F>();
        let mut lines = self.resources.iter();
        lines.find(|line| line.carried.is_some() && self.operations[line.operation].name == name)
    }

    fn lines(&self, name: &str, verb: Verb) -> impl Iterator<Item = &ResourceLine> {
        let found = self
            .by_resource
            .get(&verb)
            .and_then(|names| names.get(name));
        found
            .into_iter()
            .flatten()
            .map(|line| &self.resources[*line])
    }

    /// The operation of a path with its parameters; clients leave the last slash out too.
    pub fn rest<'a>(
        &'a self,
        method: &Method,
        path: &'a str,
    ) -> Option<(&'a Operation, matchit::Params<'a, 'a>)> {
        let path = path.strip_suffix('/').unwrap_or(path);
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
        let input = options::schema::<I>();
        self.operations.push(Operation {
            name: name_of::<F>(),
            is_write,
            rate,
            is_before_proof: false,
            scope: None,
            is_handshake: false,
            options: Options::of(&input.0, &input.1),
            input,
            output: options::schema::<O::Item>(),
            shape: O::SHAPE,
            namings: Vec::new(),
            handler,
        });
        Line::new(self)
    }
}

/// The name of a function.
fn name_of<F>() -> &'static str {
    type_name::<F>().rsplit("::").next().unwrap_or_default()
}
