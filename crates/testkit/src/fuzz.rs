//! Fuzz targets: every parser of foreign input of ours, called by the crate `fuzz/` with
//! whatever libFuzzer makes up, and by a test with the corpus that is kept of it.
//!
//! A target takes any bytes, and panics when something is wrong with what came of them.
//! Deliberately absent: parsers of libraries, met through ours.

mod answer;
mod field;
mod import;
mod listing;
mod page;
mod picture;
mod request;
mod search;
mod video;

pub use self::{
    answer::answer, field::field, import::import, listing::listing, page::page, picture::picture,
    request::request, search::search, video::video,
};

/// A fuzz target.
pub type Target = fn(&[u8]);

/// Every target by its name, which is the name of its corpus as well.
pub const TARGETS: [(&str, Target); 9] = [
    ("answer", answer),
    ("field", field),
    ("import", import),
    ("listing", listing),
    ("page", page),
    ("picture", picture),
    ("request", request),
    ("search", search),
    ("video", video),
];
