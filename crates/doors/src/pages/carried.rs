//! Answers that pages carry for the web app.
//!
//! A noun's switchboard says of a resource which options pages ask it with
//! (`.carried(…)`). What a page carries is found there by the operation, so that a
//! page has no name of its own for it; `contract/pages.json` tells it to the web app.

use std::{
    collections::{BTreeMap, HashSet},
    future::Future,
};

use contract::{
    answers::{Answer, Shape},
    errors::{Code, Kind},
    pages::ResourceAnswer,
};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
    house::Changed,
};
use serde::{Serialize, de::DeserializeOwned};
use serde_json::{Value, value::to_raw_value};

use super::{about, head::Head};
use crate::adapters::{
    refusal,
    switchboard::{ResourceLine, Switchboard, parse},
};

/// Answers by resource and options.
pub type Answers = BTreeMap<String, BTreeMap<String, ResourceAnswer>>;

/// A resource whose answers pages carry, as the web app is told.
#[derive(Serialize)]
pub struct Declared {
    /// What answers.
    operation: &'static str,
    /// Whether it answers part of a list.
    walked: bool,
    /// Names of the options that pages ask with.
    options: &'static [&'static str],
}

/// `contract/pages.json`: every resource whose answers pages carry.
pub fn declared(board: &Switchboard) -> BTreeMap<String, Declared> {
    let lines = board.resources.iter().filter_map(|line| {
        let operation = &board.operations[line.operation];
        let declared = Declared {
            operation: operation.name,
            walked: operation.shape != Shape::One,
            options: line.carried?,
        };
        Some((resource_name(line), declared))
    });
    lines.collect()
}

fn resource_name(line: &ResourceLine) -> String {
    format!("{}Resource", line.name)
}

/// Everything about one page.
#[derive(Default)]
pub struct Gathered {
    /// Answers that the page carries.
    pub answers: Answers,
    /// What the page says about itself.
    pub head: Head,
    /// HTTP status.
    pub status: u16,
    /// Where to go instead.
    pub redirect: Option<String>,
    /// What makes the page stale: a change of anything it shows or lists.
    pub stale_by: HashSet<Changed>,
}

/// A page that is being gathered.
pub struct Gathering<'a> {
    board: &'a Switchboard,
    /// Who reads the page.
    pub ctx: &'a Ctx,
    /// The page so far.
    pub gathered: Gathered,
}

impl<'a> Gathering<'a> {
    /// A page that carries nothing yet.
    pub fn new(board: &'a Switchboard, ctx: &'a Ctx, head: Head) -> Self {
        let gathered = Gathered {
            head,
            status: 200,
            ..Gathered::default()
        };
        Self {
            board,
            ctx,
            gathered,
        }
    }

    /// Runs a read and puts its answer, or the refusal, where the web app looks for
    /// it: under the resource and the JSON text of its options with sorted keys.
    pub async fn carry<I, O, F, Fut>(&mut self, operation: F, options: Value) -> Result<()>
    where
        I: DeserializeOwned,
        O: Answer,
        F: Fn(Ctx, I) -> Fut,
        Fut: Future<Output = Result<O>>,
    {
        let resource = self.resource(&operation, &options)?;
        let outcome = operation(self.ctx.clone(), parse(options.clone())?).await;
        self.put(resource, &options, outcome)
    }

    /// The same, for what the page itself reads too; none after a refusal.
    pub async fn carry_shown<I, O, F, Fut>(
        &mut self,
        operation: F,
        options: Value,
    ) -> Result<Option<O>>
    where
        I: DeserializeOwned,
        O: Answer + Clone,
        F: Fn(Ctx, I) -> Fut,
        Fut: Future<Output = Result<O>>,
    {
        let resource = self.resource(&operation, &options)?;
        let outcome = operation(self.ctx.clone(), parse(options.clone())?).await;
        let shown = outcome.as_ref().ok().cloned();
        self.put(resource, &options, outcome)?;
        Ok(shown)
    }

    /// Under which name an operation's answer is carried.
    ///
    /// Invariant: a page carries only what a switchboard declares, asked with the
    /// declared options; the web app would throw anything else away.
    fn resource<F>(&self, operation: &F, options: &Value) -> Result<String> {
        let line = self.board.carried(operation);
        let line = line.ok_or_else(|| Error::internal("a page carries what is not declared"))?;
        let names = options.as_object().into_iter().flatten();
        let names: HashSet<&str> = names.map(|(name, _)| name.as_str()).collect();
        let declared = line.carried.unwrap_or_default().iter().copied();
        if names != declared.collect() {
            let name = line.name;
            return Err(Error::internal(format!(
                "{name} is carried with other options"
            )));
        }
        Ok(resource_name(line))
    }

    fn put<O: Answer>(
        &mut self,
        resource: String,
        options: &Value,
        outcome: Result<O>,
    ) -> Result<()> {
        let page = &mut self.gathered;
        let options = sorted(options);
        let answer = match outcome {
            Ok(output) => {
                let (data, next_bookmark) = output.into_parts();
                let data = to_raw_value(&data)?;
                // Only visitors' pages are kept.
                if self.ctx.viewer().is_none() {
                    add_things(&serde_json::from_str(data.get())?, &mut page.stale_by);
                }
                ResourceAnswer {
                    data: Some(data),
                    next_bookmark,
                    error: None,
                }
            }
            Err(error) if error.kind() == Kind::Internal => return Err(error),
            Err(error) => {
                page.status = refusal::status(error.kind()).as_u16();
                if error.code == Code::NotFound {
                    page.head = about::missing(self.ctx);
                }
                let brand = &self.ctx.house.settings.brand;
                let error = refusal::view(error.code, error.field, error.detail, brand);
                ResourceAnswer {
                    data: None,
                    next_bookmark: None,
                    error: Some(error),
                }
            }
        };
        let answers = page.answers.entry(resource).or_default();
        answers.insert(options, answer);
        Ok(())
    }
}

/// Adds every pin, board and user that an answer shows, however deep: read from
/// the answer itself, so that none is forgotten.
fn add_things(value: &Value, things: &mut HashSet<Changed>) {
    match value {
        Value::Array(items) => items.iter().for_each(|item| add_things(item, things)),
        Value::Object(object) => {
            let text = |name: &str| object.get(name).and_then(Value::as_str);
            let id = text("id").unwrap_or_default();
            things.extend(match text("type") {
                Some("pin") => id.parse().ok().map(Changed::Pin),
                Some("board") => id.parse().ok().map(Changed::Board),
                Some("user") => id.parse().ok().map(Changed::User),
                _ => None,
            });
            object.values().for_each(|part| add_things(part, things));
        }
        _ => {}
    }
}

/// JSON text with sorted keys, whatever order the map has.
fn sorted(options: &Value) -> String {
    let pairs: BTreeMap<&str, &Value> = options
        .as_object()
        .into_iter()
        .flatten()
        .map(|(key, value)| (key.as_str(), value))
        .collect();
    serde_json::to_string(&pairs).unwrap_or_default()
}
