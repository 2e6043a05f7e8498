//! Exports, and what is left of a user who goes.

pub mod personal_data;
