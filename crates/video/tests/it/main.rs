//! Videos through the front door: files that `ffmpeg` makes here, or that lie; what is told and
//! made of them.

mod abouts;
mod containers;
mod films;
mod hostile;
mod making;
mod probing;
mod programs;
mod rungs;
