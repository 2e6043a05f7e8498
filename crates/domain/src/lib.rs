//! Every rule of Magpie, one room per noun.
//!
//! A room's files are its operations, named after their verbs, and the fixed
//! seven: `mod` (the room card), `policy`, `sql`, `cache`, `jobs`, `hooks` (what it adds
//! to the work of lower rooms), `tests`. An operation is
//! `async fn(Ctx, Input) -> Result<Output>` and does not know which door called
//! it. Deliberately absent: HTTP, status numbers, cookies, markup.

pub mod caches;
pub mod ctx;
pub mod error;
pub mod events;
pub mod extensions;
pub mod hooks;
pub mod house;
pub mod ids;
pub mod jobs;
pub mod lists;
pub mod secrets;
pub mod times;
pub mod tokens;
pub mod validate;

/// For [`register!`] and the macros made of it, in whichever crate they are called.
#[doc(hidden)]
pub mod used_by_macros {
    pub use linkme;
}

pub mod audits;
pub mod batches;
pub mod bin;
pub mod blocks;
pub mod boards;
pub mod businesses;
pub mod captchas;
pub mod collaborators;
pub mod consents;
pub mod departures;
pub mod did_its;
pub mod downloads;
pub mod experiences;
pub mod exports;
pub mod factors;
pub mod favorites;
pub mod feeds;
pub mod imports;
pub mod interests;
pub mod invites;
pub mod links;
pub mod log_ins;
pub mod mails;
pub mod networks;
pub mod passcodes;
pub mod pickers;
pub mod pins;
pub mod preferences;
pub mod reactions;
pub mod search;
pub mod sections;
pub mod sessions;
pub mod shares;
pub mod signups;
pub mod sponsorships;
pub mod uploads;
pub mod users;
pub mod websites;
