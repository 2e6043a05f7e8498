//! HTML pages, the files of the web app, and what crawlers read.

pub mod about;
mod about_articles;
mod about_videos;
pub mod alternates;
pub mod app_files;
pub mod assets;
pub mod cache;
pub mod carried;
pub mod crawlers;
pub mod embed;
pub mod gather;
mod gather_topics;
pub mod head;
mod json_ld;
pub mod kept;
pub mod link_data;
pub mod page;
pub mod policy;
pub mod rss;
pub mod shell;
pub mod shown;
pub mod state;
pub mod styles;

use std::sync::Arc;

use axum::{Router, routing::get};
use http::HeaderValue;
use kernel::house::Clock;
use render::Renderer;

use self::{
    app_files::{AppFiles, Manifest},
    cache::PageCache,
    policy::{Elsewhere, content_security_policy},
};
use crate::site::Site;

/// The pages of one host.
pub struct Pages {
    files: AppFiles,
    renderer: Option<Renderer>,
    routes: matchit::Router<usize>,
    cache: PageCache,
    elsewhere: Elsewhere,
}

impl Pages {
    /// Pages of this build of the web app; without a renderer the browser draws
    /// all of them. By the clock those that are kept grow old.
    pub fn new(
        files: AppFiles,
        renderer: Option<Renderer>,
        elsewhere: Elsewhere,
        clock: Clock,
    ) -> Self {
        let routes = matcher(&files.manifest);
        Self {
            files,
            renderer,
            routes,
            cache: PageCache::new(clock),
            elsewhere,
        }
    }

    /// Version of the web app.
    pub fn version(&self) -> &str {
        &self.files.manifest.version
    }

    /// The content security policy of a page with this style element.
    pub fn policy(&self, style: Option<&str>) -> HeaderValue {
        content_security_policy(style, &self.elsewhere)
    }

    /// Signed-out pages kept for the next visitor.
    pub fn cache(&self) -> &PageCache {
        &self.cache
    }
}

/// Addresses of pages, and of what belongs to them.
pub fn routes(router: Router<Arc<Site>>) -> Router<Arc<Site>> {
    router
        .route("/assets/{*file}", get(assets::serve))
        .route("/favicon.svg", get(assets::serve))
        .route("/favicon.ico", get(assets::serve))
        .route("/icon-maskable.svg", get(assets::serve))
        .route("/apple-touch-icon.png", get(assets::serve))
        .route("/sw.js", get(assets::serve))
        .route("/manifest.webmanifest", get(crawlers::web_manifest))
        .route("/embed/pin/{id}/", get(embed::serve))
        .route("/oembed.json", get(embed::oembed))
        .route("/robots.txt", get(crawlers::robots))
        .route("/sitemap.xml", get(crawlers::sitemap))
        .route("/pageHandlers/{site}/", get(page::handlers))
        .route("/_/_/state", get(state::serve))
        .route("/{username}/{file}", get(rss::serve_or_page))
        .fallback(get(page::serve))
}

/// The route manifest as the server matches it: `:id` is `{id}` here, and a `*` behind
/// other parts is all that follows. Static parts win over parameters, as the specification
/// orders them (§2). The page of unknown addresses, `*` alone, is what nothing matches.
fn matcher(manifest: &Manifest) -> matchit::Router<usize> {
    let mut routes = matchit::Router::new();
    for (index, route) in manifest.routes.iter().enumerate() {
        let parts = route
            .path
            .split('/')
            .map(|part| match part.strip_prefix(':') {
                Some(name) => format!("{{{name}}}"),
                None if part == "*" && route.path.starts_with('/') => "{*rest}".to_owned(),
                None => part.to_owned(),
            });
        let path = parts.collect::<Vec<_>>().join("/");
        // A second route of the same shape can never be reached.
        let _ = routes.insert(path, index);
    }
    routes
}
