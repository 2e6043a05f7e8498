//! Pictures through the front door: built or real files in, ten files out.

mod archives;
mod blobs;
mod buckets;
mod cleaning;
mod colours;
mod copying;
mod descriptors;
mod folders;
mod hostile;
mod later;
mod looks;
mod pictures;
// The server that all tests use. Taken as a file: the crate `testkit` stands on the
// whole program, and would be built anew for every change of a picture's pixel.
#[allow(dead_code, reason = "other tests use more of it")]
#[path = "../../../testkit/src/s3.rs"]
mod s3;
mod shapes;
mod turning;
mod videos;
