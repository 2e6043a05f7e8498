//! # Grants
//!
//! Lives here: what users allow apps and scripts of their own (OAuth 2.1): authorization
//! codes with PKCE, access tokens, refresh tokens that rotate, personal access tokens.
//! Tables owned: `grants grant_tokens`.
//! Events emitted: none.
//!
//! Invariants: a token opens nothing without its grant, its app and an account in good
//! standing, which are asked at every request, so that whatever ends one of them ends the
//! token at once. Only hashes of tokens are kept. What was given for one authorization is a
//! family: it ends as a whole when a code or refresh token is used twice.
//!
//! Not here: the apps themselves (`apps`), which operation needs which scope (doors).

pub mod allow_app;
pub mod create_personal_token;
pub mod end_grants;
pub mod exchange_code;
pub mod find_access;
pub mod get_authorization;
pub mod hooks;
pub mod introspect_token;
pub mod jobs;
pub mod list_grants;
mod make_token;
pub mod policy;
mod read_request;
pub mod refresh_tokens;
pub mod refuse_app;
pub mod revoke_token;
mod sql;
