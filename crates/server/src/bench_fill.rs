//! `magpie bench-fill`: a synthetic store for `make bench`, the same for the same
//! number of pins. Not here: measuring (`bench/server`).
//!
//! What is there follows power laws: a few users and pictures are followed and
//! saved by very many, most by few. Every third pin brings a picture, the others
//! save one; there is one user to ten pins and one board to five.

#![expect(clippy::print_stdout, reason = "commands answer on standard output")]

use std::{fs, sync::Arc};

use anyhow::{Context, bail};
use collections::pins::place_pin::Words;
use contract::ids::{BoardId, PinId, UserId};
use discovery::{feeds::rank_popular::rank_popular, search::rebuild_index::rebuild_index};
use kernel::{
    ctx::{Actor, Ctx, Origin},
    events::Source,
    house::House,
};
use rand::{Rng, SeedableRng, rngs::StdRng};
use serde_json::json;

use self::{
    bulk::{Counts, Picture, Pin, SyntheticUser},
    talk::add_talk,
    words::{QUALITIES, THINGS, TOPICS, person, words},
};
use crate::{
    config::Config,
    demo::{clock::SeedClock, drawn},
    wiring,
};

mod bulk;
mod sql;
mod talk;
mod words;

pub use self::talk::Talk;

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
/// Users signed in, and ids written down, for the measurement.
const NAMED: usize = 1_000;
/// Pins of the boards of a user who collects: a small one, one to be moved whole,
/// a large one, and one to move to.
const COLLECTION: [usize; 4] = [25, 5_000, 10_000, 0];
/// The days over which pins are spread.
const DAYS_MS: i64 = 90 * 24 * 60 * 60 * 1_000;
/// The same store for the same number.
const SEED: u64 = 20_260_101;

/// Fills a new data folder with so many pins, and with what else is wanted.
///
/// # Errors
/// When this store has an account.
pub async fn fill(config: &Config, pins: usize, talk: Talk) -> anyhow::Result<()> {
    let clock = SeedClock::default();
    let house = wiring::house(config, clock.clock()).await?;
    if !bulk::is_empty(&house).await? {
        bail!("people have accounts in this store; name a new data folder with --data");
    }
    let now = (wiring::clock())();
    let inventory = fill_house(&house, &clock, now, (pins, talk)).await?;
    fs::write(config.data.join(INVENTORY), inventory.to_string()).context(INVENTORY)
}

/// Fills an empty house; answers where the measurement finds things.
async fn fill_house(
    house: &Arc<House>,
    clock: &SeedClock,
    now: i64,
    (pins, talk): (usize, Talk),
) -> anyhow::Result<serde_json::Value> {
    clock.set(now - DAYS_MS);
    let ctx = Ctx {
        actor: Actor::Visitor,
        origin: Origin("http://localhost".into()),
        ..Ctx::of_job(house)
    };
    let mut filler = Filler {
        pictures: draw_pictures(&ctx).await?.into(),
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
    let collector = filler.add_collector().await?;
    filler.add_follows().await?;
    rank_popular(house).await?;
    println!("{} pins indexed", rebuild_index(house).await?);
    let talk = add_talk(&mut filler, talk, &ids).await?;
    let mut inventory = filler.inventory(&ids, collector).await?;
    inventory["talk"] = talk;
    Ok(inventory)
}

async fn draw_pictures(ctx: &Ctx) -> anyhow::Result<Vec<Picture>> {
    let mut pictures = Vec::with_capacity(PICTURES);
    for number in 0..PICTURES {
        pictures.push(bulk::add_picture(ctx, drawn::draw(number)?).await?);
    }
    Ok(pictures)
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
    pictures: Arc<[Picture]>,
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
            let people: Vec<SyntheticUser> = numbers.map(person).collect();
            let ids = bulk::add_people(&self.ctx, &people).await?;
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
            let boards = bulk::add_boards(&self.ctx, &wanted).await?;
            let owners = wanted.iter().map(|(owner, ..)| *owner);
            self.boards.extend(owners.zip(boards));
            self.people.extend(ids);
        }
        Ok(())
    }

    async fn add_pins(&mut self, count: usize, now: i64) -> anyhow::Result<Vec<PinId>> {
        let pictures = Arc::clone(&self.pictures);
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
            let made = bulk::add_pins(&self.ctx, pins, &mut counts).await?;
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
        bulk::settle(&self.ctx, counts).await?;
        Ok(ids)
    }

    /// Adds a user with boards of all sizes, beside the pins asked for; answers
    /// their session and boards for the measurement. Boards hold fewer pins where
    /// the store is small.
    async fn add_collector(&self) -> anyhow::Result<serde_json::Value> {
        let person = SyntheticUser {
            username: "collector".into(),
            first_name: "Col".into(),
            last_name: "Lector".into(),
        };
        let ids = bulk::add_people(&self.ctx, &[person]).await?;
        let [id] = ids[..] else {
            bail!("one person makes one account")
        };
        let names = COLLECTION.map(|count| (id, format!("{count} pins"), format!("{count}-pins")));
        let boards = bulk::add_boards(&self.ctx, &names).await?;
        let pictures = Arc::clone(&self.pictures);
        let mut counts = Counts::default();
        for (board, count) in boards.iter().zip(COLLECTION) {
            let saved: Vec<_> = self.originals.iter().take(count).collect();
            for some in saved.chunks(BATCH) {
                let pins = some.iter().map(|original| Pin {
                    pinner: id,
                    board: *board,
                    picture: &pictures[original.picture],
                    words: original.words.clone(),
                    root: Some((original.pin, original.pinner)),
                });
                bulk::add_pins(&self.ctx, pins.collect(), &mut counts).await?;
            }
        }
        bulk::settle(&self.ctx, counts).await?;
        let session = bulk::sign_in(&self.ctx, id).await?;
        Ok(json!({ "session": session, "boards": boards }))
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
            bulk::add_follows(&self.ctx, some).await?;
        }
        println!("{} follows", follows.len());
        Ok(())
    }

    /// Sessions, ids and words for the measurement, chosen evenly.
    async fn inventory(
        &self,
        pins: &[PinId],
        collector: serde_json::Value,
    ) -> anyhow::Result<serde_json::Value> {
        let mut sessions = Vec::new();
        for user in evenly(&self.people) {
            sessions.push(bulk::sign_in(&self.ctx, *user).await?);
        }
        let boards = evenly(&self.boards).map(|(_, board)| *board);
        let pages: Vec<PinId> = pins.iter().rev().take(20 * NAMED).copied().collect();
        Ok(json!({
            "sessions": sessions,
            "boards": boards.collect::<Vec<_>>(),
            "pins": evenly(pins).collect::<Vec<_>>(),
            "pages": pages,
            "words": [QUALITIES, THINGS],
            "collector": collector,
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

#[cfg(test)]
mod tests {
    use testkit::{
        invariants,
        world::{START_MS, World},
    };

    use super::*;

    #[tokio::test]
    async fn a_synthetic_store_keeps_the_rules_of_a_real_one() {
        let clock = SeedClock::default();
        let world = World::sqlite().await;
        let world = world.configured(|house| house.clock = clock.clock());
        let talk = Talk::of(10, 50, 90);
        let inventory = fill_house(&world.house, &clock, START_MS, (60, talk)).await;
        let inventory = inventory.unwrap();
        assert_eq!(inventory["pages"].as_array().unwrap().len(), 60);
        assert_eq!(inventory["talk"]["waiting"]["jobs"], 5);
        let none: [String; 0] = [];
        assert_eq!(invariants::broken(&world.house.db).await, none);
    }
}
