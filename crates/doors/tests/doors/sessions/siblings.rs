//! `/vx/users/cctld_token/` and `/vx/users/cctld_session/`: one host, two names.

use axum::body::Body;
use http::{Request, header::SET_COOKIE};
use serde_json::json;
use testkit::{
    app::{App, Caller, Reply},
    invariants,
    world::World,
};

use crate::hear::{data, refusal};

const HERE: &str = "https://magpie.example";
const THERE: &str = "https://magpie.example.de";

fn app(world: World) -> App {
    let both = || vec![HERE.to_owned(), THERE.to_owned()];
    App::around(
        world.configured(|house| house.settings.siblings = both()),
        1_000,
    )
}

/// What a page gets to take to the other name.
async fn token(app: &App, caller: &Caller) -> String {
    let asked = json!({ "url": "/vx/users/cctld_token/", "ignore_bookmark": true });
    let reply = app.post(caller, "Api", "create", asked).await;
    data(&reply).as_str().unwrap().to_owned()
}

/// What a page of `origin` sends to the other name.
async fn hand_over(app: &App, token: &str, origin: Option<&str>) -> Reply {
    let mut request = Request::post("/vx/users/cctld_session/")
        .header("host", "magpie.example.de")
        .header("content-type", "application/x-www-form-urlencoded");
    if let Some(origin) = origin {
        request = request.header("origin", origin);
    }
    let body = Body::from(format!("token={token}"));
    app.send_whole(request.body(body).unwrap()).await
}

/// Who is signed in there with this cookie.
async fn there(app: &App, cookie: &str) -> Reply {
    let request = Request::get("/v3/users/me/")
        .header("host", "magpie.example.de")
        .header("cookie", cookie);
    app.send_whole(request.body(Body::empty()).unwrap()).await
}

/// The same, asked with this cookie there.
async fn token_there(app: &App, cookie: &str) -> Reply {
    let request = Request::post("/vx/users/cctld_token/")
        .header("host", "magpie.example.de")
        .header("content-type", "application/json")
        .header("x-csrftoken", "a")
        .header("cookie", format!("{cookie}; csrftoken=a"));
    app.send_whole(request.body("{}".into()).unwrap()).await
}

fn session(reply: &Reply) -> String {
    let all = reply.headers.get_all(SET_COOKIE).iter();
    let mut all = all.map(|cookie| cookie.to_str().unwrap());
    let cookie = all.find(|cookie| cookie.starts_with("__Host-magpie_session="));
    cookie.unwrap().to_owned()
}

testkit::on_both_engines! {
    async fn a_session_is_handed_to_the_other_name_and_ends_with_the_first(world: World) {
        let app = app(world);
        let ada = app.person("ada").await;
        let token = token(&app, &ada).await;
        let reply = hand_over(&app, &token, Some(HERE)).await;
        assert_eq!((reply.status.as_u16(), &reply.json()["status"]), (200, &json!("success")));
        assert_eq!(reply.headers["access-control-allow-origin"], HERE);
        assert_eq!(reply.headers["access-control-allow-credentials"], "true");
        let cookie = session(&reply);
        assert!(cookie.ends_with("; Path=/; Max-Age=2592000; HttpOnly; SameSite=None; Secure"), "{cookie}");
        let cookie = cookie.split(';').next().unwrap();
        assert_eq!(data(&there(&app, cookie).await)["username"], "ada");
        assert_eq!(data(&token_there(&app, cookie).await), json!(null), "it is not handed back");
        assert!(!reply.text().contains("ada"), "nothing about people is told across names");

        let again = hand_over(&app, &token, Some(HERE)).await;
        assert_eq!(refusal(&again), (400, "HandshakeInvalid".into()));
        assert!(!again.headers.contains_key(SET_COOKIE));

        invariants::hold(&app.world.house.db).await;
        data(&app.post(&ada, "UserSession", "delete", json!({})).await);
        assert_eq!(refusal(&there(&app, cookie).await), (401, "SignInRequired".into()));
        invariants::hold(&app.world.house.db).await;
    }

    async fn only_siblings_hand_sessions_over(world: World) {
        let app = app(world);
        let ada = app.person("ada").await;
        let token = token(&app, &ada).await;
        for origin in [None, Some("https://evil.example"), Some("null"), Some("https://magpie.example.de.evil.example")]
        {
            let reply = hand_over(&app, &token, origin).await;
            assert_eq!(refusal(&reply), (403, "CsrfFailed".into()), "{origin:?}");
            assert!(!reply.headers.contains_key("access-control-allow-origin"), "{origin:?}");
            assert!(!reply.headers.contains_key(SET_COOKIE), "{origin:?}");
        }
        for wrong in ["", "none", "%FF"] {
            assert_eq!(hand_over(&app, wrong, Some(HERE)).await.status, 400, "{wrong}");
        }
        let elsewhere = json!({ "token": token, "isRegistration": false });
        let reply = app.post(&Caller::default(), "HandshakeSession", "create", elsewhere).await;
        assert_eq!(refusal(&reply), (400, "HandshakeInvalid".into()), "it leads to another name alone");
    }

    async fn a_token_is_on_its_way_for_a_minute(world: World) {
        let app = app(world);
        let ada = app.person("ada").await;
        let token = token(&app, &ada).await;
        app.world.pass(60_000);
        let late = hand_over(&app, &token, Some(HERE)).await;
        assert_eq!(refusal(&late), (400, "HandshakeInvalid".into()));
    }
}

#[tokio::test]
async fn a_host_of_one_name_hands_nothing_over() {
    let app = App::start().await;
    let ada = app.person("ada").await;
    let asked = json!({ "url": "/vx/users/cctld_token/" });
    let reply = app.post(&ada, "Api", "create", asked).await;
    assert_eq!(refusal(&reply), (404, "AddressUnknown".into()));
    let reply = hand_over(&app, "none", Some(HERE)).await;
    assert_eq!(refusal(&reply), (403, "CsrfFailed".into()));
}
