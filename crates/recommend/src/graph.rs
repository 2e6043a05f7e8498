//! The graph: one writer, many readers.

use std::{
    path::Path,
    sync::{
        Arc, Mutex, MutexGuard, PoisonError, RwLock,
        atomic::{AtomicU64, Ordering::Relaxed},
    },
};

use crate::{
    adjacency::{Adjacency, Full, Room},
    compact,
    error::{Error, Result},
    query::{Found, Query},
    rank, snapshot,
    visits::Pool,
};

/// Longest position in bytes.
pub(crate) const LONGEST_POSITION: usize = 4_096;

/// A change of the graph. Ids are the caller's; an item and a group may have the same one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Change {
    /// The item is in the group; nothing if it was already.
    Add {
        /// Of the item.
        item: i64,
        /// Of the group.
        group: i64,
    },
    /// The item is not in the group any more; nothing if it was not.
    Remove {
        /// Of the item.
        item: i64,
        /// Of the group.
        group: i64,
    },
    /// The item is in no group any more.
    RemoveItem(i64),
    /// The group has no items any more.
    RemoveGroup(i64),
    /// Notes something of an item, for those who weigh what walks find; nothing if it was
    /// never in a group.
    Note {
        /// Of the item.
        item: i64,
        /// What it means is the caller's; 0 is what is noted of new items.
        note: u32,
    },
}

/// How much there is in a graph.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Size {
    /// Items that are in a group.
    pub items: usize,
    /// Groups that have items.
    pub groups: usize,
    /// How often an item is in a group.
    pub edges: u64,
    /// Bytes of memory, room for growth among them; while it is compacted, twice that.
    pub bytes: usize,
}

/// Which item is in which group, in memory. Cheap to clone; every clone is the same graph.
///
/// All functions work on the calling thread. Walks never wait for [`Graph::apply`],
/// [`Graph::compact`] or [`Graph::save`]; these wait for each other.
#[derive(Clone)]
pub struct Graph {
    shared: Arc<Shared>,
}

struct Shared {
    /// Locked only while the reference is taken or exchanged.
    live: RwLock<Arc<Adjacency>>,
    /// Held while the graph is changed, or has to stand still.
    writing: Mutex<()>,
    position: Mutex<Option<String>>,
    edges: AtomicU64,
    /// Held while a snapshot is written: there is one draft beside the file.
    saving: Mutex<()>,
    pool: Pool,
}

impl Default for Graph {
    fn default() -> Self {
        Self::new()
    }
}

impl Graph {
    /// An empty graph without a position.
    #[must_use]
    pub fn new() -> Self {
        Self::from_parts(Adjacency::new(Room::default(), Room::default()), 0, None)
    }

    /// The graph of a snapshot that [`Graph::save`] wrote.
    ///
    /// # Errors
    /// There is no such file, or it is refused: it is no snapshot, has another format, or
    /// is damaged. It takes no more memory than a graph of the file's size.
    pub fn load(path: &Path) -> Result<Self> {
        let loaded = snapshot::read(path)?;
        Ok(Self::from_parts(
            loaded.adjacency,
            loaded.edges,
            loaded.position,
        ))
    }

    /// The graph of a snapshot; an empty one, without a position, if there is none or it is
    /// refused, which is logged: a graph is derived, and is filled again from its source.
    #[must_use]
    pub fn load_or_new(path: &Path) -> Self {
        match Self::load(path) {
            Ok(graph) => graph,
            Err(Error::Io(error)) if error.kind() == std::io::ErrorKind::NotFound => Self::new(),
            Err(error) => {
                tracing::warn!(%error, "the graph starts empty");
                Self::new()
            }
        }
    }

    fn from_parts(adjacency: Adjacency, edges: u64, position: Option<String>) -> Self {
        Self {
            shared: Arc::new(Shared {
                live: RwLock::new(Arc::new(adjacency)),
                writing: Mutex::new(()),
                position: Mutex::new(position),
                edges: AtomicU64::new(edges),
                saving: Mutex::new(()),
                pool: Pool::default(),
            }),
        }
    }

    /// The position given with the last batch. None: the graph was never filled.
    #[must_use]
    pub fn position(&self) -> Option<String> {
        lock(&self.shared.position).clone()
    }

    /// Makes the changes in their order, then remembers the caller's position in the log
    /// they come from, for [`Graph::save`]. A walk that begins after the return sees them
    /// all; one that is under way may see some. A batch may be applied twice.
    ///
    /// Most changes cost well below a microsecond. When the room for growth is used up, all
    /// is copied once, some 30 ns an edge; so fill a graph in batches of 100,000 and more.
    ///
    /// # Errors
    /// [`Error::TooLarge`], with the changes before made and the position as it was;
    /// [`Error::Position`], with nothing done.
    pub fn apply(&self, changes: &[Change], position: &str) -> Result<()> {
        if position.len() > LONGEST_POSITION {
            return Err(Error::Position(LONGEST_POSITION));
        }
        let _alone = lock(&self.shared.writing);
        let mut live = self.live();
        for (made, change) in changes.iter().enumerate() {
            while let Err(full) = self.make(&live, change) {
                let wanted = full.and_for(changes.len() - made);
                live = self.exchange(&live, &wanted)?;
            }
        }
        *lock(&self.shared.position) = Some(position.to_owned());
        Ok(())
    }

    /// Gives the memory back that removed and moved lists left, and takes little room for
    /// growth: for the moment when a graph was filled.
    ///
    /// # Errors
    /// None that [`Graph::apply`] would not have told before.
    pub fn compact(&self) -> Result<()> {
        let _alone = lock(&self.shared.writing);
        let live = self.live();
        self.exchange(&live, &Full::default())?;
        Ok(())
    }

    /// Takes a copy of what another graph has, position and all: of one that was filled
    /// anew while this one went on answering.
    ///
    /// # Errors
    /// None that [`Graph::apply`] would not have told before.
    pub fn replace_with(&self, other: &Self) -> Result<()> {
        // One lock after the other: two graphs may take each other's place, or one its own.
        let (copy, position, edges) = {
            let _still = lock(&other.shared.writing);
            let copy = compact::copy(&other.live(), &Full::default())?;
            (copy, other.position(), other.shared.edges.load(Relaxed))
        };
        let _alone = lock(&self.shared.writing);
        self.exchange_for(copy);
        *lock(&self.shared.position) = position;
        self.shared.edges.store(edges, Relaxed);
        Ok(())
    }

    /// Writes a snapshot: first a draft beside it, which takes its name when it is whole
    /// and on the disk. Changes wait while it is written, not while the disk takes it.
    ///
    /// # Errors
    /// The disk refuses: a former snapshot is still there.
    pub fn save(&self, path: &Path) -> Result<()> {
        let _one = lock(&self.shared.saving);
        let draft = path.with_added_extension("new");
        let file = {
            let _still = lock(&self.shared.writing);
            snapshot::write(&draft, &self.live(), self.position().as_deref())?
        };
        file.sync_all()?;
        std::fs::rename(&draft, path)?;
        snapshot::sync_folder(path)?;
        Ok(())
    }

    /// Walks from the items of a query; the best found come first. See [`Query`].
    #[must_use]
    pub fn walk(&self, query: &Query<'_>) -> Vec<Found> {
        let live = self.live();
        let mut visits = self.shared.pool.take();
        let found = rank::walk(&live, query, &mut visits);
        self.shared.pool.put(visits);
        found
    }

    /// Groups that an item is in, in no order; at most `limit`.
    #[must_use]
    pub fn groups_of(&self, item: i64, limit: usize) -> Vec<i64> {
        let live = self.live();
        let node = live.items.names.find(item).unwrap_or(u32::MAX);
        let groups = live.items.lists.neighbours(node).take(limit);
        groups.map(|group| live.groups.names.id(group)).collect()
    }

    /// Items of a group, in no order; at most `limit`.
    #[must_use]
    pub fn items_of(&self, group: i64, limit: usize) -> Vec<i64> {
        let live = self.live();
        let node = live.groups.names.find(group).unwrap_or(u32::MAX);
        let items = live.groups.lists.neighbours(node).take(limit);
        items.map(|item| live.items.names.id(item)).collect()
    }

    /// What is noted of an item; 0 of one that is not there.
    #[must_use]
    pub fn note_of(&self, item: i64) -> u32 {
        let live = self.live();
        let node = live.items.names.find(item);
        node.map_or(0, |node| live.note(node))
    }

    /// Items that are in a group and of whose note this holds, in no order.
    #[must_use]
    pub fn noted(&self, holds: impl Fn(u32) -> bool) -> Vec<i64> {
        let live = self.live();
        let items = live.items.living().map(|(item, _)| item);
        let found = items.filter(|item| holds(live.note(*item)));
        found.map(|item| live.items.names.id(item)).collect()
    }

    /// All items that are in a group, in no order.
    #[must_use]
    pub fn items(&self) -> Vec<i64> {
        let live = self.live();
        let items = live.items.living();
        items.map(|(item, _)| live.items.names.id(item)).collect()
    }

    /// How much there is. Counts the nodes, so it takes some milliseconds for a million.
    #[must_use]
    pub fn size(&self) -> Size {
        let live = self.live();
        Size {
            items: live.items.living().count(),
            groups: live.groups.living().count(),
            edges: self.shared.edges.load(Relaxed),
            bytes: live.bytes(),
        }
    }

    fn make(&self, live: &Adjacency, change: &Change) -> std::result::Result<(), Full> {
        let edges = &self.shared.edges;
        match *change {
            Change::Add { item, group } => {
                edges.fetch_add(u64::from(live.add(item, group)?), Relaxed)
            }
            Change::Remove { item, group } => {
                edges.fetch_sub(u64::from(live.remove(item, group)), Relaxed)
            }
            Change::RemoveItem(item) => edges.fetch_sub(live.remove_item(item) as u64, Relaxed),
            Change::RemoveGroup(group) => edges.fetch_sub(live.remove_group(group) as u64, Relaxed),
            Change::Note { item, note } => {
                if let Some(item) = live.items.names.find(item) {
                    live.set_note(item, note);
                }
                0
            }
        };
        Ok(())
    }

    fn live(&self) -> Arc<Adjacency> {
        let live = self.shared.live.read();
        Arc::clone(&live.unwrap_or_else(PoisonError::into_inner))
    }

    /// Puts a copy in the place of the adjacency in use.
    fn exchange(&self, former: &Adjacency, wanted: &Full) -> Result<Arc<Adjacency>> {
        Ok(self.exchange_for(compact::copy(former, wanted)?))
    }

    fn exchange_for(&self, new: Adjacency) -> Arc<Adjacency> {
        let new = Arc::new(new);
        let mut live = self
            .shared
            .live
            .write()
            .unwrap_or_else(PoisonError::into_inner);
        let former = std::mem::replace(&mut *live, Arc::clone(&new));
        // Given back after the lock: freeing a large graph takes a while.
        drop(live);
        drop(former);
        new
    }
}

/// A panic while changing leaves lists whole, so the lock is taken over.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
