//! The whole of a page, put together.

use serde_json::Value;
use url::Url;

use crate::{
    address::absolute,
    article, charset, how_to, json,
    markup::{self, Markup},
    page::Page,
    pictures::{self, is_rel},
    product, recipe,
    thing::{Graph, Thing},
    video, words,
};

/// What is behind so many bytes of a page is not read.
pub const MOST_BYTES: usize = 4 * 1_024 * 1_024;
/// Longest title, description and name of a website, in characters.
const LONGEST_TITLE: usize = 300;
const LONGEST_DESCRIPTION: usize = 1_000;
const LONGEST_NAME: usize = 100;

/// Reads a page. `charset` is what the server said, `address` where the page was in
/// the end.
pub fn read(html: &[u8], charset: Option<&str>, address: &Url) -> Page {
    let html = charset::decode(&html[..html.len().min(MOST_BYTES)], charset);
    let mut markup = markup::walk(&html);
    let mut documents: Vec<Value> = markup
        .scripts
        .iter()
        .filter_map(|script| json::parse(script))
        .collect();
    documents.append(&mut markup.items);
    let graph = Graph::new(&documents);
    let base = markup
        .base
        .as_deref()
        .and_then(|base| absolute(address, base));
    let base = base.as_ref().unwrap_or(address);
    let leads = leads(&graph);
    let lead = leads.first().copied();
    Page {
        title: title(&markup, lead),
        description: description(&markup, lead),
        site_name: site_name(&markup, &graph),
        favicon: favicon(&markup, base),
        canonical: canonical(&markup, base),
        oembed: oembed(&markup, base),
        pictures: pictures::read(&leads, &markup, base),
        article: article::read(&graph, &markup),
        products: product::read(&graph, &markup),
        recipe: recipe::read(&graph),
        how_to: how_to::read(&graph),
        video: video::read(&graph, &markup, base),
    }
}

/// The things the page is about, the most telling first.
fn leads<'a>(graph: &'a Graph<'a>) -> Vec<Thing<'a>> {
    let mut leads: Vec<Thing<'a>> = recipe::thing(graph).into_iter().collect();
    leads.extend(product::things(graph).take(3));
    leads.extend(how_to::thing(graph));
    leads.extend(article::thing(graph));
    leads.extend(video::thing(graph));
    leads
}

fn title(markup: &Markup, lead: Option<Thing<'_>>) -> Option<String> {
    let shared = markup.meta(&["og:title", "twitter:title"]);
    let by_thing = || {
        lead.and_then(|lead| {
            lead.line("name", LONGEST_TITLE)
                .or_else(|| lead.line("headline", LONGEST_TITLE))
        })
    };
    let plain = [markup.title.as_str(), markup.heading.as_str()];
    shared
        .and_then(|text| words::line(text, LONGEST_TITLE))
        .or_else(by_thing)
        .or_else(|| {
            plain
                .iter()
                .find_map(|text| words::line(text, LONGEST_TITLE))
        })
}

fn description(markup: &Markup, lead: Option<Thing<'_>>) -> Option<String> {
    let shared = markup.meta(&[
        "og:description",
        "twitter:description",
        "description",
        "dc.description",
    ]);
    let by_thing = || lead.and_then(|lead| lead.line("description", LONGEST_DESCRIPTION));
    shared
        .and_then(|text| words::line(text, LONGEST_DESCRIPTION))
        .or_else(by_thing)
}

fn site_name(markup: &Markup, graph: &Graph<'_>) -> Option<String> {
    let shared = markup.meta(&["og:site_name", "application-name", "al:ios:app_name"]);
    let by_graph = || {
        graph
            .of_type(&["WebSite"])
            .find_map(|site| site.line("name", LONGEST_NAME))
    };
    let by_publisher =
        || article::thing(graph).and_then(|article| article.line("publisher", LONGEST_NAME));
    shared
        .and_then(|text| words::line(text, LONGEST_NAME))
        .or_else(by_graph)
        .or_else(by_publisher)
}

/// The small picture that is the largest, drawings without a size last.
fn favicon(markup: &Markup, base: &Url) -> Option<String> {
    let sizes = |link: &markup::Attributes| {
        let size = link
            .get("sizes")
            .and_then(|sizes| sizes.split(['x', 'X']).next()?.parse::<u32>().ok());
        size.unwrap_or(if is_rel(link, "apple-touch-icon") {
            180
        } else {
            16
        })
    };
    let icons = markup.links.iter().filter(|link| {
        ["icon", "apple-touch-icon", "apple-touch-icon-precomposed"]
            .iter()
            .any(|word| is_rel(link, word))
    });
    let best = icons.max_by_key(|link| sizes(link).min(256));
    best.and_then(|link| link.get("href"))
        .and_then(|href| absolute(base, href))
        .map(String::from)
}

fn canonical(markup: &Markup, base: &Url) -> Option<String> {
    let link = markup.links.iter().find(|link| is_rel(link, "canonical"));
    let by_link = link.and_then(|link| link.get("href")).map(String::as_str);
    let said = by_link.into_iter().chain(markup.meta(&["og:url"]));
    said.filter_map(|text| absolute(base, text))
        .map(String::from)
        .next()
}

fn oembed(markup: &Markup, base: &Url) -> Option<String> {
    let is_oembed = |link: &&markup::Attributes| {
        let kind = link.get("type").map_or("", String::as_str);
        is_rel(link, "alternate") && kind.eq_ignore_ascii_case("application/json+oembed")
    };
    let link = markup.links.iter().find(is_oembed)?;
    absolute(base, link.get("href")?).map(String::from)
}
