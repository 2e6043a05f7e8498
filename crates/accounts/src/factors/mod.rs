//! # Factors
//!
//! Lives here: second factors, and what takes a password's place: codes from an
//! app, recovery codes, passkeys.
//! Tables owned: `factor_totps`, `factor_recovery_codes`, `factor_passkeys`, `factor_challenges`.
//! Events emitted: none.
//! Not here: passwords and sessions (`sessions`), what the mails say (`mails`).

pub mod add_passkey;
pub mod begin_passkey;
pub mod begin_passkey_log_in;
pub mod begin_totp;
pub mod check_owner;
pub mod check_passkey;
pub mod confirm_totp;
pub mod disable_totp;
pub mod draw_qr;
mod hooks;
pub mod jobs;
pub mod keep_challenge;
pub mod list_factors;
pub mod log_in_with_passkey;
pub mod make_recovery_codes;
pub mod make_relying_party;
pub mod make_totp;
pub mod policy;
pub mod prove_factor;
pub mod prove_session;
pub mod remove_passkey;
pub mod renew_recovery_codes;
pub mod show_factors;
mod sql;
pub mod tell_owner;
pub mod use_code;
