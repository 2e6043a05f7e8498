//! HTTP: three doors, pages and files in front of the rooms.
//!
//! An adapter (`adapters/`) is written once and serves every operation; a noun's
//! file is its switchboard: which operation is reachable under which address.
//! Status numbers, headers, cookies and markup exist only here. Deliberately
//! absent: rules, SQL, the database, the queue.

pub mod adapters;
pub mod admin;
pub mod app;
pub mod files;
pub mod health;
pub mod metrics;
pub mod outbox;
pub mod pages;
pub mod siblings;
pub mod site;

pub mod activities;
pub mod apps;
mod archives;
mod articles;
pub mod audits;
pub mod batches;
pub mod bin;
pub mod blocks;
mod boards;
pub mod businesses;
pub mod captchas;
pub mod collaborators;
pub mod comments;
pub mod consents;
pub mod conversations;
pub mod devices;
pub mod did_its;
pub mod downloads;
pub mod experiences;
mod exports;
pub mod factors;
pub mod favorites;
mod feedback;
pub mod feeds;
pub mod grants;
pub mod imports;
pub mod interests;
pub mod invites;
pub mod links;
pub mod live;
mod names;
pub mod networks;
pub mod notifications;
pub mod passcodes;
pub mod pins;
pub mod preferences;
pub mod reactions;
mod reports;
mod rules;
pub mod search;
pub mod sections;
mod sessions;
pub mod shares;
pub mod shopping;
pub mod signups;
pub mod sponsorships;
pub mod uploads;
pub mod users;
mod webhooks;
pub mod websites;
