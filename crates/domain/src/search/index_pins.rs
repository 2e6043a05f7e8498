//! Keep the index in step with the pins, by following the log.
//!
//! Only pins that brought their picture are found, and only public ones: many
//! saves of one picture would fill a page with the same thing.

use std::hash::{DefaultHasher, Hash, Hasher};

use ::search::{Change, Doc, Schema};
use queue::Position;

use crate::{
    error::{Error, Result},
    events::{Event, INDEX},
    house::House,
    pins::sql::{self as pins, PinRow},
};

/// Log entries taken at once.
const BATCH: u32 = 500;

/// The fields of a pin that are searched.
pub fn schema() -> Schema {
    Schema::new()
        .suggesting("title", 5)
        .suggesting("topic", 4)
        .field("description", 2)
        .field("alt", 1)
}

/// Changes with every change of the index.
pub(crate) fn version(house: &House) -> u64 {
    let mut hasher = DefaultHasher::new();
    house.index.position().hash(&mut hasher);
    hasher.finish()
}

/// Takes what has happened since the index was last written; answers whether
/// there was anything.
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
    let mut ids = Vec::new();
    for entry in entries.iter().filter(|entry| entry.kind == INDEX) {
        add_ids(house, &serde_json::from_str(&entry.body)?, &mut ids).await?;
    }
    ids.sort_unstable();
    ids.dedup();
    let changes = changes(house, &ids).await?;
    let (index, position) = (house.index.clone(), last.position.to_string());
    tokio::task::spawn_blocking(move || index.apply(&changes, &position)).await??;
    Ok(true)
}

async fn add_ids(house: &House, event: &Event, ids: &mut Vec<i64>) -> Result<()> {
    match event {
        Event::PinSaved { pin_id }
        | Event::PinChanged { pin_id }
        | Event::PinDeleted { pin_id } => {
            ids.push(pin_id.0);
        }
        Event::BoardPrivacyChanged { board_id } => {
            let most = i64::from(i32::MAX);
            ids.extend(pins::ids_of_board(&house.db, *board_id, i64::MAX, most).await?);
        }
        Event::SourceFollowed { .. } | Event::SourceUnfollowed { .. } => {}
    }
    Ok(())
}

/// Pins as they are now: what is there is put, what is not is removed. A save
/// counts for the pin that brought the picture, so that one is put again too.
async fn changes(house: &House, ids: &[i64]) -> Result<Vec<Change>> {
    let rows = pins::find_many(&house.db, ids).await?;
    let roots: Vec<i64> = rows
        .iter()
        .map(|row| row.root_id)
        .filter(|id| !ids.contains(id))
        .collect();
    let roots = pins::find_many(&house.db, &roots).await?;
    let found: std::collections::HashSet<i64> = rows
        .iter()
        .chain(&roots)
        .filter(|row| is_found(row))
        .map(|row| row.id)
        .collect();
    let gone = ids
        .iter()
        .filter(|id| !found.contains(id))
        .map(|id| Change::Delete(*id));
    let put = rows
        .iter()
        .chain(&roots)
        .filter(|row| is_found(row))
        .map(|row| Change::Put(doc(row)));
    Ok(put.chain(gone).collect())
}

/// Whether a pin is found by words.
pub(super) fn is_found(pin: &PinRow) -> bool {
    pin.id == pin.root_id && !pin.is_secret
}

/// What the index keeps of a pin.
pub(super) fn doc(pin: &PinRow) -> Doc {
    let topics: Vec<String> = serde_json::from_str(&pin.topics).unwrap_or_default();
    let doc = Doc::new(pin.id)
        .boost((pin.repin_count.max(0) as f64 + 1.0).log2())
        .text("title", &pin.title)
        .text("description", &pin.description)
        .text("alt", &pin.alt_text);
    topics
        .iter()
        .fold(doc, |doc, topic| doc.text("topic", topic))
}
