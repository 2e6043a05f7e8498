//! The host under several names: a session that begins under one of them is
//! handed to the others (specification §7 "cctld_session").
//!
//! The browser keeps cookies per name, so a page of one name asks the other by a
//! request that crosses names. No CSRF token can be read across; instead the
//! request has to come from a page of one of the host's names, which browsers do
//! not let others pretend, and to carry a token that works once.

use std::sync::Arc;

use accounts::sessions::open_shared_session::open_shared_session;
use axum::{body::Body, extract::State, response::Response};
use contract::{answers::View, errors::Code, sessions::OpenSharedSession};
use http::{HeaderMap, HeaderValue, Request};
use kernel::error::{Error, Result};

use crate::{
    adapters::{
        caller::{Caller, header},
        envelope, forms,
        rates::Rate,
        resource::read,
        switchboard::Answered,
    },
    site::Site,
};

/// `POST /vx/users/cctld_session/`, a form with `token`.
pub async fn receive_session(State(site): State<Arc<Site>>, request: Request<Body>) -> Response {
    let (parts, body) = request.into_parts();
    let mut caller = match Caller::read(&site, &parts).await {
        Ok(caller) => caller,
        Err(error) => return crate::app::refuse(&site, error),
    };
    let mut left = None;
    let outcome = async {
        caller.sibling = Some(sibling(&site, &parts.headers)?);
        caller.count(&site, Rate::SignIn, &mut left)?;
        let pairs = forms::pairs(&read(body).await?)?;
        let token = forms::value(&pairs, "token").unwrap_or_default().to_owned();
        let input = OpenSharedSession { token };
        let signed_in = open_shared_session(caller.ctx.clone(), input).await?;
        Ok(Answered {
            session: signed_in.session(),
            ..Answered::of(&())?
        })
    };
    let outcome = outcome.await;
    let mut response = envelope::rest(&site, &caller, outcome);
    if let Some(left) = left {
        envelope::tell_limits(&mut response, left);
    }
    response
}

/// The name of the host whose page asks.
fn sibling(site: &Site, headers: &HeaderMap) -> Result<HeaderValue> {
    let refused = || Error::new(Code::CsrfFailed).detail("Origin is not a name of this host");
    let asking = header(headers, "origin").ok_or_else(refused)?;
    let siblings = &site.house.settings.siblings;
    let known = siblings.iter().find(|name| *name == asking);
    known
        .and_then(|name| HeaderValue::from_str(name).ok())
        .ok_or_else(refused)
}
