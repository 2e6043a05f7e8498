//! What the authorization page shows.

use contract::{
    errors::Code,
    grants::{AppAuthorizationFault, AppAuthorizationRequest, AppAuthorizationView, Scopes},
};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
};

use super::{policy::must_ask, read_request::read_request, sql};
use crate::apps::show_apps::app_refs;

/// `AppAuthorizationResource/get`: who asks, and what for. Caller: user, whom an app sent
/// here. An app that asked wrongly is told so when its user goes back by themselves: an app
/// may be made to be sent to (RFC 9700 §4.11.2).
pub async fn get_authorization(
    ctx: Ctx,
    input: AppAuthorizationRequest,
) -> Result<AppAuthorizationView> {
    let viewer = ctx.user()?;
    let request = read_request(&ctx, &input).await?;
    let id = request.app.id;
    let mut apps = app_refs(&ctx, &[id]).await?;
    let app = apps
        .remove(&id)
        .ok_or_else(|| Error::field(Code::AppUnknown, "client_id"))?;
    let (scopes, is_allowed, fault) = match &request.asked {
        Ok(asked) => {
            let grant = sql::of_app(&ctx.house.db, viewer, id).await?;
            let allowed = grant.and_then(|grant| Scopes::parse(&grant.scopes));
            let is_asked = must_ask(allowed.as_ref(), &asked.scopes, &input.redirect_uri);
            (asked.scopes.clone(), !is_asked, None)
        }
        Err(fault) => {
            let fault = AppAuthorizationFault {
                error: fault.error.to_owned(),
                detail: fault.detail.to_owned(),
                url: request.refused(&ctx, fault.error, fault.detail),
            };
            (Scopes::default(), false, Some(fault))
        }
    };
    Ok(AppAuthorizationView {
        app,
        scopes,
        back_to: request.back_to(),
        is_allowed,
        fault,
    })
}
