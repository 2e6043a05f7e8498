//! Whole requests to the doors: addresses, headers, cookies, forms, JSON, options of every
//! operation.

use std::cell::RefCell;

use axum::body::Body;
use http::{Request, header};
use serde_json::{Value, json};
use tokio::runtime::{Builder, Runtime};

use crate::{
    app::{App, Caller, Reply},
    builders,
};

/// Requests that one host answers before a new one takes its place: what is found depends
/// on few requests before it.
const REQUESTS: u32 = 300;

thread_local! {
    static HOST: RefCell<Option<Host>> = const { RefCell::new(None) };
}

/// A host with a little of everything, and who calls it.
struct Host {
    runtime: Runtime,
    app: App,
    ada: Caller,
    token: String,
    /// What stands for an id in a request, and the id that there is.
    ids: Vec<(String, String)>,
    answered: u32,
}

/// A line `CALLER METHOD TARGET`, lines `name: value` for headers, an empty line, a body.
/// The caller is `visitor`, `user` with a session, or `app` with a token. `{board}`, `{pin}`,
/// `{section}` and `{user}` are the user's own, `{a board}` and so on another user's.
///
/// Proves of every answer: it is no fault of ours, it is the JSON that it says to be, it
/// cannot be taken for another type, and it leads to no other host than it names.
pub fn request(data: &[u8]) {
    HOST.with_borrow_mut(|host| {
        if host.as_ref().is_none_or(|host| host.answered >= REQUESTS) {
            *host = Some(Host::start());
        }
        let host = host.as_mut().expect("it was started");
        let data = host.with_ids(data);
        let Some((caller, request)) = read(&data) else {
            return;
        };
        host.answered += 1;
        check(&host.answer(caller, request));
    });
}

fn check(reply: &Reply) {
    let header = |name: &str| {
        reply
            .headers
            .get(name)
            .and_then(|value| value.to_str().ok())
    };
    let told = String::from_utf8_lossy(&reply.body);
    assert!(reply.status.as_u16() < 500, "{}: {told}", reply.status);
    assert_eq!(header("x-content-type-options"), Some("nosniff"));
    if header("content-type").is_some_and(|kind| kind.starts_with("application/json")) {
        let is_json = reply.body.is_empty() || serde_json::from_slice::<Value>(&reply.body).is_ok();
        assert!(is_json, "{}: {told}", reply.status);
    }
    if let Some(location) = header("location") {
        assert!(
            !location.starts_with("//") && !location.starts_with("/\\"),
            "{location}"
        );
    }
}

fn read(data: &[u8]) -> Option<(&str, Request<Body>)> {
    let end = data.windows(2).position(|two| two == b"\n\n");
    let (head, body) = end.map_or((data, &[][..]), |end| (&data[..end], &data[end + 2..]));
    let head = std::str::from_utf8(head).ok()?;
    let mut lines = head.lines();
    let mut first = lines.next()?.splitn(3, ' ');
    let (caller, method, target) = (first.next()?, first.next()?, first.next()?);
    let mut request = Request::builder().method(method).uri(target);
    for (name, value) in lines.filter_map(|line| line.split_once(": ")) {
        request = request.header(name, value);
    }
    Some((caller, request.body(Body::from(body.to_vec())).ok()?))
}

impl Host {
    fn start() -> Self {
        let runtime = Builder::new_current_thread().enable_all().build();
        let runtime = runtime.expect("a runtime");
        let (app, ada, token, ids) = runtime.block_on(furnished());
        Self {
            runtime,
            app,
            ada,
            token,
            ids,
            answered: 0,
        }
    }

    fn with_ids(&self, data: &[u8]) -> Vec<u8> {
        let Ok(text) = std::str::from_utf8(data) else {
            return data.to_vec();
        };
        let filled = self
            .ids
            .iter()
            .fold(text.to_owned(), |text, (name, id)| text.replace(name, id));
        filled.into_bytes()
    }

    fn answer(&self, caller: &str, request: Request<Body>) -> Reply {
        let (parts, body) = request.into_parts();
        let mut asked = Request::builder().method(parts.method).uri(parts.uri);
        for (name, value) in &parts.headers {
            asked = asked.header(name, value);
        }
        self.runtime.block_on(async {
            match caller {
                "app" => {
                    let bearer = format!("Bearer {}", self.token);
                    let asked = asked.header(header::AUTHORIZATION, bearer);
                    self.app.send_bare(asked, body).await
                }
                "user" => self.app.send(&self.ada, asked, body).await,
                _ => self.app.send(&Caller::default(), asked, body).await,
            }
        })
    }
}

/// A host with two users, who both have a little of everything; a token of the first.
async fn furnished() -> (App, Caller, String, Vec<(String, String)>) {
    let app = App::with_pages().await;
    let (ada, ben) = (app.person("ada").await, app.person("ben").await);
    let mut ids = Vec::new();
    for (owner, article) in [(&ada, ""), (&ben, "a ")] {
        let ctx = app.ctx(owner);
        let board = builders::board(&ctx, "Birds").await.board.id;
        let pin = builders::pin(&ctx, board, "Wren").await.pin.id;
        let secret = builders::secret_board(&ctx, "Plans").await.board.id;
        let section = json!({ "board_id": board, "name": "Sea" });
        let section = app
            .post(owner, "BoardSection", "create", section)
            .await
            .data();
        let mut know = |name: &str, id: String| ids.push((format!("{{{article}{name}}}"), id));
        know("board", board.to_string());
        know("pin", pin.to_string());
        know("secret", secret.to_string());
        know("section", section["id"].as_str().expect("an id").to_owned());
        know("user", owner.id.expect("they are signed in").to_string());
    }
    app.world.settle().await;
    let scopes = ["boards:write", "pins:write", "users:write", "account:read"];
    let made = json!({ "name": "a script", "scopes": scopes });
    let made = app.post(&ada, "PersonalToken", "create", made).await.data();
    let token = made["token"].as_str().expect("a token").to_owned();
    (app, ada, token, ids)
}
