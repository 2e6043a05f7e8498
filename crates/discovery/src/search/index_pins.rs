//! Keeps the index in step with the pins, by following the log.
//!
//! A picture is found once, however many save it: by the pin that brought it, or
//! by its oldest public save when that pin is gone or secret. So pictures are
//! the documents, and each answers the pin that stands for it.

use contract::ids::PinId;
use std::{
    collections::{HashMap, HashSet},
    f64::consts::LOG2_10,
};

use ::search::{Change, Doc, STRONGEST, Schema};
use accounts::uploads::read_words::words_among;
use collections::{
    links::find_offers::find_selling,
    pins::{self, StoredPin},
};
use kernel::{
    error::{Error, Result},
    events::Event,
    house::House,
};
use queue::{Entry, Position};

use super::{
    index_names::index_names,
    jobs::INDEX,
    take_texts::take_texts,
    tell_looks::{revision, tell_looks},
};
use crate::{
    activities::count_acts::{LATELY_DAYS, Numbers, count_acts},
    interests::{
        classify::{THRESHOLD, rule},
        list_pin_interests::tell,
        mark_video::mark_video,
        taxonomy::taxonomy,
    },
    shopping::mark_offer::{mark_offer, page_mark},
};

/// Changes when pictures are marked by another rule with where they lead and what is sold there.
const OFFERS: u64 = 3;
/// Videos have a mark; high, so that the rule is none that was before with another of [`OFFERS`].
const VIDEOS: u64 = 1 << 32;
/// Pins that show a picture whose words were read: the program reads new pictures first,
/// which few have saved.
const SHOWING: i64 = 1_000;
/// Pictures that are written at once: a board may have a million.
const TOGETHER: usize = 500;
/// Log entries taken at once.
const BATCH: u32 = 500;

/// The fields of a pin that are searched, the words that stand in its picture among them; it
/// is marked with its topics and with those that hold them, with what its words say of how
/// people look, with the page and the website it leads to, with what that page sells, and as a
/// video.
pub fn schema() -> Schema {
    Schema::new()
        .suggesting("title", 5)
        .suggesting("topic", 4)
        .field("description", 2)
        .field("alt", 1)
        .field("picture", 1)
        .marks(rule(taxonomy()) ^ OFFERS ^ VIDEOS ^ revision())
}

/// Changes with every change of the index of pins.
pub(crate) fn version(house: &House) -> u64 {
    house.index.version()
}

/// Takes what has happened since the index was last written, for those of boards and
/// users as well; answers whether there was anything.
pub async fn index_pins(house: &House) -> Result<bool> {
    let position = match house.index.position() {
        Some(text) => text
            .parse::<Position>()
            .map_err(|_| Error::internal("index position"))?,
        None => Position::default(),
    };
    let entries = queue::read_after(&house.db, position, BATCH).await?;
    let Some(last) = entries.last() else {
        return Ok(false);
    };
    let heard = heard(&entries)?;
    // Before the index of pins, whose position says where to go on reading.
    index_names(house, &heard, last.position).await?;
    let roots = roots_of(house, &heard).await?;
    let mut pieces = roots.chunks(TOGETHER).peekable();
    loop {
        let changes = changes(house, pieces.next().unwrap_or_default()).await?;
        let is_last = pieces.peek().is_none();
        // The log counts as read with the last piece: what a stop leaves is done again.
        let reached = if is_last { last.position } else { position };
        let (index, reached) = (house.index.clone(), reached.to_string());
        tokio::task::spawn_blocking(move || index.apply(&changes, &reached)).await??;
        if is_last {
            return Ok(true);
        }
    }
}

/// The events among what the log holds.
pub(super) fn heard(entries: &[Entry]) -> Result<Vec<Event>> {
    let heard = entries.iter().filter(|entry| entry.kind == INDEX);
    let read = heard.map(|entry| Ok(serde_json::from_str(&entry.body)?));
    read.collect()
}

/// The pictures that events concern. A pin that is gone meanwhile tells nothing:
/// the event of its end will.
pub(super) async fn roots_of(house: &House, events: &[Event]) -> Result<Vec<PinId>> {
    let (mut ids, mut roots, mut linked) = (Vec::new(), Vec::new(), Vec::new());
    for event in events {
        match event {
            Event::PinSaved { pin_id }
            | Event::PinMoved { pin_id, .. }
            | Event::PinChanged { pin_id } => ids.push(*pin_id),
            Event::PinsMoved { pins, .. } => roots.extend(pins.iter().map(|pin| pin.root_id)),
            Event::PinDeleted { root_id, .. } => roots.push(*root_id),
            Event::PinsLiked { roots: liked } => roots.extend(liked),
            Event::BoardFilled { board_id } => {
                roots.extend(pins::roots_of_board(&house.db, *board_id).await?);
            }
            Event::LinkChanged { pin_id } => linked.push(*pin_id),
            Event::PictureRead { signature } => {
                ids.extend(pins::open_with_picture(&house.db, signature, SHOWING).await?);
            }
            Event::PinLinked { .. }
            | Event::FollowChanged { .. }
            | Event::BoardCreated { .. }
            | Event::BoardChanged { .. }
            | Event::BoardDeleted { .. }
            | Event::UserChanged { .. }
            | Event::UserConcerned(_) => {}
        }
    }
    for row in pins::find_many(&house.db, &linked).await? {
        ids.push(row.id);
        if let Some(link) = &row.link {
            // All that lead to the page, of which one alone is told.
            let leading = house.index.every_marked(page_mark(link))?;
            ids.extend(leading.into_iter().map(PinId));
        }
    }
    for some in ids.chunks(TOGETHER) {
        let rows = pins::find_many(&house.db, some).await?;
        roots.extend(rows.iter().map(|row| row.root_id));
    }
    roots.sort_unstable();
    roots.dedup();
    Ok(roots)
}

/// Pictures as they are now: those that a public pin shows are put, the others
/// removed.
async fn changes(house: &House, roots: &[PinId]) -> Result<Vec<Change>> {
    let rows = pins::standing_for(&house.db, roots).await?;
    let found: HashSet<PinId> = rows.iter().map(|row| row.root_id).collect();
    let gone = roots.iter().copied().filter(|root| !found.contains(root));
    let gone: Vec<PinId> = gone.collect();
    take_texts(house, &rows, &gone).await?;
    let gone = gone.iter().map(|root| Change::Delete(root.0));
    let put = docs(house, &rows).await?.into_iter().map(Change::Put);
    Ok(put.chain(gone).collect())
}

/// What the index keeps of pictures, by the pins that stand for them.
pub(super) async fn docs(house: &House, pins: &[StoredPin]) -> Result<Vec<Doc>> {
    let links: Vec<&str> = pins.iter().filter_map(|pin| pin.link.as_deref()).collect();
    let selling = find_selling(house, &links).await?;
    let roots: Vec<PinId> = pins.iter().map(|pin| pin.root_id).collect();
    let numbers = count_acts(house, &roots, LATELY_DAYS).await?;
    let signatures: Vec<&str> = pins.iter().map(|pin| pin.signature.as_str()).collect();
    let read = words_among(&house.db, &signatures).await?;
    let read: HashMap<String, String> = read.into_iter().collect();
    let marked = |pin: &StoredPin| {
        let numbers = numbers.get(&pin.root_id).copied().unwrap_or_default();
        let words = read.get(&pin.signature).map_or("", String::as_str);
        let doc = doc(pin, numbers).text("picture", words);
        let Some(link) = &pin.link else { return doc };
        let sold = selling.get(link).and_then(Option::as_ref);
        mark_offer(doc, link, sold)
    };
    Ok(pins.iter().map(marked).collect())
}

fn doc(pin: &StoredPin, numbers: Numbers) -> Doc {
    let topics: Vec<String> = serde_json::from_str(&pin.topics).unwrap_or_default();
    let doc = Doc::new(pin.id.0)
        .key(pin.root_id.0)
        .boost((numbers.liking(pin.repin_count.max(0)) * LOG2_10).max(0.0))
        .text("title", &pin.title)
        .text("description", &pin.description)
        .text("alt", &pin.alt_text);
    let doc = topics
        .iter()
        .fold(doc, |doc, topic| doc.text("topic", topic));
    let words = [&pin.title, &pin.description, &pin.alt_text];
    let words = words.into_iter().chain(&topics).map(String::as_str);
    let doc = tell_looks(words)
        .into_iter()
        .fold(doc, |doc, look| doc.mark(look.mark(), STRONGEST));
    let sure = tell(pin)
        .into_iter()
        .filter(|told| told.confidence >= THRESHOLD);
    sure.fold(mark_video(doc, pin), |doc, told| {
        let strength = (told.confidence * f64::from(STRONGEST)).round();
        doc.mark(told.id.0, strength as u8)
    })
}
