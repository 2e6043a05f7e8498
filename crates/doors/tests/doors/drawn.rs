//! Visitors' pages that a script draws, and what becomes of those that it does not.

use base64::{Engine, engine::general_purpose::STANDARD};
use sha2::{Digest, Sha256};
use testkit::app::{App, Caller};

use crate::metrics::metrics;

/// Draws every page but one.
const SCRIPT: &str = r#"
    globalThis.render = (input) => {
        if (JSON.parse(input).url === "/ada/") throw new Error("a part is unfinished");
        return JSON.stringify({ html: "<p class=\"card\">drawn</p>" });
    };
"#;
/// What it draws.
const DRAWN: &str = "<p class=\"card\">drawn</p>";
/// The app waits for who reads.
const WAITS: &str = "data-app=\"/assets/unauth.js\"";
/// It starts at once.
const STARTS: &str = "<script type=\"module\" src=\"/assets/";

#[tokio::test]
async fn a_drawn_page_waits_with_the_app_until_its_visitor_acts() {
    let app = App::drawn_by(SCRIPT).await;
    let visitor = Caller::default();
    for (path, waits) in [("/", true), ("/shopping/", true), ("/login/", false)] {
        let html = app.open(&visitor, path).await.text();
        assert!(
            html.contains(DRAWN) && !html.contains("<noscript>"),
            "{path}"
        );
        assert_eq!(
            (html.contains(WAITS), html.contains(STARTS)),
            (waits, !waits),
            "{path}"
        );
    }
    let ada = app.person("ada").await;
    let html = app.open(&ada, "/").await.text();
    assert!(
        !html.contains("data-app"),
        "a user's page starts the app at once"
    );
    assert!(html.contains(STARTS) && html.contains("Log out to read pins"));
}

#[tokio::test]
async fn a_page_that_is_read_has_the_styles_of_its_markup_and_its_policy_allows_them() {
    let app = App::drawn_by(SCRIPT).await;
    let style = "body{margin:0}.card{top:0}";
    let whole = "<link rel=\"stylesheet\" href=\"/assets/base.css\" disabled>";
    let part = "<link rel=\"stylesheet\" href=\"/assets/index.css\" disabled data-partial>";
    for _made_then_kept in 0..2 {
        let page = app.open(&Caller::default(), "/").await;
        let expected = format!("<style>{style}</style>{whole}{part}");
        assert!(page.text().contains(&expected), "{}", page.text());
        let hash = STANDARD.encode(Sha256::digest(style));
        let policy = page.headers["content-security-policy"].to_str().unwrap();
        assert!(policy.contains(&format!("'sha256-{hash}'")), "{policy}");
    }
}

#[tokio::test]
async fn a_page_that_is_not_drawn_is_sent_and_not_kept() {
    let app = App::drawn_by(SCRIPT).await;
    app.person("ada").await;
    let visitor = Caller::default();
    for _ in 0..2 {
        let html = app.open(&visitor, "/ada/").await.text();
        let is_empty = html.contains("<div id=\"__PWS_ROOT__\"></div>");
        assert!(
            is_empty && html.contains(STARTS) && !html.contains(WAITS),
            "the browser draws it"
        );
        assert!(
            html.contains("<noscript>") && !html.contains("Log out"),
            "{html}"
        );
        app.open(&visitor, "/").await;
    }
    let metrics = metrics(&app).await;
    for line in [
        "magpie_renders_total{outcome=\"failed\"} 2",
        "magpie_renders_total{outcome=\"rendered\"} 1",
        "magpie_pages_total{outcome=\"made\"} 3",
        "magpie_pages_total{outcome=\"kept\"} 1",
    ] {
        assert!(metrics.contains(line), "{line} in {metrics}");
    }
}
