//! The authorization page: what it shows, and to where it leads.

use serde_json::{Value, json};
use testkit::{
    app::{App, Caller, encode},
    builders,
};
use url::Url;

use super::{BACK, Registered, code, exchange, parameter, register, request, send, sent_back};
use crate::hear::{data, refusal};

async fn ask(app: &App, user: &Caller, asked: Value) -> Value {
    data(&app.get(user, "AppAuthorization", asked).await)
}

fn with(mut asked: Value, name: &str, value: Value) -> Value {
    asked[name] = value;
    asked
}

#[tokio::test]
async fn people_are_shown_who_asks_and_what_for() {
    let app = App::start().await;
    let (dev, ada) = (app.person("dev").await, app.person("ada").await);
    let client = register(&app, &dev, true).await;
    let picture = builders::uploaded(&app.ctx(&dev)).await;
    let options = json!({ "app_id": client.id, "picture_upload_id": picture });
    data(&app.post(&dev, "App", "update", options).await);
    let shown = ask(&app, &ada, request(&client, "pins:write boards:read")).await;
    assert_eq!(shown["app"]["name"], "Scissors");
    let picture = shown["app"]["image_url"].as_str().unwrap();
    let opened = app.open(&ada, picture.strip_prefix("http://magpie.test").unwrap());
    assert_eq!(opened.await.headers["content-type"], "image/jpeg");
    assert_eq!(shown["app"]["owner"]["username"], "dev");
    assert_eq!(shown["scopes"], json!(["boards:read", "pins:write"]));
    assert_eq!(shown["back_to"], "app.example");
    assert_eq!(
        (&shown["is_allowed"], &shown["fault"]),
        (&json!(false), &Value::Null)
    );
}

#[tokio::test]
async fn the_way_back_has_the_code_the_state_and_who_answers() {
    let app = App::start().await;
    let ada = app.person("ada").await;
    let client = register(&app, &ada, true).await;
    let asked = request(&client, "pins:read");
    let allowed = data(
        &app.post(&ada, "AppAuthorization", "create", asked.clone())
            .await,
    );
    let url = allowed["url"].as_str().unwrap();
    assert!(
        url.starts_with("https://app.example/back?from=magpie&code=mgp_code_"),
        "{url}"
    );
    let names: Vec<String> = sent_back(url).into_iter().map(|pair| pair.0).collect();
    assert_eq!(names, ["from", "code", "state", "iss"]);
    assert_eq!(parameter(url, "state").unwrap(), "a state");
    assert_eq!(parameter(url, "iss").unwrap(), "http://magpie.test");
    let no = data(&app.post(&ada, "AppAuthorization", "delete", asked).await);
    let url = no["url"].as_str().unwrap();
    assert_eq!(parameter(url, "error").unwrap(), "access_denied");
    assert_eq!(parameter(url, "state").unwrap(), "a state");
    assert_eq!(parameter(url, "iss").unwrap(), "http://magpie.test");
    assert_eq!(parameter(url, "code"), None);
}

#[tokio::test]
async fn an_unknown_app_or_address_leads_nowhere() {
    let app = App::start().await;
    let ada = app.person("ada").await;
    let client = register(&app, &ada, true).await;
    let whole = request(&client, "pins:read");
    // (what is told instead, how it is refused)
    let cases = [
        ("client_id", json!("7"), "AppUnknown"),
        ("client_id", json!("none"), "AppUnknown"),
        ("client_id", json!(""), "AppUnknown"),
        (
            "redirect_uri",
            json!("https://evil.example/back"),
            "RedirectUnknown",
        ),
        (
            "redirect_uri",
            json!("https://app.example/back"),
            "RedirectUnknown",
        ),
        (
            "redirect_uri",
            json!(format!("{BACK}&x=1")),
            "RedirectUnknown",
        ),
        (
            "redirect_uri",
            json!("javascript:alert(1)"),
            "RedirectUnknown",
        ),
        ("redirect_uri", json!(""), "RedirectUnknown"),
    ];
    for (name, value, key) in cases {
        let asked = with(whole.clone(), name, value);
        for verb in ["get", "create", "delete"] {
            let reply = match verb {
                "get" => app.get(&ada, "AppAuthorization", asked.clone()).await,
                _ => {
                    app.post(&ada, "AppAuthorization", verb, asked.clone())
                        .await
                }
            };
            assert_eq!(refusal(&reply), (400, key.to_owned()), "{verb} {asked}");
            assert!(!reply.headers.contains_key("location"));
        }
    }
    // Any port of the user's own computer, which the app is given when it starts.
    let own = with(whole, "redirect_uri", json!("http://127.0.0.1:49152/back"));
    let allowed = data(&app.post(&ada, "AppAuthorization", "create", own).await);
    let url = allowed["url"].as_str().unwrap();
    assert!(
        url.starts_with("http://127.0.0.1:49152/back?code="),
        "{url}"
    );
}

#[tokio::test]
async fn an_app_that_asks_wrongly_is_told_so_when_its_user_goes_back() {
    let app = App::start().await;
    let ada = app.person("ada").await;
    let client = register(&app, &ada, true).await;
    let whole = request(&client, "pins:read");
    // (what is told instead, the error)
    let cases = [
        ("response_type", "token", "unsupported_response_type"),
        ("response_type", "", "invalid_request"),
        ("code_challenge", "", "invalid_request"),
        ("code_challenge_method", "plain", "invalid_request"),
        ("scope", "", "invalid_scope"),
        ("scope", "pins:erase", "invalid_scope"),
    ];
    for (name, value, error) in cases {
        let asked = with(whole.clone(), name, json!(value));
        let shown = ask(&app, &ada, asked.clone()).await;
        assert_eq!(shown["fault"]["error"], error, "{asked}");
        let url = shown["fault"]["url"].as_str().unwrap();
        assert_eq!(parameter(url, "error").unwrap(), error);
        assert_eq!(parameter(url, "state").unwrap(), "a state");
        assert!(url.starts_with("https://app.example/back?"), "{url}");
        let reply = app.post(&ada, "AppAuthorization", "create", asked).await;
        assert_eq!(refusal(&reply).0, 400);
    }
}

#[tokio::test]
async fn people_are_asked_again_when_scopes_grow() {
    let app = App::start().await;
    let ada = app.person("ada").await;
    let client = register(&app, &ada, true).await;
    let is_allowed = async |asked: Value| ask(&app, &ada, asked).await["is_allowed"].clone();
    code(&app, &ada, &client, "pins:read boards:read").await;
    assert_eq!(is_allowed(request(&client, "pins:read")).await, true);
    assert_eq!(
        is_allowed(request(&client, "pins:read boards:read")).await,
        true
    );
    assert_eq!(
        is_allowed(request(&client, "pins:read pins:write")).await,
        false
    );
    // Another program of the user's computer may listen there.
    let own = with(
        request(&client, "pins:read"),
        "redirect_uri",
        json!("http://127.0.0.1:49152/back"),
    );
    assert_eq!(is_allowed(own).await, false);
    let ben = app.person("ben").await;
    let others = ask(&app, &ben, request(&client, "pins:read")).await;
    assert_eq!(others["is_allowed"], false);
}

#[tokio::test]
async fn only_a_fully_signed_in_user_allows_and_no_other_site_does_it_for_them() {
    let app = App::start().await;
    let ada = app.person("ada").await;
    let client = register(&app, &ada, true).await;
    let asked = request(&client, "pins:read");
    for (caller, key) in [
        (Caller::default(), "SignInRequired"),
        (app.limited(&ada).await, "FullLogInRequired"),
    ] {
        let reply = app
            .post(&caller, "AppAuthorization", "create", asked.clone())
            .await;
        assert_eq!(refusal(&reply), (401, key.to_owned()));
    }
    let data = format!("data={}", encode(&json!({ "options": asked }).to_string()));
    let forged = http::Request::post("/resource/AppAuthorizationResource/create/")
        .header("content-type", "application/x-www-form-urlencoded")
        .header("cookie", format!("magpie_session={}", ada.token().unwrap()));
    let reply = app.send_bare(forged, data.into()).await;
    assert_eq!(refusal(&reply), (403, "CsrfFailed".to_owned()));
}

#[tokio::test]
async fn the_page_is_framed_by_no_other_site_and_kept_nowhere() {
    let app = App::with_pages().await;
    let ada = app.person("ada").await;
    let page = app.open(&ada, "/app-factory-oauth/?client_id=7").await;
    assert_eq!(page.status, 200);
    let policy = page.headers["content-security-policy"].to_str().unwrap();
    assert!(policy.contains("frame-ancestors 'self'"), "{policy}");
    assert_eq!(page.headers["cache-control"], "private, no-store");
    assert!(page.text().contains("noindex"));
}

#[tokio::test]
async fn visitors_log_in_first_and_come_back_with_what_the_app_asked() {
    let app = App::with_pages().await;
    let asked = "client_id=7&state=a%26b&redirect_uri=https%3A%2F%2Fapp.example%2F";
    let page = app
        .open(&Caller::default(), &format!("/app-factory-oauth/?{asked}"))
        .await;
    let to = page.headers["location"].to_str().unwrap();
    let (path, next) = to.split_once("?next=").unwrap();
    assert_eq!((page.status.as_u16(), path), (303, "/login/"));
    let query = format!("next={next}");
    let mut pairs = url::form_urlencoded::parse(query.as_bytes());
    let next = pairs.next().unwrap().1;
    let next = Url::parse("http://magpie.test")
        .unwrap()
        .join(&next)
        .unwrap();
    assert_eq!(next.path(), "/app-factory-oauth/");
    assert_eq!(next.query(), Some(asked));
}

#[tokio::test]
async fn an_app_of_a_suspended_developer_asks_no_more() {
    let app = App::start().await;
    let (dev, ada) = (app.person("dev").await, app.person("ada").await);
    let client = register(&app, &dev, true).await;
    let code = code(&app, &ada, &client, "pins:read").await;
    super::endings::suspend(&app, &dev).await;
    let reply = app
        .get(&ada, "AppAuthorization", request(&client, "pins:read"))
        .await;
    assert_eq!(refusal(&reply), (400, "AppUnknown".to_owned()));
    let reply = send(&app, "/oauth/token", &client, &exchange(&code)).await;
    assert_eq!(super::refused(&reply), (401, "invalid_client".to_owned()));
}

/// A clone with another secret.
pub fn guessing(client: &Registered, secret: Option<&str>) -> Registered {
    Registered {
        secret: secret.map(str::to_owned),
        ..client.clone()
    }
}
