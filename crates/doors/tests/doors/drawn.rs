//! Visitors' pages that a script draws, and what becomes of those that it does not.

use std::time::Duration;

use base64::{Engine, engine::general_purpose::STANDARD};
use render::{Limits, Options};
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

/// Whether a page has none of the app's markup, and leaves it to the browser.
fn is_left_to_the_browser(html: &str) -> bool {
    html.contains("<div id=\"__PWS_ROOT__\"></div>")
        && html.contains(STARTS)
        && html.contains("<noscript>")
        && !html.contains(WAITS)
        && !html.contains("Log out")
}

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
        assert!(is_left_to_the_browser(&html), "{html}");
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

/// Is stuck with one page, and takes all memory for another.
const FAULTY: &str = r#"
    globalThis.render = (input) => {
        const { url } = JSON.parse(input);
        if (url.startsWith("/ada/")) for (;;);
        const all = [];
        if (url === "/ben/") for (;;) all.push(new Array(1000).fill(all.length));
        return JSON.stringify({ html: "<p class=\"card\">drawn</p>" });
    };
"#;

#[tokio::test]
async fn an_engine_that_is_stuck_out_of_memory_or_busy_leaves_pages_to_the_browser() {
    let limits = Limits {
        time: Duration::from_millis(500),
        memory_bytes: 16 * 1024 * 1024,
    };
    let options = Options {
        engines: 1,
        queue: 1,
        limits,
    };
    let app = App::drawn_within(FAULTY, options).await;
    for name in ["ada", "ben"] {
        app.person(name).await;
    }
    let visitor = Caller::default();
    let open = async |path: &str| app.open(&visitor, path).await.text();
    for path in ["/ada/", "/ada/", "/ben/", "/ben/"] {
        let html = open(path).await;
        assert!(is_left_to_the_browser(&html), "{path}: {html}");
    }
    // One is drawn, one may wait, and for others there is no place.
    let (one, other, third) = tokio::join!(open("/ada/?1"), open("/ada/?2"), open("/ada/?3"));
    for html in [one, other, third] {
        assert!(is_left_to_the_browser(&html), "{html}");
    }
    assert!(open("/").await.contains(DRAWN), "a new engine draws");
    let metrics = metrics(&app).await;
    let count = |line: &str| {
        let of = metrics.lines().find_map(|it| it.strip_prefix(line));
        of.map_or(0, |number| number.trim().parse().expect("a count"))
    };
    let (failed, saturated) = (
        count("magpie_renders_total{outcome=\"failed\"}"),
        count("magpie_renders_total{outcome=\"saturated\"}"),
    );
    assert!(failed >= 5 && saturated >= 1, "{metrics}");
    assert_eq!(failed + saturated, 7, "{metrics}");
    assert_eq!(
        count("magpie_pages_total{outcome=\"made\"}"),
        8,
        "{metrics}"
    );
    assert_eq!(
        count("magpie_pages_total{outcome=\"kept\"}"),
        0,
        "{metrics}"
    );
}
