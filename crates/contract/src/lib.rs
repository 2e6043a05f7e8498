//! The words of Magpie: ids, inputs, views, error codes. No input or output.
//!
//! One file per noun, named as the noun's room on its floor, in `doors`, the
//! tables and the web app. Everything a client may say or hear is here, so that
//! OpenAPI, and from it the TypeScript types, can be written from it.

#[macro_use]
pub mod ids;
#[macro_use]
mod one_by_type;
#[macro_use]
mod words;
pub mod activities;
pub mod answers;
pub mod apps;
pub mod archives;
pub mod articles;
pub mod audits;
pub mod batches;
pub mod bin;
pub mod blocks;
pub mod boards;
pub mod businesses;
pub mod captchas;
pub mod collaborators;
pub mod comments;
pub mod consents;
pub mod conversations;
pub mod departures;
pub mod devices;
pub mod did_its;
pub mod downloads;
pub mod errors;
pub mod experiences;
pub mod exports;
pub mod factors;
pub mod favorites;
pub mod feedback;
pub mod feeds;
pub mod grants;
pub mod imports;
pub mod interests;
pub mod invites;
pub mod links;
pub mod log_ins;
pub mod networks;
pub mod notifications;
pub mod pages;
pub mod passcodes;
pub mod pickers;
pub mod pins;
pub mod preferences;
pub mod reactions;
pub mod reports;
pub mod rules;
pub mod search;
pub mod sections;
pub mod sessions;
pub mod shares;
pub mod shopping;
pub mod signups;
pub mod sponsorships;
pub mod uploads;
pub mod users;
pub mod webhooks;
pub mod websites;
