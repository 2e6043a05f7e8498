//! One index of the engine in one folder: writer and reader.

use std::{
    fs,
    path::Path,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use tantivy::{
    IndexReader, IndexSettings, IndexSortByField, IndexWriter, Order, ReloadPolicy, TantivyError,
    directory::MmapDirectory,
    indexer::{IndexWriterOptions, LogMergePolicy},
};

use crate::{
    error::Result,
    fields::{Fields, column},
    schema::{Change, Doc, Schema},
    view::{Opened, View},
};

/// Memory the writer may fill before it writes a segment, in bytes.
const WRITER_MEMORY: usize = 20_000_000;

/// Segments of which this share is deleted are written anew.
const MOSTLY_DELETED: f32 = 0.3;

/// An index in a folder of its own.
pub(crate) struct Generation {
    pub(crate) fields: Fields,
    schema: Schema,
    engine: tantivy::Index,
    reader: IndexReader,
    opened: Arc<Opened>,
    writer: Mutex<IndexWriter>,
    /// Apart from the writer: who asks does not wait for a commit.
    position: Mutex<Option<String>>,
}

impl Generation {
    /// Opens what is there, or starts empty.
    pub(crate) fn open(folder: &Path, schema: &Schema) -> Result<Self> {
        fs::create_dir_all(folder)?;
        let (fields, engine_schema) = Fields::new();
        let directory = MmapDirectory::open(folder).map_err(TantivyError::from)?;
        let engine = tantivy::Index::builder()
            .schema(engine_schema)
            .settings(settings())
            .open_or_create(directory)?;
        let manual = engine.reader_builder().reload_policy(ReloadPolicy::Manual);
        let reader: IndexReader = manual.try_into()?;
        let opened = Arc::<Opened>::default();
        opened.follow(&reader.searcher());
        Ok(Self {
            fields,
            schema: schema.clone(),
            reader,
            opened,
            writer: Mutex::new(writer(&engine)?),
            position: Mutex::new(engine.load_metas()?.payload),
            engine,
        })
    }

    /// What a search reads; it goes on reading it whatever is written meanwhile.
    pub(crate) fn searcher(&self) -> View {
        View::new(self.reader.searcher(), &self.opened)
    }

    /// The position of the last commit that can be seen.
    pub(crate) fn position(&self) -> Option<String> {
        lock(&self.position).clone()
    }

    /// Writes the changes; searches do not see them yet. After an error nothing remains
    /// of what has not been committed.
    pub(crate) fn write(&self, changes: &[Change]) -> Result<()> {
        let writer = &mut *lock(&self.writer);
        let written = changes
            .iter()
            .try_for_each(|change| self.write_one(writer, change));
        if written.is_err() {
            writer.rollback()?;
        }
        written
    }

    /// Writes a document whose key is not there yet; much cheaper than replacing.
    pub(crate) fn add(&self, doc: &Doc) -> Result<()> {
        let document = self.fields.document(doc, &self.schema)?;
        lock(&self.writer).add_document(document)?;
        Ok(())
    }

    /// Commits what was written, with the position, and shows it.
    pub(crate) fn commit(&self, position: Option<&str>) -> Result<()> {
        let writer = &mut *lock(&self.writer);
        let mut prepared = writer.prepare_commit()?;
        if let Some(position) = position {
            prepared.set_payload(position);
        }
        prepared.commit()?;
        self.reload()?;
        // Invariant: a reader of a position who then searches sees at least
        // what belongs to it, so what is kept beside it is never too old.
        *lock(&self.position) = position.map(str::to_owned);
        Ok(())
    }

    /// Merges what was committed into one segment: slow, and the quickest to
    /// search afterwards.
    pub(crate) fn settle(self) -> Result<Self> {
        let old = self
            .writer
            .into_inner()
            .unwrap_or_else(PoisonError::into_inner);
        old.wait_merging_threads()?;
        let mut new = writer(&self.engine)?;
        let segments = self.engine.searchable_segment_ids()?;
        if segments.len() > 1 {
            new.merge(&segments).wait()?;
        }
        let writer = Mutex::new(new);
        let settled = Self { writer, ..self };
        settled.reload()?;
        Ok(settled)
    }

    /// Shows what was committed.
    fn reload(&self) -> Result<()> {
        self.reader.reload()?;
        self.opened.follow(&self.searcher());
        Ok(())
    }

    fn write_one(&self, writer: &IndexWriter, change: &Change) -> Result<()> {
        match change {
            Change::Delete(key) => {
                writer.delete_term(self.fields.identity(*key));
            }
            Change::Put(doc) => {
                let document = self.fields.document(doc, &self.schema)?;
                writer.delete_term(self.fields.identity(doc.key));
                writer.add_document(document)?;
            }
        }
        Ok(())
    }
}

/// A panic while writing leaves the engine's own state whole, so the lock is
/// taken over.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Documents lie by their boost, the greatest first, in every segment: written,
/// merged or emptied of what is deleted. `prune` relies on it.
fn settings() -> IndexSettings {
    IndexSettings {
        sort_by_field: Some(IndexSortByField {
            field: column::BOOST.to_owned(),
            order: Order::Desc,
        }),
        ..IndexSettings::default()
    }
}

fn writer(engine: &tantivy::Index) -> Result<IndexWriter> {
    let options = IndexWriterOptions::builder()
        .num_worker_threads(1)
        .num_merge_threads(1)
        .memory_budget_per_thread(WRITER_MEMORY)
        .build();
    let writer = engine.writer_with_options(options)?;
    let mut merges = LogMergePolicy::default();
    merges.set_del_docs_ratio_before_merge(MOSTLY_DELETED);
    writer.set_merge_policy(Box::new(merges));
    Ok(writer)
}
