//! Keeps vectors of pins' texts in step with the index of pins, where the host has a model
//! of texts: both are told the same changes, by the task that follows the log.

use std::{
    collections::HashSet,
    path::Path,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use collections::pins::{self, StoredPin};
use contract::ids::PinId;
use embedding::{Model, Vector};
use kernel::{error::Result, extension, house::House, remakes::remake};
use neighbours::{Change, Index, Near, distance};
use queue::Position;
use tracing::{error, info};

use super::index_pins::{heard, roots_of};

/// The host's model of texts; none by default.
#[derive(Default)]
pub struct TextModel(pub Option<Arc<Model>>);

extension!(TextModel = |_| TextModel::default());

/// What is said of every picture that a public pin shows, by the pin that brought it. Derived
/// from the database; it follows the log, as the index of pins does.
pub struct TextIndex {
    index: Index,
    filling: Mutex<Filling>,
}

/// What of before the start the index is yet to be told.
#[derive(Clone, Copy)]
enum Filling {
    /// All pictures above this one.
    All(PinId),
    /// What the log tells behind a snapshot.
    Since(Position),
    /// Nothing.
    Done,
}

extension!(TextIndex = |_| TextIndex::of(Index::new()));

/// Changes when another text is taken of a pin.
const SAID: u32 = 1;
/// Pictures whose texts are read at once.
const BATCH: i64 = 500;
/// Log entries taken at once.
const ENTRIES: u32 = 500;
/// What is told while texts of before are read.
const WHAT: &str = "index of texts";

impl TextIndex {
    /// The index of a snapshot that [`keep`] wrote by the same model; an empty one without.
    pub fn load(file: &Path, model: Option<&Model>) -> Self {
        let load = |model: &Model| Index::load_or_new(file, kind(model));
        Self::of(model.map_or_else(Index::new, load))
    }

    fn of(index: Index) -> Self {
        let position = index.position().and_then(|text| text.parse().ok());
        let filling = position.map_or(Filling::All(PinId::default()), Filling::Since);
        Self {
            index,
            filling: Mutex::new(filling),
        }
    }
}

fn kind(model: &Model) -> u32 {
    model.kind() ^ SAID
}

fn filling(house: &House) -> MutexGuard<'_, Filling> {
    let filling = &house.get::<TextIndex>().filling;
    filling.lock().unwrap_or_else(PoisonError::into_inner)
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
    *filling(house) = Filling::All(PinId::default());
}

/// Reads some texts of pictures from before the start; answers whether there are more.
///
/// # Errors
/// Of the store and the log; the next call goes on where this one began.
pub async fn fill_texts(house: &House) -> Result<bool> {
    if model(house).is_none() {
        return Ok(false);
    }
    let now = *filling(house);
    let next = match now {
        Filling::Done => return Ok(false),
        Filling::All(above) => fill_above(house, above).await?,
        Filling::Since(position) => catch_up(house, position).await?,
    };
    *filling(house) = next;
    if matches!(next, Filling::Done) && remake(house, WHAT, false) {
        info!("the index of texts is filled");
    }
    Ok(!matches!(next, Filling::Done))
}

async fn fill_above(house: &House, above: PinId) -> Result<Filling> {
    let roots = pins::roots_above(&house.db, above, BATCH).await?;
    let Some(last) = roots.last() else {
        return Ok(Filling::Done);
    };
    remake(house, WHAT, true);
    take_texts_of(house, &roots).await?;
    Ok(Filling::All(*last))
}

/// Takes what happened behind a snapshot, which may be taken twice. Where the log reaches not so
/// far back all texts are read.
async fn catch_up(house: &House, position: Position) -> Result<Filling> {
    if !queue::reaches_back_to(&house.db, position).await? {
        return Ok(Filling::All(PinId::default()));
    }
    let entries = queue::read_after(&house.db, position, ENTRIES).await?;
    let Some(last) = entries.last() else {
        return Ok(Filling::Done);
    };
    let roots = roots_of(house, &heard(&entries)?).await?;
    for some in roots.chunks(BATCH as usize) {
        take_texts_of(house, some).await?;
    }
    Ok(Filling::Since(last.position))
}

/// Takes the texts of these pictures as they are now.
async fn take_texts_of(house: &House, roots: &[PinId]) -> Result<()> {
    let rows = pins::standing_for(&house.db, roots).await?;
    let found: HashSet<PinId> = rows.iter().map(|row| row.root_id).collect();
    let gone = roots.iter().copied().filter(|root| !found.contains(root));
    take_texts(house, &rows, &gone.collect::<Vec<_>>()).await
}

/// Changes with every change of the index.
pub(crate) fn version(house: &House) -> u64 {
    house.get::<TextIndex>().index.version()
}

/// Writes the snapshot, once all texts of before are read; without it the next start reads the
/// database.
pub async fn keep(house: &House, file: &Path) {
    let is_filled = matches!(*filling(house), Filling::Done);
    let position = house.index.position().filter(|_| is_filled);
    let (Some(model), Some(position)) = (model(house), position) else {
        return;
    };
    // Whatever the index of pins has taken, this one has.
    let (index, kind, file) = (
        house.get::<TextIndex>().index.clone(),
        kind(model),
        file.to_owned(),
    );
    index.stand_at(&position);
    match tokio::task::spawn_blocking(move || index.save(&file, kind)).await {
        Ok(Ok(())) => {}
        Ok(Err(cause)) => error!(%cause, "the snapshot of the index of texts is not kept"),
        Err(cause) => error!(%cause, "the snapshot of the index of texts is not kept"),
    }
}
