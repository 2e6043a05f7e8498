//! Which vectors are nearest, whatever comes and goes, and what files give back.

mod dividing;
mod planted;
mod questions;
mod snapshots;
