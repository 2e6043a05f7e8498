//! Every address of an operation, each called with the same options.

use std::collections::BTreeMap;

use axum::body::Body;
use doors::adapters::switchboard::{ResourceLine, RestLine, Switchboard};
use http::{Method, Request};
use serde_json::{Map, Value, json};
use testkit::app::{App, Caller, Reply, encode};

use crate::long_lists::call as call_resource;

/// The stored documents of door 3 by their hashes.
const STORED: &str = include_str!("../../../../contract/persisted.json");

/// Where an operation is called.
pub enum Address<'a> {
    /// A line of door 1.
    Resource(&'a ResourceLine),
    /// A line of door 2.
    Rest(&'a RestLine),
    /// A stored document of door 3: its hash and its text.
    Document(String, String),
}

impl Address<'_> {
    /// How a failed assertion names it.
    pub fn name(&self) -> String {
        match self {
            Self::Resource(line) => format!("{}Resource/{}", line.name, line.verb.name()),
            Self::Rest(line) => format!("{} {}", line.method, line.path),
            Self::Document(_, text) => text.chars().take(40).collect(),
        }
    }
}

/// Every address of the operation with this name.
pub fn addresses<'a>(board: &'a Switchboard, name: &str) -> Vec<Address<'a>> {
    let at = |operation: usize| board.operations[operation].name == name;
    let resources = board.resources.iter().filter(|line| at(line.operation));
    let rest = board.rest.iter().filter(|line| at(line.operation));
    let queries = board.graphql.iter().filter(|line| at(line.operation));
    let mut found: Vec<_> = resources.map(Address::Resource).collect();
    found.extend(rest.map(Address::Rest));
    for query in queries {
        let asks = format!("{{ {}(", query.name);
        let stored: BTreeMap<String, String> = serde_json::from_str(STORED).unwrap();
        let documents = stored.into_iter().filter(|(_, text)| text.contains(&asks));
        found.extend(documents.map(|(hash, text)| Address::Document(hash, text)));
    }
    found
}

/// Calls an operation at one of its addresses.
pub async fn call(app: &App, who: &Caller, address: &Address<'_>, options: &Value) -> Reply {
    match address {
        Address::Resource(line) => call_resource(app, who, line, options.clone()).await,
        Address::Rest(line) => call_rest(app, who, line, options).await,
        Address::Document(hash, text) => ask(app, who, (hash, text), options).await,
    }
}

async fn call_rest(app: &App, who: &Caller, line: &RestLine, options: &Value) -> Reply {
    let mut options = options.as_object().unwrap().clone();
    let mut path = String::new();
    for part in line.path.split_inclusive('/') {
        match part
            .strip_prefix('{')
            .and_then(|part| part.strip_suffix("}/"))
        {
            Some(name) => path.push_str(&format!("{}/", plain(&taken(&mut options, name)))),
            None => path.push_str(part),
        }
    }
    if line.method != Method::GET {
        return app
            .call(who, line.method.clone(), &path, Value::Object(options))
            .await;
    }
    let pair = |(name, value): (&String, &Value)| format!("{name}={}", encode(&plain(value)));
    let query: Vec<_> = options.iter().map(pair).collect();
    let request = Request::get(format!("{path}?{}", query.join("&")));
    app.send(who, request, Body::empty()).await
}

/// What fills a parameter of a path; what is not told is nothing that exists.
fn taken(options: &mut Map<String, Value>, name: &str) -> Value {
    options.remove(name).unwrap_or(json!("1"))
}

/// A value as an address holds it; lists end with their last item, as bookmarks do.
fn plain(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        Value::Array(items) => items.last().map(plain).unwrap_or_default(),
        Value::Null => String::new(),
        other => other.to_string(),
    }
}

/// Asks a document for whatever of the options it has variables for.
async fn ask(app: &App, who: &Caller, document: (&str, &str), options: &Value) -> Reply {
    let (hash, text) = document;
    let mut variables = json!({ "isAuth": who.token().is_some(), "isDesktop": true });
    let id = ["pin_id", "id", "pin"]
        .iter()
        .find_map(|name| options.get(*name));
    variables["pinId"] = id.cloned().unwrap_or_default();
    for (variable, option) in [("first", "page_size"), ("after", "bookmarks")] {
        let told = options
            .get(option)
            .filter(|_| text.contains(&format!("${variable}:")));
        if let Some(value) = told {
            variables[variable] = value.clone();
        }
    }
    let body = json!({ "queryHash": hash, "variables": variables });
    app.call(who, Method::POST, "/_/graphql/", body).await
}
