//! The index: opening, writing, and which generation is in use.

use std::{
    hash::{DefaultHasher, Hash, Hasher},
    path::Path,
    sync::{
        Arc, Mutex, PoisonError, RwLock,
        atomic::{AtomicBool, AtomicU64, Ordering},
    },
};

use tantivy::TantivyError;

use crate::{
    error::{Error, Result},
    folder::Folder,
    generation::Generation,
    schema::{Change, Schema},
};

/// A full-text index in a folder. Cheap to clone; every clone is the same index.
///
/// All functions work on the calling thread. Searching takes well below a
/// millisecond to a few milliseconds and never waits for writing.
#[derive(Clone)]
pub struct Index {
    pub(crate) shared: Arc<Shared>,
}

pub(crate) struct Shared {
    pub(crate) folder: Folder,
    pub(crate) schema: Schema,
    pub(crate) live: RwLock<Arc<Generation>>,
    /// Held while a batch is applied and while generations are exchanged.
    pub(crate) writing: Mutex<()>,
    pub(crate) rebuilding: AtomicBool,
    /// How many rebuilds took the place of the index since it was opened.
    pub(crate) exchanged: AtomicU64,
}

impl Index {
    /// Opens the index of a folder, which is made if it is missing.
    ///
    /// The index starts empty, and [`Index::needs_rebuild`] says so, when there
    /// was none, when it was written under another schema or by another version
    /// of this crate, or when it is damaged.
    ///
    /// # Errors
    /// The folder cannot be used, another process writes into it, or the schema
    /// is no schema.
    pub fn open(path: &Path, schema: Schema) -> Result<Self> {
        schema.check()?;
        let folder = Folder::open(path)?;
        let live = match folder.current(&schema) {
            Some(current) => match reopen(&folder, current, &schema)? {
                Some(live) => live,
                None => start(&folder, &schema)?,
            },
            None => start(&folder, &schema)?,
        };
        let shared = Shared {
            folder,
            schema,
            live: RwLock::new(Arc::new(live)),
            writing: Mutex::new(()),
            rebuilding: AtomicBool::new(false),
            exchanged: AtomicU64::new(0),
        };
        Ok(Self {
            shared: Arc::new(shared),
        })
    }

    /// Whether nothing was ever committed here, so that the documents have to be
    /// brought from where they live, best by [`Index::rebuild`].
    #[must_use]
    pub fn needs_rebuild(&self) -> bool {
        self.position().is_none()
    }

    /// The position given with the last batch, or the last rebuild. Read it
    /// before each batch: a rebuild may have set it back.
    #[must_use]
    pub fn position(&self) -> Option<String> {
        self.live().position()
    }

    /// Changes with every batch and every rebuild, also one that ends where the index stood: what
    /// was found under another version may be found otherwise now.
    #[must_use]
    pub fn version(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        self.shared
            .exchanged
            .load(Ordering::Acquire)
            .hash(&mut hasher);
        self.position().hash(&mut hasher);
        hasher.finish()
    }

    /// Makes all changes in one commit, together with the caller's position in
    /// the log it follows: after a crash both are there or neither is.
    /// A search that begins after the return sees them. A commit costs some
    /// milliseconds and a write to the disk, so batch.
    ///
    /// # Errors
    /// A document names an unknown field, or the disk refuses: nothing changed.
    pub fn apply(&self, changes: &[Change], position: &str) -> Result<()> {
        let _alone = self
            .shared
            .writing
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        let live = self.live();
        live.write(changes)?;
        live.commit(Some(position))
    }

    pub(crate) fn live(&self) -> Arc<Generation> {
        let live = self
            .shared
            .live
            .read()
            .unwrap_or_else(PoisonError::into_inner);
        Arc::clone(&live)
    }
}

/// The generation in use; none if it is damaged.
fn reopen(folder: &Folder, current: u64, schema: &Schema) -> Result<Option<Generation>> {
    match Generation::open(&folder.generation(current), schema) {
        Ok(generation) => {
            folder.keep_only(current);
            Ok(Some(generation))
        }
        Err(error) if is_damage(&error) => {
            tracing::warn!(%error, "the search index is damaged and starts empty");
            Ok(None)
        }
        Err(error) => Err(error),
    }
}

fn start(folder: &Folder, schema: &Schema) -> Result<Generation> {
    let fresh = folder.unused()?;
    let generation = Generation::open(&folder.generation(fresh), schema)?;
    folder.point_to(fresh, schema)?;
    folder.keep_only(fresh);
    Ok(generation)
}

/// An index is derived from the database: what cannot be read is made again.
/// What another attempt may cure is not damage.
fn is_damage(error: &Error) -> bool {
    let Error::Engine(engine) = error else {
        return false;
    };
    !matches!(
        engine,
        TantivyError::LockFailure(..)
            | TantivyError::IoError(_)
            | TantivyError::OpenDirectoryError(_)
    )
}
