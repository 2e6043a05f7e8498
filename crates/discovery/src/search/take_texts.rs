//! Keeps vectors of pins' texts in step with the index of pins, where the host has a model
//! of texts: both are told the same changes, by the task that follows the log.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use collections::pins::{self, StoredPin};
use contract::ids::PinId;
use embedding::{Model, Vector};
use kernel::{error::Result, extension, house::House, remakes::remake};
use neighbours::{Change, Index, Near, distance};
use tracing::info;

/// The host's model of texts; none by default.
#[derive(Default)]
pub struct TextModel(pub Option<Arc<Model>>);

extension!(TextModel = |_| TextModel::default());

/// What is said of every picture that a public pin shows, by the pin that brought it. In
/// memory alone: a start reads the texts again, beside everything else.
struct TextIndex {
    index: Index,
    /// Up to which picture the texts of before are read; none when all are.
    filled: Mutex<Option<PinId>>,
}

extension!(
    TextIndex = |_| TextIndex {
        index: Index::new(),
        filled: Mutex::new(Some(PinId::default())),
    }
);

/// Pictures whose texts are read at once.
const BATCH: i64 = 500;
/// What is told while texts of before are read.
const WHAT: &str = "index of texts";

fn filled(house: &House) -> MutexGuard<'_, Option<PinId>> {
    let filled = &house.get::<TextIndex>().filled;
    filled.lock().unwrap_or_else(PoisonError::into_inner)
}

fn model(house: &House) -> Option<&Arc<Model>> {
    house.get::<TextModel>().0.as_ref()
}

/// Pictures whose texts mean most nearly what the words do, nearest first, with how far they
/// are; none without a model, or where it knows none of the words.
pub(super) fn near_words(house: &House, words: &str, most: usize) -> Vec<Near> {
    let vector = model(house).and_then(|model| model.vector(words));
    let near = vector.map(|vector| house.get::<TextIndex>().index.nearest(&vector, most));
    near.unwrap_or_default()
}

/// The same among some pictures.
pub(super) fn near_words_among(house: &House, words: &str, roots: &[PinId]) -> Vec<Near> {
    let Some(vector) = model(house).and_then(|model| model.vector(words)) else {
        return Vec::new();
    };
    let index = &house.get::<TextIndex>().index;
    let near = roots.iter().filter_map(|root| {
        let distance = distance(&vector, &index.vector(root.0)?);
        Some(Near {
            distance,
            id: root.0,
        })
    });
    let mut near: Vec<Near> = near.collect();
    near.sort_unstable();
    near
}

/// Takes the texts of these pins, each of which stands for its picture, and forgets the
/// pictures that no public pin shows any more.
pub(super) async fn take_texts(house: &House, rows: &[StoredPin], gone: &[PinId]) -> Result<()> {
    let Some(model) = model(house).cloned() else {
        return Ok(());
    };
    let texts: Vec<(i64, String)> = rows.iter().map(|row| (row.root_id.0, said(row))).collect();
    let mut changes: Vec<Change> = gone.iter().map(|id| Change::Remove { id: id.0 }).collect();
    let index = house.get::<TextIndex>().index.clone();
    let due = index.clone();
    tokio::task::spawn_blocking(move || {
        changes.extend(texts.iter().map(|(id, text)| change(&model, *id, text)));
        index.apply(&changes);
    })
    .await?;
    // Seconds for many: the log is followed meanwhile.
    if due.is_due() {
        tokio::task::spawn_blocking(move || due.divide());
    }
    Ok(())
}

/// A picture of which nothing is said any more is forgotten.
fn change(model: &Model, id: i64, text: &str) -> Change {
    let vector: Option<Vector> = model.vector(text);
    match vector {
        Some(vector) => Change::Set { id, vector },
        None => Change::Remove { id },
    }
}

/// What is said of a pin's picture.
pub(crate) fn said(row: &StoredPin) -> String {
    let topics: Vec<String> = serde_json::from_str(&row.topics).unwrap_or_default();
    format!(
        "{} {} {} {}",
        row.title,
        row.description,
        row.alt_text,
        topics.join(" ")
    )
}

/// Reads texts of before again from the first picture on.
pub(super) fn fill_again(house: &House) {
    *filled(house) = Some(PinId::default());
}

/// Reads some texts of pictures from before the start; answers whether there are more.
///
/// # Errors
/// Of the store; the next call goes on where this one began.
pub async fn fill_texts(house: &House) -> Result<bool> {
    let Some(above) = *filled(house) else {
        return Ok(false);
    };
    if model(house).is_none() {
        return Ok(false);
    }
    let roots = pins::roots_above(&house.db, above, BATCH).await?;
    let Some(last) = roots.last() else {
        *filled(house) = None;
        if remake(house, WHAT, false) {
            info!("the index of texts is filled");
        }
        return Ok(false);
    };
    remake(house, WHAT, true);
    let rows = pins::standing_for(&house.db, &roots).await?;
    take_texts(house, &rows, &[]).await?;
    *filled(house) = Some(*last);
    Ok(true)
}
