//! Every operation through its real engines, on SQLite and PostgreSQL, with a
//! stopped clock. A file per room, with more of it in the folder beside; `house` asks
//! all rooms one question at a time.
//! Rules of single inputs are tables beside their code.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod activities;
mod articles;
mod ask;
mod batches;
mod bin;
mod blocks;
mod boards;
mod businesses;
mod captchas;
mod collaborators;
mod comments;
mod consents;
mod conversations;
mod devices;
mod did_its;
mod downloads;
mod experiences;
mod exports;
mod factors;
mod feedback;
mod feeds;
mod grants;
mod house;
mod imports;
mod interests;
mod links;
mod log_ins;
mod mails;
mod networks;
mod notifications;
mod passcodes;
mod pins;
mod preferences;
mod reactions;
mod reports;
mod rules;
mod search;
mod sections;
mod sessions;
mod shares;
mod shopping;
mod signups;
mod sitemaps;
mod sponsorships;
mod uploads;
mod users;
mod videos;
mod webhooks;
mod websites;
