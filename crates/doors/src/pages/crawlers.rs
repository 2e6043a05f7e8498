//! What crawlers and browsers ask of a host: robots, sitemap, manifest.

use std::{fmt::Write, sync::Arc};

use axum::{
    body::Body,
    extract::State,
    response::{IntoResponse, Response},
};
use collections::pins::list_newest::list_newest;
use http::{Request, header};
use kernel::error::Result;
use serde_json::json;

use super::head::escape;
use crate::{
    adapters::{caller::Caller, forms},
    site::Site,
};

/// Addresses in one part of the sitemap (the format allows 50,000).
const PER_PART: i64 = 10_000;

/// `GET /robots.txt`.
pub async fn robots(State(site): State<Arc<Site>>, request: Request<Body>) -> Response {
    let (parts, _) = request.into_parts();
    match Caller::read(&site, &parts).await {
        Err(error) => crate::app::refuse(&site, error),
        Ok(caller) => {
            let origin = &caller.ctx.origin.0;
            let text = format!(
                "User-agent: *\nDisallow: /resource/\nDisallow: /v3/\nDisallow: /settings/\nDisallow: /search/\n\
                 Disallow: /pin/create\nDisallow: /board/create\nAllow: /\n\nSitemap: {origin}/sitemap.xml\n"
            );
            ([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], text).into_response()
        }
    }
}

/// `GET /sitemap.xml`, and its parts under `?below=`: public pins that brought
/// their picture, newest first, each part naming where the next begins.
pub async fn sitemap(State(site): State<Arc<Site>>, request: Request<Body>) -> Response {
    let (parts, _) = request.into_parts();
    let xml = async {
        let caller = Caller::read(&site, &parts).await?;
        let query = forms::pairs(parts.uri.query().unwrap_or_default().as_bytes())?;
        match forms::value(&query, "below").and_then(|text| text.parse().ok()) {
            Some(below) => urls(&site, &caller, below).await,
            None => index(&site, &caller).await,
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

async fn index(site: &Site, caller: &Caller) -> Result<String> {
    let mut xml = String::from(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\
         <sitemapindex xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">\n",
    );
    let mut below = Some(i64::MAX);
    while let Some(bound) = below {
        let address = format!("{}/sitemap.xml?below={bound}", caller.ctx.origin.0);
        let _ = writeln!(xml, "<sitemap><loc>{}</loc></sitemap>", escape(&address));
        let ids = list_newest(&site.house, bound, PER_PART).await?;
        below = (ids.len() as i64 == PER_PART)
            .then(|| ids.last().map(|id| id.0))
            .flatten();
    }
    xml.push_str("</sitemapindex>\n");
    Ok(xml)
}

async fn urls(site: &Site, caller: &Caller, below: i64) -> Result<String> {
    let mut xml = String::from(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">\n",
    );
    for id in list_newest(&site.house, below, PER_PART).await? {
        let _ = writeln!(
            xml,
            "<url><loc>{}/pin/{id}/</loc></url>",
            escape(&caller.ctx.origin.0)
        );
    }
    xml.push_str("</urlset>\n");
    Ok(xml)
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
