//! Door 3: `POST /_/graphql/` runs documents that are stored with the host
//! (protocol, "Door 3"). It reads only.

mod resolve;
pub mod schema;

use std::{
    collections::BTreeMap,
    sync::{Arc, Mutex},
};

use async_graphql::{
    Request as GraphqlRequest, Response as GraphqlResponse, Variables, dynamic::Schema,
};
use axum::{Json, body::Body, extract::State, response::IntoResponse, response::Response};
use contract::{answers::Shape, errors::Code};
use http::{HeaderMap, HeaderValue, Request, StatusCode, header};
use kernel::error::{Error, Result};
use serde::Deserialize;
use serde_json::{Value, json};

use super::{
    caller::Caller, envelope, rates::Left, refusal, resource::read, switchboard::Operation,
};
use crate::site::Site;

/// Hash → document: what the web app's rooms ask, as its build collected it.
const STORED: &str = include_str!("../../../../contract/persisted.json");

/// The documents that run, with the schema that they run on.
pub struct Documents {
    schema: Schema,
    stored: BTreeMap<String, String>,
}

impl Documents {
    /// Those that the host was built with.
    pub fn stored(schema: Schema) -> serde_json::Result<Self> {
        Ok(Self {
            schema,
            stored: serde_json::from_str(STORED)?,
        })
    }
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct GraphqlQuery {
    query_hash: String,
    #[serde(default)]
    variables: Value,
}

/// What resolvers need of the request; handed to them by the executor.
pub(super) struct QueryContext {
    site: Arc<Site>,
    caller: Caller,
    headers: HeaderMap,
    left: Mutex<Option<Left>>,
}

impl QueryContext {
    /// The operation's answer as JSON, a page as a connection; or what is wrong,
    /// as door 1 would say it.
    pub(super) async fn ask(
        &self,
        operation: usize,
        options: Value,
    ) -> std::result::Result<Value, Value> {
        let operation = &self.site.board.operations[operation];
        let outcome = self.answer(operation, options).await;
        outcome.map_err(|error| {
            let view = refusal::error_view(&error, self.site.brand(), Some(&self.caller));
            serde_json::to_value(view).unwrap_or_default()
        })
    }

    async fn answer(&self, operation: &Operation, options: Value) -> Result<Value> {
        let mut left = None;
        let calling = self
            .caller
            .call(&self.site, &self.headers, operation, options, &mut left);
        let answered = calling.await;
        if let Ok(mut kept) = self.left.lock() {
            *kept = left;
        }
        let answered = answered?;
        let data: Value = serde_json::from_slice(&serde_json::to_vec(&answered.data)?)?;
        Ok(match (operation.shape, data) {
            (Shape::Array, Value::Array(items)) => connection(items, answered.bookmark),
            (_, data) => data,
        })
    }
}

fn connection(items: Vec<Value>, bookmark: Option<String>) -> Value {
    let edges: Vec<Value> = items
        .into_iter()
        .map(|node| json!({ "node": node }))
        .collect();
    json!({
        "edges": edges,
        "page_info": { "has_next_page": bookmark.is_some(), "end_cursor": bookmark },
    })
}

/// Serves one call.
pub async fn serve(State(site): State<Arc<Site>>, request: Request<Body>) -> Response {
    let (parts, body) = request.into_parts();
    let caller = match Caller::read(&site, &parts).await {
        Ok(caller) => caller,
        Err(error) => return crate::app::refuse(&site, error),
    };
    let asked = async {
        let body = read(body).await?;
        serde_json::from_slice::<GraphqlQuery>(&body)
            .map_err(|error| Error::new(Code::InvalidInput).detail(error.to_string()))
    };
    let asked = match asked.await {
        Ok(asked) => asked,
        Err(error) => return crate::app::refuse(&site, error),
    };
    if !site.settings.graphql {
        return refuse(StatusCode::SERVICE_UNAVAILABLE, "GRAPHQL_DISABLED");
    }
    let Some(document) = site.documents.stored.get(&asked.query_hash) else {
        return refuse(StatusCode::BAD_REQUEST, "QUERY_MISS");
    };
    let asking = Arc::new(QueryContext {
        site: site.clone(),
        caller,
        headers: parts.headers,
        left: Mutex::default(),
    });
    let request = GraphqlRequest::new(document)
        .variables(Variables::from_json(asked.variables))
        .data(asking.clone());
    let answer = site.documents.schema.execute(request).await;
    let mut response = written(&site, &answer);
    if let Some(left) = asking.left.lock().ok().and_then(|mut left| left.take()) {
        envelope::tell_limits(&mut response, left);
    }
    response
}

/// A document that could not be run at all, by wrong variables, is a wrong call;
/// what an operation refused stands in the data.
fn written(site: &Site, answer: &GraphqlResponse) -> Response {
    let failed = answer.is_err() && answer.data == async_graphql::Value::Null;
    let status = if failed {
        StatusCode::BAD_REQUEST
    } else {
        StatusCode::OK
    };
    let mut response = (status, Json(answer)).into_response();
    let headers = response.headers_mut();
    let private = HeaderValue::from_static("private, no-store");
    headers.insert(header::CACHE_CONTROL, private);
    if let Ok(version) = HeaderValue::from_str(site.pages.version()) {
        headers.insert("x-app-version", version);
    }
    response
}

fn refuse(status: StatusCode, code: &str) -> Response {
    let error = json!({ "message": code, "extensions": { "code": code } });
    (status, Json(json!({ "data": null, "errors": [error] }))).into_response()
}
