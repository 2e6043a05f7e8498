//! One page: gathered, drawn, sent.

use std::{
    collections::BTreeMap,
    mem::take,
    sync::{Arc, OnceLock},
};

use axum::{
    Json,
    body::Body,
    extract::{Path, State},
    response::{IntoResponse, Redirect, Response},
};
use bytes::Bytes;
use contract::{
    errors::Code,
    pages::{AppData, InitialProps, RenderMode, SessionState},
};
use http::{HeaderValue, Request, StatusCode, header, request::Parts};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
};
use render::{Markup, RenderError};
use serde::Serialize;
use serde_json::json;
use tracing::warn;

use super::{
    app_files::Wrapper,
    carried::{Answers, Gathered},
    gather::gather,
    kept::{FOR_VIEWERS, FOR_VISITORS, KeptPage, NotKept, PageKey},
    shell::Document,
    state::{app_data, initial_state, session_of},
};
use crate::{
    adapters::{
        caller::{Caller, brings_no_token},
        client::Client,
        forms,
    },
    site::Site,
};

/// Handler of addresses that no page file has.
const NOT_FOUND: &str = "_not-found";

/// Serves any page.
pub async fn serve(State(site): State<Arc<Site>>, request: Request<Body>) -> Response {
    let (parts, _) = request.into_parts();
    let work = async {
        match respond(&site, &parts).await {
            Ok(response) => response,
            Err(error) => failed(&site, &error),
        }
    };
    site.metrics.time_as("page", work, Response::status).await
}

/// `GET /pageHandlers/{site}/`: the page files (specification §7).
pub async fn handlers(State(site): State<Arc<Site>>, Path(name): Path<String>) -> Response {
    if !matches!(name.as_str(), "www" | "mweb") {
        return crate::app::refuse(&site, Error::new(Code::AddressUnknown));
    }
    let handlers: Vec<&str> = site
        .pages
        .files
        .manifest
        .routes
        .iter()
        .map(|route| route.handler.as_str())
        .collect();
    Json(handlers).into_response()
}

/// A kept page is answered by what the request tells alone. All else is large, and made on the
/// heap, so that what is kept stays cheap.
async fn respond(site: &Site, parts: &Parts) -> Result<Response> {
    let client = Client::read(site, parts)?;
    let key = PageKey {
        origin: &client.origin.0,
        address: address(parts),
        device: client.agent.device,
        is_bot: client.agent.is_bot,
        is_social_bot: client.agent.is_social_bot,
        country: client.place.country.as_deref(),
        region: client.place.region.as_deref(),
        locale: client.locale,
    };
    if brings_no_token(&parts.headers, &client.origin)
        && let Some(page) = site.pages.cache.get(&key)
    {
        site.metrics.count_page("kept");
        return Ok(page.answer(site, &client.origin, parts, FOR_VISITORS));
    }
    Box::pin(make_for(site, parts, &key)).await
}

/// Makes the page for who asks.
async fn make_for(site: &Site, parts: &Parts, key: &PageKey<'_>) -> Result<Response> {
    let caller = Caller::read(site, parts).await?;
    let origin = &caller.ctx.origin;
    let made = if caller.ctx.actor.is_anonymous() {
        let mut outcome = "kept";
        let making = async {
            outcome = "made";
            Box::pin(make(site, &caller, parts)).await
        };
        let made = site.pages.cache.get_or_make(key, making).await;
        site.metrics.count_page(outcome);
        made
    } else {
        Box::pin(make(site, &caller, parts))
            .await
            .map(Arc::new)
            .map_err(Arc::new)
    };
    // Also what a session may see that waits for its second factor.
    let caching = match caller.ctx.actor.is_anonymous() {
        true => FOR_VISITORS,
        false => FOR_VIEWERS,
    };
    Ok(match made {
        Ok(page) => page.answer(site, origin, parts, caching),
        Err(once) => match &*once {
            NotKept::Page(page) => page.answer(site, origin, parts, caching),
            NotKept::Redirect(to) => Redirect::to(to).into_response(),
            NotKept::Failed(error) => failed(site, error),
        },
    })
}

/// Path and query.
fn address(parts: &Parts) -> &str {
    let whole = parts.uri.path_and_query();
    without_answers(whole.map_or("/", |whole| whole.as_str()))
}

/// What other providers write into the address on the way back stays in the
/// browser: it is no part of a page, of what is kept, or of a log.
pub fn without_answers(address: &str) -> &str {
    match address.split_once('?') {
        Some((path, _)) if path.starts_with("/connect/") => path,
        _ => address,
    }
}

async fn make(
    site: &Site,
    caller: &Caller,
    parts: &Parts,
) -> std::result::Result<KeptPage, NotKept> {
    let address = address(parts);
    let asked = page_at(site, &caller.ctx, address).await?;
    if let Some(to) = asked.gathered.redirect {
        return Err(NotKept::Redirect(to));
    }
    Ok(draw(site, caller, address, asked).await?)
}

/// What an address shows, before it is drawn.
pub struct PageAt {
    /// Page file, such as `pin/[id]`.
    pub handler: String,
    /// Its parameters, decoded.
    pub params: BTreeMap<String, String>,
    /// What it carries.
    pub gathered: Gathered,
}

/// Finds and gathers the page at an address, a path with its query.
pub async fn page_at(site: &Site, ctx: &Ctx, address: &str) -> Result<PageAt> {
    let (path, query) = address.split_once('?').unwrap_or((address, ""));
    let (handler, params) = find(site, path);
    let query = forms::pairs(query.as_bytes())?;
    let gathered = gather(&site.board, ctx, &handler, &params, &query, path).await?;
    Ok(PageAt {
        handler,
        params,
        gathered,
    })
}

/// The page file of a path with its parameters, decoded.
fn find(site: &Site, path: &str) -> (String, BTreeMap<String, String>) {
    let trimmed = if path.len() > 1 {
        path.trim_end_matches('/')
    } else {
        path
    };
    let Ok(found) = site.pages.routes.at(trimmed) else {
        return (NOT_FOUND.to_owned(), BTreeMap::new());
    };
    let decode = |text: &str| {
        percent_encoding::percent_decode_str(text)
            .decode_utf8_lossy()
            .into_owned()
    };
    let params = found
        .params
        .iter()
        .map(|(name, value)| (name.to_owned(), decode(value)))
        .collect();
    (
        site.pages.files.manifest.routes[*found.value]
            .handler
            .clone(),
        params,
    )
}

/// Makes the document. Visitors get React's markup when the renderer has a place;
/// otherwise, and for signed-in viewers, the browser draws.
async fn draw(site: &Site, caller: &Caller, address: &str, mut asked: PageAt) -> Result<KeptPage> {
    let ctx = &caller.ctx;
    let session = session_of(ctx).await?;
    let mut data = app_data(site, caller, &session, &asked, address).await?;
    let (head, status) = (take(&mut asked.gathered.head), asked.gathered.status);
    let stale_by = take(&mut asked.gathered.stale_by);
    let props = InitialProps {
        initial_redux_state: initial_state(session, &data, asked.gathered.answers)?,
    };
    let markup = match ctx.actor.is_anonymous() {
        true => markup(site, address, &mut data, &props).await,
        false => Some(Markup::default()),
    };
    let (is_whole, markup) = (markup.is_some(), markup.unwrap_or_default());
    let wrapper = match (data.is_mobile, ctx.viewer().is_some()) {
        (true, _) => Wrapper::Mobile,
        (false, false) => Wrapper::Unauth,
        (false, true) => Wrapper::Auth,
    };
    let (files, locale) = (&site.pages.files, &data.context.locale);
    let parts = &markup.parts;
    let needs = files.manifest.needs(&asked.handler, wrapper, locale, parts);
    let is_read = needs.waits && !markup.html.is_empty();
    let styles = files.styles(&needs, is_read.then_some(markup.html.as_str()));
    let document = Document {
        brand: site.brand(),
        head: &head,
        needs: &needs,
        is_read,
        styles: styles.as_ref(),
        manifest: &files.manifest,
        data: &data,
        props: &props,
        markup: &markup,
    };
    let html = Bytes::from(document.html()?);
    Ok(KeptPage {
        status,
        html,
        compressed: OnceLock::new(),
        policy: site
            .pages
            .policy(styles.as_ref().map(|styles| styles.text.as_str())),
        is_whole,
        stale_by,
    })
}

/// What the web app's `render` is given. Written at once: the answers are JSON
/// text already, and a value in between would read it and write it again.
#[derive(Serialize)]
struct RenderInput<'a> {
    url: &'a str,
    data: &'a AppData,
    props: RenderProps<'a>,
}

/// What markup is made of: the request is told in the data.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct RenderProps<'a> {
    initial_redux_state: RenderState<'a>,
}

#[derive(Serialize)]
struct RenderState<'a> {
    session: &'a SessionState,
    resources: &'a Answers,
}

/// React's markup, which is empty where there is no script engine; none when the engine
/// did not make it, and the data says so.
async fn markup(
    site: &Site,
    address: &str,
    data: &mut AppData,
    props: &InitialProps,
) -> Option<Markup> {
    let Some(renderer) = &site.pages.renderer else {
        return Some(Markup::default());
    };
    data.render_mode = RenderMode::Ssr;
    let input = RenderInput {
        url: address,
        data,
        props: RenderProps {
            initial_redux_state: RenderState {
                session: &props.initial_redux_state.session,
                resources: &props.initial_redux_state.resources,
            },
        },
    };
    let input = serde_json::to_string(&input).map_err(|it| RenderError::Failed(it.to_string()));
    let rendered = match input {
        Ok(input) => renderer.render(input).await,
        Err(error) => Err(error),
    };
    site.metrics.count_render(match &rendered {
        Ok(_) => "rendered",
        Err(RenderError::Saturated) => "saturated",
        Err(RenderError::Failed(_)) => "failed",
    });
    match rendered {
        Ok(markup) => Some(markup),
        Err(error) => {
            warn!(address, %error, "a page was not rendered on the server");
            data.render_mode = RenderMode::Csr;
            None
        }
    }
}

/// A page that could not be made: its error in the protocol's words, and the
/// element that tells the web app not to start (specification §4).
fn failed(site: &Site, error: &Error) -> Response {
    let view = crate::adapters::refusal::error_view(error, site.brand(), None);
    let message = super::head::escape(&view.message);
    let json = super::head::escape_json(&json!({ "message": view.message }).to_string());
    let html = format!(
        "<!doctype html><html lang=\"en\"><head><meta charset=\"utf-8\">\
         <meta name=\"viewport\" content=\"width=device-width\">\
         <title>{brand}</title></head><body><h1>{message}</h1><p><a href=\"/\">{brand}</a></p>\
         <script type=\"application/json\" id=\"__PWS_ERROR__\">{json}</script></body></html>",
        brand = super::head::escape(site.brand()),
    );
    let status =
        StatusCode::from_u16(view.http_status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
    let mut response = (status, html).into_response();
    response.headers_mut().insert(
        header::CONTENT_TYPE,
        HeaderValue::from_static("text/html; charset=utf-8"),
    );
    response
        .headers_mut()
        .insert(header::CONTENT_SECURITY_POLICY, site.pages.policy(None));
    response
}
