//! Pages written after the shapes of real sites, and what they say about themselves.
//! Each lies in `pages/`, and what is read of it in `snapshots/`.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::{fmt::Write as _, path::Path};

use encoding_rs::{Encoding, SHIFT_JIS, UTF_8, WINDOWS_1252};
use insta::assert_json_snapshot;
use metadata::{MOST_BYTES, Page, read};
use url::Url;

fn address() -> Url {
    Url::parse("https://site.test/dir/page.html").unwrap()
}

fn read_text(html: &str) -> Page {
    read(html.as_bytes(), None, &address())
}

/// How a page is sent: its encoding, and what the server says of it.
fn sent(name: &str) -> (&'static Encoding, Option<&'static str>) {
    match name {
        "encoding_latin_1" => (WINDOWS_1252, None),
        "encoding_japanese" => (SHIFT_JIS, Some("Shift_JIS")),
        "encoding_wrong_header" => (UTF_8, Some("iso-8859-1")),
        _ => (UTF_8, Some("utf-8")),
    }
}

#[test]
fn every_page_says_what_it_is() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/pages");
    let mut names: Vec<String> = folder
        .read_dir()
        .unwrap()
        .map(|file| {
            file.unwrap()
                .path()
                .file_stem()
                .unwrap()
                .to_str()
                .unwrap()
                .to_owned()
        })
        .collect();
    names.sort();
    assert!(names.len() >= 40, "{}", names.len());
    for name in names {
        let text = std::fs::read_to_string(folder.join(format!("{name}.html"))).unwrap();
        let (encoding, charset) = sent(&name);
        let (bytes, _, _) = encoding.encode(&text);
        let page = read(&bytes, charset, &address());
        assert_json_snapshot!(name, page);
        let kept: Page = serde_json::from_str(&serde_json::to_string(&page).unwrap()).unwrap();
        assert_eq!(kept, page);
    }
}

/// However a page is cut off, what comes out is whole.
#[test]
fn a_page_may_end_anywhere() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/pages");
    let page = std::fs::read(folder.join("recipe_yoast_graph.html")).unwrap();
    for end in (0..page.len()).step_by(97) {
        let found = read(&page[..end], None, &address());
        assert!(
            found
                .pictures
                .iter()
                .all(|picture| picture.url.starts_with("https://"))
        );
    }
}

#[test]
fn huge_pages_are_read_to_a_point() {
    let mut html = String::from("<title>Large</title>");
    while html.len() < MOST_BYTES {
        html.push_str("<p>word</p><img src='/p/a.jpg'>");
    }
    html.push_str("<meta property='og:site_name' content='Too late'>");
    let page = read_text(&html);
    assert_eq!(
        (page.title.as_deref(), page.site_name),
        (Some("Large"), None)
    );
    assert_eq!(page.pictures.len(), 1);
}

#[test]
fn many_of_everything_is_bounded() {
    let mut html = String::new();
    for at in 0..3_000 {
        let _ = write!(
            html,
            "<meta property='og:image' content='/{at}.jpg'><img src='/i/{at}.jpg'>"
        );
    }
    let ingredients = "\"1 egg\",".repeat(5_000);
    let steps = "\"Stir.\",".repeat(5_000);
    let _ = write!(
        html,
        "<script type='application/ld+json'>{{\"@type\":\"Recipe\",\"name\":\"{}\",\
         \"recipeIngredient\":[{ingredients}\"salt\"],\
         \"recipeInstructions\":[{steps}\"Eat.\"]}}</script>",
        "x".repeat(100_000),
    );
    let page = read_text(&html);
    let recipe = page.recipe.unwrap();
    assert_eq!(page.pictures.len(), 50);
    assert_eq!(
        (recipe.ingredients.len(), recipe.instructions.len()),
        (100, 100)
    );
    assert_eq!(recipe.name.chars().count(), 300);
}

/// Markup nested deeper than the limit is ignored, the rest is read.
#[test]
fn depth_is_bounded() {
    let deep = |open: &str, close: &str| format!("{}{}", open.repeat(50_000), close.repeat(50_000));
    for html in [
        deep("<div>", "</div>"),
        deep(
            "<div itemscope itemprop=a itemtype=https://schema.org/Recipe>",
            "</div>",
        ),
        format!(
            "<script type='application/ld+json'>{}</script>",
            deep("[", "]")
        ),
        format!(
            "<script type='application/ld+json'>{}1{}</script>",
            "{\"@graph\":".repeat(50_000),
            "}".repeat(50_000)
        ),
    ] {
        assert_eq!(read_text(&html).recipe, None);
    }
}
