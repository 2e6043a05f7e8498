//! What crawlers and browsers ask of a host: robots, sitemap, manifest.

use std::{fmt::Write, sync::Arc};

use axum::{
    body::Body,
    extract::State,
    response::{IntoResponse, Response},
};
use discovery::sitemaps::{
    list_part::{KINDS, Kind, list_part},
    list_parts::list_parts,
};
use http::{Request, header};
use kernel::{
    ctx::{Actor, Ctx},
    error::{Error, Result},
};
use serde_json::json;

use super::head::escape;
use crate::{
    adapters::{caller::Caller, forms},
    site::Site,
};

/// `GET /robots.txt`.
pub async fn robots(State(site): State<Arc<Site>>, request: Request<Body>) -> Response {
    let (parts, _) = request.into_parts();
    match Caller::read(&site, &parts).await {
        Err(error) => crate::app::refuse(&site, error),
        Ok(caller) => {
            let origin = &caller.ctx.origin.0;
            let text = format!(
                "User-agent: *\nDisallow: /resource/\nDisallow: /v3/\nDisallow: /settings/\n\
                 Disallow: /messages/\nDisallow: /notifications/\nDisallow: /reports/\nDisallow: /search/\n\
                 Disallow: /pin/create\nDisallow: /board/create\nAllow: /\n\nSitemap: {origin}/sitemap.xml\n"
            );
            ([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], text).into_response()
        }
    }
}

/// `GET /sitemap.xml`: the parts of the sitemap, and under `?of=` a kind of page and
/// `from=` an id one part of it. It is the same for every viewer: what visitors see and
/// search engines may list.
pub async fn sitemap(State(site): State<Arc<Site>>, request: Request<Body>) -> Response {
    let (parts, _) = request.into_parts();
    let xml = async {
        let ctx = Caller::read(&site, &parts).await?.ctx;
        let ctx = ctx.acting_as(Actor::Visitor);
        let query = forms::pairs(parts.uri.query().unwrap_or_default().as_bytes())?;
        match forms::value(&query, "of") {
            Some(name) => urls(&ctx, name, forms::value(&query, "from")).await,
            None => index(&ctx).await,
        }
    };
    match xml.await {
        Err(error) => crate::app::refuse(&site, error),
        Ok(xml) => (
            [(header::CONTENT_TYPE, "application/xml; charset=utf-8")],
            xml,
        )
            .into_response(),
    }
}

async fn index(ctx: &Ctx) -> Result<String> {
    let parts = list_parts(&ctx.house).await?;
    let address = |(kind, first): &(&Kind, i64)| {
        let name = kind.name;
        format!("/sitemap.xml?of={name}&from={first}")
    };
    let addresses = parts.iter().map(address);
    Ok(write(ctx, "sitemapindex", "sitemap", addresses))
}

async fn urls(ctx: &Ctx, name: &str, first: Option<&str>) -> Result<String> {
    let kind = KINDS.iter().find(|kind| kind.name == name);
    let first = first.and_then(|text| text.parse().ok());
    let (kind, first) = kind.zip(first).ok_or_else(Error::not_found)?;
    let paths = list_part(ctx, kind, first).await?;
    Ok(write(ctx, "urlset", "url", paths.into_iter()))
}

/// An element of the sitemaps' format around addresses on this host.
fn write(ctx: &Ctx, root: &str, each: &str, paths: impl Iterator<Item = String>) -> String {
    let origin = &ctx.origin.0;
    let mut xml = format!(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\
         <{root} xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">\n"
    );
    for path in paths {
        let address = escape(&format!("{origin}{path}"));
        let _ = writeln!(xml, "<{each}><loc>{address}</loc></{each}>");
    }
    let _ = writeln!(xml, "</{root}>");
    xml
}

/// `GET /manifest.webmanifest`.
pub async fn web_manifest(State(site): State<Arc<Site>>) -> Response {
    let manifest = json!({
        "name": site.brand(),
        "short_name": site.brand(),
        "start_url": "/?utm_source=homescreen_icon",
        "display": "standalone",
        "background_color": "#fbfaf7",
        "theme_color": "#fbfaf7",
        "icons": [
            { "src": "/favicon.svg", "sizes": "any", "type": "image/svg+xml", "purpose": "any" },
            { "src": "/icon-maskable.svg", "sizes": "any", "type": "image/svg+xml", "purpose": "maskable" },
        ],
    });
    (
        [(header::CONTENT_TYPE, "application/manifest+json")],
        manifest.to_string(),
    )
        .into_response()
}
