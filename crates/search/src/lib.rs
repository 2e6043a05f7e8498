//! Full-text index: schema by the caller, near-real-time, typeahead, typing errors.
//!
//! What lives here: an [`Index`] in a folder, followed from a log with
//! [`Index::apply`], asked with [`Index::search`], [`Index::similar`],
//! [`Index::marked`] and [`Index::suggest`], made anew with [`Index::rebuild`]; and
//! [`Reading`], which asks texts that are in no index the same way; [`Language::of_text`] says
//! which language a text is in, [`fold`] what of two texts is compared. [`spare`] goes on without an index that fails.
//!
//! Invariants: the index is derived, so it may be lost and is made again; a
//! batch and the position in the log it came from are committed together; the best
//! documents are those of scoring everything, also where most are passed over; what
//! people type is words, never a query language, and never an error.
//!
//! Deliberately absent: nouns, who may see what (the caller filters by reading
//! what it shows from the database), a log of its own, threads for searching.

mod ask;
mod error;
mod fields;
mod fold;
mod folder;
mod generation;
mod index;
mod inflect;
mod language;
mod marks;
mod measures;
mod phrases;
mod prune;
mod question;
mod reading;
mod rebuild;
mod schema;
mod search;
mod similar;
mod spare;
mod stem;
mod stems;
mod suggest;
mod terms;
mod top;
mod typed;
mod view;
mod words;

pub use ask::{Ask, Correction, Found};
pub use error::{Error, Result};
pub use fold::fold;
pub use index::Index;
pub use language::Language;
pub use reading::Reading;
pub use rebuild::Rebuild;
pub use schema::{Bounds, Change, Doc, Mark, Measure, STRONGEST, Schema};
pub use spare::spare;
pub use stems::{Word, stems, words};
pub use words::is_unspaced;
