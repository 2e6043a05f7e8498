//! Which pictures of a page are worth saving: not what counts visitors, decorates
//! or stands for people.

use url::Url;

/// Least side, in pixels, when a page says one.
const LEAST: u32 = 100;
/// Words in a path that only such pictures have.
const NOT_WORTH: &[&str] = &[
    "1x1",
    "ajax-loader",
    "avatar",
    "badge",
    "beacon",
    "blank",
    "button",
    "emoji",
    "favicon",
    "gravatar",
    "icon",
    "icons",
    "loader",
    "loading",
    "logo",
    "logos",
    "pixel",
    "placeholder",
    "rating",
    "smiley",
    "smilies",
    "spacer",
    "spinner",
    "sprite",
    "sprites",
    "star",
    "stars",
    "tracker",
    "tracking",
    "transparent",
];
/// Servers that count visitors, and paths on servers that do more.
const TRACKERS: &[&str] = &[
    "ad.doubleclick.net",
    "b.scorecardresearch.com",
    "bat.bing.com",
    "ct.pinterest.com",
    "doubleclick.net",
    "google-analytics.com",
    "googleads.g.doubleclick.net",
    "googletagmanager.com",
    "mc.yandex.ru",
    "pixel.quantserve.com",
    "pixel.wp.com",
    "px.ads.linkedin.com",
    "sb.scorecardresearch.com",
    "secure.gravatar.com",
    "stats.wp.com",
    "www.google-analytics.com",
];
/// Ends of files that no pin shows.
const NOT_SHOWN: &[&str] = &[
    ".ico", ".svg", ".mp4", ".webm", ".mov", ".m3u8", ".bmp", ".tiff", ".php", ".js",
];

/// Whether a picture is worth saving: no icon, pixel or banner.
pub(crate) fn is_worth(url: &Url, width: Option<u32>, height: Option<u32>) -> bool {
    let is_small = |side: Option<u32>| side.is_some_and(|side| side < LEAST);
    if is_small(width) || is_small(height) || is_strip(width, height) {
        return false;
    }
    let host = url.host_str().unwrap_or_default();
    let path = url.path().to_ascii_lowercase();
    let is_tracker = TRACKERS.contains(&host) || (host.ends_with("facebook.com") && path == "/tr");
    !is_tracker && !NOT_SHOWN.iter().any(|end| path.ends_with(end)) && !is_decoration(&path)
}

/// Much wider than high: a banner or a line.
fn is_strip(width: Option<u32>, height: Option<u32>) -> bool {
    match (width, height) {
        (Some(width), Some(height)) => width > height * 6,
        _ => false,
    }
}

/// The file's name, and the folder it is in, say what it is for.
fn is_decoration(path: &str) -> bool {
    let mut steps = path.rsplit('/');
    let said: Vec<&str> = [steps.next(), steps.next()].into_iter().flatten().collect();
    said.iter().any(|step| {
        let words = step.split(|c: char| !c.is_ascii_alphanumeric());
        words.into_iter().any(|word| NOT_WORTH.contains(&word))
    })
}

/// What is the same in all sizes of one picture.
pub(crate) fn identity(url: &Url) -> String {
    const SIZES: &[&str] = &[
        "w", "h", "width", "height", "q", "quality", "fit", "resize", "dpr", "ssl", "strip",
        "auto", "crop", "format", "fm", "v", "size",
    ];
    let path = url.path();
    let (stem, end) = path.rsplit_once('.').unwrap_or((path, ""));
    let query: Vec<String> = url
        .query_pairs()
        .filter(|(key, _)| !SIZES.contains(&key.as_ref()))
        .map(|(key, value)| format!("{key}={value}"))
        .collect();
    let host = url.host_str().unwrap_or_default();
    format!("{host}{}.{end}?{}", without_size(stem), query.join("&"))
}

/// How wide the file is, as its address says; none when it says nothing, which is
/// what originals do.
pub(crate) fn width_of(url: &Url) -> Option<u32> {
    let (stem, _) = url.path().rsplit_once('.').unwrap_or((url.path(), ""));
    let by_name = stem.rfind(['-', '_']).map(|at| &stem[at + 1..]);
    let by_name = by_name
        .filter(|size| is_size(size))
        .and_then(|size| size.split_once('x'));
    let by_query = || {
        let mut pairs = url.query_pairs();
        pairs
            .find(|(key, _)| matches!(key.as_ref(), "w" | "width"))
            .map(|(_, value)| value.into_owned())
    };
    let width = by_name
        .map(|(width, _)| width.to_owned())
        .or_else(by_query)?;
    width.parse().ok()
}

/// Without `-1024x683`, `_600x` or `-scaled` behind the name.
fn without_size(stem: &str) -> &str {
    let stem = stem.strip_suffix("-scaled").unwrap_or(stem);
    let cut = stem
        .rfind(['-', '_'])
        .map(|at| (&stem[..at], &stem[at + 1..]));
    match cut {
        Some((name, size)) if is_size(size) => name,
        _ => stem,
    }
}

fn is_size(text: &str) -> bool {
    let Some((width, height)) = text.split_once('x') else {
        return false;
    };
    // `16x9` is a shape.
    let is_side = |text: &str| text.is_empty() || text.parse().is_ok_and(|side: u32| side >= 32);
    is_side(width) && is_side(height) && !(width.is_empty() && height.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn decoration_is_left_out() {
        for (url, width, height, expected) in [
            ("https://a.test/photo.jpg", None, None, true),
            ("https://a.test/photo.jpg", Some(1), Some(1), false),
            ("https://a.test/photo.jpg", Some(600), Some(60), false),
            ("https://a.test/iconic-chair.jpg", None, None, true),
            ("https://a.test/img/icon-heart.png", None, None, false),
            ("https://a.test/sprites/all.png", None, None, false),
            ("https://a.test/logo.svg", None, None, false),
            ("https://a.test/blogo/photo.jpg", None, None, true),
            ("https://www.facebook.com/tr?id=1", None, None, false),
            ("https://pixel.wp.com/g.gif", None, None, false),
        ] {
            let parsed = Url::parse(url).unwrap();
            assert_eq!(is_worth(&parsed, width, height), expected, "{url}");
        }
    }

    #[test]
    fn sizes_of_one_picture_are_one_picture() {
        let same = [
            "https://a.test/up/tart-1024x683.jpg",
            "https://a.test/up/tart.jpg",
            "https://a.test/up/tart-scaled.jpg",
            "https://a.test/up/tart_600x.jpg",
            "https://a.test/up/tart.jpg?w=300&ssl=1",
        ];
        let ids = same.map(|url| identity(&Url::parse(url).unwrap()));
        assert!(ids.iter().all(|id| *id == ids[0]), "{ids:?}");
        let other = ["https://a.test/up/tart-2.jpg", "https://a.test/show?id=1"];
        for url in other {
            assert_ne!(identity(&Url::parse(url).unwrap()), ids[0]);
        }
    }
}
