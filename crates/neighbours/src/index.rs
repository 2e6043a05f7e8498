//! The index: one writer at a time, many readers.

use std::{
    path::Path,
    sync::{
        Arc, Mutex, PoisonError, RwLock, RwLockReadGuard, RwLockWriteGuard,
        atomic::{AtomicU64, Ordering::Relaxed},
    },
};

use crate::{
    distance::Vector,
    divide,
    error::{Error, Result},
    lists::Lists,
    search::{Near, Thoroughness, nearest},
    snapshot::{self, Standing},
};

/// A change of the index. Ids are the caller's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Change {
    /// The id has this vector, and no other any more.
    Set {
        /// Whose.
        id: i64,
        /// Which.
        vector: Vector,
    },
    /// The id has no vector any more; nothing if it had none.
    Remove {
        /// Whose.
        id: i64,
    },
}

/// Which id has which vector, in memory. Cheap to clone; every clone is the same index.
///
/// All functions work on the calling thread. Questions and changes wait for each other, some
/// milliseconds at most.
#[derive(Clone)]
pub struct Index {
    shared: Arc<Shared>,
}

struct Shared {
    inner: RwLock<Inner>,
    /// Batches that changed something.
    changes: AtomicU64,
    /// Held while a snapshot is written: there is one draft beside the file.
    saving: Mutex<()>,
}

struct Inner {
    lists: Lists,
    /// How many there were when they were divided; 0 before.
    divided: usize,
    /// See [`Index::position`]; empty without one.
    position: String,
    /// What changed since the vectors were copied that are being divided.
    journal: Option<Vec<Change>>,
    how: Thoroughness,
}

impl Default for Index {
    fn default() -> Self {
        Self::new()
    }
}

impl Index {
    /// An empty index.
    #[must_use]
    pub fn new() -> Self {
        Self::looking(Thoroughness::default())
    }

    /// An empty index that looks so thoroughly.
    #[must_use]
    pub fn looking(how: Thoroughness) -> Self {
        Self::of(Lists::undivided(), 0, how)
    }

    /// The index of a snapshot that [`Index::save`] wrote of vectors of this kind.
    ///
    /// # Errors
    /// There is no such file, or it is refused: it is no snapshot, has another format or
    /// other vectors, or is damaged. It takes no more memory than an index of its size.
    pub fn load(path: &Path, kind: u32, how: Thoroughness) -> Result<Self> {
        let (lists, Standing { divided, position }) = snapshot::read(path, kind)?;
        let index = Self::of(lists, divided, how);
        index.stand_at(&position);
        Ok(index)
    }

    /// The index of a snapshot; an empty one if there is none or it is refused, which is
    /// logged: an index is derived, and is filled again from its source.
    #[must_use]
    pub fn load_or_new(path: &Path, kind: u32) -> Self {
        match Self::load(path, kind, Thoroughness::default()) {
            Ok(index) => index,
            Err(Error::Io(error)) if error.kind() == std::io::ErrorKind::NotFound => Self::new(),
            Err(error) => {
                tracing::warn!(%error, "the index of neighbours starts empty");
                Self::new()
            }
        }
    }

    fn of(lists: Lists, divided: usize, how: Thoroughness) -> Self {
        Self {
            shared: Arc::new(Shared {
                inner: RwLock::new(Inner {
                    lists,
                    divided,
                    position: String::new(),
                    journal: None,
                    how,
                }),
                changes: AtomicU64::new(0),
                saving: Mutex::new(()),
            }),
        }
    }

    /// How many ids have a vector.
    #[must_use]
    pub fn len(&self) -> usize {
        self.read().lists.len()
    }

    /// Whether no id has a vector.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The vector of an id.
    #[must_use]
    pub fn vector(&self, id: i64) -> Option<Vector> {
        self.read().lists.vector(id).copied()
    }

    /// All ids, in no order.
    #[must_use]
    pub fn ids(&self) -> Vec<i64> {
        self.read().lists.ids().collect()
    }

    /// Of these ids those that have no vector.
    #[must_use]
    pub fn without(&self, ids: &[i64]) -> Vec<i64> {
        let inner = self.read();
        let without = |id: &&i64| inner.lists.vector(**id).is_none();
        ids.iter().filter(without).copied().collect()
    }

    /// Where in the caller's source the index stood last, if it was told; a snapshot has it too.
    #[must_use]
    pub fn position(&self) -> Option<String> {
        let position = self.read().position.clone();
        Some(position).filter(|position| !position.is_empty())
    }

    /// Notes that the index has all changes up to this position of the caller's source.
    pub fn stand_at(&self, position: &str) {
        position.clone_into(&mut self.write().position);
    }

    /// A number that grows with each batch that changed something.
    #[must_use]
    pub fn version(&self) -> u64 {
        self.shared.changes.load(Relaxed)
    }

    /// Makes the changes in their order: microseconds each. A question that begins after the
    /// return sees them all. A batch may be applied twice.
    pub fn apply(&self, changes: &[Change]) {
        if changes.is_empty() {
            return;
        }
        let mut inner = self.write();
        let made = changes
            .iter()
            .filter(|change| make(&mut inner.lists, change))
            .count();
        if let Some(journal) = &mut inner.journal {
            journal.extend_from_slice(changes);
        }
        self.shared.changes.fetch_add((made > 0).into(), Relaxed);
    }

    /// The ids whose vectors are nearest to this one, nearest first; at most `limit`, and
    /// [`MOST`](crate::MOST).
    #[must_use]
    pub fn nearest(&self, to: &Vector, limit: usize) -> Vec<Near> {
        let inner = self.read();
        nearest(&inner.lists, inner.how, to, limit)
    }

    /// Whether there are so many more than when they were divided that [`Index::divide`]
    /// should be called, and is not being.
    #[must_use]
    pub fn is_due(&self) -> bool {
        self.read().is_due()
    }

    /// Divides the vectors among lists anew, if that is due: some 15 s for a million, and
    /// twice the memory meanwhile. Questions and changes go on beside it.
    pub fn divide(&self) {
        let vectors: Vec<(i64, Vector)> = {
            let mut inner = self.write();
            if !inner.is_due() {
                return;
            }
            inner.journal = Some(Vec::new());
            let lists = inner.lists.lists.iter();
            let pairs =
                lists.flat_map(|list| list.ids.iter().copied().zip(list.vectors.iter().copied()));
            pairs.collect()
        };
        let alone: Vec<Vector> = vectors.iter().map(|(_, vector)| *vector).collect();
        let mut lists = Lists::around(divide::centres(&alone));
        drop(alone);
        lists.reserve(vectors.len());
        for (id, vector) in &vectors {
            lists.set(*id, vector);
        }
        let mut inner = self.write();
        for change in inner.journal.take().unwrap_or_default() {
            make(&mut lists, &change);
        }
        inner.divided = lists.len();
        let former = std::mem::replace(&mut inner.lists, lists);
        // Given back after the lock: freeing much takes a while.
        drop(inner);
        drop(former);
    }

    /// Writes a snapshot: first a draft beside it, which takes its name when it is whole and
    /// on the disk. Changes wait while it is written, not while the disk takes it.
    ///
    /// # Errors
    /// The disk refuses: a former snapshot is still there.
    pub fn save(&self, path: &Path, kind: u32) -> Result<()> {
        let saving = &self.shared.saving;
        let _one = saving.lock().unwrap_or_else(PoisonError::into_inner);
        let draft = path.with_added_extension("new");
        let file = {
            let inner = self.read();
            let standing = Standing {
                divided: inner.divided,
                position: inner.position.clone(),
            };
            snapshot::write(&draft, &inner.lists, &standing, kind)?
        };
        file.sync_all()?;
        std::fs::rename(&draft, path)?;
        snapshot::sync_folder(path)
    }

    /// A panic while changing leaves lists whole, so the lock is taken over.
    fn read(&self) -> RwLockReadGuard<'_, Inner> {
        let inner = self.shared.inner.read();
        inner.unwrap_or_else(PoisonError::into_inner)
    }

    fn write(&self) -> RwLockWriteGuard<'_, Inner> {
        let inner = self.shared.inner.write();
        inner.unwrap_or_else(PoisonError::into_inner)
    }
}

impl Inner {
    fn is_due(&self) -> bool {
        let count = self.lists.len();
        self.journal.is_none() && count > self.how.exact && count >= 2 * self.divided
    }
}

/// Makes a change; whether anything is different now.
fn make(lists: &mut Lists, change: &Change) -> bool {
    match change {
        Change::Set { id, vector } => lists.set(*id, vector),
        Change::Remove { id } => lists.remove(*id),
    }
}
