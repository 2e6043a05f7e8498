//! What this host does as an OAuth provider, as a document (RFC 8414).

use std::sync::Arc;

use axum::{
    Json,
    body::Body,
    extract::State,
    response::{IntoResponse, Response},
};
use contract::grants::Scope;
use http::Request;
use serde_json::{Value, json};

use crate::{adapters::caller::Caller, site::Site};

/// Where people are asked (specification §2).
pub const AUTHORIZE: &str = "/app-factory-oauth/";
/// Where apps get tokens.
pub const TOKEN: &str = "/oauth/token";
/// Where apps end them.
pub const REVOKE: &str = "/oauth/revoke";
/// Where apps ask about them.
pub const INTROSPECT: &str = "/oauth/introspect";

/// `GET /.well-known/oauth-authorization-server`.
pub async fn serve(State(site): State<Arc<Site>>, request: Request<Body>) -> Response {
    let (parts, _) = request.into_parts();
    match Caller::read(&site, &parts).await {
        Ok(caller) => Json(document(&caller.ctx.origin.0)).into_response(),
        Err(error) => crate::app::refuse(&site, error),
    }
}

/// The document for this address of the host.
fn document(issuer: &str) -> Value {
    let scopes: Vec<&str> = Scope::ALL.iter().map(|scope| scope.name()).collect();
    let with_secret = ["client_secret_basic", "client_secret_post"];
    let all = ["client_secret_basic", "client_secret_post", "none"];
    json!({
        "issuer": issuer,
        "authorization_endpoint": format!("{issuer}{AUTHORIZE}"),
        "token_endpoint": format!("{issuer}{TOKEN}"),
        "revocation_endpoint": format!("{issuer}{REVOKE}"),
        "introspection_endpoint": format!("{issuer}{INTROSPECT}"),
        "scopes_supported": scopes,
        "response_types_supported": ["code"],
        "response_modes_supported": ["query"],
        "grant_types_supported": ["authorization_code", "refresh_token"],
        "code_challenge_methods_supported": ["S256"],
        "token_endpoint_auth_methods_supported": all,
        "revocation_endpoint_auth_methods_supported": all,
        "introspection_endpoint_auth_methods_supported": with_secret,
        "authorization_response_iss_parameter_supported": true,
        "service_documentation": format!("{issuer}/openapi.json"),
    })
}
