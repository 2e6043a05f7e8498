//! Reads an app's request, and writes what it is answered.

use contract::{errors::Code, grants::AppAuthorizationRequest, ids::AppId};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
};
use url::Url;

use super::policy::{Asked, Fault, read_asked};
use crate::apps::{StoredApp, find_app::find_app, policy::is_registered};

/// A request of an app that is known, with an address that it registered.
pub struct Request {
    /// Who asks.
    pub app: StoredApp,
    /// What for, or what is wrong with it.
    pub asked: std::result::Result<Asked, Fault>,
    redirect: Url,
    state: Option<String>,
}

/// Finds the app that asks. Until it and the address are known, the refusal stays here and
/// leads nowhere (RFC 6749 §4.1.2.1).
pub async fn read_request(ctx: &Ctx, request: &AppAuthorizationRequest) -> Result<Request> {
    let unknown = || Error::field(Code::AppUnknown, "client_id");
    let id: AppId = request.client_id.parse().map_err(|()| unknown())?;
    let app = find_app(&ctx.house, id).await?.ok_or_else(unknown)?;
    let elsewhere = || Error::field(Code::RedirectUnknown, "redirect_uri");
    if !is_registered(&app.redirects(), &request.redirect_uri) {
        return Err(elsewhere());
    }
    let redirect = Url::parse(&request.redirect_uri).map_err(|_| elsewhere())?;
    Ok(Request {
        app,
        asked: read_asked(request),
        redirect,
        state: request.state.clone(),
    })
}

impl Request {
    /// Host to which the viewer is sent back, or the scheme of an installed app.
    pub fn back_to(&self) -> String {
        let host = self.redirect.host_str();
        host.unwrap_or(self.redirect.scheme()).to_owned()
    }

    /// What it asks for; a request that is not whole is refused.
    pub fn whole(&self) -> Result<&Asked> {
        let refused = |fault: &Fault| {
            let code = match fault.error {
                "invalid_scope" => Code::ScopeUnknown,
                _ => Code::AuthorizationRequestInvalid,
            };
            Error::new(code).detail(fault.detail)
        };
        self.asked.as_ref().map_err(refused)
    }

    /// The way back with an authorization code.
    pub fn granted(&self, ctx: &Ctx, code: &str) -> String {
        self.answer(ctx, &[("code", code)])
    }

    /// The way back with a refusal.
    pub fn refused(&self, ctx: &Ctx, error: &str, detail: &str) -> String {
        self.answer(ctx, &[("error", error), ("error_description", detail)])
    }

    /// Every answer says who gives it, so that an app of several servers does not take one's
    /// for another's (RFC 9207).
    fn answer(&self, ctx: &Ctx, pairs: &[(&str, &str)]) -> String {
        let mut url = self.redirect.clone();
        let mut query = url.query_pairs_mut();
        query.extend_pairs(pairs);
        if let Some(state) = &self.state {
            query.append_pair("state", state);
        }
        query.append_pair("iss", &ctx.origin.0);
        drop(query);
        url.into()
    }
}
