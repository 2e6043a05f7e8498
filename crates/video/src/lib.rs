//! Videos: from a stranger's file to what every browser plays, made by the host's `ffmpeg`.
//!
//! [`probe`] tells what a file is before it is taken, [`frame`] draws its cover, [`make`] writes
//! what is played: a ladder for HLS ([`rungs`]), each rung one fragmented MP4 that plays by
//! itself as well, and one MP4 for all who know no HLS.
//!
//! Programs run as children (docs/decisions/0098-video.md), bounded in time, memory, the size of
//! what they write and the words that are read of them; without an environment, without input,
//! and ended when the caller is. A file is opened by the reader of its kind alone, which the
//! content tells ([`look_inside`]), and by no protocol but that of files, so nothing in it leads
//! to another file or address.
//!
//! Invariants:
//! - All pixels follow from width and height of [`About`], which are those of the cover; no
//!   video is enlarged, and each has even sides.
//! - What is wrong with a file and what is wrong with the host are told apart: of the host's
//!   faults, [`Problem::Tool`], the file may be made later.
//! - Nothing that is written carries what the file said of itself: no place, title or date.
//!
//! Deliberately absent: any noun of the product, places where files are kept (crate `media`),
//! captions, protection against copying.

mod about;
mod container;
mod encode;
mod frame;
mod input;
mod limits;
mod make;
mod pieces;
mod playlists;
mod probe;
mod progress;
mod run;
mod rungs;
mod tools;

pub use about::{About, Rate, read_about};
pub use container::{Kind, look_inside};
pub use frame::frame;
pub use limits::{Limits, Problem};
pub use make::{Cut, MASTER, MP4, Made, make};
pub use probe::probe;
pub use rungs::{Rung, STEPS, pixels_720, rungs};
pub use tools::Tools;
