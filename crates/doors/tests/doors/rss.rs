//! Feeds of users and boards: public things alone, whole, and not sent again.

use accounts::sessions::change_standing::{ChangeStanding, change_standing};
use axum::body::Body;
use http::Request;
use serde_json::{Value, json};
use testkit::app::{App, Caller, Reply};

use crate::hear::{board, pin};

async fn update(app: &App, who: &Caller, board: &str, mut change: Value) {
    change["board_id"] = json!(board);
    let reply = app.post(who, "Board", "update", change).await;
    assert_eq!(reply.status, 200, "{}", reply.text());
}

async fn prefer(app: &App, who: &Caller, change: Value) {
    let reply = app.post(who, "UserPreferences", "update", change).await;
    assert_eq!(reply.status, 200, "{}", reply.text());
}

async fn feed(app: &App, path: &str) -> Reply {
    app.open(&Caller::default(), path).await
}

#[tokio::test]
async fn a_feed_has_its_pictures_and_names_itself() {
    let app = App::with_pages().await;
    let ada = app.person("ada").await;
    let birds = board(&app, &ada, "Birds").await;
    let robin = pin(&app, &ada, &birds, "Robin").await;
    let view = app.get(&ada, "Pin", json!({ "id": robin })).await.data();
    let picture = &view["images"]["564x"];
    let (url, width) = (picture["url"].as_str().unwrap(), &picture["width"]);
    for (path, page, title) in [
        ("/ada/feed.rss", "/ada/", "ada"),
        ("/ada/birds.rss", "/ada/birds/", "Birds by ada"),
    ] {
        let xml = feed(&app, path).await.text();
        for part in [
            format!("<title>{title}</title>"),
            format!("<link>http://magpie.test{page}</link>"),
            format!(
                "<atom:link rel=\"self\" type=\"application/rss+xml\" href=\"http://magpie.test{path}\"/>"
            ),
            format!(
                "<guid>http://magpie.test/pin/{robin}/</guid><pubDate>Thu, 25 Jun 2020 06:13:42 +0000</pubDate>"
            ),
            format!(
                "<enclosure url=\"{url}\" type=\"image/{}\" length=\"0\"/>",
                kind(url)
            ),
            format!("medium=\"image\" width=\"{width}\""),
        ] {
            assert!(xml.contains(&part), "{part}\n{xml}");
        }
        let html = feed(&app, page).await.text();
        let link = format!(
            "<link rel=\"alternate\" type=\"application/rss+xml\" href=\"http://magpie.test{path}\">"
        );
        assert!(html.contains(&link), "{path}");
    }
}

fn kind(url: &str) -> &'static str {
    match url.rsplit('.').next() {
        Some("png") => "png",
        _ => "jpeg",
    }
}

#[tokio::test]
async fn what_has_not_changed_is_not_sent_again() {
    let app = App::with_pages().await;
    let ada = app.person("ada").await;
    let birds = board(&app, &ada, "Birds").await;
    pin(&app, &ada, &birds, "Robin").await;
    let first = feed(&app, "/ada/birds.rss").await;
    assert_eq!(first.headers["cache-control"], "public, no-cache");
    let tag = first.headers["etag"].to_str().unwrap().to_owned();
    let again =
        || Request::get("/ada/birds.rss").header("if-none-match", format!("\"other\", {tag}"));
    let reply = app.send_bare(again(), Body::empty()).await;
    assert_eq!((reply.status.as_u16(), reply.text().len()), (304, 0));
    assert_eq!(reply.headers["etag"], tag.as_str());
    pin(&app, &ada, &birds, "Wren").await;
    let reply = app.send_bare(again(), Body::empty()).await;
    assert_eq!(reply.status.as_u16(), 200);
    assert!(reply.text().contains("Wren"));
}

#[tokio::test]
async fn nothing_that_is_hidden_from_visitors_stands_in_a_feed() {
    let app = App::with_pages().await;
    let ada = app.person("ada").await;
    let birds = board(&app, &ada, "Birds").await;
    pin(&app, &ada, &birds, "Robin").await;
    let both = ["/ada/feed.rss", "/ada/birds.rss"];
    let shown = async || {
        let mut shown = Vec::new();
        for path in both {
            let reply = feed(&app, path).await;
            shown.push((reply.status.as_u16(), reply.text().contains("Robin")));
        }
        shown
    };
    let open = vec![(200, true), (200, true)];
    assert_eq!(shown().await, open);
    // (change, what is left of the user's and the board's feed)
    let hidden = vec![(200, false), (404, false)];
    for change in [
        json!({ "privacy": "secret" }),
        json!({ "privacy": "protected" }),
        json!({ "sensitivity": "graphic" }),
    ] {
        update(&app, &ada, &birds, change.clone()).await;
        assert_eq!(shown().await, hidden, "{change}");
        let html = app.open(&ada, "/ada/birds/").await.text();
        assert!(html.contains("<title>Birds by ada"), "{change} {html}");
        assert!(!html.contains("birds.rss"), "{change}");
        let back = json!({ "privacy": "public", "sensitivity": "none" });
        update(&app, &ada, &birds, back).await;
        assert_eq!(shown().await, open, "{change}");
    }
    prefer(&app, &ada, json!({ "exclude_from_search": true })).await;
    assert_eq!(shown().await, open);
    for path in both {
        let reply = feed(&app, path).await;
        assert_eq!(reply.headers["x-robots-tag"], "noindex", "{path}");
    }
    let gone = vec![(404, false), (404, false)];
    prefer(&app, &ada, json!({ "is_private_profile": true })).await;
    assert_eq!(shown().await, gone);
    let html = app.open(&ada, "/ada/").await.text();
    assert!(html.contains("<title>ada (ada)"), "{html}");
    assert!(!html.contains("feed.rss"), "{html}");
    prefer(&app, &ada, json!({ "is_private_profile": false })).await;
    assert_eq!(shown().await, open);
    let suspended = ChangeStanding {
        is_suspended: Some(true),
        ..ChangeStanding::default()
    };
    let id = app.ctx(&ada).user().unwrap();
    change_standing(app.world.host(), id, suspended)
        .await
        .unwrap();
    assert_eq!(shown().await, gone);
}
