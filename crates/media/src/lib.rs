//! Pictures: from a stranger's bytes to ten clean files and what is made of them later, and the places that keep
//! them, the files of videos and private files: a folder, or a bucket of S3.
//!
//! [`process`] believes nothing: the kind is told by the content, the header is
//! weighed against [`Limits`] before a pixel is decoded, and whatever is not
//! exactly right comes back as a [`Problem`]. It computes only (no clock, no
//! disk, no database) and may take a second: call it on a blocking thread.
//!
//! Invariants:
//! - No input panics, and memory is bounded: of one picture by the limits, of all that
//!   are decoded at the same time by a budget, for which a call may wait.
//! - [`sizes`] tells the pixels of every file from width and height alone; the
//!   files always agree with it. A picture is never enlarged.
//! - No file carries metadata: neither place nor camera nor comment nor
//!   thumbnail; colour profiles stay where the colours need them.
//! - A stored picture is whole: in a folder all ten files appear together or not at
//!   all; in a bucket the original comes last, and is there when all others are.
//! - A video lies beside the picture that stands for it, and comes and goes with it; its
//!   playlist comes last, and is there when all its files are.
//!
//! Deliberately absent: any noun of the product, how videos are made (`video`), and the doors.

mod av1;
mod avif;
mod blobs;
mod budget;
mod colour;
mod decode;
mod descriptor;
mod kinds;
mod likeness;
mod limits;
mod looks;
mod process;
mod raster;
mod renditions;
mod size;
mod thumbnail;
mod video_part;

pub use avif::{Later, make_later};
pub use blobs::{
    Archives, BadPlace, BadServe, Blob, Blobs, BucketPlace, Choice, Content, Copied, Keys, Place,
    Serve, Unfinished, Withdrawn, Workshop,
};
pub use descriptor::{
    DESCRIPTOR_BYTES, DESCRIPTOR_VERSION, Descriptor, Part, describe, describe_parts,
};
pub use limits::{Limits, Problem};
pub use process::{File, Picture, hash, process};
pub use size::{Size, parse_path, path, sizes};
pub use thumbnail::{Thumbnail, thumbnail};
pub use video_part::VideoPart;
