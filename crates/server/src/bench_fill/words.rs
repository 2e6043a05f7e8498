//! The words of a synthetic store: names of users, and what pins say.

use collections::pins::place_pin::Words;
use rand::{Rng, rngs::StdRng};
use serde_json::json;

use super::bulk::SyntheticUser;

/// A user's names, unlike those of all other numbers.
pub fn person(number: usize) -> SyntheticUser {
    let first = SYLLABLES[number % SYLLABLES.len()];
    let last = SYLLABLES[number / SYLLABLES.len() % SYLLABLES.len()];
    SyntheticUser {
        username: format!("{first}{last}{number}"),
        first_name: first.to_owned(),
        last_name: format!("{last}son"),
    }
}

/// A title of a quality and a thing, and a description that also has words of a
/// long tail, as texts of real users have.
pub fn words(chance: &mut StdRng) -> Words {
    let mut one = |list: &[&'static str]| list[chance.random_range(0..list.len())];
    let (quality, thing, topic) = (one(QUALITIES), one(THINGS), one(TOPICS));
    let rare = format!("{}{}{}", one(SYLLABLES), one(SYLLABLES), one(SYLLABLES));
    let place = format!("{} {}", one(QUALITIES), one(THINGS));
    Words {
        title: format!("{quality} {thing} by {rare}"),
        description: format!("A {thing} for the {topic}, seen beside a {place}, {rare} style"),
        alt_text: format!("{quality} {thing}"),
        link: Some(format!("https://{rare}.example/{thing}")),
        topics: json!([topic]).to_string(),
        attribution: None,
        held_by: None,
    }
}

/// How things are.
pub const QUALITIES: &[&str] = &[
    "amber", "bright", "calm", "carved", "coastal", "cosy", "dark", "faded", "folded", "glazed",
    "golden", "green", "handmade", "indigo", "layered", "linen", "little", "long", "modern",
    "mossy", "narrow", "open", "painted", "pale", "quiet", "rough", "round", "rustic", "silver",
    "simple", "soft", "striped", "sunny", "tall", "tiny", "vintage", "warm", "white", "wild",
    "woven",
];
/// What pins show.
pub const THINGS: &[&str] = &[
    "arch",
    "balcony",
    "basket",
    "bench",
    "bicycle",
    "blanket",
    "bookshelf",
    "bowl",
    "bridge",
    "cabin",
    "candle",
    "chair",
    "clock",
    "coat",
    "courtyard",
    "curtain",
    "desk",
    "door",
    "dress",
    "fence",
    "fern",
    "fireplace",
    "fountain",
    "garden",
    "gate",
    "hallway",
    "hat",
    "jacket",
    "kettle",
    "kitchen",
    "lamp",
    "lantern",
    "mirror",
    "mug",
    "necklace",
    "orchard",
    "oven",
    "path",
    "pergola",
    "pillow",
    "plate",
    "porch",
    "poster",
    "quilt",
    "ribbon",
    "river",
    "rug",
    "scarf",
    "shelf",
    "shoe",
    "sofa",
    "stair",
    "stove",
    "table",
    "tile",
    "tree",
    "vase",
    "wall",
    "window",
    "wreath",
];
/// What boards are about.
pub const TOPICS: &[&str] = &[
    "architecture",
    "balconies",
    "breakfast",
    "ceramics",
    "fashion",
    "gardening",
    "hiking",
    "interiors",
    "knitting",
    "lighting",
    "painting",
    "photography",
    "sewing",
    "travel",
    "weddings",
    "woodwork",
];
const SYLLABLES: &[&str] = &[
    "ba", "bel", "bor", "cal", "cor", "da", "del", "dor", "el", "fa", "fen", "gal", "gor", "ha",
    "hel", "is", "jo", "kal", "kor", "la", "lin", "ma", "mel", "mor", "na", "nel", "or", "pa",
    "pel", "quin", "ra", "ren", "ro", "sa", "sel", "sor", "ta", "tel", "tor", "ul", "va", "vel",
    "wen", "xan", "ya", "yor", "za", "zel",
];
