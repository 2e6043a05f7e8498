//! A page's pictures in order of worth: what structured data shows first, what is
//! meant for sharing, then what the page itself shows, the largest first.

use std::collections::HashSet;

use url::Url;

use crate::{
    address::absolute,
    markup::{Attributes, Markup},
    page::Picture,
    picture_worth::{identity, is_worth, width_of},
    thing::{Part, Thing},
    words,
};

/// Pictures that are kept (business specification §9: at most 50 found images).
const MOST: usize = 50;
/// Pictures of one thing that are looked at.
const MOST_OF_THING: usize = 20;
/// Longest description of a picture, in characters.
const LONGEST_ALT: usize = 500;
/// Assumed area of a picture of unknown size.
const UNKNOWN_AREA: u64 = 300 * 300;

/// All of them; `leads` are the things the page is about, the weightiest first.
pub(crate) fn read(leads: &[Thing<'_>], markup: &Markup, base: &Url) -> Vec<Picture> {
    let mut kept = Kept {
        base,
        seen: HashSet::new(),
        pictures: Vec::new(),
    };
    for lead in leads {
        for key in ["image", "thumbnailUrl", "thumbnail"] {
            for part in lead.parts(key).into_iter().take(MOST_OF_THING) {
                kept.of_part(part);
            }
        }
    }
    for shared in of_metas(markup) {
        kept.add(shared);
    }
    for link in markup.links.iter().filter(|link| is_rel(link, "image_src")) {
        kept.add(Candidate {
            url: link.get("href").cloned().unwrap_or_default(),
            ..Candidate::default()
        });
    }
    let mut shown: Vec<Candidate> = markup.pictures.iter().filter_map(of_element).collect();
    shown.sort_by_key(|one| std::cmp::Reverse(area(one)));
    for one in shown {
        kept.add(one);
    }
    kept.pictures
}

/// Whether `rel` has this word.
pub(crate) fn is_rel(link: &Attributes, word: &str) -> bool {
    let rel = link.get("rel").map_or("", String::as_str);
    rel.split_ascii_whitespace()
        .any(|one| one.eq_ignore_ascii_case(word))
}

/// A picture as the page writes it.
#[derive(Default, Clone)]
struct Candidate {
    url: String,
    width: Option<u32>,
    height: Option<u32>,
    alt: String,
}

struct Kept<'a> {
    base: &'a Url,
    seen: HashSet<String>,
    pictures: Vec<Picture>,
}

impl Kept<'_> {
    fn of_part(&mut self, part: Part<'_>) {
        let candidate = match part {
            Part::Text(url) => Candidate {
                url,
                ..Candidate::default()
            },
            Part::Thing(thing) => {
                let Some(url) = ["url", "contentUrl"].iter().find_map(|key| thing.raw(key)) else {
                    return;
                };
                Candidate {
                    url,
                    width: thing.raw("width").and_then(|text| pixels(&text)),
                    height: thing.raw("height").and_then(|text| pixels(&text)),
                    alt: ["caption", "description"]
                        .iter()
                        .find_map(|key| thing.raw(key))
                        .unwrap_or_default(),
                }
            }
        };
        self.add(candidate);
    }

    /// Adds a picture that is worth it; another size of a known one tells what is
    /// missing there.
    fn add(&mut self, one: Candidate) {
        let Some(url) = absolute(self.base, &one.url) else {
            return;
        };
        if self.pictures.len() >= MOST || !is_worth(&url, one.width, one.height) {
            return;
        }
        let alt = words::marked_line(&one.alt, LONGEST_ALT).unwrap_or_default();
        let id = identity(&url);
        if !self.seen.insert(id.clone()) {
            let same =
                |known: &&mut Picture| Url::parse(&known.url).is_ok_and(|url| identity(&url) == id);
            if let Some(known) = self.pictures.iter_mut().find(same) {
                complete(known, &url, one, alt);
            }
            return;
        }
        self.pictures.push(Picture {
            url: url.into(),
            width: one.width,
            height: one.height,
            alt,
        });
    }
}

/// The larger file of two of one picture, in the place of the first.
fn complete(known: &mut Picture, url: &Url, other: Candidate, alt: String) {
    if known.alt.is_empty() {
        known.alt = alt;
    }
    let width = |url: &Url| width_of(url).unwrap_or(u32::MAX);
    if Url::parse(&known.url).is_ok_and(|first| width(&first) < width(url)) {
        known.url = url.to_string();
        (known.width, known.height) = (other.width, other.height);
    }
}

/// `og:image` with what is said behind each, then Twitter's.
fn of_metas(markup: &Markup) -> Vec<Candidate> {
    let mut found: Vec<Candidate> = Vec::new();
    for (name, content) in &markup.metas {
        let last = found.last_mut();
        match (name.as_str(), last) {
            ("og:image" | "og:image:url", Some(last)) if last.url == *content => {}
            ("og:image" | "og:image:url", _) => {
                found.push(Candidate {
                    url: content.clone(),
                    ..Candidate::default()
                });
            }
            ("og:image:secure_url", Some(last)) => last.url.clone_from(content),
            ("og:image:width", Some(last)) => last.width = pixels(content),
            ("og:image:height", Some(last)) => last.height = pixels(content),
            ("og:image:alt", Some(last)) => last.alt.clone_from(content),
            _ => {}
        }
    }
    let alt = markup.meta(&["twitter:image:alt"]).unwrap_or_default();
    for name in ["twitter:image", "twitter:image:src", "twitter:image0"] {
        let twitter = markup.all_meta(name).map(|url| Candidate {
            url: url.to_owned(),
            alt: alt.to_owned(),
            ..Candidate::default()
        });
        found.extend(twitter);
    }
    found
}

/// An `img`, by its largest source; those that load late hide it in attributes.
fn of_element(attributes: &Attributes) -> Option<Candidate> {
    let said = |names: &[&str]| {
        names
            .iter()
            .find_map(|name| attributes.get(*name))
            .filter(|text| !text.is_empty())
    };
    let mut width = said(&["width", "data-width"]).and_then(|text| pixels(text));
    let mut height = said(&["height", "data-height"]).and_then(|text| pixels(text));
    let set = said(&["data-srcset", "data-lazy-srcset", "srcset"]).and_then(|set| largest(set));
    let late = said(&[
        "data-src",
        "data-lazy-src",
        "data-original",
        "data-pin-media",
        "data-large-file",
    ]);
    let plain = said(&["src"]).filter(|url| !url.trim_start().starts_with("data:"));
    let url = match &set {
        Some((url, wide)) => {
            if let (Some(wide), Some(known)) = (wide, width) {
                height = height.map(|height| {
                    (u64::from(height) * u64::from(*wide) / u64::from(known.max(1))) as u32
                });
            }
            width = wide.or(width);
            url.clone()
        }
        None => late.or(plain)?.clone(),
    };
    let alt = said(&["alt", "data-pin-description"])
        .cloned()
        .unwrap_or_default();
    Some(Candidate {
        url,
        width,
        height,
        alt,
    })
}

/// The widest of a `srcset`, and its width where that is said in pixels.
fn largest(set: &str) -> Option<(String, Option<u32>)> {
    let mut best: Option<(f64, String, Option<u32>)> = None;
    // Addresses may hold commas, never followed by a space.
    for one in set.split(", ").flat_map(|part| part.split(",\n")) {
        let mut words = one.split_whitespace();
        let Some(url) = words.next() else { continue };
        let size = words.next().unwrap_or("1x");
        let (number, is_width) = match size.strip_suffix('w') {
            Some(number) => (number, true),
            None => (size.trim_end_matches('x'), false),
        };
        let Ok(value) = number.parse::<f64>() else {
            continue;
        };
        if best.as_ref().is_none_or(|(most, ..)| value > *most) {
            let width = is_width.then_some(value as u32);
            best = Some((value, url.trim_end_matches(',').to_owned(), width));
        }
    }
    best.filter(|(_, url, _)| !url.starts_with("data:"))
        .map(|(_, url, width)| (url, width))
}

fn area(one: &Candidate) -> u64 {
    let side = |side: Option<u32>| side.map(u64::from);
    match (side(one.width), side(one.height)) {
        (Some(width), Some(height)) => width * height,
        (Some(side), None) | (None, Some(side)) => side * side,
        (None, None) => UNKNOWN_AREA,
    }
}

/// `1200` or `1200px`; sizes in parts of the window say nothing.
fn pixels(text: &str) -> Option<u32> {
    let text = text.trim();
    let number = text.strip_suffix("px").unwrap_or(text).trim();
    number
        .parse()
        .ok()
        .filter(|pixels| (1..=20_000).contains(pixels))
}
