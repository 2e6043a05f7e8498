//! Keeps the graph of saves in step with the log of events.

use std::{
    collections::HashSet,
    hash::{DefaultHasher, Hash, Hasher},
    path::{Path, PathBuf},
    sync::Arc,
    time::Duration,
};

use collections::pins::{self, StoredPin};
use contract::ids::{BoardId, PinId};
use kernel::{
    error::{Error, Result},
    events::{Event, MovedPin},
    extension,
    house::House,
    remakes::{remake, remaking},
};
use queue::Position;
use recommend::{Change, Graph};
use tokio::time::Instant;
use tracing::{error, info};

use super::{
    note_pictures::{self, look_through_again, note_again, note_pictures},
    take_pictures::{self, compare_again, divide_when_due, note, take_pictures},
};
use crate::search::{index_pins, jobs::INDEX, take_texts, wait_for_log::wait_for_log};

/// Which picture, by the pin that brought it, is publicly on which board, in memory. Derived
/// from the database; it follows the log, as the search index does.
pub struct SaveGraph(pub Graph);

extension!(SaveGraph = |_| SaveGraph(Graph::new()));

/// Pause after the database refused.
const AFTER_FAILURE: Duration = Duration::from_secs(2);
/// A snapshot is written so often, if anything changed.
const BETWEEN_SNAPSHOTS: Duration = Duration::from_secs(600);
/// What is told while it does not follow.
const BEHIND: &str = "graph of saves";
/// Log entries taken at once.
const BATCH: u32 = 500;
/// Saves read at once while the graph is filled.
const FILLED_AT_ONCE: i64 = 100_000;
/// Pictures of a board at most, when what the graph has of it is compared.
const MOST_OF_BOARD: usize = 2_000_000;

/// The files in which what follows the log is kept.
#[derive(Debug, Clone)]
pub struct Snapshots {
    /// Of the graph of saves.
    pub saves: PathBuf,
    /// Of the index of pictures.
    pub pictures: PathBuf,
    /// Of the index of texts.
    pub texts: PathBuf,
}

/// Follows the log until the task is dropped, and keeps snapshots in files. Pages are
/// answered meanwhile from what the graph and the index of pictures have.
#[expect(
    clippy::disallowed_methods,
    reason = "a pause after a failure, and how old a snapshot is: no rules"
)]
pub async fn follow_saves(house: Arc<House>, files: Snapshots) {
    let mut saved = (Instant::now(), state(&house));
    loop {
        // Asked for before reading, so that no ring is missed in between.
        let changed = house.db.changed();
        let taken = take_saves(&house).await;
        // `/readyz` tells of it for as long as it lasts.
        remake(&house, BEHIND, taken.is_err());
        match taken {
            Ok(true) => {}
            Ok(false) => wait_for_log(changed).await,
            Err(cause) => {
                error!(%cause, "the graph of saves does not follow");
                tokio::time::sleep(AFTER_FAILURE).await;
            }
        }
        divide_when_due(&house);
        if saved.0.elapsed() >= BETWEEN_SNAPSHOTS {
            let state = state(&house);
            if state != saved.1 {
                keep(&house, &files).await;
            }
            saved = (Instant::now(), state);
        }
    }
}

/// Changes with all that is kept in snapshots.
fn state(house: &House) -> (Option<String>, [u64; 3]) {
    let graph = house.get::<SaveGraph>().0.position();
    let noted = note_pictures::version(house);
    let pictures = take_pictures::version(house);
    (graph, [noted, pictures, take_texts::version(house)])
}

/// Changes with whatever pins are related by: the index of pins, and what is kept here, which
/// follows the log beside it.
pub(super) fn version(house: &House) -> u64 {
    let mut hasher = DefaultHasher::new();
    (index_pins::version(house), state(house)).hash(&mut hasher);
    hasher.finish()
}

/// Writes the snapshots; without them the next start reads the database.
pub async fn keep(house: &House, files: &Snapshots) {
    keep_graph(house, &files.saves).await;
    take_pictures::keep(house, &files.pictures).await;
    take_texts::keep(house, &files.texts).await;
}

async fn keep_graph(house: &House, file: &Path) {
    let (graph, file) = (house.get::<SaveGraph>().0.clone(), file.to_owned());
    let kept = tokio::task::spawn_blocking(move || graph.save(&file)).await;
    match kept {
        Ok(Ok(())) => {}
        Ok(Err(cause)) => error!(%cause, "the snapshot of the graph of saves is not kept"),
        Err(cause) => error!(%cause, "the snapshot of the graph of saves is not kept"),
    }
}

/// Takes what has happened since, what the index of pictures is to be told of it, and what is
/// noted of pictures; answers whether there was anything.
pub async fn take_saves(house: &House) -> Result<bool> {
    let is_told = take_log(house).await?;
    let is_taken = take_pictures(house).await?;
    Ok(note_pictures(house).await? || is_taken || is_told)
}

/// A graph that was never filled, or is further behind than the log reaches, is filled.
async fn take_log(house: &House) -> Result<bool> {
    let graph = &house.get::<SaveGraph>().0;
    let position = graph
        .position()
        .and_then(|text| text.parse::<Position>().ok());
    let position = match position {
        Some(position) if queue::reaches_back_to(&house.db, position).await? => position,
        _ => {
            fill(house, graph).await?;
            compare_again(house);
            look_through_again(house);
            return Ok(true);
        }
    };
    let entries = queue::read_after(&house.db, position, BATCH).await?;
    let Some(last) = entries.last() else {
        return Ok(false);
    };
    let (mut changes, mut others) = (Vec::new(), Vec::new());
    for entry in entries.iter().filter(|entry| entry.kind == INDEX) {
        let event = serde_json::from_str(&entry.body)?;
        changes.extend(changes_by(house, graph, &event).await?);
        others.extend(noted_by(house, &event).await?);
    }
    apply(graph, &changes, last.position)?;
    note(house, changes.iter().filter_map(item_of));
    // After the graph has them: of what is not there nothing is noted.
    note_again(house, changes.iter().filter_map(item_of).chain(others));
    Ok(true)
}

/// Fills a new graph from the database and puts it in the place of the old. The log is
/// followed from where it stood before the first save was read.
async fn fill(house: &House, graph: &Graph) -> Result<()> {
    let _told = remaking(house, "graph of saves");
    let position = queue::latest(&house.db).await?;
    let new = Graph::new();
    let mut behind = (BoardId::default(), PinId::default());
    loop {
        let read = pins::public_places_behind(&house.db, behind, FILLED_AT_ONCE).await?;
        let Some(last) = read.last() else { break };
        behind = *last;
        let added = read.iter().map(|(board, root)| add(*root, *board));
        apply(&new, &added.collect::<Vec<_>>(), position)?;
    }
    apply(&new, &[], position)?;
    let size = new.size();
    // A copy of millions of edges, which no thread of the runtime waits for.
    let into = graph.clone();
    tokio::task::spawn_blocking(move || into.replace_with(&new))
        .await
        .map_err(Error::internal)?
        .map_err(Error::internal)?;
    info!(
        pictures = size.items,
        saves = size.edges,
        "graph of saves filled"
    );
    Ok(())
}

fn apply(graph: &Graph, changes: &[Change], position: Position) -> Result<()> {
    graph
        .apply(changes, &position.to_string())
        .map_err(Error::internal)
}

/// What an event means for the graph, as the database is now: taken twice it is the same.
async fn changes_by(house: &House, graph: &Graph, event: &Event) -> Result<Vec<Change>> {
    Ok(match event {
        Event::PinSaved { pin_id } => {
            let rows = pins::find_many(&house.db, &[*pin_id]).await?;
            rows.iter().map(here).collect()
        }
        Event::PinMoved {
            pin_id,
            root_id,
            from_board_id,
        } => {
            let (pin_id, root_id) = (*pin_id, *root_id);
            moved(house, &[MovedPin { pin_id, root_id }], *from_board_id).await?
        }
        Event::PinsMoved {
            pins,
            from_board_id,
        } => moved(house, pins, *from_board_id).await?,
        Event::PinDeleted {
            root_id, board_id, ..
        } => vec![remove(*root_id, *board_id)],
        Event::BoardFilled { board_id } => of_board(house, graph, *board_id).await?,
        Event::PinChanged { .. }
        | Event::PinLinked { .. }
        | Event::LinkChanged { .. }
        | Event::PictureRead { .. }
        | Event::PinsLiked { .. }
        | Event::FollowChanged { .. }
        | Event::BoardCreated { .. }
        | Event::BoardChanged { .. }
        | Event::BoardDeleted { .. }
        | Event::UserChanged { .. }
        | Event::UserConcerned(_) => Vec::new(),
    })
}

/// Pictures that stay where they are, of which other words or numbers are to be noted.
async fn noted_by(house: &House, event: &Event) -> Result<Vec<i64>> {
    Ok(match event {
        Event::PinChanged { pin_id } => {
            let rows = pins::find_many(&house.db, &[*pin_id]).await?;
            rows.iter().map(|row| row.root_id.0).collect()
        }
        Event::PinsLiked { roots } => roots.iter().map(|root| root.0).collect(),
        _ => Vec::new(),
    })
}

/// Pins that left a board, and are where they are now, if they still are.
async fn moved(house: &House, moved: &[MovedPin], from: BoardId) -> Result<Vec<Change>> {
    let ids: Vec<PinId> = moved.iter().map(|pin| pin.pin_id).collect();
    let rows = pins::find_many(&house.db, &ids).await?;
    let left = moved.iter().map(|pin| remove(pin.root_id, from));
    Ok(left.chain(rows.iter().map(here)).collect())
}

/// A pin that is there, if it is public.
fn here(pin: &StoredPin) -> Change {
    match pin.is_secret {
        true => remove(pin.root_id, pin.board_id),
        false => add(pin.root_id, pin.board_id),
    }
}

/// All pins of a board that became public or secret, came or went.
async fn of_board(house: &House, graph: &Graph, board: BoardId) -> Result<Vec<Change>> {
    let public = pins::public_roots_of_board(&house.db, board).await?;
    let public: HashSet<PinId> = public.into_iter().collect();
    let known = graph
        .items_of(board.0, MOST_OF_BOARD)
        .into_iter()
        .map(PinId);
    let known: HashSet<PinId> = known.collect();
    let gone = known.difference(&public).map(|root| remove(*root, board));
    let come = public.difference(&known).map(|root| add(*root, board));
    Ok(gone.chain(come).collect())
}

/// The picture that a change is about; whole boards are told picture by picture here.
fn item_of(change: &Change) -> Option<i64> {
    match change {
        Change::Add { item, .. } | Change::Remove { item, .. } | Change::RemoveItem(item) => {
            Some(*item)
        }
        Change::RemoveGroup(_) | Change::Note { .. } => None,
    }
}

fn add(root: PinId, board: BoardId) -> Change {
    Change::Add {
        item: root.0,
        group: board.0,
    }
}

fn remove(root: PinId, board: BoardId) -> Change {
    Change::Remove {
        item: root.0,
        group: board.0,
    }
}
