//! Puts the demo into a house, through the operations that browsers call: nothing
//! here knows a table.
//!
//! Everything is found again by its natural key (a user by name and address, a
//! board by its name, a pin by its picture on its board), so that a second run
//! adds only what is missing.

use std::{
    collections::{HashMap, HashSet},
    sync::Arc,
};

use accounts::{uploads::store_picture::signature_of, users::follow_user::follow_user};
use anyhow::Context;
use collections::{
    boards::follow_board::follow_board,
    links::keep_page::keep_page,
    pins::{create_pin::create_credited_pin, list_board_pins::list_board_pins, save_pin::save_pin},
};
use contract::{
    answers::{Bookmark, PageSize},
    boards::{FollowBoard, ListBoardPins, SavePin},
    ids::{BoardId, PinId, UploadId, UserId},
    pins::CreatePin,
    users::FollowUser,
};
use futures_util::{StreamExt, stream};
use kernel::{
    ctx::{Actor, Ctx, Origin},
    house::House,
};
use serde::Deserialize;

use super::{
    Report, Say,
    cache::Cache,
    catalogue::Catalogue,
    clock::SeedClock,
    given::pages,
    plan::{Deed, Original, Plan, Save},
    settle::{find_or_make_boards, find_or_register, introduce},
    upload::upload,
};

const DAY_MS: i64 = 24 * 60 * 60 * 1_000;
/// The days over which pins are spread; users sign up before, one a day.
const PIN_DAYS: i64 = 90;
/// The last pin is this old: nothing is from the future on any clock.
const AGO_MS: i64 = 10 * 60 * 1_000;
/// Pictures that are worked on at once.
const AT_ONCE: usize = 2;
/// A line is said after so many pictures.
const SAY_EVERY: usize = 20;

/// Puts users, boards and the plan's pins into the house, before `now_ms`.
///
/// # Errors
/// When an operation fails other than on a single picture, or when a demo user's
/// name belongs to another account.
pub async fn seed(
    house: Arc<House>,
    clock: &SeedClock,
    now_ms: i64,
    cache: &Cache,
    (catalogue, plan): (&Catalogue, &Plan),
    say: Say<'_>,
) -> anyhow::Result<Report> {
    let mut seeder = Seeder {
        visitor: Ctx {
            actor: Actor::Visitor,
            origin: Origin("http://localhost".into()),
            ..Ctx::of_job(&house)
        },
        clock: clock.clone(),
        first_pin_ms: now_ms - AGO_MS - PIN_DAYS * DAY_MS,
        last_pin_ms: now_ms - AGO_MS,
        people: Vec::new(),
        boards: Vec::new(),
        pins: HashMap::new(),
        report: Report::default(),
    };
    seeder.settle(cache, catalogue).await?;
    seeder.look_around().await?;
    seeder.give_pages().await?;
    let uploads = seeder.upload_pictures(cache, plan, say).await;
    seeder.follow(plan, &uploads).await?;
    seeder.furnish(catalogue, plan).await?;
    Ok(seeder.report)
}

/// What is known while seeding. Places are those of the catalogue and the plan.
pub(super) struct Seeder {
    visitor: Ctx,
    pub(super) clock: SeedClock,
    first_pin_ms: i64,
    pub(super) last_pin_ms: i64,
    pub(super) people: Vec<UserId>,
    /// Boards with the place of their owner.
    pub(super) boards: Vec<(usize, BoardId)>,
    /// Pins that are there, by board and picture.
    pub(super) pins: HashMap<(BoardId, String), PinId>,
    pub(super) report: Report,
}

/// What is read of a pin in a list.
#[derive(Deserialize)]
struct SeenPin {
    id: PinId,
    image_signature: String,
}

impl Seeder {
    pub(super) fn acting_as(&self, person: usize) -> Ctx {
        self.visitor.acting_as(Actor::user(self.people[person]))
    }

    /// The picture of an original, as the house calls it.
    pub(super) fn picture(&self, original: &Original) -> String {
        signature_of(&self.visitor.house, &original.signature)
    }

    /// Gives the house the pages that pins lead to, before one asks for them.
    async fn give_pages(&mut self) -> anyhow::Result<()> {
        let host = self.visitor.acting_as(Actor::Host);
        for page in pages() {
            let is_new = keep_page(&host, page.address, page.html.as_bytes()).await?;
            self.report.pages += usize::from(is_new);
        }
        Ok(())
    }

    /// Adds users and their boards.
    async fn settle(&mut self, cache: &Cache, catalogue: &Catalogue) -> anyhow::Result<()> {
        let people = catalogue.people.len();
        for (place, person) in catalogue.people.iter().enumerate() {
            let days_before = (people - place) as i64;
            self.clock.set(self.first_pin_ms - days_before * DAY_MS);
            let who = || format!("demo person {}", person.email);
            let id = find_or_register(&self.visitor, person, &mut self.report).await;
            self.people.push(id.with_context(who)?);
            let ctx = self.acting_as(place);
            introduce(&ctx, person, cache).await.with_context(who)?;
            let boards = find_or_make_boards(&ctx, &person.boards, &mut self.report).await;
            let boards = boards.with_context(who)?.into_iter();
            self.boards.extend(boards.map(|board| (place, board)));
        }
        Ok(())
    }

    /// Notes which pins are there already.
    async fn look_around(&mut self) -> anyhow::Result<()> {
        for (owner, board_id) in self.boards.clone() {
            let mut bookmarks = Bookmark::Start;
            loop {
                let asked = ListBoardPins {
                    filter_section_pins: false,
                    board_id,
                    bookmarks,
                    page_size: PageSize::new(u64::from(PageSize::MOST)),
                };
                let page = list_board_pins(self.acting_as(owner), asked).await?;
                for pin in &page.items {
                    let seen: SeenPin = serde_json::from_str(pin.json())?;
                    self.pins.insert((board_id, seen.image_signature), seen.id);
                }
                match page.bookmark {
                    Some(next) => bookmarks = Bookmark::After(next),
                    None => break,
                }
            }
        }
        Ok(())
    }

    /// Uploads the pictures that are not pinned yet, a few at once. A picture
    /// that fails is left out and named.
    async fn upload_pictures(
        &mut self,
        cache: &Cache,
        plan: &Plan,
        say: Say<'_>,
    ) -> HashMap<usize, UploadId> {
        self.clock.set(self.first_pin_ms);
        let missing = self.missing(plan);
        let count = missing.len();
        let work = missing.into_iter().map(|place| {
            let original = &plan.originals[place];
            let ctx = self.acting_as(self.boards[original.board].0);
            async move {
                let bytes = cache.read(&original.signature);
                let bytes = bytes.context("it is no longer in the cache")?;
                anyhow::Ok((place, upload(&ctx, bytes).await?))
            }
        });
        let work: Vec<_> = work.collect();
        let mut results = stream::iter(work).buffer_unordered(AT_ONCE);
        let (mut uploads, mut done) = (HashMap::new(), 0);
        while let Some(result) = results.next().await {
            match result {
                Ok((place, id)) => drop(uploads.insert(place, id)),
                Err(error) => {
                    let sentence = format!("a picture was left out: {error:#}");
                    self.report.left_out.push(sentence);
                }
            }
            done += 1;
            if done % SAY_EVERY == 0 || done == count {
                say(&format!("{done} of {count} pictures"));
            }
        }
        uploads
    }

    /// Places of the originals whose picture is on none of the boards.
    fn missing(&self, plan: &Plan) -> Vec<usize> {
        let there: HashSet<&str> = self.pins.keys().map(|(_, picture)| &**picture).collect();
        let originals = plan.originals.iter().enumerate();
        let missing = originals.filter(|(_, pin)| !there.contains(self.picture(pin).as_str()));
        missing.map(|(place, _)| place).collect()
    }

    /// Does what the plan says, at the times it says.
    async fn follow(
        &mut self,
        plan: &Plan,
        uploads: &HashMap<usize, UploadId>,
    ) -> anyhow::Result<()> {
        let span = (self.last_pin_ms - self.first_pin_ms) as f64;
        for step in &plan.steps {
            self.clock.set(self.first_pin_ms + (span * step.at) as i64);
            match step.deed {
                Deed::Pin(original) => {
                    if let Some(upload) = uploads.get(&original) {
                        let pin = &plan.originals[original];
                        let made = self.pin(pin, *upload).await;
                        made.with_context(|| pin.title.clone())?;
                    }
                }
                Deed::Save(Save { original, board }) => {
                    self.save(&plan.originals[original], board).await?;
                }
                Deed::FollowUser(who, whom) => {
                    let whom = FollowUser {
                        user_id: self.people[whom],
                    };
                    follow_user(self.acting_as(who), whom).await?;
                }
                Deed::FollowBoard(who, board) => {
                    let board = FollowBoard {
                        board_id: self.boards[board].1,
                    };
                    follow_board(self.acting_as(who), board).await?;
                }
            }
        }
        Ok(())
    }

    async fn pin(&mut self, original: &Original, upload: UploadId) -> anyhow::Result<()> {
        let (owner, board) = self.boards[original.board];
        let input = CreatePin {
            section: None,
            board_id: board,
            upload_id: Some(upload),
            image_url: None,
            title: Some(original.title.clone()),
            description: Some(original.description.clone()),
            alt_text: Some(original.alt_text.clone()),
            link: original.link.clone(),
            topics: Some(original.topics.clone()),
            on_duplicate: None,
        };
        let ctx = self.acting_as(owner);
        let made = create_credited_pin(ctx, input, &original.attribution).await?;
        let place = (board, made.pin.image_signature);
        self.pins.insert(place, made.pin.id);
        self.report.pins += 1;
        Ok(())
    }

    /// A pin whose picture was left out cannot be saved: nothing happens then.
    async fn save(&mut self, original: &Original, board: usize) -> anyhow::Result<()> {
        let (owner, board_id) = self.boards[board];
        let from = (self.boards[original.board].1, self.picture(original));
        let to = (board_id, self.picture(original));
        if self.pins.contains_key(&to) {
            return Ok(());
        }
        if let Some(pin_id) = self.pins.get(&from).copied() {
            let input = SavePin {
                section: None,
                pin_id,
                board_id: Some(board_id),
                on_duplicate: None,
                title: None,
                description: None,
            };
            let made = save_pin(self.acting_as(owner), input).await?;
            self.pins.insert(to, made.pin.id);
            self.report.saves += 1;
        }
        Ok(())
    }
}

#[cfg(test)]
#[path = "seed_tests.rs"]
mod tests;
