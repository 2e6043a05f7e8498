//! Articles: news, posts of blogs, reports.

use crate::{
    markup::Markup,
    page::Article,
    thing::{Graph, Thing},
    words,
};

const TYPES: &[&str] = &[
    "Article",
    "NewsArticle",
    "BlogPosting",
    "LiveBlogPosting",
    "OpinionNewsArticle",
    "AnalysisNewsArticle",
    "ReportageNewsArticle",
    "ReviewNewsArticle",
    "BackgroundNewsArticle",
    "TechArticle",
    "ScholarlyArticle",
    "SocialMediaPosting",
    "AdvertiserContentArticle",
    "Report",
    "MedicalScholarlyArticle",
    "SatiricalArticle",
    "APIReference",
];
/// Names of authors that are kept.
const MOST_AUTHORS: usize = 5;

/// The article a page is, in structured data or in Open Graph.
pub(crate) fn read(graph: &Graph<'_>, markup: &Markup) -> Option<Article> {
    let thing = thing(graph);
    let is_article = thing.is_some()
        || markup
            .meta(&["og:type"])
            .is_some_and(|kind| kind.eq_ignore_ascii_case("article"));
    if !is_article {
        return None;
    }
    let said = |key: &str| thing.and_then(|thing| thing.raw(key));
    let date = |key: &str, metas: &[&str]| {
        let by_thing = said(key).and_then(|text| day(&text));
        by_thing.or_else(|| markup.meta(metas).and_then(day))
    };
    let headline = thing.and_then(|thing| {
        ["headline", "name"]
            .iter()
            .find_map(|key| thing.line(key, 300))
    });
    let section = thing.and_then(|thing| thing.line("articleSection", 60));
    let section = section.or_else(|| {
        markup
            .meta(&["article:section"])
            .and_then(|text| words::line(text, 60))
    });
    Some(Article {
        headline: headline.or_else(|| {
            markup
                .meta(&["og:title"])
                .and_then(|text| words::line(text, 300))
        }),
        published: date(
            "datePublished",
            &[
                "article:published_time",
                "og:article:published_time",
                "datepublished",
                "date",
                "dc.date",
                "parsely-pub-date",
            ],
        ),
        modified: date(
            "dateModified",
            &["article:modified_time", "og:updated_time", "last-modified"],
        ),
        authors: authors(thing, markup),
        section,
    })
}

/// The article in structured data.
pub(crate) fn thing<'a>(graph: &'a Graph<'a>) -> Option<Thing<'a>> {
    graph.of_type(TYPES).next()
}

fn authors(thing: Option<Thing<'_>>, markup: &Markup) -> Vec<String> {
    let mut names = thing.map_or(Vec::new(), |thing| thing.lines("author", 80, MOST_AUTHORS));
    if names.is_empty() {
        let metas = markup
            .all_meta("author")
            .chain(markup.all_meta("article:author"));
        names = metas
            .filter_map(|text| words::line(text, 80))
            .take(MOST_AUTHORS)
            .collect();
    }
    // Some give the address of a profile where a name belongs.
    names.retain(|name| !name.contains("://"));
    names.dedup();
    names
}

/// A day or a moment in the form of RFC 3339; what else there is cannot be shown.
pub(crate) fn day(text: &str) -> Option<String> {
    let text = text.trim();
    let bytes = text.as_bytes();
    let digits = |from: usize, to: usize| {
        let part = bytes
            .get(from..to)
            .filter(|part| part.iter().all(u8::is_ascii_digit))?;
        std::str::from_utf8(part).ok()?.parse::<u32>().ok()
    };
    let (year, month, date) = (digits(0, 4)?, digits(5, 7)?, digits(8, 10)?);
    let has_dashes = bytes[4] == b'-' && bytes[7] == b'-';
    let is_day =
        has_dashes && year >= 1_000 && (1..=12).contains(&month) && (1..=31).contains(&date);
    if !is_day {
        return None;
    }
    let rest = &text[10..];
    let is_time = rest.len() >= 6
        && rest.len() <= 30
        && rest.starts_with(['T', ' '])
        && rest[1..]
            .chars()
            .all(|c| c.is_ascii_digit() || ":.+-Z".contains(c));
    // A time without its zone says the day alone.
    let zone = rest.ends_with('Z') || rest.get(6..).is_some_and(|end| end.contains(['+', '-']));
    match is_time && zone {
        true => Some(format!("{}T{}", &text[..10], &rest[1..])),
        false => Some(text[..10].to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_kept_and_nonsense_is_not() {
        for (given, expected) in [
            ("2024-05-31", Some("2024-05-31")),
            (
                "2024-05-31T08:00:00+02:00",
                Some("2024-05-31T08:00:00+02:00"),
            ),
            ("2024-05-31T08:00:00.000Z", Some("2024-05-31T08:00:00.000Z")),
            ("2024-05-31 08:00:00", Some("2024-05-31")),
            ("2024-05-31T08:00", Some("2024-05-31")),
            ("2024-13-31", None),
            ("31 May 2024", None),
            ("2024-05-31<script>", Some("2024-05-31")),
            ("ünïcödé-xx", None),
            ("", None),
        ] {
            assert_eq!(day(given).as_deref(), expected, "{given}");
        }
    }
}
