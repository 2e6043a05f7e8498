//! Keeps the index of pictures in step with the graph of saves: a picture is in both, or in
//! neither.

use std::{
    collections::{BTreeSet, HashMap},
    ops::Bound::{Excluded, Unbounded},
    path::Path,
    sync::{Mutex, MutexGuard, PoisonError},
};

use accounts::uploads::describe_pictures::descriptors_among;
use collections::pins;
use contract::ids::PinId;
use kernel::{error::Result, extension, house::House, remakes::remake};
use media::{DESCRIPTOR_VERSION, Descriptor};
use neighbours::{Change, Index};
use tracing::{error, info};

use super::follow_saves::SaveGraph;
use crate::lookalikes::find_lookalikes::PictureIndex;

/// Pictures whose descriptors are read at once.
const AT_ONCE: usize = 500;
/// Pictures without a descriptor that are looked up again at once, and the pause between
/// two such looks that found none.
const AGAIN: usize = 5_000;
const PAUSE_MS: i64 = 10_000;
/// What is told while pictures of before are taken.
const WHAT: &str = "index of pictures";

/// What the index is yet to be told.
#[derive(Default)]
struct Awaited {
    /// Whether index and graph were compared since the start.
    is_compared: bool,
    /// Pictures whose descriptors were not asked for yet; the newest are last, and are asked
    /// for first.
    new: Vec<i64>,
    /// Pictures that had none when they were asked for: a job describes them.
    undescribed: BTreeSet<i64>,
    /// The last of these that was looked up again.
    last: i64,
    /// Until when none is looked up again.
    rests_until: i64,
}

struct AwaitedPictures(Mutex<Awaited>);

extension!(AwaitedPictures = |_| AwaitedPictures(Mutex::default()));

fn awaited(house: &House) -> MutexGuard<'_, Awaited> {
    let awaited = &house.get::<AwaitedPictures>().0;
    awaited.lock().unwrap_or_else(PoisonError::into_inner)
}

fn index(house: &House) -> &Index {
    &house.get::<PictureIndex>().0
}

/// Notes that the graph was filled anew.
pub(super) fn compare_again(house: &House) {
    awaited(house).is_compared = false;
}

/// Notes pictures that came to a place or left one. What is nowhere any more goes at once.
pub(super) fn note(house: &House, items: impl IntoIterator<Item = i64>) {
    let graph = &house.get::<SaveGraph>().0;
    let items: BTreeSet<i64> = items.into_iter().collect();
    let is_public = |id: &i64| !graph.groups_of(*id, 1).is_empty();
    let (public, gone): (Vec<i64>, Vec<i64>) = items.into_iter().partition(is_public);
    let mut awaited = awaited(house);
    for id in &gone {
        awaited.undescribed.remove(id);
    }
    awaited.new.extend(index(house).without(&public));
    let gone = gone.into_iter().map(|id| Change::Remove { id });
    index(house).apply(&gone.collect::<Vec<_>>());
}

/// Takes descriptors of pictures that are not in the index yet; answers whether there is
/// more to be done at once.
pub async fn take_pictures(house: &House) -> Result<bool> {
    if !awaited(house).is_compared {
        compare(house).await?;
    }
    let new: Vec<i64> = {
        let new = &mut awaited(house).new;
        let most = new.len().saturating_sub(AT_ONCE);
        new.split_off(most)
    };
    if !new.is_empty() {
        if let Err(cause) = read(house, &new).await {
            awaited(house).new.extend(new);
            return Err(cause);
        }
        return Ok(true);
    }
    if remake(house, WHAT, false) {
        info!("the index of pictures is filled");
    }
    let again = next_undescribed(house);
    let mut found = 0;
    for some in again.chunks(AT_ONCE) {
        found += read(house, some).await?;
    }
    Ok(found > 0)
}

/// Some that had no descriptor, behind those of the last time.
fn next_undescribed(house: &House) -> Vec<i64> {
    let mut awaited = awaited(house);
    if awaited.undescribed.is_empty() || house.now() < awaited.rests_until {
        return Vec::new();
    }
    let all = &awaited.undescribed;
    let behind = all.range((Excluded(awaited.last), Unbounded));
    let mut some: Vec<i64> = behind.take(AGAIN).copied().collect();
    if some.is_empty() {
        // Behind the last they begin anew.
        some.extend(all.iter().take(AGAIN));
    }
    awaited.last = some.last().copied().unwrap_or_default();
    awaited.rests_until = house.now() + PAUSE_MS;
    some
}

/// What the graph has and the index has not, and the reverse: after a start, whatever the
/// two files were like.
async fn compare(house: &House) -> Result<()> {
    let (graph, pictures) = (house.get::<SaveGraph>().0.clone(), index(house).clone());
    let missing = tokio::task::spawn_blocking(move || {
        let public = graph.items();
        let missing = pictures.without(&public);
        let public: std::collections::HashSet<i64> = public.into_iter().collect();
        let gone = pictures.ids().into_iter().filter(|id| !public.contains(id));
        pictures.apply(&gone.map(|id| Change::Remove { id }).collect::<Vec<_>>());
        missing
    });
    let mut missing = missing.await?;
    if !missing.is_empty() {
        info!(
            pictures = missing.len(),
            "the index of pictures is being filled"
        );
        remake(house, WHAT, true);
    }
    missing.sort_unstable();
    let mut awaited = awaited(house);
    awaited.is_compared = true;
    awaited.new = missing;
    Ok(())
}

/// Reads descriptors and puts them into the index; how many there were. What went meanwhile
/// has none: the log tells of it.
async fn read(house: &House, ids: &[i64]) -> Result<usize> {
    let graph = &house.get::<SaveGraph>().0;
    let roots: Vec<PinId> = ids.iter().map(|id| PinId(*id)).collect();
    let rows = pins::standing_for(&house.db, &roots).await?;
    let signatures: Vec<&str> = rows.iter().map(|row| row.signature.as_str()).collect();
    let known: HashMap<String, Option<Descriptor>> =
        descriptors_among(&house.db, &signatures).await?;
    let mut changes = Vec::new();
    let mut awaited = awaited(house);
    for row in rows {
        let id = row.root_id.0;
        match known.get(&row.signature) {
            None => {
                awaited.undescribed.insert(id);
            }
            Some(descriptor) => {
                awaited.undescribed.remove(&id);
                let is_public = !graph.groups_of(id, 1).is_empty();
                let vector = descriptor.filter(|_| is_public);
                changes.extend(vector.map(|vector| Change::Set { id, vector }));
            }
        }
    }
    index(house).apply(&changes);
    Ok(changes.len())
}

/// Divides the index anew, beside everything else, when it has become so large.
pub(super) fn divide_when_due(house: &House) {
    if index(house).is_due() {
        let pictures = index(house).clone();
        tokio::task::spawn_blocking(move || pictures.divide());
    }
}

/// Changes with every change of the index.
pub(super) fn version(house: &House) -> u64 {
    index(house).version()
}

/// Writes the snapshot; without it the next start reads the database.
pub(super) async fn keep(house: &House, file: &Path) {
    let (pictures, file) = (index(house).clone(), file.to_owned());
    let save = move || pictures.save(&file, DESCRIPTOR_VERSION);
    match tokio::task::spawn_blocking(save).await {
        Ok(Ok(())) => {}
        Ok(Err(cause)) => error!(%cause, "the snapshot of the index of pictures is not kept"),
        Err(cause) => error!(%cause, "the snapshot of the index of pictures is not kept"),
    }
}
