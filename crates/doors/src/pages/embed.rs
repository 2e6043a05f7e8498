//! Pins on other websites: the page inside the frame, and `/oembed.json`, which tells
//! websites its code (protocol "Pages").

use std::sync::{Arc, LazyLock};

use axum::{
    Json,
    extract::{Path, Query, State},
    response::{IntoResponse, Response},
};
use base64::{Engine, engine::general_purpose::STANDARD};
use contract::{
    ids::PinId,
    pins::PinView,
    shares::{GetEmbed, PinEmbed},
};
use discovery::shares::get_embed::{embedded_pin, get_embed};
use http::{HeaderMap, HeaderValue, StatusCode, header, request::Parts};
use kernel::{
    ctx::{Actor, Ctx},
    error::{Error, Result},
};
use serde::Deserialize;
use sha2::{Digest, Sha256};

use super::head::escape;
use crate::{adapters::caller::Caller, site::Site};

/// The look of the page, with nothing from elsewhere.
const STYLE: &str = include_str!("embed.css");

/// The page runs nothing and loads its picture only; every website may frame it.
static POLICY: LazyLock<Option<HeaderValue>> = LazyLock::new(|| {
    let hash = STANDARD.encode(Sha256::digest(STYLE));
    let policy = format!(
        "default-src 'none'; img-src 'self'; style-src 'sha256-{hash}'; base-uri 'none'; \
         form-action 'none'; frame-ancestors *"
    );
    HeaderValue::from_str(&policy).ok()
});

/// `/embed/pin/{id}/`: a card of one pin, of what visitors see.
pub async fn serve(
    State(site): State<Arc<Site>>,
    Path(id): Path<String>,
    parts: Parts,
) -> Response {
    let shown = async {
        let ctx = visitor(&site, &parts).await?;
        let id = id.parse().map_err(|()| Error::not_found())?;
        let pin = embedded_pin(&ctx, GetEmbed { pin_id: id }).await?.pin;
        Ok::<_, Error>(card(&ctx, &pin))
    };
    match shown.await {
        Ok(html) => page(StatusCode::OK, html),
        Err(error) if error.code == contract::errors::Code::NotFound => {
            let gone = "<p class=\"gone\">This pin is gone, or is not for everybody.</p>";
            page(StatusCode::NOT_FOUND, document(site.brand(), gone))
        }
        Err(error) => crate::app::refuse(&site, error),
    }
}

/// What a website asks (oEmbed 1.0, section 2.2).
#[derive(Deserialize)]
pub struct OembedQuery {
    url: Option<String>,
    maxwidth: Option<u32>,
    maxheight: Option<u32>,
    format: Option<String>,
}

/// `/oembed.json?url=…`: the code that shows a pin.
pub async fn oembed(
    State(site): State<Arc<Site>>,
    asked: Query<OembedQuery>,
    parts: Parts,
) -> Response {
    if asked
        .format
        .as_deref()
        .is_some_and(|format| format != "json")
    {
        return StatusCode::NOT_IMPLEMENTED.into_response();
    }
    let found = async {
        let ctx = visitor(&site, &parts).await?;
        let url = asked.url.as_deref().unwrap_or_default();
        let pin_id = pin_of(&ctx.origin.0, url).ok_or_else(Error::not_found)?;
        get_embed(ctx, GetEmbed { pin_id }).await
    };
    match found.await {
        Err(error) => crate::app::refuse(&site, error),
        Ok(embed) => {
            let embed = within(embed, asked.maxwidth, asked.maxheight);
            let open = HeaderValue::from_static("*");
            let headers = [(header::ACCESS_CONTROL_ALLOW_ORIGIN, open)];
            (headers, Json(embed)).into_response()
        }
    }
}

/// The viewer counts as a visitor here: a frame on another website shows what is public.
async fn visitor(site: &Site, parts: &Parts) -> Result<Ctx> {
    let ctx = Caller::read(site, parts).await?.ctx;
    Ok(ctx.acting_as(Actor::Visitor))
}

/// The pin that an address of this host is the page of.
fn pin_of(origin: &str, url: &str) -> Option<PinId> {
    let path = url.strip_prefix(origin)?.strip_prefix("/pin/")?;
    let name = path.split(['/', '?', '#']).next()?;
    name.rsplit("--").next()?.parse().ok()
}

/// The same in a frame of at most so many pixels.
fn within(mut embed: PinEmbed, wide: Option<u32>, high: Option<u32>) -> PinEmbed {
    let (width, height) = (
        embed.width.min(wide.unwrap_or(u32::MAX)),
        embed.height.min(high.unwrap_or(u32::MAX)),
    );
    let size = |width, height| format!("width=\"{width}\" height=\"{height}\"");
    let from = size(embed.width, embed.height);
    embed.html = embed.html.replacen(&from, &size(width, height), 1);
    (embed.width, embed.height) = (width, height);
    embed
}

fn card(ctx: &Ctx, pin: &PinView) -> String {
    let titles = [&pin.title, &pin.alt_text, &pin.board.name];
    let title = titles.into_iter().find(|title| !title.is_empty());
    let title = escape(title.map_or("", String::as_str));
    let (small, large) = (&pin.images.w474, &pin.images.w736);
    let brand = &ctx.house.settings.brand;
    let body = format!(
        "<a class=\"card\" href=\"{}{}\" target=\"_blank\" rel=\"noopener\">\
         <img class=\"picture\" src=\"{}\" srcset=\"{} {}w, {} {}w\" sizes=\"100vw\" alt=\"{}\">\
         <span class=\"words\"><span class=\"title\">{title}</span>\
         <span class=\"by\">{}</span><span class=\"brand\">{}</span></span></a>",
        escape(&ctx.origin.0),
        escape(&pin.seo_url),
        escape(&small.url),
        escape(&small.url),
        small.width,
        escape(&large.url),
        large.width,
        escape(&pin.alt_text),
        escape(&pin.pinner.full_name),
        escape(brand),
    );
    document(&title, &body)
}

/// The title must have been escaped.
fn document(title: &str, body: &str) -> String {
    format!(
        "<!doctype html><html lang=\"en\"><head><meta charset=\"utf-8\">\
         <meta name=\"viewport\" content=\"width=device-width\">\
         <meta name=\"robots\" content=\"noindex\"><title>{title}</title>\
         <style>{STYLE}</style></head><body>{body}</body></html>"
    )
}

fn page(status: StatusCode, html: String) -> Response {
    let mut headers = HeaderMap::new();
    let value = HeaderValue::from_static;
    headers.insert(header::CONTENT_TYPE, value("text/html; charset=utf-8"));
    headers.insert(header::CACHE_CONTROL, value("public, max-age=300"));
    if let Some(policy) = POLICY.clone() {
        headers.insert(header::CONTENT_SECURITY_POLICY, policy);
    }
    (status, headers, html).into_response()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pins_are_found_by_their_address() {
        let here = "https://magpie.example";
        let cases = [
            ("https://magpie.example/pin/7/", Some(7)),
            ("https://magpie.example/pin/7", Some(7)),
            ("https://magpie.example/pin/red-robin--7/?a=b#c", Some(7)),
            ("https://magpie.example/pin/7/sent/", Some(7)),
            ("https://magpie.example/pin/robin/", None),
            ("https://magpie.example/ada/birds/", None),
            ("https://magpie.example.org/pin/7/", None),
            ("http://magpie.example/pin/7/", None),
            ("/pin/7/", None),
            ("", None),
        ];
        for (url, expected) in cases {
            assert_eq!(pin_of(here, url), expected.map(PinId), "{url}");
        }
    }
}
