//! Keeps what the graph of saves notes of pictures in step with their words and with what is
//! done with them.

use std::{
    collections::{BTreeSet, HashMap},
    sync::{Mutex, MutexGuard, PoisonError},
};

use collections::pins;
use contract::ids::PinId;
use kernel::{error::Error, error::Result, extension, house::House, remakes::remake};
use recommend::Change;
use tracing::info;

use super::{
    follow_saves::SaveGraph,
    pack_note::{Note, is_current, pack_note},
};
use crate::activities::count_acts::{LATELY_DAYS, count_acts};

/// Pictures that are read at once.
const AT_ONCE: usize = 500;
/// What is told while pictures of before are noted.
const WHAT: &str = "notes of pictures";

/// Pictures that are to be noted.
#[derive(Default)]
struct Awaited {
    /// Whether the graph was looked through since the start.
    is_compared: bool,
    /// By the pins that brought them; the newest are noted first.
    roots: BTreeSet<i64>,
    /// How often some were noted since the start.
    times: u64,
}

struct AwaitedNotes(Mutex<Awaited>);

extension!(AwaitedNotes = |_| AwaitedNotes(Mutex::default()));

fn awaited(house: &House) -> MutexGuard<'_, Awaited> {
    let awaited = &house.get::<AwaitedNotes>().0;
    awaited.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Says that the graph was filled anew, and that nothing is noted there.
pub(super) fn look_through_again(house: &House) {
    awaited(house).is_compared = false;
}

/// Says of which pictures something has changed, or which have come.
pub(super) fn note_again(house: &House, roots: impl IntoIterator<Item = i64>) {
    awaited(house).roots.extend(roots);
}

/// Notes some pictures; answers whether there may be more.
pub async fn note_pictures(house: &House) -> Result<bool> {
    if !awaited(house).is_compared {
        look_through(house).await?;
    }
    let some: Vec<i64> = {
        let roots = &mut awaited(house).roots;
        let last = roots.iter().rev().take(AT_ONCE).copied();
        let some: Vec<i64> = last.collect();
        for root in &some {
            roots.remove(root);
        }
        some
    };
    if some.is_empty() {
        if remake(house, WHAT, false) {
            info!("pictures are noted");
        }
        return Ok(false);
    }
    if let Err(cause) = note(house, &some).await {
        note_again(house, some);
        return Err(cause);
    }
    awaited(house).times += 1;
    Ok(true)
}

/// Changes with every change of what is noted.
pub(super) fn version(house: &House) -> u64 {
    awaited(house).times
}

/// Finds what is not noted, or by another rule: after a start, whatever the snapshot was.
async fn look_through(house: &House) -> Result<()> {
    let graph = house.get::<SaveGraph>().0.clone();
    let missing = tokio::task::spawn_blocking(move || graph.noted(|note| !is_current(note)));
    let missing = missing.await?;
    if !missing.is_empty() {
        info!(pictures = missing.len(), "pictures are being noted");
        remake(house, WHAT, true);
    }
    let mut awaited = awaited(house);
    awaited.is_compared = true;
    awaited.roots.extend(missing);
    Ok(())
}

/// Notes what is known of pictures now. Of what is gone or secret nothing is known.
async fn note(house: &House, ids: &[i64]) -> Result<()> {
    let graph = &house.get::<SaveGraph>().0;
    let roots: Vec<PinId> = ids.iter().map(|id| PinId(*id)).collect();
    let numbers = count_acts(house, &roots, LATELY_DAYS).await?;
    let rows = pins::standing_for(&house.db, &roots).await?;
    let notes = rows.iter().map(|row| {
        let numbers = numbers.get(&row.root_id).copied().unwrap_or_default();
        (row.root_id, Note::of(row, numbers))
    });
    let notes: HashMap<PinId, Note> = notes.collect();
    let changes = roots.iter().map(|root| Change::Note {
        item: root.0,
        note: pack_note(notes.get(root).copied().unwrap_or_default()),
    });
    // Notes are of now, wherever the log is read: its position stays.
    let position = graph.position().unwrap_or_default();
    let changes: Vec<Change> = changes.collect();
    graph.apply(&changes, &position).map_err(Error::internal)
}
