//! Pages around the web app: what they say in their head, what they carry, where
//! they redirect. React's markup is shown in crate `render`.

use serde_json::{Value, json};
use testkit::{
    app::{App, Caller, Reply},
    builders,
};

use crate::hear::{board, data, pin};

/// The JSON of an element of the page.
pub fn element(reply: &Reply, id: &str) -> Value {
    let html = reply.text();
    let start = format!("<script type=\"application/json\" id=\"{id}\">");
    let json = html
        .split(&start)
        .nth(1)
        .unwrap_or_else(|| panic!("no {id} in {html}"))
        .split("</script>")
        .next()
        .unwrap();
    serde_json::from_str(json).unwrap()
}

/// All values of a page's JSON-LD.
pub fn json_ld(html: &str) -> Vec<Value> {
    let parts = html.split("<script type=\"application/ld+json\">").skip(1);
    parts
        .map(|part| serde_json::from_str(part.split("</script>").next().unwrap()).unwrap())
        .collect()
}

#[tokio::test]
async fn a_pins_page_says_what_it_shows() {
    let app = App::with_pages().await;
    let ada = app.person("ada").await;
    let birds = board(&app, &ada, "Birds").await;
    let robin = pin(&app, &ada, &birds, "Robin").await;
    let reply = app
        .open(&Caller::default(), &format!("/pin/robin-in-snow--{robin}/"))
        .await;
    let html = reply.text();
    let canonical = format!("http://magpie.test/pin/{robin}/");
    for tag in [
        "<title>Robin | Magpie</title>".to_owned(),
        format!("<link rel=\"canonical\" href=\"{canonical}\">"),
        "<meta property=\"og:type\" content=\"article\">".into(),
        "<meta name=\"twitter:card\" content=\"summary_large_image\">".into(),
        "<script type=\"module\" async src=\"/assets/loader.js\"></script>".into(),
        "<script type=\"module\" src=\"/assets/unauth.js\"></script>".into(),
    ] {
        assert!(html.contains(&tag), "{tag} in {html}");
    }
    let data = json_ld(&html);
    assert_eq!(
        (&data[0]["@type"], &data[0]["url"]),
        (&json!("ImageObject"), &json!(canonical))
    );
    for date in ["datePublished", "uploadDate"] {
        assert_eq!(data[0][date], "2020-06-25T06:13:42Z");
    }
    assert_eq!(
        data[1]["itemListElement"][1]["item"],
        "http://magpie.test/ada/birds/"
    );
    let app_data = element(&reply, "__PWS_DATA__");
    assert_eq!(
        (
            &app_data["initialHandlerId"],
            &app_data["renderMode"],
            &app_data["isAuthenticated"]
        ),
        (&json!("pin/[id]"), &json!("csr"), &json!(false))
    );
    let resources = &element(&reply, "__PWS_INITIAL_PROPS__")["initialReduxState"]["resources"];
    assert_eq!(
        resources["PinResource"][format!("{{\"id\":\"{robin}\"}}")]["data"]["title"],
        "Robin"
    );
    assert!(
        resources["RelatedModulesResource"][format!("{{\"pin_id\":\"{robin}\"}}")]["data"]
            .is_array()
    );
    let build: Value =
        serde_json::from_str(include_str!("../../../testkit/src/pages.json")).unwrap();
    assert_eq!(element(&reply, "__PWS_ROUTES__"), build["routes"]);
}

/// The page agrees with the pin's own fields: where it is known, whether it is listed.
#[tokio::test]
async fn search_engines_find_a_picture_once_or_not_at_all() {
    let app = App::with_pages().await;
    let ada = app.person("ada").await;
    let birds = board(&app, &ada, "Birds").await;
    let robin = pin(&app, &ada, &birds, "Robin").await;
    let ben = app.person("ben").await;
    let mine = board(&app, &ben, "Mine").await;
    let saving = json!({ "pin_id": robin, "board_id": mine });
    let saved = data(&app.post(&ben, "Repin", "create", saving).await)["id"].clone();
    let saved = saved.as_str().unwrap();
    let visitor = Caller::default();
    let agrees = async |id: &str, known_as: &str, reason: Value| {
        let seen = data(&app.get(&visitor, "Pin", json!({ "id": id })).await);
        let url = format!("http://magpie.test/pin/{known_as}/");
        assert_eq!(
            (&seen["seo_canonical_url"], seen.get("seo_noindex_reason")),
            (
                &json!(url),
                Some(&reason).filter(|reason| !reason.is_null())
            )
        );
        let html = app.open(&visitor, &format!("/pin/{id}/")).await.text();
        assert!(
            html.contains(&format!("<link rel=\"canonical\" href=\"{url}\">")),
            "{html}"
        );
        assert_eq!(
            html.contains("content=\"noindex, nofollow\""),
            !reason.is_null()
        );
    };
    agrees(&robin, &robin, Value::Null).await;
    agrees(saved, &robin, Value::Null).await;
    // Where search engines may not list the first, the second stands for itself.
    let warned = json!({ "board_id": birds, "sensitivity": "mature" });
    data(&app.post(&ada, "Board", "update", warned).await);
    agrees(&robin, &robin, json!("sensitive")).await;
    let seen = data(&app.get(&visitor, "Pin", json!({ "id": saved })).await);
    assert_eq!(
        seen["seo_canonical_url"],
        format!("http://magpie.test/pin/{saved}/")
    );
}

#[tokio::test]
async fn profiles_and_boards_say_what_they_show() {
    let app = App::with_pages().await;
    let ada = app.person("ada").await;
    board(&app, &ada, "Birds").await;
    let cases = [
        (
            "/ada/",
            "<title>ada (ada) | Magpie</title>",
            "ProfilePage",
            "/ada/feed.rss",
        ),
        (
            "/ADA",
            "<title>ada (ada) | Magpie</title>",
            "ProfilePage",
            "/ada/feed.rss",
        ),
        (
            "/ada/birds/",
            "<title>Birds by ada | Magpie</title>",
            "CollectionPage",
            "/ada/birds.rss",
        ),
    ];
    for (path, title, kind, feed) in cases {
        let reply = app.open(&Caller::default(), path).await;
        let html = reply.text();
        assert!(html.contains(title), "{html}");
        assert_eq!(json_ld(&html)[0]["@type"], kind);
        let link = format!(
            "<link rel=\"alternate\" type=\"application/rss+xml\" href=\"http://magpie.test{feed}\">"
        );
        assert!(html.contains(&link), "{html}");
        assert!(html.contains("max-image-preview:large"), "{html}");
    }
}

#[tokio::test]
async fn what_people_wrote_stays_text() {
    let app = App::with_pages().await;
    let ada = app.person("ada").await;
    let evil = "</script></title><script>alert(1)</script><!-- \"'&\u{2028}";
    let birds = builders::board(&app.ctx(&ada), "</script><b>").await;
    let about = json!({ "about": evil, "first_name": evil });
    assert_eq!(app.post(&ada, "User", "update", about).await.status, 200);
    let robin = pin(&app, &ada, &birds.board.id.to_string(), evil).await;
    app.world.settle().await;
    let query = testkit::app::encode(evil);
    let paths = [
        format!("/pin/{robin}/"),
        "/ada/".into(),
        birds.board.url,
        "/".into(),
        format!("/search/pins/?q={query}"),
        format!("/{query}"),
        format!("/ada/{query}/"),
    ];
    for path in paths {
        for caller in [&Caller::default(), &ada] {
            let reply = app.open(caller, &path).await;
            let html = reply.text();
            assert!(
                !html.contains("<script>") && !html.contains("<!-- ") && !html.contains("<b>"),
                "{path} {html}"
            );
            assert_eq!(
                html.matches("<script").count(),
                html.matches("</script>").count(),
                "{path}"
            );
            element(&reply, "__PWS_DATA__");
            element(&reply, "__PWS_INITIAL_PROPS__");
        }
    }
}

#[tokio::test]
async fn people_are_sent_where_they_can_be() {
    let app = App::with_pages().await;
    let ada = app.person("ada").await;
    for path in [
        "/pin/create",
        "/board/create/",
        "/settings/",
        "/settings/account-settings/",
        "/settings/business/",
    ] {
        let reply = app.open(&Caller::default(), path).await;
        let to = format!("/login/?next={}", path.replace('/', "%2F"));
        assert_eq!(
            (
                reply.status.as_u16(),
                reply.headers["location"].to_str().unwrap()
            ),
            (303, to.as_str())
        );
        assert_eq!(app.open(&ada, path).await.status, 200);
    }
    for path in ["/login", "/signup/"] {
        assert_eq!(app.open(&ada, path).await.headers["location"], "/");
        assert_eq!(app.open(&Caller::default(), path).await.status, 200);
    }
}

#[tokio::test]
async fn a_name_from_before_leads_to_the_one_of_now() {
    let app = App::with_pages().await;
    let ada = app.person("ada").await;
    board(&app, &ada, "Birds").await;
    let renamed = json!({ "username": "lovelace" });
    assert_eq!(app.post(&ada, "User", "update", renamed).await.status, 200);
    for (old, now) in [("/ada/", "/lovelace/"), ("/ADA/birds/", "/lovelace/birds/")] {
        let reply = app.open(&Caller::default(), old).await;
        assert_eq!(
            (reply.status.as_u16(), &reply.headers["location"]),
            (303, &now.parse().unwrap())
        );
        assert_eq!(app.open(&Caller::default(), now).await.status, 200);
    }
}

#[tokio::test]
async fn what_is_not_there_is_not_found() {
    let app = App::with_pages().await;
    let ada = app.person("ada").await;
    let hidden = builders::secret_board(&app.ctx(&ada), "Hidden").await.board;
    let secret = pin(&app, &ada, &hidden.id.to_string(), "Owl").await;
    let secret = format!("/pin/{secret}/");
    for path in [
        "/nobody/",
        "/pin/7/",
        "/pin/x/",
        "/ada/nothing/",
        "/a/b/c/d",
        "/search/moon/",
        "/search/moon/?q=robin",
        "/%00/",
        "/%FF/",
        "/pin/99999999999999999999/",
        &hidden.url,
        &secret,
    ] {
        let reply = app.open(&Caller::default(), path).await;
        let html = reply.text();
        assert_eq!(reply.status, 404, "{path}");
        assert!(
            html.contains("<title>Not found | Magpie</title>") && html.contains("noindex"),
            "{html}"
        );
        assert!(
            html.contains("src=\"/assets/unauth.js\"")
                && !html.contains("Owl")
                && !html.contains("Hidden"),
            "{path} {html}"
        );
    }
    let nowhere = app.open(&Caller::default(), "/a/b/c/d").await;
    assert_eq!(
        element(&nowhere, "__PWS_DATA__")["initialHandlerId"],
        "_not-found"
    );
    for path in [&hidden.url, &secret] {
        let own = app.open(&ada, path).await;
        assert!(
            own.status == 200 && own.text().contains("noindex"),
            "{path}"
        );
    }
}

#[tokio::test]
async fn a_pin_that_was_sent_is_the_pin_but_not_for_search_engines() {
    let app = App::with_pages().await;
    let ada = app.person("ada").await;
    let board = builders::board(&app.ctx(&ada), "Birds").await.board.id;
    let robin = builders::pin(&app.ctx(&ada), board, "robin").await.pin.id;
    let sent = app
        .open(&Caller::default(), &format!("/pin/{robin}/sent/"))
        .await;
    let html = sent.text();
    assert_eq!(sent.status, 200);
    assert_eq!(
        element(&sent, "__PWS_DATA__")["initialHandlerId"],
        "pin/[id]/sent"
    );
    let canonical = format!("<link rel=\"canonical\" href=\"http://magpie.test/pin/{robin}/\">");
    assert!(html.contains(&canonical), "{html}");
    assert!(html.contains("content=\"noindex"), "{html}");
    let gone = app.open(&Caller::default(), "/pin/7/sent/").await;
    assert_eq!(gone.status, 404);
}

#[tokio::test]
async fn who_is_signed_in_by_less_is_told_little_and_only_they_are() {
    let app = App::with_pages().await;
    let ada = app.person("ada").await;
    let limited = app.limited(&ada).await;
    let session = |reply: Reply| {
        element(&reply, "__PWS_INITIAL_PROPS__")["initialReduxState"]["session"].clone()
    };
    let theirs = session(app.open(&limited, "/").await);
    assert_eq!(
        theirs,
        json!({
            "isAuthenticated": true,
            "loginState": "LIMITED_LOGIN",
            "user": null,
            "limited": {
                "email": "ada@example.com",
                "first_name": "ada",
                "has_password": true,
                "image_medium_url": null,
                "connected_to_facebook": false,
                "connected_to_google": false,
            },
        })
    );
    let signed_out = json!({
        "isAuthenticated": false, "loginState": "UNAUTH", "user": null, "limited": null,
    });
    assert_eq!(session(app.open(&Caller::default(), "/").await), signed_out);
    let reply = app.open(&limited, "/settings/account-settings/").await;
    assert_eq!(
        reply.headers["location"],
        "/login/?next=%2Fsettings%2Faccount-settings%2F"
    );
}

/// Specification §2: `/settings/messages` "any subpath".
#[tokio::test]
async fn the_rest_of_an_address_is_a_pages_too() {
    let app = App::with_pages().await;
    let ada = app.person("ada").await;
    for (path, status) in [
        ("/settings/messages/", 200),
        ("/settings/messages/requests/", 200),
        ("/settings/messages/requests/from/ben/", 200),
        ("/settings/unknown/at/all/", 404),
    ] {
        assert_eq!(app.open(&ada, path).await.status, status, "{path}");
    }
}
