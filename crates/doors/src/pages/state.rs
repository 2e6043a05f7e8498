//! What the web app is told about itself and the request.

use std::{collections::BTreeMap, sync::Arc};

use accounts::{
    captchas::Verifier, experiences::get_experiences::get_experiences,
    networks::find_provider::network_view, signups::policy::SignUpRules,
};
use axum::{
    Json,
    body::Body,
    extract::State,
    response::{IntoResponse, Response},
};
use contract::{
    experiences::GetExperiences,
    pages::{AppData, BrandView, RenderMode, RequestContext, Site as SiteName},
    users::LoginState,
};
use http::Request;
use kernel::error::Result;
use serde_json::json;

use super::page::{login_state, session_of, without_answers};
use crate::{
    adapters::{
        agents::{self, Device},
        caller::Caller,
        forms,
    },
    site::Site,
};

/// `GET /_/_/state?source_url=`: the state without its page (specification §7).
pub async fn serve(State(site): State<Arc<Site>>, request: Request<Body>) -> Response {
    let (parts, _) = request.into_parts();
    let state = async {
        let caller = Caller::read(&site, &parts).await?;
        let session = session_of(&caller.ctx).await?;
        let query = forms::pairs(parts.uri.query().unwrap_or_default().as_bytes())?;
        let address = forms::value(&query, "source_url").unwrap_or("/");
        let address = without_answers(address);
        let data = app_data(&site, &caller, "", BTreeMap::new(), address).await?;
        let users: BTreeMap<String, _> = session
            .user
            .iter()
            .map(|user| (user.profile.user.id.to_string(), user))
            .collect();
        let (experiences, context) = (data.experiences, data.context);
        Ok(
            json!({ "users": users, "experiences": experiences, "session": session, "context": context }),
        )
    };
    match state.await {
        Ok(state) => Json(state).into_response(),
        Err(error) => crate::app::refuse(&site, error),
    }
}

/// `__PWS_DATA__`.
pub async fn app_data(
    site: &Site,
    caller: &Caller,
    handler: &str,
    params: BTreeMap<String, String>,
    address: &str,
) -> Result<AppData> {
    let ctx = &caller.ctx;
    let agent = agents::read(&ctx.browser.user_agent);
    let settings = &ctx.house.settings;
    let query = address.split_once('?').map_or("", |(_, query)| query);
    let query = forms::pairs(query.as_bytes()).unwrap_or_default();
    let is_mobile = agent.device != Device::Desktop;
    let login_state = login_state(ctx.actor);
    let is_authenticated = login_state != LoginState::Unauth;
    Ok(AppData {
        app_version: site.pages.version().to_owned(),
        experiments: BTreeMap::new(),
        experiences: get_experiences(ctx.clone(), GetExperiences {}).await?,
        handler_props: params,
        initial_handler_id: handler.to_owned(),
        is_authenticated,
        is_bot: agent.is_bot,
        is_mobile,
        is_prefetch: false,
        is_viewer_cache: !is_authenticated,
        render_mode: RenderMode::Csr,
        site: if is_mobile {
            SiteName::Mweb
        } else {
            SiteName::Www
        },
        brand: BrandView {
            name: site.brand().to_owned(),
            sign_up: ctx.house.get::<SignUpRules>().mode,
            siblings: settings.siblings.clone(),
            networks: ctx.house.networks.iter().map(network_view).collect(),
        },
        captcha: ctx.house.get::<Verifier>().view(),
        context: RequestContext {
            country: settings.country.clone(),
            country_from_host_name: settings.country.clone(),
            country_from_ip: None,
            full_path: address.to_owned(),
            invite_code: forms::value(&query, "invite_code").map(str::to_owned),
            is_amp: false,
            is_authenticated,
            is_bot: agent.is_bot,
            is_social_bot: agent.is_social_bot,
            is_rtl: false,
            language: settings
                .locale
                .split(['_', '-'])
                .next()
                .unwrap_or("en")
                .to_owned(),
            locale: settings.locale.clone(),
            login_state,
            origin: ctx.origin.0.to_string(),
            request_identifier: caller.request.clone(),
            stage: site.settings.stage,
            user_agent: agents::describe(&ctx.browser.user_agent),
        },
    })
}
