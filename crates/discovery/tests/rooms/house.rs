//! Questions that all rooms are asked at once.

mod alone;
mod buckets;
mod caches;
mod concurrency;
mod crossings;
mod lists;
mod peers;
mod registrations;
mod secrets;
pub mod seen;
mod store_checks;
mod talk_at_once;
mod texts;
mod whole_life;
