//! The state of the web app: in pages and by itself (specification §7 `/_/_/state`,
//! protocol "Pages"), and the request's context in it (specification §3).

use std::sync::Arc;

use accounts::{
    sessions::change_standing::{ChangeStanding, change_standing},
    users::update_user::update_user,
};
use axum::body::Body;
use contract::users::UpdateUser;
use doors::adapters::places::Places;
use http::Request;
use serde_json::{Value, json};
use testkit::{
    app::{App, Caller, encode},
    world::World,
};

use crate::{
    hear::{board, data, pin, refusal},
    pages::element,
};

async fn ask(app: &App, caller: &Caller, path: &str, headers: &[(&str, &str)]) -> Value {
    let mut request = Request::get(path).header("user-agent", "a test");
    for (name, value) in headers {
        request = request.header(*name, *value);
    }
    let reply = app.send(caller, request, Body::empty()).await;
    match path.starts_with("/_/_/state") {
        true => reply.json(),
        false => element(&reply, "__PWS_INITIAL_PROPS__")["initialReduxState"].clone(),
    }
}

/// The state by itself. The page's must be the same but for the request's name.
async fn state(app: &App, caller: &Caller, path: &str, headers: &[(&str, &str)]) -> Value {
    let mut page = ask(app, caller, path, headers).await;
    let alone = format!("/_/_/state?source_url={}", encode(path));
    let mut alone = ask(app, caller, &alone, headers).await;
    for state in [&mut page, &mut alone] {
        let name = state["context"]["requestIdentifier"].take();
        assert!(name.as_str().is_some_and(|name| name.len() > 8));
    }
    assert_eq!(page, alone, "{path}");
    alone
}

#[tokio::test]
async fn a_page_carries_its_state_which_comes_alone_too() {
    let app = App::with_pages().await;
    let (ada, ben) = (app.person("ada").await, app.person("ben").await);
    let birds = board(&app, &ada, "Birds").await;
    let robin = pin(&app, &ada, &birds, "Robin").await;
    let mine = board(&app, &ben, "Mine").await;
    let save = json!({ "pin_id": robin, "board_id": mine });
    let saved = data(&app.post(&ben, "Repin", "create", save).await)["id"].clone();
    let saved = saved.as_str().unwrap();
    app.world.settle().await;
    let (of_ada, of_ben) = (ada.id.unwrap().to_string(), ben.id.unwrap().to_string());
    let at = format!("/pin/{saved}/");
    let shown =
        |state: &Value, kind: &str, id: &str| state[kind].get(id).cloned().unwrap_or_default();
    for caller in [&Caller::default(), &ada] {
        for path in [
            "/",
            "/ada/birds/?invite_code=x",
            "/search/pins/?q=robin",
            "/nothing/here/",
        ] {
            state(&app, caller, path, &[]).await;
        }
        // A profile tells its boards, a board its pins, a pin its pinner, board and origin.
        let profile = state(&app, caller, "/ada/", &[]).await;
        assert_eq!(shown(&profile, "boards", &birds)["name"], "Birds");
        assert_eq!(shown(&profile, "users", &of_ada)["username"], "ada");
        let listed = state(&app, caller, "/ada/birds/", &[]).await;
        assert_eq!(shown(&listed, "pins", &robin)["title"], "Robin");
        let feeds = listed["feeds"]["BoardFeedResource"].as_object().unwrap();
        assert_eq!(feeds.values().collect::<Vec<_>>(), [&json!([robin])]);
        let closeup = state(&app, caller, &at, &[]).await;
        let detail = shown(&closeup, "pins", saved);
        assert_eq!(
            [
                &detail["pinner"]["id"],
                &detail["board"]["id"],
                &detail["origin_pinner"]["id"]
            ],
            [&json!(of_ben), &json!(mine), &json!(of_ada)]
        );
        assert!(
            detail.get("saved_info").is_some(),
            "the whole pin, not its card"
        );
        for (kind, id) in [("users", &of_ada), ("users", &of_ben), ("boards", &mine)] {
            assert_ne!(shown(&closeup, kind, id), Value::Null, "{kind} {id}");
        }
    }
    let viewer = shown(&state(&app, &ada, "/", &[]).await, "users", &of_ada);
    assert_eq!(
        viewer["email"], "ada@example.com",
        "the viewer knows themselves"
    );
    let visitor = state(&app, &Caller::default(), "/", &[]).await;
    assert!(!visitor.to_string().contains("@example.com"));
    let broken = app.open(&ada, "/_/_/state?source_url=%FF").await;
    assert_eq!(refusal(&broken).0, 400);
}

/// Specification §3 "Request context", all of it.
#[tokio::test]
async fn a_request_has_all_its_context() {
    let app = App::with_pages().await;
    let context = state(&app, &Caller::default(), "/?invite_code=x", &[]).await["context"].take();
    let names: Vec<&str> = context
        .as_object()
        .unwrap()
        .keys()
        .map(String::as_str)
        .collect();
    let all = "advertiser appTypeDetailed country countryFromHostName countryFromIp deepLink \
               experimentsClient facebookToken fullPath inviteCode isAmp isAuthenticated isBot \
               isInternalIP isManagedAdvertiser isRTL isSocialBot language locale loginState origin \
               referrerFromCookie regionFromIp requestIdentifier stage unauthId userAgent";
    assert_eq!(names, all.split_whitespace().collect::<Vec<_>>());
    assert_eq!(context["inviteCode"], "x");
    let none =
        "advertiser countryFromIp deepLink facebookToken referrerFromCookie regionFromIp unauthId";
    for name in none.split_whitespace() {
        assert_eq!(context[name], Value::Null, "{name}");
    }
    assert_eq!(context["appTypeDetailed"], "desktop_web");
    for (agent, host, device, country) in [
        (
            "Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X)",
            "magpie.example.de",
            "mobile_web",
            "DE",
        ),
        (
            "Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X)",
            "magpie.example.fr",
            "tablet_web",
            "FR",
        ),
    ] {
        let request = Request::get("/_/_/state?source_url=/")
            .header("user-agent", agent)
            .header("host", host)
            .body(Body::empty());
        let context = app.send_whole(request.unwrap()).await.json()["context"].take();
        let told = [&context["appTypeDetailed"], &context["countryFromHostName"]];
        assert_eq!(told, [device, country], "{agent}");
    }
}

#[tokio::test]
async fn a_host_puts_all_viewers_into_groups_of_experiments() {
    let (name, group) = ("home_feed_restoration", "enabled_1_minute");
    let world = World::sqlite().await.configured(|house| {
        let groups = &mut house.settings.experiments;
        groups.insert(name.into(), group.into());
    });
    let app = App::with_pages_around(world);
    let ada = app.person("ada").await;
    for caller in [&ada, &Caller::default()] {
        let page = app.open(caller, "/").await;
        let expected = json!({ name: group });
        assert_eq!(element(&page, "__PWS_DATA__")["experiments"], expected);
        let state = state(&app, caller, "/", &[]).await;
        assert_eq!(state["context"]["experimentsClient"], expected);
    }
}

#[tokio::test]
async fn what_depends_on_the_viewer_is_stored_by_no_cache() {
    let app = App::with_pages().await;
    let ada = app.person("ada").await;
    let own = "private, no-store";
    // (path, for users, for visitors)
    let cases = [
        ("/_/_/state?source_url=/", own, own),
        ("/", own, "private, no-cache"),
        ("/ada/", own, "private, no-cache"),
        ("/no/such/page/", own, "private, no-cache"),
        ("/resource/UserHomefeedResource/get/", own, own),
        ("/resource/NoResource/get/", own, own),
        ("/v3/users/me/", own, own),
        ("/exports/7/", own, own),
        ("/readyz", own, own),
    ];
    for (path, for_users, for_visitors) in cases {
        for (caller, expected) in [(&ada, for_users), (&Caller::default(), for_visitors)] {
            let reply = app.open(caller, path).await;
            let told = reply.headers.get("cache-control");
            assert_eq!(told.unwrap(), expected, "{path} {}", reply.status);
        }
    }
}

/// A page is kept for the next visitor, who is not told of the first one's browser.
#[tokio::test]
async fn a_shared_page_tells_nothing_of_one_browser() {
    let app = App::with_pages().await;
    let ada = app.person("ada").await;
    let phone = "Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) Version/17.4 Mobile/15E148 Safari/604.1";
    let ask = async |caller: &Caller| {
        let request = Request::get("/").header("user-agent", phone);
        let page = app.send(caller, request, Body::empty()).await;
        let state = element(&page, "__PWS_INITIAL_PROPS__")["initialReduxState"].take();
        let agent = &state["context"]["userAgent"];
        (
            page.text().contains("15E148"),
            agent["raw"].clone(),
            agent["isMobile"].clone(),
        )
    };
    assert_eq!(
        ask(&Caller::default()).await,
        (false, json!(""), json!(true))
    );
    assert_eq!(ask(&ada).await, (true, json!(phone), json!(true)));
}

#[tokio::test]
async fn country_and_locale_are_the_viewers() {
    let places = Places {
        country_header: Some("x-country".into()),
        region_header: Some("x-region".into()),
        addresses: None,
    };
    let app = App::behind_a_proxy(World::sqlite().await, Arc::new(places));
    let ada = app.person("ada").await;
    let change = UpdateUser {
        country: Some("SE".into()),
        locale: Some("ar_SA".into()),
        ..UpdateUser::default()
    };
    update_user(app.ctx(&ada), change).await.unwrap();
    let from = [
        ("x-country", "be"),
        ("x-region", "vlg"),
        ("accept-language", "pt-BR,pt;q=0.9"),
    ];
    let told = |state: &Value| {
        let names = [
            "country",
            "countryFromIp",
            "regionFromIp",
            "locale",
            "language",
            "isRTL",
        ];
        names.map(|name| state["context"][name].clone())
    };
    let visitor = Caller::default();
    let cases = [
        (
            &visitor,
            &[][..],
            json!(["US", null, null, "en_US", "en", false]),
        ),
        (
            &visitor,
            &from[..],
            json!(["BE", "BE", "VLG", "pt_BR", "pt", false]),
        ),
        (
            &visitor,
            &from[..1],
            json!(["BE", "BE", null, "en_US", "en", false]),
        ),
        (
            &visitor,
            &from[..2],
            json!(["BE", "BE", "VLG", "en_US", "en", false]),
        ),
        (
            &ada,
            &from[..],
            json!(["SE", "BE", "VLG", "ar_SA", "ar", true]),
        ),
        // What was kept for one country, region and locale is not shown to another.
        (
            &visitor,
            &[][..],
            json!(["US", null, null, "en_US", "en", false]),
        ),
    ];
    for (caller, headers, expected) in cases {
        let found = state(&app, caller, "/", headers).await;
        assert_eq!(json!(told(&found)), expected, "{headers:?}");
    }
}

#[tokio::test]
async fn employees_are_told_that_they_ask_from_within() {
    let app = App::behind_a_proxy(World::sqlite().await, Arc::default());
    let ada = app.person("ada").await;
    let employed = ChangeStanding {
        is_employee: Some(true),
        ..ChangeStanding::default()
    };
    change_standing(app.world.host(), ada.id.unwrap(), employed)
        .await
        .unwrap();
    let ada = app.log_in("ada").await;
    let cases: [(&[&str], bool); 4] = [
        (&["10.0.0.7"], true),
        (&["203.0.113.7"], false),
        // What the client sent stands before what the proxy adds.
        (&["10.0.0.7, 203.0.113.7"], false),
        (&["10.0.0.7", "203.0.113.7"], false),
    ];
    for (lines, expected) in cases {
        let headers: Vec<_> = lines
            .iter()
            .map(|line| ("x-forwarded-for", *line))
            .collect();
        let found = state(&app, &ada, "/", &headers).await;
        assert_eq!(found["context"]["isInternalIP"], expected, "{lines:?}");
    }
}
