//! What apps themselves ask of OAuth: tokens (RFC 6749 §3.2), their end (RFC 7009), and what
//! is known of them (RFC 7662). Forms in, the answers of those documents out; no cookie
//! counts, and nothing may be kept.

use std::{collections::BTreeMap, sync::Arc};

use accounts::{
    apps::find_app::Credentials,
    grants::{
        exchange_code::{ExchangeCode, exchange_code},
        introspect_token::introspect_token,
        refresh_tokens::{RefreshTokens, refresh_tokens},
        revoke_token::{AppToken, revoke_token},
    },
};
use axum::{
    body::Body,
    extract::State,
    response::{IntoResponse, Response},
};
use base64::{Engine, engine::general_purpose::STANDARD};
use contract::{
    errors::{Code, Kind},
    grants::Tokens,
};
use http::{HeaderMap, HeaderValue, Request, StatusCode, header, request::Parts};
use kernel::{
    ctx::{Actor, Ctx},
    error::{Error, Result},
};
use percent_encoding::percent_decode_str;
use serde_json::{Value, json};

use crate::{
    adapters::{
        caller::{self, Caller},
        forms,
        rates::Rate,
        refusal,
        resource::read,
    },
    site::Site,
};

/// `POST /oauth/token`.
pub async fn token(State(site): State<Arc<Site>>, request: Request<Body>) -> Response {
    let give = |asked: Asked| async move { Ok(serde_json::to_value(asked.tokens().await?)?) };
    serve(&site, request, "oauth_token", give).await
}

/// `POST /oauth/revoke`.
pub async fn revoke(State(site): State<Arc<Site>>, request: Request<Body>) -> Response {
    let end = |asked: Asked| async move {
        revoke_token(asked.ctx.clone(), asked.token()?).await?;
        Ok(json!({}))
    };
    serve(&site, request, "oauth_revoke", end).await
}

/// `POST /oauth/introspect`.
pub async fn introspect(State(site): State<Arc<Site>>, request: Request<Body>) -> Response {
    let tell = |asked: Asked| async move {
        let known = introspect_token(asked.ctx.clone(), asked.token()?).await?;
        Ok(serde_json::to_value(known)?)
    };
    serve(&site, request, "oauth_introspect", tell).await
}

async fn serve<F: Future<Output = Result<Value>>>(
    site: &Site,
    request: Request<Body>,
    name: &'static str,
    call: impl FnOnce(Asked) -> F,
) -> Response {
    let (parts, body) = request.into_parts();
    let caller = match Caller::read(site, &parts).await {
        Ok(caller) => caller,
        Err(error) => return crate::app::refuse(site, error),
    };
    let work = async {
        caller.count(site, Rate::Token, &mut None)?;
        call(Asked::read(&caller, &parts, body).await?).await
    };
    let outcome = site.metrics.time(name, work).await;
    answer(site, &caller, outcome)
}

/// What an app asks, and which app it says it is.
struct Asked {
    ctx: Ctx,
    app: Credentials,
    form: BTreeMap<String, String>,
}

impl Asked {
    async fn read(caller: &Caller, parts: &Parts, body: Body) -> Result<Self> {
        let form = form(parts, &read(body).await?)?;
        Ok(Self {
            // Whatever cookies came along: an app asks for itself.
            ctx: caller.ctx.acting_as(Actor::Visitor),
            app: credentials(&parts.headers, &form)?,
            form,
        })
    }

    async fn tokens(&self) -> Result<Tokens> {
        match self.text("grant_type")?.as_str() {
            "authorization_code" => {
                let input = ExchangeCode {
                    app: self.app.clone(),
                    code: self.text("code")?,
                    redirect_uri: self.text("redirect_uri")?,
                    verifier: self.text("code_verifier")?,
                };
                exchange_code(self.ctx.clone(), input).await
            }
            "refresh_token" => {
                let input = RefreshTokens {
                    app: self.app.clone(),
                    token: self.text("refresh_token")?,
                    scope: self.form.get("scope").cloned(),
                };
                refresh_tokens(self.ctx.clone(), input).await
            }
            _ => Err(Error::field(Code::GrantTypeUnknown, "grant_type")),
        }
    }

    fn token(&self) -> Result<AppToken> {
        Ok(AppToken {
            app: self.app.clone(),
            token: self.text("token")?,
        })
    }

    fn text(&self, name: &str) -> Result<String> {
        let value = self.form.get(name).filter(|value| !value.is_empty());
        let missing = || Error::field(Code::InvalidInput, name);
        value
            .cloned()
            .ok_or_else(|| missing().detail(format!("{name} is required")))
    }
}

/// The fields of a form, each once (RFC 6749 §3.2).
fn form(parts: &Parts, body: &[u8]) -> Result<BTreeMap<String, String>> {
    let wrong = |detail: &str| Error::new(Code::InvalidInput).detail(detail);
    let kind = caller::header(&parts.headers, "content-type").unwrap_or_default();
    if !kind.starts_with("application/x-www-form-urlencoded") {
        return Err(wrong("send a form: application/x-www-form-urlencoded"));
    }
    let mut form = BTreeMap::new();
    for (name, value) in forms::pairs(body)? {
        if form.insert(name, value).is_some() {
            return Err(wrong("a field is there twice"));
        }
    }
    Ok(form)
}

/// Which app it says it is: in the header or in the form, not in both (RFC 6749 §2.3).
fn credentials(headers: &HeaderMap, form: &BTreeMap<String, String>) -> Result<Credentials> {
    let told = Credentials {
        id: form.get("client_id").cloned().unwrap_or_default(),
        secret: form.get("client_secret").cloned(),
    };
    let Some(value) = caller::header(headers, "authorization") else {
        return Ok(told);
    };
    let basic = read_basic(value).ok_or_else(|| Error::new(Code::AppRefused))?;
    let is_other = !told.id.is_empty() && told.id != basic.id;
    if told.secret.is_some() || is_other {
        let twice = Error::new(Code::InvalidInput);
        return Err(twice.detail("the app says twice which it is"));
    }
    Ok(basic)
}

/// Both parts are percent-encoded before they are joined (RFC 6749 §2.3.1).
fn read_basic(value: &str) -> Option<Credentials> {
    let (scheme, text) = value.split_once(' ')?;
    let text = STANDARD.decode(text.trim()).ok()?;
    let text = String::from_utf8(text).ok()?;
    let (id, secret) = text.split_once(':')?;
    let part = |text: &str| {
        let text = text.replace('+', " ");
        let text = percent_decode_str(&text).decode_utf8().ok()?;
        Some(text.into_owned())
    };
    scheme.eq_ignore_ascii_case("basic").then_some(())?;
    Some(Credentials {
        id: part(id)?,
        secret: Some(part(secret)?),
    })
}

/// The answer as those documents write it (RFC 6749 §5).
fn answer(site: &Site, caller: &Caller, outcome: Result<Value>) -> Response {
    let (status, body) = match &outcome {
        Ok(body) => (StatusCode::OK, body.clone()),
        Err(error) => {
            let view = refusal::error_view(error, site.brand(), Some(caller));
            let detail = view.message_detail.unwrap_or(view.message);
            let body = json!({ "error": name(error), "error_description": ascii(&detail) });
            (refusal::status(error.kind()), body)
        }
    };
    let mut response = (status, axum::Json(body)).into_response();
    let headers = response.headers_mut();
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    headers.insert(header::PRAGMA, HeaderValue::from_static("no-cache"));
    if let Err(error) = &outcome {
        if error.code == Code::AppRefused {
            let challenge = HeaderValue::from_static(r#"Basic realm="apps""#);
            headers.insert(header::WWW_AUTHENTICATE, challenge);
        }
        if let Some(seconds) = error.retry_after {
            headers.insert(header::RETRY_AFTER, seconds.into());
        }
    }
    response
}

/// The name that those documents have for a refusal (RFC 6749 §5.2).
fn name(error: &Error) -> &'static str {
    match (error.code, error.kind()) {
        (Code::AppRefused, _) => "invalid_client",
        (Code::GrantInvalid, _) => "invalid_grant",
        (Code::GrantTypeUnknown, _) => "unsupported_grant_type",
        (Code::ScopeUnknown, _) => "invalid_scope",
        (_, Kind::Unavailable | Kind::RateLimited) => "temporarily_unavailable",
        (_, Kind::Internal | Kind::Full) => "server_error",
        _ => "invalid_request",
    }
}

/// Descriptions have letters of ASCII alone, and no quotes.
fn ascii(text: &str) -> String {
    let is_plain = |c: &char| matches!(c, ' '..='~') && !matches!(c, '"' | '\\');
    text.chars().filter(is_plain).collect()
}
