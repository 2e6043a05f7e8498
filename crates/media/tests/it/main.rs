//! Pictures through the front door: built or real files in, ten files out.

mod blobs;
mod cleaning;
mod colours;
mod hostile;
mod looks;
mod pictures;
mod shapes;
mod turning;
