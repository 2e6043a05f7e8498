//! Fills a second index beside the first, then replaces it.

use std::sync::{Arc, PoisonError, atomic::Ordering};

use crate::{
    error::{Error, Result},
    generation::Generation,
    index::Index,
    schema::{Change, Doc},
};

/// Documents between two commits of the index being filled: what waits for a
/// commit is held in memory.
const BATCH: usize = 50_000;

/// An index being filled from the start while the first one serves.
///
/// Dropped before [`Rebuild::finish`], it leaves nothing behind.
pub struct Rebuild {
    // Declared before `destination`, so that its files are closed when they are removed.
    filled: Generation,
    destination: Destination,
    uncommitted: usize,
    /// Greatest key so far: what is above cannot be there yet.
    highest: Option<i64>,
}

/// The folder of the index being filled; removed unless it took over.
struct Destination {
    index: Index,
    number: u64,
    taken_over: bool,
}

impl Index {
    /// Begins a rebuild; searches and [`Index::apply`] go on as before.
    ///
    /// # Errors
    /// [`Error::Rebuilding`] while another rebuild of this index is under way;
    /// or the disk refuses.
    pub fn rebuild(&self) -> Result<Rebuild> {
        if self.shared.rebuilding.swap(true, Ordering::AcqRel) {
            return Err(Error::Rebuilding);
        }
        let begun = self.begin_rebuild();
        if begun.is_err() {
            self.shared.rebuilding.store(false, Ordering::Release);
        }
        begun
    }

    fn begin_rebuild(&self) -> Result<Rebuild> {
        let number = self.shared.folder.unused()?;
        let path = self.shared.folder.generation(number);
        Ok(Rebuild {
            filled: Generation::open(&path, &self.shared.schema)?,
            destination: Destination {
                index: self.clone(),
                number,
                taken_over: false,
            },
            uncommitted: 0,
            highest: None,
        })
    }
}

impl Rebuild {
    /// Adds documents; a later one of the same key replaces the earlier. Keys in
    /// ascending order are by far the quickest.
    ///
    /// # Errors
    /// As [`Index::apply`]. The rebuild is of no use then and is to be dropped.
    pub fn put(&mut self, docs: Vec<Doc>) -> Result<()> {
        self.uncommitted += docs.len();
        for doc in docs {
            if self.highest.is_none_or(|highest| highest < doc.key) {
                self.highest = Some(doc.key);
                self.filled.add(&doc)?;
            } else {
                self.filled.write(&[Change::Put(doc)])?;
            }
        }
        if self.uncommitted >= BATCH {
            self.uncommitted = 0;
            self.filled.commit(None)?;
        }
        Ok(())
    }

    /// Commits with the position the documents were read at, and takes the place
    /// of the index in use. Searches under way end on the old one. What was
    /// applied to the old one after that position is applied again by the
    /// follower of the log from [`Index::position`].
    ///
    /// # Errors
    /// The disk refuses: the old index stays in use.
    pub fn finish(mut self, position: &str) -> Result<()> {
        self.filled.commit(Some(position))?;
        let filled = self.filled.settle()?;
        self.destination.take_over(filled)
    }
}

impl Destination {
    fn take_over(&mut self, filled: Generation) -> Result<()> {
        let shared = &self.index.shared;
        let _alone = shared
            .writing
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        shared.folder.point_to(self.number, &shared.schema)?;
        self.taken_over = true;
        *shared.live.write().unwrap_or_else(PoisonError::into_inner) = Arc::new(filled);
        shared.exchanged.fetch_add(1, Ordering::AcqRel);
        shared.folder.keep_only(self.number);
        Ok(())
    }
}

impl Drop for Destination {
    fn drop(&mut self) {
        if !self.taken_over {
            self.index.shared.folder.remove(self.number);
        }
        self.index.shared.rebuilding.store(false, Ordering::Release);
    }
}
