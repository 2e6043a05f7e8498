//! The doors in front of a world, called without a network.

use std::{borrow::Cow, sync::Arc};

use accounts::{
    log_ins::log_in::log_in,
    sessions::{SessionKind, sign_in::begin_session},
};
use axum::{Router, body::Body};
use bytes::Bytes;
use contract::{ids::UserId, sessions::LogIn};
use doors::{
    adapters::places::Places,
    app::router,
    pages::app_files::AppFiles,
    site::{Site, SiteSettings},
};
use http::{HeaderMap, Method, Request, StatusCode, request::Builder};
use http_body_util::BodyExt;
use kernel::ctx::Ctx;
use render::{Options, Renderer};
use serde_json::{Value, json};
use tower::ServiceExt;

use crate::{builders::PASSWORD, world::World};

/// What the build of a web app leaves, made by hand: every page of the product
/// with one script.
const PAGES: &[u8] = include_bytes!("pages.json");

/// A file of that web app: its script `loader.js`, which lies there in brotli too, the same as
/// its service worker, and none of the others.
fn web_app(path: &str) -> Option<Cow<'static, [u8]>> {
    let bytes = match path {
        "pages.json" => PAGES,
        "assets/loader.js" | "sw.js" => LOADER,
        "assets/loader.js.br" => LOADER_IN_BROTLI,
        _ => return None,
    };
    Some(Cow::Borrowed(bytes))
}

/// The same web app, whose first page has two style sheets on a desktop: one that every page has
/// whole, and one of two rules.
fn styled_app(path: &str) -> Option<Cow<'static, [u8]>> {
    match path {
        "pages.json" => {
            let mut pages: Value = serde_json::from_slice(PAGES).ok()?;
            pages["handlers"]["index"]["unauth"]["styles"] =
                json!(["/assets/base.css", "/assets/index.css"]);
            Some(Cow::Owned(serde_json::to_vec(&pages).ok()?))
        }
        "rules.json" => {
            let rule = |class: &[&str], text: &str| json!({ "within": [], "classes": [class], "text": text });
            let rules = json!({
                "/assets/base.css": [rule(&[], "body{margin:0}")],
                "/assets/index.css": [rule(&["card"], ".card{top:0}"), rule(&["menu"], ".menu{top:0}")],
            });
            Some(Cow::Owned(serde_json::to_vec(&rules).ok()?))
        }
        _ => web_app(path),
    }
}

/// 4 KB of spaces.
pub const LOADER: &[u8] = &[b' '; 4_096];
/// The same in brotli.
pub const LOADER_IN_BROTLI: &[u8] = &[
    0x1b, 0xff, 0x0f, 0xf8, 0x25, 0x40, 0xe2, 0xb1, 0x40, 0x20, 0xf7, 0x00, 0x00,
];

/// Token of every caller's CSRF cookie.
const CSRF: &str = "0123456789abcdef0123456789abcdef";

/// A host without a network.
pub struct App {
    /// What lies behind the doors.
    pub world: World,
    /// The doors.
    pub site: Arc<Site>,
    router: Router,
}

/// Who calls: a visitor, or a user with a session.
#[derive(Debug, Clone, Default)]
pub struct Caller {
    session: Option<String>,
    /// Whose it is; none of a visitor.
    pub id: Option<UserId>,
}

impl Caller {
    /// The session's secret, as the cookie holds it.
    pub fn token(&self) -> Option<&str> {
        self.session.as_deref()
    }
}

/// What came back.
#[derive(Debug, Clone)]
pub struct Reply {
    /// HTTP status.
    pub status: StatusCode,
    /// Headers.
    pub headers: HeaderMap,
    /// Body.
    pub body: Bytes,
}

impl Reply {
    /// The body as JSON.
    pub fn json(&self) -> Value {
        serde_json::from_slice(&self.body).expect("the answer is JSON")
    }

    /// The body as text.
    pub fn text(&self) -> String {
        String::from_utf8(self.body.to_vec()).expect("the answer is text")
    }

    /// `resource_response` of door 1.
    pub fn response(&self) -> Value {
        self.json()["resource_response"].clone()
    }

    /// `data` of door 1.
    pub fn data(&self) -> Value {
        self.response()["data"].clone()
    }
}

impl App {
    /// A host on SQLite without limits on calls and without a built web app.
    pub async fn start() -> Self {
        Self::around(World::sqlite().await, 1_000)
    }

    /// The same with the web app's pages; nothing renders them on the server.
    pub async fn with_pages() -> Self {
        Self::with_pages_around(World::sqlite().await)
    }

    /// The same around a world.
    pub fn with_pages_around(world: World) -> Self {
        Self::build(world, 1_000, AppFiles::new(web_app))
    }

    /// The same, whose visitors' pages are drawn by a script that defines `render`, and whose
    /// first page has styles.
    pub async fn drawn_by(script: &str) -> Self {
        let options = Options {
            engines: 1,
            ..Options::default()
        };
        Self::drawn_within(script, options).await
    }

    /// The same by engines that have so much of everything.
    pub async fn drawn_within(script: &str, options: Options) -> Self {
        let renderer = Renderer::start(script, options).expect("the script runs");
        let files = AppFiles::new(styled_app);
        Self::begin_drawn(
            World::sqlite().await,
            settings(1_000),
            files,
            Some(renderer),
        )
    }

    /// A host whose public address is this.
    pub async fn at(public_url: &str) -> Self {
        Self::reached_at(public_url, false).await
    }

    /// The same, which demands HTTPS of its subdomains.
    pub async fn strictly_at(public_url: &str) -> Self {
        Self::reached_at(public_url, true).await
    }

    async fn reached_at(public_url: &str, hsts_subdomains: bool) -> Self {
        let world = World::sqlite().await;
        let settings = SiteSettings {
            public_url: Some(public_url.to_owned()),
            hsts_subdomains,
            ..settings(1_000)
        };
        Self::begin(world, settings, AppFiles::new(web_app))
    }

    /// A host with pages behind a proxy that it trusts, which knows so much of places.
    pub fn behind_a_proxy(world: World, places: Arc<Places>) -> Self {
        let settings = SiteSettings {
            trust_proxy: true,
            places,
            ..settings(1_000)
        };
        Self::begin(world, settings, AppFiles::new(web_app))
    }

    /// A host whose GraphQL door is closed.
    pub async fn without_graphql() -> Self {
        let settings = SiteSettings {
            graphql: false,
            ..settings(1_000)
        };
        Self::begin(World::sqlite().await, settings, AppFiles::new(|_| None))
    }

    /// A host around a world, with so many times the normal limits.
    pub fn around(world: World, rate_factor: u32) -> Self {
        Self::build(world, rate_factor, AppFiles::new(|_| None))
    }

    /// Another server over the same data, with so many times the normal limits.
    pub fn beside(&self, rate_factor: u32) -> Self {
        Self::around(self.world.beside(), rate_factor)
    }

    fn build(world: World, rate_factor: u32, files: AppFiles) -> Self {
        Self::begin(world, settings(rate_factor), files)
    }

    fn begin(world: World, settings: SiteSettings, files: AppFiles) -> Self {
        Self::begin_drawn(world, settings, files, None)
    }

    fn begin_drawn(
        world: World,
        settings: SiteSettings,
        files: AppFiles,
        renderer: Option<Renderer>,
    ) -> Self {
        let site = Arc::new(Site::new(world.house.clone(), settings, files, renderer));
        let router = router(site.clone());
        Self {
            world,
            site,
            router,
        }
    }

    /// A new user of this name, with a session.
    pub async fn person(&self, name: &str) -> Caller {
        self.world.person(name).await;
        self.log_in(name).await
    }

    /// The user of this name, in another browser.
    pub async fn log_in(&self, name: &str) -> Caller {
        let input = LogIn {
            username_or_email: name.into(),
            password: PASSWORD.into(),
            ..LogIn::default()
        };
        let signed_in = log_in(self.world.visitor(), input)
            .await
            .expect("the person logs in");
        Caller {
            session: Some(signed_in.session.token),
            id: Some(signed_in.user.profile.user.id),
        }
    }

    /// The same user in another browser, by less than a full log-in.
    pub async fn limited(&self, person: &Caller) -> Caller {
        let id = person.id.expect("a user is signed in");
        let ctx = self.world.visitor();
        let tx = ctx.house.begin().await.expect("the store takes writes");
        let session = begin_session(&ctx, &tx, id, SessionKind::Limited)
            .await
            .expect("a session begins");
        tx.commit().await.expect("the session is kept");
        Caller {
            session: Some(session.token),
            id: Some(id),
        }
    }

    /// Reads at door 1.
    pub async fn get(&self, caller: &Caller, resource: &str, options: Value) -> Reply {
        let data = json!({ "options": options }).to_string();
        let query = format!("source_url=%2F&data={}", encode(&data));
        let path = format!("/resource/{resource}Resource/get/?{query}");
        self.send(caller, Request::get(path), Body::empty()).await
    }

    /// Writes at door 1.
    pub async fn post(&self, caller: &Caller, resource: &str, verb: &str, options: Value) -> Reply {
        let data = json!({ "options": options }).to_string();
        let body = format!("source_url=%2F&data={}", encode(&data));
        let request = Request::post(format!("/resource/{resource}Resource/{verb}/"))
            .header("content-type", "application/x-www-form-urlencoded");
        self.send(caller, request, body.into()).await
    }

    /// The caller as operations see them, for building what a test needs.
    pub fn ctx(&self, caller: &Caller) -> Ctx {
        match caller.id {
            Some(id) => self.world.as_user(id),
            None => self.world.visitor(),
        }
    }

    /// Reads any address: a page, a file, a path of door 2.
    pub async fn open(&self, caller: &Caller, path: &str) -> Reply {
        self.send(caller, Request::get(path), Body::empty()).await
    }

    /// Calls door 2 with a JSON body.
    pub async fn call(&self, caller: &Caller, method: Method, path: &str, body: Value) -> Reply {
        let request = Request::builder()
            .method(method)
            .uri(path)
            .header("content-type", "application/json");
        self.send(caller, request, body.to_string().into()).await
    }

    /// Sends a multipart form: texts, then the file as `file`.
    pub async fn form(
        &self,
        caller: &Caller,
        path: &str,
        texts: &[(&str, &str)],
        file: &[u8],
    ) -> Reply {
        let request = Request::post(path).header("content-type", MULTIPART);
        self.send(caller, request, multipart(texts, file).into())
            .await
    }

    /// Sends any request with the caller's cookies and CSRF token.
    pub async fn send(&self, caller: &Caller, request: Builder, body: Body) -> Reply {
        let mut cookies = format!("csrftoken={CSRF}");
        if let Some(token) = &caller.session {
            cookies.push_str(&format!("; magpie_session={token}"));
        }
        let request = request
            .header("cookie", cookies)
            .header("x-csrftoken", CSRF);
        self.send_bare(request, body).await
    }

    /// Sends a request as it is, to this host.
    pub async fn send_bare(&self, request: Builder, body: Body) -> Reply {
        let request = request.header("host", "magpie.test").body(body);
        self.send_whole(request.expect("the request is whole"))
            .await
    }

    /// Sends a request to whatever host it names.
    pub async fn send_whole(&self, request: Request<Body>) -> Reply {
        let response = self.router.clone().oneshot(request).await;
        let (parts, body) = response.expect("the doors answer").into_parts();
        let body = body.collect().await.expect("the body is whole").to_bytes();
        Reply {
            status: parts.status,
            headers: parts.headers,
            body,
        }
    }
}

fn settings(rate_factor: u32) -> SiteSettings {
    SiteSettings {
        public_url: None,
        trust_proxy: false,
        hsts_subdomains: false,
        graphql: true,
        rate_factor,
        places: Arc::default(),
        most_streams: 100,
        stage: "development",
    }
}

/// Content type of [`multipart`].
pub const MULTIPART: &str = "multipart/form-data; boundary=magpie";

/// A multipart form: texts, then the file as `file`.
pub fn multipart(texts: &[(&str, &str)], file: &[u8]) -> Vec<u8> {
    let mut body = Vec::new();
    for (name, text) in texts {
        let part = format!(
            "--magpie\r\nContent-Disposition: form-data; name=\"{name}\"\r\n\r\n{text}\r\n"
        );
        body.extend_from_slice(part.as_bytes());
    }
    let head =
        "--magpie\r\nContent-Disposition: form-data; name=\"file\"; filename=\"a.png\"\r\n\r\n";
    body.extend_from_slice(head.as_bytes());
    body.extend_from_slice(file);
    body.extend_from_slice(b"\r\n--magpie--\r\n");
    body
}

/// Text as it stands in a form.
pub fn encode(text: &str) -> String {
    text.bytes().map(|byte| format!("%{byte:02X}")).collect()
}
