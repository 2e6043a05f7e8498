//! Asks for what protects an account's settings: its parental passcode, if it has
//! one. The room `passcodes` checks it.

use contract::ids::UserId;
use futures_util::future::BoxFuture;
use kernel::{
    ctx::Ctx,
    error::Result,
    hooks::{Hook, required},
};

/// Refuses unless the passcode is right, or none is needed.
pub type CheckProtection =
    for<'a> fn(&'a Ctx, UserId, Option<&'a str>) -> BoxFuture<'a, Result<()>>;

/// Rooms that protect settings.
#[linkme::distributed_slice]
pub static CHECK_PROTECTION: [Hook<CheckProtection>];

/// Does nothing for accounts without protection.
///
/// Invariant: every operation that changes a protected setting calls this before
/// it writes. Tries are counted for good, so no transaction may be open.
pub async fn check_protection(ctx: &Ctx, id: UserId, passcode: Option<&str>) -> Result<()> {
    for check in required(&CHECK_PROTECTION)? {
        check(ctx, id, passcode).await?;
    }
    Ok(())
}
