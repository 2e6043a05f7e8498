//! What holds for every page: what is kept follows what it shows, the policy,
//! the token, which files for whom.

use axum::body::Body;
use http::Request;
use serde_json::json;
use testkit::app::{App, Caller, LOADER, LOADER_IN_BROTLI};

use crate::{
    hear::{board, pin},
    pages::element,
};

#[tokio::test]
async fn a_kept_page_follows_what_it_shows() {
    let app = App::with_pages().await;
    let ada = app.person("ada").await;
    let birds = board(&app, &ada, "Birds").await;
    let robin = pin(&app, &ada, &birds, "Robin").await;
    let path = format!("/pin/{robin}/");
    let status = async |path: &str| app.open(&Caller::default(), path).await.status.as_u16();
    for path in [&path, "/ada/birds/"] {
        assert_eq!([status(path).await, status(path).await], [200, 200]);
    }
    let privacy = async |privacy: &str| {
        app.post(
            &ada,
            "Board",
            "update",
            json!({ "board_id": birds, "privacy": privacy }),
        )
        .await
    };
    privacy("secret").await;
    assert_eq!(
        [status(&path).await, status("/ada/birds/").await],
        [404, 404]
    );
    privacy("public").await;
    assert_eq!(
        [status(&path).await, status("/ada/birds/").await],
        [200, 200]
    );
    app.post(
        &ada,
        "Board",
        "update",
        json!({ "board_id": birds, "name": "Rare birds" }),
    )
    .await;
    assert!(
        app.open(&Caller::default(), &path)
            .await
            .text()
            .contains("/ada/rare-birds/")
    );
    app.post(&ada, "Board", "delete", json!({ "board_id": birds }))
        .await;
    assert_eq!(
        [status(&path).await, status("/ada/rare-birds/").await],
        [404, 404]
    );
}

#[tokio::test]
async fn a_page_that_is_kept_for_visitors_is_no_users() {
    let app = App::with_pages().await;
    let ada = app.person("ada").await;
    let token = ada.token().unwrap();
    for _made_then_kept in 0..2 {
        app.open(&Caller::default(), "/").await;
    }
    let (of_visitors, of_users) = ("private, no-cache", "private, no-store");
    let rows = [
        ("accept", "*/*".to_owned(), of_visitors, false),
        ("authorization", "Basic YWRh".to_owned(), of_visitors, false),
        (
            "cookie",
            "magpie_session=ended".to_owned(),
            of_visitors,
            false,
        ),
        ("cookie", format!("magpie_session={token}"), of_users, true),
        ("authorization", format!("Bearer {token}"), of_users, true),
    ];
    for (name, value, caching, is_known) in rows {
        let asked = Request::get("/").header(name, &value);
        let page = app.send_bare(asked, Body::empty()).await;
        let data = element(&page, "__PWS_DATA__");
        assert_eq!(data["isAuthenticated"], is_known, "{name}: {value}");
        assert_eq!(page.headers["cache-control"], caching, "{name}: {value}");
    }
    let asked = Request::get("/").header("authorization", "Bearer mgp_access_unknown");
    let refused = app.send_bare(asked, Body::empty()).await;
    assert_eq!(refused.status, 403);
}

#[tokio::test]
async fn a_kept_page_follows_what_it_lists() {
    let app = App::with_pages().await;
    let (ada, ben) = (app.person("ada").await, app.person("ben").await);
    let birds = board(&app, &ada, "Birds").await;
    let robin = pin(&app, &ada, &birds, "Redbreast").await;
    let wren = pin(&app, &ada, &birds, "Redbreast too").await;
    let shelf = board(&app, &ben, "Shelf").await;
    app.world.settle().await;
    let related = format!("/pin/{wren}/");
    let lists = [
        "/",
        "/ada/",
        "/ada/birds/",
        "/search/pins/?q=redbreast",
        &related,
    ];
    // Every page that is kept names the pin, or none does.
    let listed = async |paths: &[&str], id: &str| {
        let id = format!("\"id\":\"{id}\"");
        let mut found = Vec::new();
        for path in paths {
            let twice = [
                app.open(&Caller::default(), path).await,
                app.open(&Caller::default(), path).await,
            ];
            found.push(twice.map(|reply| reply.text().contains(&id)));
        }
        found
    };
    assert_eq!(listed(&lists, &robin).await, [[true; 2]; 5]);
    let renamed = json!({ "first_name": "Augusta" });
    app.post(&ada, "User", "update", renamed).await;
    for path in lists {
        assert!(
            app.open(&Caller::default(), path)
                .await
                .text()
                .contains("Augusta"),
            "{path}"
        );
    }
    app.post(&ada, "Pin", "delete", json!({ "id": robin }))
        .await;
    assert_eq!(listed(&lists, &robin).await, [[false; 2]; 5]);

    let (both, profile) = (["/ben/", "/ben/shelf/"], ["/ben/"]);
    assert_eq!(listed(&both, &wren).await, [[false; 2]; 2]);
    let save = json!({ "pin_id": wren, "board_id": shelf });
    let save = app.post(&ben, "Repin", "create", save).await.data();
    assert_eq!(
        listed(&both, save["id"].as_str().unwrap()).await,
        [[true; 2]; 2]
    );
    let owl = pin(&app, &ben, &shelf, "Owl").await;
    assert_eq!(listed(&both, &owl).await, [[true; 2]; 2]);
    let more = board(&app, &ben, "More").await;
    assert_eq!(listed(&profile, &more).await, [[true; 2]]);
    app.post(&ben, "Board", "delete", json!({ "board_id": more }))
        .await;
    assert_eq!(listed(&profile, &more).await, [[false; 2]]);
}

#[tokio::test]
async fn kept_pages_of_boards_and_sections_follow_their_sections() {
    let app = App::with_pages().await;
    let ada = app.person("ada").await;
    let birds = board(&app, &ada, "Birds").await;
    let robin = pin(&app, &ada, &birds, "Robin").await;
    let red = json!({ "board_id": birds, "name": "Red", "initial_pins": [robin] });
    let red = app.post(&ada, "BoardSection", "create", red).await.data();
    let resources = async |path: &str| {
        app.open(&Caller::default(), path).await;
        let kept = app.open(&Caller::default(), path).await;
        element(&kept, "__PWS_INITIAL_PROPS__")["initialReduxState"]["resources"].clone()
    };
    let of_board = async || {
        let options = format!("{{\"board_id\":\"{birds}\"}}");
        let found = resources("/ada/birds/").await["BoardSectionsResource"][options].clone();
        let one = &found["data"][0];
        (
            one["title"].clone(),
            one["pin_count"].clone(),
            one["cover_images"].as_array().map(Vec::len),
        )
    };
    let of_section = async || {
        let options = format!("{{\"section_id\":{}}}", red["id"]);
        let found = resources("/ada/birds/red/").await["BoardSectionPinsResource"][options].clone();
        found["data"].as_array().map(Vec::len)
    };
    assert_eq!(of_board().await, (json!("Red"), json!(1), Some(1)));
    assert_eq!(of_section().await, Some(1));
    let renamed = json!({ "section_id": red["id"], "name": "Reds" });
    app.post(&ada, "BoardSectionEdit", "update", renamed)
        .await
        .data();
    assert_eq!(of_board().await.0, "Reds");
    app.post(&ada, "Pin", "delete", json!({ "id": robin }))
        .await;
    assert_eq!(of_board().await, (json!("Reds"), json!(0), Some(0)));
}

#[tokio::test]
async fn pages_are_guarded_and_bring_the_token() {
    let app = App::with_pages().await;
    let reply = app.send_bare(Request::get("/"), Body::empty()).await;
    let policy = reply.headers["content-security-policy"].to_str().unwrap();
    for rule in [
        "script-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "frame-ancestors 'self'",
        "require-trusted-types-for 'script'",
    ] {
        assert!(policy.contains(rule), "{policy}");
    }
    assert!(
        !policy.contains("unsafe-eval") && !policy.contains("script-src 'self' 'unsafe-inline'"),
        "{policy}"
    );
    assert!(
        reply.headers["set-cookie"]
            .to_str()
            .unwrap()
            .starts_with("csrftoken=")
    );
    assert_eq!(
        reply.headers["vary"],
        "accept-encoding, accept-language, cookie, user-agent"
    );
    assert!(
        app.open(&Caller::default(), "/")
            .await
            .headers
            .get("set-cookie")
            .is_none()
    );
    let phone = Request::get("/").header(
        "user-agent",
        "Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) Mobile",
    );
    let phone = app.send_bare(phone, Body::empty()).await;
    assert!(phone.text().contains("/assets/mobile.js"));
    assert_eq!(element(&phone, "__PWS_DATA__")["site"], "mweb");
    let ada = app.person("ada").await;
    assert!(app.open(&ada, "/").await.text().contains("/assets/auth.js"));
}

#[tokio::test]
async fn page_files_are_listed_per_site() {
    let app = App::with_pages().await;
    for site in ["www", "mweb"] {
        let handlers = app
            .open(&Caller::default(), &format!("/pageHandlers/{site}/"))
            .await
            .json();
        assert!(handlers.as_array().unwrap().contains(&json!("pin/[id]")));
    }
    assert_eq!(
        app.open(&Caller::default(), "/pageHandlers/other/")
            .await
            .status,
        404
    );
}

#[tokio::test]
async fn a_file_of_the_web_app_comes_as_the_build_compressed_it_where_the_client_takes_that() {
    let app = App::with_pages().await;
    let ask = async |path: &str, accepted: &str| {
        let request = Request::get(path).header("accept-encoding", accepted);
        app.send(&Caller::default(), request, Body::empty()).await
    };
    for (accepted, encoding) in [
        ("gzip, deflate, br", Some("br")),
        ("gzip", Some("gzip")),
        ("", None),
    ] {
        let reply = ask("/assets/loader.js", accepted).await;
        let header = |name: &str| reply.headers.get(name).map(|value| value.to_str().unwrap());
        assert_eq!(header("content-encoding"), encoding, "{accepted}");
        assert_eq!(
            header("content-type"),
            Some("text/javascript; charset=utf-8")
        );
        assert_eq!(
            header("cache-control"),
            Some("public, max-age=31536000, immutable")
        );
        assert_eq!(header("vary"), Some("accept-encoding"));
        match encoding {
            Some("br") => assert_eq!(reply.body, LOADER_IN_BROTLI),
            Some(_) => assert!(reply.body.len() < LOADER.len() / 10),
            None => assert_eq!(reply.body, LOADER),
        }
    }
    for path in ["/assets/other.js", "/assets/../pages.json"] {
        assert_eq!(ask(path, "br").await.status, 404, "{path}");
    }
}

#[tokio::test]
async fn the_worker_has_an_address_that_stays_and_may_ask_for_nothing() {
    let app = App::with_pages().await;
    let request = Request::get("/sw.js").header("accept-encoding", "br");
    let reply = app.send(&Caller::default(), request, Body::empty()).await;
    let header = |name: &str| reply.headers[name].to_str().unwrap();
    assert_eq!(header("content-type"), "text/javascript; charset=utf-8");
    assert_eq!(header("cache-control"), "no-cache");
    assert_eq!(
        header("content-security-policy"),
        "default-src 'none'; img-src 'self'; frame-ancestors 'none'"
    );
    assert_eq!(header("x-content-type-options"), "nosniff");
}
