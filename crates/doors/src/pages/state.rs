//! What the web app is told about itself and the request.

use std::{net::IpAddr, sync::Arc};

use accounts::{
    captchas::Verifier,
    experiences::get_experiences::get_experiences,
    networks::{find_provider::network_view, show_limited::limited_view},
    signups::policy::SignUpRules,
    users::show_viewer::viewer_view,
};
use axum::{
    Json,
    body::Body,
    extract::State,
    response::{IntoResponse, Response},
};
use contract::{
    experiences::GetExperiences,
    pages::{
        AppData, BrandView, InitialState, RenderMode, RequestContext, SessionState,
        Site as SiteName,
    },
    users::LoginState,
};
use http::Request;
use kernel::{
    agents::{self, Device},
    ctx::{Actor, Ctx},
    error::Result,
};

use super::{
    carried::Answers,
    page::{PageAt, page_at, without_answers},
    shown::Shown,
};
use crate::{
    adapters::{
        caller::Caller,
        forms,
        places::{country_of_host, is_right_to_left, language_of},
    },
    site::Site,
};

/// `GET /_/_/state?source_url=`: the state of a page without the page (specification §7);
/// of the home page when none is named.
pub async fn serve(State(site): State<Arc<Site>>, request: Request<Body>) -> Response {
    let (parts, _) = request.into_parts();
    let state = async {
        let caller = Caller::read(&site, &parts).await?;
        let query = forms::pairs(parts.uri.query().unwrap_or_default().as_bytes())?;
        let address = forms::value(&query, "source_url").unwrap_or("/");
        let address = without_answers(address);
        let asked = page_at(&site, &caller.ctx, address).await?;
        let session = session_of(&caller.ctx).await?;
        let data = app_data(&site, &caller, &session, &asked, address).await?;
        initial_state(session, &data, asked.gathered.answers)
    };
    match state.await {
        Ok(state) => Json(state).into_response(),
        Err(error) => crate::app::refuse(&site, error),
    }
}

/// What the web app's store starts with, and everything that it shows by kind and id.
pub fn initial_state(
    session: SessionState,
    data: &AppData,
    resources: Answers,
) -> Result<InitialState> {
    let mut shown = Shown::default();
    for (resource, answers) in &resources {
        for (options, answer) in answers {
            if let Some(data) = &answer.data {
                shown.add_answer(resource, options, &serde_json::from_str(data.get())?);
            }
        }
    }
    if let Some(viewer) = &session.user {
        shown.add(&serde_json::to_value(viewer)?);
    }
    Ok(InitialState {
        session,
        experiences: data.experiences.clone(),
        context: data.context.clone(),
        resources,
        users: shown.users,
        boards: shown.boards,
        pins: shown.pins,
        feeds: shown.feeds,
    })
}

/// Specification §4 "Viewer type".
fn login_state(actor: Actor) -> LoginState {
    match actor {
        Actor::User(..) => LoginState::Auth,
        Actor::Limited(_) => LoginState::LimitedLogin,
        Actor::Visitor | Actor::Crawler | Actor::Host => LoginState::Unauth,
    }
}

/// The signed-in or signed-out context of a page, for its state.
pub async fn session_of(ctx: &Ctx) -> Result<SessionState> {
    let (user, limited) = match ctx.actor {
        Actor::User(id, _) => (Some(viewer_view(ctx, id).await?), None),
        Actor::Limited(id) => (None, Some(limited_view(ctx, id).await?)),
        Actor::Visitor | Actor::Crawler | Actor::Host => (None, None),
    };
    let login_state = login_state(ctx.actor);
    Ok(SessionState {
        is_authenticated: login_state != LoginState::Unauth,
        login_state,
        user,
        limited,
    })
}

/// `__PWS_DATA__`.
pub async fn app_data(
    site: &Site,
    caller: &Caller,
    session: &SessionState,
    asked: &PageAt,
    address: &str,
) -> Result<AppData> {
    let ctx = &caller.ctx;
    let agent = ctx.browser.agent;
    let settings = &ctx.house.settings;
    let is_mobile = agent.device != Device::Desktop;
    Ok(AppData {
        app_version: site.pages.version().to_owned(),
        experiments: settings.experiments.clone(),
        experiences: get_experiences(ctx.clone(), GetExperiences {}).await?,
        handler_props: asked.params.clone(),
        initial_handler_id: asked.handler.clone(),
        is_authenticated: session.is_authenticated,
        is_bot: agent.is_bot,
        is_mobile,
        is_prefetch: false,
        is_viewer_cache: !session.is_authenticated,
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
        context: request_context(site, caller, session, address),
    })
}

/// Specification §3 "Request context".
fn request_context(
    site: &Site,
    caller: &Caller,
    session: &SessionState,
    address: &str,
) -> RequestContext {
    let ctx = &caller.ctx;
    let (settings, browser) = (&ctx.house.settings, &ctx.browser);
    let agent = browser.agent;
    let query = address.split_once('?').map_or("", |(_, query)| query);
    let query = forms::pairs(query.as_bytes()).unwrap_or_default();
    let viewer = session.user.as_ref();
    let from_ip = browser.country.as_deref().map(str::to_owned);
    let country = viewer
        .map(|viewer| viewer.country.clone())
        .or(from_ip.clone());
    let locale = viewer.map_or(browser.locale, |viewer| Some(&*viewer.locale));
    let locale = locale.unwrap_or(&settings.locale);
    let of_host = country_of_host(&ctx.origin.0);
    RequestContext {
        advertiser: None,
        app_type_detailed: match agent.device {
            Device::Phone => "mobile_web",
            Device::Tablet => "tablet_web",
            Device::Desktop => "desktop_web",
        },
        country: country.unwrap_or_else(|| settings.country.clone()),
        country_from_host_name: of_host.unwrap_or_else(|| settings.country.clone()),
        country_from_ip: from_ip,
        deep_link: None,
        experiments_client: settings.experiments.clone(),
        facebook_token: None,
        full_path: address.to_owned(),
        invite_code: forms::value(&query, "invite_code").map(str::to_owned),
        is_amp: false,
        is_authenticated: session.is_authenticated,
        is_bot: agent.is_bot,
        is_internal_ip: viewer.is_some_and(|viewer| viewer.is_employee)
            && browser.address.is_some_and(is_internal),
        is_managed_advertiser: false,
        is_social_bot: agent.is_social_bot,
        is_rtl: is_right_to_left(locale),
        language: language_of(locale).to_owned(),
        locale: locale.to_owned(),
        login_state: session.login_state,
        origin: ctx.origin.0.to_string(),
        referrer_from_cookie: None,
        region_from_ip: browser.region.as_deref().map(str::to_owned),
        request_identifier: caller.request.clone(),
        stage: site.settings.stage,
        unauth_id: None,
        user_agent: match ctx.actor.is_anonymous() {
            true => agents::describe_shared(agent.device),
            false => agents::describe(&browser.user_agent),
        },
    }
}

/// Whether an address is of a network that the internet does not reach.
fn is_internal(address: IpAddr) -> bool {
    match address.to_canonical() {
        IpAddr::V4(v4) => v4.is_private() || v4.is_loopback() || v4.is_link_local(),
        IpAddr::V6(v6) => v6.is_loopback() || v6.is_unique_local() || v6.is_unicast_link_local(),
    }
}
