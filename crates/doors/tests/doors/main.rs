//! What clients hear: every operation at all of its doors, and what is the same
//! for all of them. One folder per noun, one file per operation.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod boards;
mod captchas;
mod factors;
mod feeds;
mod grants;
mod pins;
mod preferences;
mod rss;
mod search;
mod secrets;
mod security;
mod sessions;
mod unsubscribe;
mod unverified;
mod uploads;
mod users;
mod websites;

mod activities;
mod addresses;
mod admin;
mod articles;
mod bad_input;
mod bad_transport;
mod clients;
mod comments;
mod crawlers;
mod csrf;
mod did_its;
mod drawn;
mod experiences;
mod feedback;
mod field_sets;
mod files;
mod files_elsewhere;
mod files_renamed;
mod full_disk;
mod fuzz_corpus;
mod graphql;
mod hear;
mod live;
mod logs;
mod long_lists;
mod metrics;
mod names_of_routes;
mod networks;
mod openapi;
mod outbox;
mod page_data;
mod page_rules;
mod pages;
mod protocol;
mod rates;
mod relations;
mod search_engines;
mod shares;
mod sponsorships;
mod state;
mod structured_data;
mod v3;
mod viewer_kinds;
mod viewers;
mod webhooks;
