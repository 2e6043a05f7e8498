//! What a search reads: the index as it stood when the search began, and its columns that
//! every search asks for.

use std::{
    collections::HashMap,
    mem,
    ops::Deref,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use tantivy::{Searcher, SegmentReader, index::SegmentId};

use crate::top::Likes;

/// The index of one moment, whatever is written meanwhile.
pub(crate) struct View {
    searcher: Searcher,
    pub(crate) opened: Arc<Opened>,
}

impl View {
    pub(crate) fn new(searcher: Searcher, opened: &Arc<Opened>) -> Self {
        Self {
            searcher,
            opened: Arc::clone(opened),
        }
    }
}

impl Deref for View {
    type Target = Searcher;

    fn deref(&self) -> &Searcher {
        &self.searcher
    }
}

/// Ids and boosts of the segments that the index has, each opened once: the engine reads the more
/// to open a column the more documents it is of, which would be the most of a search for one
/// common word.
#[derive(Default)]
pub(crate) struct Opened(Mutex<HashMap<SegmentId, Option<Arc<Likes>>>>);

impl Opened {
    /// Those of a segment. What is deleted in it later does not change them.
    pub(crate) fn likes(&self, segment: &SegmentReader) -> tantivy::Result<Arc<Likes>> {
        let id = segment.segment_id();
        if let Some(Some(likes)) = self.lock().get(&id) {
            return Ok(Arc::clone(likes));
        }
        // Not behind the lock: other searches do not wait for the file.
        let likes = Arc::new(Likes::of(segment)?);
        // A view may be of segments that the index has no more.
        if let Some(kept) = self.lock().get_mut(&id) {
            *kept = Some(Arc::clone(&likes));
        }
        Ok(likes)
    }

    /// Keeps those of the segments that the index has from now on, and forgets others.
    pub(crate) fn follow(&self, searcher: &Searcher) {
        let segments = searcher.segment_readers().iter();
        let mut opened = self.lock();
        let mut before = mem::take(&mut *opened);
        let kept = segments.map(SegmentReader::segment_id);
        *opened = kept.map(|id| (id, before.remove(&id).flatten())).collect();
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<SegmentId, Option<Arc<Likes>>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        generation::Generation,
        schema::{Change, Doc, Schema},
    };

    /// Segments of which something is kept, once a search of this view asked.
    fn kept_after(view: &View) -> usize {
        for segment in view.segment_readers() {
            view.opened.likes(segment).expect("columns");
            view.opened.likes(segment).expect("columns");
        }
        view.opened.lock().values().flatten().count()
    }

    #[test]
    fn columns_of_segments_that_are_gone_are_forgotten() {
        let folder = tempfile::tempdir().expect("a folder");
        let schema = Schema::new().field("text", 1);
        let generation = Generation::open(folder.path(), &schema).expect("an index");
        for id in 1..=3 {
            let doc = Doc::new(id).text("text", "lamp");
            generation.write(&[Change::Put(doc)]).expect("written");
            generation.commit(Some("here")).expect("committed");
        }
        let before = generation.searcher();
        assert_eq!(kept_after(&before), 3);
        let generation = generation.settle().expect("merged");
        assert_eq!(kept_after(&before), 0, "the old view keeps nothing alive");
        assert_eq!(kept_after(&generation.searcher()), 1);
        drop(generation);
        let again = Generation::open(folder.path(), &schema).expect("an index");
        assert_eq!(kept_after(&again.searcher()), 1, "without a write");
    }
}
