//! Videos.

use url::Url;

use crate::{
    address::absolute,
    article::day,
    duration,
    markup::Markup,
    page::Video,
    thing::{Graph, Thing},
    words,
};

/// The video a page is about.
pub(crate) fn read(graph: &Graph<'_>, markup: &Markup, base: &Url) -> Option<Video> {
    let address = |text: &str| absolute(base, text).map(String::from);
    if let Some(thing) = thing(graph) {
        return Some(Video {
            name: thing.line("name", 300)?,
            seconds: thing
                .raw("duration")
                .and_then(|text| duration::seconds(&text)),
            uploaded: thing.raw("uploadDate").and_then(|text| day(&text)),
            player: thing.raw("embedUrl").and_then(|text| address(&text)),
        });
    }
    let kind = markup.meta(&["og:type"])?;
    if !kind.to_ascii_lowercase().starts_with("video") {
        return None;
    }
    let seconds = markup.meta(&["video:duration", "og:video:duration"]);
    let player = [
        "og:video:secure_url",
        "og:video:url",
        "og:video",
        "twitter:player",
    ];
    Some(Video {
        name: markup
            .meta(&["og:title"])
            .and_then(|text| words::line(text, 300))?,
        seconds: seconds
            .and_then(|text| text.parse().ok())
            .filter(|seconds| *seconds > 0),
        uploaded: markup
            .meta(&["video:release_date", "og:video:release_date"])
            .and_then(day),
        player: markup.meta(&player).and_then(address),
    })
}

/// The video in structured data.
pub(crate) fn thing<'a>(graph: &'a Graph<'a>) -> Option<Thing<'a>> {
    graph.of_type(&["VideoObject"]).next()
}
