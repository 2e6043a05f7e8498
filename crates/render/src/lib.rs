//! React's markup inside the process: script engines on their own threads,
//! bounded in time, memory and number.
//!
//! Invariants:
//! - a render ends: it is stopped when its time or memory is used up;
//! - a failed engine is never used again, so one page cannot harm the next;
//! - the queue is bounded: when it is full the answer is `Saturated`, at once, and so it is for
//!   what has waited as long as one render may take: no page waits behind many that are stuck.
//!
//! Deliberately absent: knowledge of pages, viewers and the web app's build (the
//! bundle and its input are the caller's), and a cache: whole pages are kept by
//! who knows what they show.

mod bytecode;
mod engine;
mod pool;
mod renderer;

pub use engine::{Limits, StartError};
pub use renderer::{Markup, Options, RenderError, Renderer};
