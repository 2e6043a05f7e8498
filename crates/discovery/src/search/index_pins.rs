//! Keeps the index in step with the pins, by following the log.
//!
//! A picture is found once, however many save it: by the pin that brought it, or
//! by its oldest public save when that pin is gone or secret. So pictures are
//! the documents, and each answers the pin that stands for it.

use contract::ids::PinId;
use std::{
    collections::HashSet,
    hash::{DefaultHasher, Hash, Hasher},
};

use ::search::{Change, Doc, STRONGEST, Schema};
use collections::pins::{self, StoredPin};
use kernel::{
    error::{Error, Result},
    events::Event,
    house::House,
};
use queue::Position;

use super::{index_names::index_names, jobs::INDEX};
use crate::interests::{
    classify::{THRESHOLD, rule},
    list_pin_interests::tell,
    taxonomy::taxonomy,
};

/// Log entries taken at once.
const BATCH: u32 = 500;

/// The fields of a pin that are searched; it is marked with its topics and with those
/// that hold them.
pub fn schema() -> Schema {
    Schema::new()
        .suggesting("title", 5)
        .suggesting("topic", 4)
        .field("description", 2)
        .field("alt", 1)
        .marks(rule(taxonomy()))
}

/// Changes with every change of the index of pins.
pub(crate) fn version(house: &House) -> u64 {
    version_of(&house.index)
}

/// Changes with every change of an index.
pub(super) fn version_of(index: &::search::Index) -> u64 {
    let mut hasher = DefaultHasher::new();
    index.position().hash(&mut hasher);
    hasher.finish()
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
    let mut heard = Vec::new();
    for entry in entries.iter().filter(|entry| entry.kind == INDEX) {
        heard.push(serde_json::from_str(&entry.body)?);
    }
    // Before the index of pins, whose position says where to go on reading.
    index_names(house, &heard, last.position).await?;
    let roots = roots_of(house, &heard).await?;
    let changes = changes(house, &roots).await?;
    let (index, position) = (house.index.clone(), last.position.to_string());
    tokio::task::spawn_blocking(move || index.apply(&changes, &position)).await??;
    Ok(true)
}

/// The pictures that events concern. A pin that is gone meanwhile tells nothing:
/// the event of its end will.
async fn roots_of(house: &House, events: &[Event]) -> Result<Vec<PinId>> {
    let (mut ids, mut roots) = (Vec::new(), Vec::new());
    for event in events {
        match event {
            Event::PinSaved { pin_id }
            | Event::PinMoved { pin_id, .. }
            | Event::PinChanged { pin_id } => ids.push(*pin_id),
            Event::PinsMoved { pins, .. } => roots.extend(pins.iter().map(|pin| pin.root_id)),
            Event::PinDeleted { root_id, .. } => roots.push(*root_id),
            Event::BoardFilled { board_id } => {
                roots.extend(pins::roots_of_board(&house.db, *board_id).await?);
            }
            Event::PinLinked { .. }
            | Event::FollowChanged { .. }
            | Event::BoardCreated { .. }
            | Event::BoardChanged { .. }
            | Event::BoardDeleted { .. }
            | Event::UserChanged { .. } => {}
        }
    }
    let rows = pins::find_many(&house.db, &ids).await?;
    roots.extend(rows.iter().map(|row| row.root_id));
    roots.sort_unstable();
    roots.dedup();
    Ok(roots)
}

/// Pictures as they are now: those that a public pin shows are put, the others
/// removed.
async fn changes(house: &House, roots: &[PinId]) -> Result<Vec<Change>> {
    let rows = pins::standing_for(&house.db, roots).await?;
    let found: HashSet<PinId> = rows.iter().map(|row| row.root_id).collect();
    let gone = roots
        .iter()
        .filter(|root| !found.contains(root))
        .map(|root| Change::Delete(root.0));
    let put = rows.iter().map(|row| Change::Put(doc(row)));
    Ok(put.chain(gone).collect())
}

/// What the index keeps of a picture, by the pin that stands for it.
pub(super) fn doc(pin: &StoredPin) -> Doc {
    let topics: Vec<String> = serde_json::from_str(&pin.topics).unwrap_or_default();
    let doc = Doc::new(pin.id.0)
        .key(pin.root_id.0)
        .boost((pin.repin_count.max(0) as f64 + 1.0).log2())
        .text("title", &pin.title)
        .text("description", &pin.description)
        .text("alt", &pin.alt_text);
    let doc = topics
        .iter()
        .fold(doc, |doc, topic| doc.text("topic", topic));
    let sure = tell(pin)
        .into_iter()
        .filter(|told| told.confidence >= THRESHOLD);
    sure.fold(doc, |doc, told| {
        let strength = (told.confidence * f64::from(STRONGEST)).round();
        doc.mark(told.id.0, strength as u8)
    })
}
