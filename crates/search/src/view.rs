//! What a search reads: the index as it stood when the search began, and its columns that
//! every search asks for.

use std::{
    collections::{HashMap, HashSet},
    ops::Deref,
    sync::{Arc, Mutex, PoisonError},
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

/// Ids and boosts of segments, each opened once: the engine reads the more to open a column
/// the more documents it is of, which would be the most of a search for one common word.
#[derive(Default)]
pub(crate) struct Opened(Mutex<HashMap<SegmentId, Arc<Likes>>>);

impl Opened {
    /// Those of a segment. What is deleted in it later does not change them.
    pub(crate) fn likes(&self, segment: &SegmentReader) -> tantivy::Result<Arc<Likes>> {
        let mut opened = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let id = segment.segment_id();
        if let Some(likes) = opened.get(&id) {
            return Ok(Arc::clone(likes));
        }
        let likes = Arc::new(Likes::of(segment)?);
        opened.insert(id, Arc::clone(&likes));
        Ok(likes)
    }

    /// Forgets segments that the index does not have any more.
    pub(crate) fn keep_only(&self, searcher: &Searcher) {
        let segments = searcher.segment_readers().iter();
        let left: HashSet<SegmentId> = segments.map(SegmentReader::segment_id).collect();
        let mut opened = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        opened.retain(|id, _| left.contains(id));
    }
}

#[cfg(test)]
mod tests {
    use crate::{
        generation::Generation,
        schema::{Change, Doc, Schema},
    };

    #[test]
    fn columns_of_segments_that_are_gone_are_forgotten() {
        let folder = tempfile::tempdir().expect("a folder");
        let schema = Schema::new().field("text", 1);
        let generation = Generation::open(folder.path(), &schema).expect("an index");
        let open_all = |generation: &Generation| {
            let view = generation.searcher();
            for segment in view.segment_readers() {
                view.opened.likes(segment).expect("columns");
                view.opened.likes(segment).expect("columns");
            }
            let opened = view.opened.0.lock().expect("unharmed").len();
            assert_eq!(opened, view.segment_readers().len());
            opened
        };
        for id in 1..=3 {
            let doc = Doc::new(id).text("text", "lamp");
            generation.write(&[Change::Put(doc)]).expect("written");
            generation.commit(Some("here")).expect("committed");
        }
        assert_eq!(open_all(&generation), 3);
        assert_eq!(open_all(&generation.settle().expect("merged")), 1);
    }
}
