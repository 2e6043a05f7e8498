//! Every operation through its real engines, on SQLite and PostgreSQL, with a
//! stopped clock. One file per room; `secrets` asks all rooms one question.
//! Rules of single inputs are tables beside their code.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod accounts;
mod administration;
mod arrangements;
mod ask;
mod batches;
mod bin;
mod blocks;
mod board_ideas;
mod boards;
mod businesses;
mod caches;
mod captchas;
mod collaborators;
mod concurrency;
mod consents;
mod did_its;
mod downloads;
mod edits;
mod experiences;
mod factors;
mod feeds;
mod follows;
mod home_walks;
mod imports;
mod imports_of_others;
mod interactions;
mod links;
mod lists;
mod log_in;
mod mails;
mod network_tokens;
mod networks;
mod own_saves;
mod passcode_resets;
mod passcodes;
mod passkeys;
mod personal_data;
mod pins;
mod preferences;
mod profiles;
mod reactions;
mod registrations;
mod restores;
mod saving;
mod search;
mod secrets;
mod sections;
mod seen;
mod sessions;
mod shares;
mod signups;
mod sponsorships;
mod store_checks;
mod transfers;
mod uploads;
mod users;
mod websites;
mod whole_life;
