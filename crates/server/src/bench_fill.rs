//! `magpie bench-fill`: a synthetic store for `make bench`, the same for the same
//! number of pins. Not here: measuring (`bench/server`).
//!
//! What is there follows power laws: a few people and pictures are followed and
//! saved by very many, most by few. Every third pin brings a picture, the others
//! save one; there is one person to ten pins and one board to five.

#![expect(clippy::print_stdout, reason = "commands answer on standard output")]

use std::fs;

use anyhow::{Context, bail};
use contract::ids::{BoardId, PinId, UserId};
use domain::{
    ctx::{Actor, Browser, Ctx, Origin},
    events::Source,
    feeds::rank_popular::rank_popular,
    pins::place_pin::Words,
    search::rebuild_index::rebuild_index,
    synthetic::{self, Counts, Person, Picture, Pin},
};
use rand::{Rng, SeedableRng, rngs::StdRng};
use serde_json::json;

use crate::{
    config::Config,
    demo::{clock::SeedClock, drawn},
    wiring,
};

/// Where the measurement finds ids and sessions, in the data folder.
const INVENTORY: &str = "bench.json";
/// Pictures that the pins share.
const PICTURES: usize = 50;
const PINS_PER_PERSON: usize = 10;
const BOARDS_PER_PERSON: usize = 2;
const FOLLOWED_PEOPLE: usize = 4;
const FOLLOWED_BOARDS: usize = 2;
/// Share of pins that bring their picture.
const ORIGINALS: f64 = 1.0 / 3.0;
/// Rows written in one transaction.
const BATCH: usize = 2_000;
/// People signed in, and ids written down, for the measurement.
const NAMED: usize = 1_000;
/// The days over which pins are spread.
const DAYS_MS: i64 = 90 * 24 * 60 * 60 * 1_000;
/// The same store for the same number.
const SEED: u64 = 20_260_101;

/// Fills a new data folder with so many pins.
///
/// # Errors
/// When anybody has an account in this store.
pub async fn fill(config: &Config, pins: usize) -> anyhow::Result<()> {
    let clock = SeedClock::default();
    let house = wiring::house(config, clock.clock()).await?;
    if !synthetic::is_empty(&house).await? {
        bail!("people have accounts in this store; name a new data folder with --data");
    }
    let now = (wiring::clock())();
    clock.set(now - DAYS_MS);
    let ctx = Ctx {
        house: house.clone(),
        actor: Actor::Visitor,
        origin: Origin("http://localhost".into()),
        session: None,
        browser: Browser::default(),
    };
    let mut filler = Filler {
        ctx,
        clock: clock.clone(),
        chance: StdRng::seed_from_u64(SEED),
        people: Vec::new(),
        boards: Vec::new(),
        originals: Vec::new(),
    };
    filler.add_people(pins.div_ceil(PINS_PER_PERSON)).await?;
    println!(
        "{} people with {} boards",
        filler.people.len(),
        filler.boards.len()
    );
    let ids = filler.add_pins(pins, now).await?;
    println!("{} pins", ids.len());
    clock.set(now);
    filler.add_follows().await?;
    rank_popular(&house).await?;
    println!("{} pins indexed", rebuild_index(&house).await?);
    let inventory = filler.inventory(&ids).await?;
    fs::write(config.data.join(INVENTORY), inventory.to_string()).context(INVENTORY)
}

/// A pin that brought its picture.
struct Original {
    pin: PinId,
    pinner: UserId,
    picture: usize,
    words: Words,
}

struct Filler {
    ctx: Ctx,
    clock: SeedClock,
    chance: StdRng,
    people: Vec<UserId>,
    boards: Vec<(UserId, BoardId)>,
    originals: Vec<Original>,
}

impl Filler {
    /// A place below `count`: the first ones far more often than the last.
    fn popular(&mut self, count: usize) -> usize {
        let share = self.chance.random::<f64>().powi(3);
        (share * count as f64) as usize
    }

    async fn add_people(&mut self, count: usize) -> anyhow::Result<()> {
        for first in (0..count).step_by(BATCH) {
            let numbers = first..count.min(first + BATCH);
            let people: Vec<Person> = numbers.map(person).collect();
            let ids = synthetic::add_people(&self.ctx, &people).await?;
            let wanted = ids.iter().flat_map(|id| {
                (0..BOARDS_PER_PERSON).map(|number| {
                    let word = TOPICS[(id.0 as usize + number) % TOPICS.len()];
                    (
                        *id,
                        format!("{word} ideas {number}"),
                        format!("{word}-ideas-{number}"),
                    )
                })
            });
            let wanted: Vec<_> = wanted.collect();
            let boards = synthetic::add_boards(&self.ctx, &wanted).await?;
            let owners = wanted.iter().map(|(owner, ..)| *owner);
            self.boards.extend(owners.zip(boards));
            self.people.extend(ids);
        }
        Ok(())
    }

    async fn add_pins(&mut self, count: usize, now: i64) -> anyhow::Result<Vec<PinId>> {
        let pictures = self.pictures().await?;
        let mut counts = Counts::default();
        let mut ids = Vec::with_capacity(count);
        let mut tries = 0;
        while ids.len() < count && tries < 2 * count {
            let batch = BATCH.min(count - ids.len());
            let share = ids.len() as f64 / count as f64;
            self.clock
                .set(now - DAYS_MS + (DAYS_MS as f64 * share) as i64);
            let chosen: Vec<Chosen> = (0..batch).map(|_| self.choose(pictures.len())).collect();
            let pins = chosen.iter().map(|chosen| chosen.pin(&pictures)).collect();
            let made = synthetic::add_pins(&self.ctx, pins, &mut counts).await?;
            for (chosen, id) in chosen.into_iter().zip(made) {
                let Some(id) = id else { continue };
                ids.push(id);
                if chosen.root.is_none() {
                    let Chosen {
                        owner,
                        picture,
                        words,
                        ..
                    } = chosen;
                    self.originals.push(Original {
                        pin: id,
                        pinner: owner.0,
                        picture,
                        words,
                    });
                }
            }
            tries += batch;
        }
        synthetic::settle(&self.ctx, counts).await?;
        Ok(ids)
    }

    async fn pictures(&self) -> anyhow::Result<Vec<Picture>> {
        let mut pictures = Vec::with_capacity(PICTURES);
        for number in 0..PICTURES {
            pictures.push(synthetic::add_picture(&self.ctx, drawn::draw(number)?).await?);
        }
        Ok(pictures)
    }

    /// What the next pin is: an original, or a save of a popular one.
    fn choose(&mut self, pictures: usize) -> Chosen {
        let owner = self.boards[self.chance.random_range(0..self.boards.len())];
        if self.originals.is_empty() || self.chance.random_bool(ORIGINALS) {
            let words = words(&mut self.chance);
            return Chosen {
                owner,
                picture: self.chance.random_range(0..pictures),
                words,
                root: None,
            };
        }
        let place = self.popular(self.originals.len());
        let saved = &self.originals[place];
        Chosen {
            owner,
            picture: saved.picture,
            words: saved.words.clone(),
            root: Some((saved.pin, saved.pinner)),
        }
    }

    async fn add_follows(&mut self) -> anyhow::Result<()> {
        let mut follows = Vec::new();
        for follower in self.people.clone() {
            for _ in 0..FOLLOWED_PEOPLE {
                let place = self.popular(self.people.len());
                let followed = self.people[place];
                if followed != follower {
                    follows.push((follower, Source::User(followed)));
                }
            }
            for _ in 0..FOLLOWED_BOARDS {
                let place = self.popular(self.boards.len());
                let (owner, board) = self.boards[place];
                if owner != follower {
                    follows.push((follower, Source::Board(board)));
                }
            }
        }
        for some in follows.chunks(BATCH) {
            synthetic::add_follows(&self.ctx, some).await?;
        }
        println!("{} follows", follows.len());
        Ok(())
    }

    /// Sessions, ids and words for the measurement, chosen evenly.
    async fn inventory(&self, pins: &[PinId]) -> anyhow::Result<serde_json::Value> {
        let mut sessions = Vec::new();
        for user in evenly(&self.people) {
            sessions.push(synthetic::sign_in(&self.ctx, *user).await?);
        }
        let boards = evenly(&self.boards).map(|(_, board)| *board);
        let pages: Vec<PinId> = pins.iter().rev().take(20 * NAMED).copied().collect();
        Ok(json!({
            "sessions": sessions,
            "boards": boards.collect::<Vec<_>>(),
            "pins": evenly(pins).collect::<Vec<_>>(),
            "pages": pages,
            "words": [QUALITIES, THINGS],
        }))
    }
}

/// A pin before it is written.
struct Chosen {
    owner: (UserId, BoardId),
    picture: usize,
    words: Words,
    root: Option<(PinId, UserId)>,
}

impl Chosen {
    fn pin<'a>(&self, pictures: &'a [Picture]) -> Pin<'a> {
        Pin {
            pinner: self.owner.0,
            board: self.owner.1,
            picture: &pictures[self.picture],
            words: self.words.clone(),
            root: self.root,
        }
    }
}

fn evenly<T>(all: &[T]) -> impl Iterator<Item = &T> {
    all.iter().step_by(all.len().div_ceil(NAMED).max(1))
}

fn person(number: usize) -> Person {
    let first = SYLLABLES[number % SYLLABLES.len()];
    let last = SYLLABLES[number / SYLLABLES.len() % SYLLABLES.len()];
    Person {
        username: format!("{first}{last}{number}"),
        first_name: first.to_owned(),
        last_name: format!("{last}son"),
    }
}

/// A title of a quality and a thing, and a description that also has words of a
/// long tail, as texts of people have.
fn words(chance: &mut StdRng) -> Words {
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
    }
}

const QUALITIES: &[&str] = &[
    "amber", "bright", "calm", "carved", "coastal", "cosy", "dark", "faded", "folded", "glazed",
    "golden", "green", "handmade", "indigo", "layered", "linen", "little", "long", "modern",
    "mossy", "narrow", "open", "painted", "pale", "quiet", "rough", "round", "rustic", "silver",
    "simple", "soft", "striped", "sunny", "tall", "tiny", "vintage", "warm", "white", "wild",
    "woven",
];
const THINGS: &[&str] = &[
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
const TOPICS: &[&str] = &[
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
