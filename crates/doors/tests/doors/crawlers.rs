//! What crawlers and browsers ask of a host: robots, sitemap, feeds, state.

use kernel::remakes::remaking;
use testkit::app::{App, Caller};

use crate::hear::{board, pin};

#[tokio::test]
async fn robots_are_told_where_to_look() {
    let app = App::start().await;
    let text = app.open(&Caller::default(), "/robots.txt").await.text();
    assert!(
        text.contains("Sitemap: http://magpie.test/sitemap.xml\n")
            && text.contains("Disallow: /resource/\n"),
        "{text}"
    );
}

/// The addresses in a sitemap, or in the list of its parts, as this caller reads them.
async fn locations(app: &App, caller: &Caller, path: &str) -> Vec<String> {
    let reply = app.open(caller, path).await;
    assert_eq!(
        (reply.status.as_u16(), &reply.headers["content-type"]),
        (200, &"application/xml; charset=utf-8".parse().unwrap()),
        "{path}"
    );
    let xml = reply.text();
    let locations = xml.split("<loc>http://magpie.test").skip(1);
    let locations = locations.map(|rest| rest.split("</loc>").next().unwrap());
    locations.map(|it| it.replace("&amp;", "&")).collect()
}

#[tokio::test]
async fn the_sitemap_names_public_things_alone() {
    let app = App::start().await;
    let visitor = Caller::default();
    assert!(locations(&app, &visitor, "/sitemap.xml").await.is_empty());
    let ada = app.person("ada").await;
    let birds = board(&app, &ada, "Birds").await;
    let hidden = testkit::builders::secret_board(&app.ctx(&ada), "Hidden")
        .await
        .board
        .id
        .to_string();
    let robin = pin(&app, &ada, &birds, "Robin").await;
    pin(&app, &ada, &hidden, "Owl").await;
    let expected = [
        ("pins", format!("/pin/{robin}/")),
        ("boards", "/ada/birds/".into()),
        ("profiles", "/ada/".into()),
    ];
    let parts = locations(&app, &visitor, "/sitemap.xml").await;
    let addresses = expected
        .each_ref()
        .map(|(kind, _)| format!("/sitemap.xml?of={kind}&from=0"));
    assert_eq!(parts, addresses);
    // The owner of what is secret is shown what a visitor is shown.
    for caller in [&visitor, &ada] {
        for (part, (_, path)) in parts.iter().zip(&expected) {
            assert_eq!(locations(&app, caller, part).await, [path.as_str()]);
        }
    }
    let beyond = "/sitemap.xml?of=pins&from=9000000000000000000";
    assert!(locations(&app, &visitor, beyond).await.is_empty());
    for (odd, status) in [
        ("of=pins", 404),
        ("of=pins&from=", 404),
        ("of=pins&from=x", 404),
        ("of=pins&from=99999999999999999999", 404),
        ("of=pins&from=%FF", 400),
        ("of=stories&from=0", 404),
        ("of=&from=0", 404),
        ("of=pins&from=-9223372036854775808", 200),
    ] {
        let reply = app.open(&visitor, &format!("/sitemap.xml?{odd}")).await;
        assert_eq!(reply.status, status, "{odd}");
    }
}

#[tokio::test]
async fn feeds_show_public_pins_and_keep_texts_in_their_place() {
    let app = App::start().await;
    let ada = app.person("ada").await;
    let evil = "</title><script>alert('&')</script>]]>";
    let birds = board(&app, &ada, "Birds").await;
    let hidden = testkit::builders::secret_board(&app.ctx(&ada), "Hidden")
        .await
        .board
        .id
        .to_string();
    pin(&app, &ada, &birds, evil).await;
    pin(&app, &ada, &hidden, "Owl").await;
    for path in ["/ada/feed.rss", "/ada/birds.rss"] {
        // The owner is shown what a visitor is shown.
        let reply = app.open(&ada, path).await;
        assert_eq!(
            reply.headers["content-type"],
            "application/rss+xml; charset=utf-8"
        );
        let xml = reply.text();
        assert!(
            xml.contains("&lt;/title&gt;&lt;script&gt;") && !xml.contains("<script"),
            "{xml}"
        );
        assert!(
            xml.contains("<link>http://magpie.test/pin/") && !xml.contains("Owl"),
            "{xml}"
        );
    }
    for missing in [
        "/ada/hidden.rss",
        "/nobody/feed.rss",
        "/ada/x.rss",
        "/a%00da/feed.rss",
        "/ada/%00.rss",
    ] {
        assert_eq!(app.open(&ada, missing).await.status, 404, "{missing}");
    }
    // A board of this name has a feed of its own.
    board(&app, &ada, "Feed").await;
    assert_eq!(app.open(&ada, "/ada/feed-board.rss").await.status, 200);
}

#[tokio::test]
async fn the_hosts_health_and_contract_are_told() {
    let app = App::start().await;
    for (path, text) in [("/healthz", "ok"), ("/readyz", "ready")] {
        let reply = app.open(&Caller::default(), path).await;
        assert_eq!((reply.status.as_u16(), reply.text().as_str()), (200, text));
    }
    // Searches are answered meanwhile from the old index.
    let being_made = remaking(&app.world.house, "search index");
    app.world.pass(2_000);
    let reply = app.open(&Caller::default(), "/readyz").await;
    let text = "ready; being made: search index";
    assert_eq!((reply.status.as_u16(), reply.text().as_str()), (200, text));
    drop(being_made);
    // A disk that went away; the process is up all the same.
    std::fs::rename(
        app.world.pictures(),
        app.world.pictures().with_extension("gone"),
    )
    .unwrap();
    app.world.pass(2_000);
    let reply = app.open(&Caller::default(), "/readyz").await;
    assert_eq!(
        (reply.status.as_u16(), reply.text().as_str()),
        (503, "not ready")
    );
    assert_eq!(app.open(&Caller::default(), "/healthz").await.status, 200);
    let contract = app.open(&Caller::default(), "/openapi.json").await.json();
    assert!(contract["paths"].as_object().unwrap().len() > 20);
    let manifest = app
        .open(&Caller::default(), "/manifest.webmanifest")
        .await
        .json();
    assert_eq!(manifest["name"], "Magpie");
}
