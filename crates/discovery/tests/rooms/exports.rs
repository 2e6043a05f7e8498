//! Exports, and what is left of a user who goes.

mod full_life;
mod in_a_bucket;
pub mod personal_data;
