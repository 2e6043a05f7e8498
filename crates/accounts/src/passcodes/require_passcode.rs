//! Asks for the passcode before something that it protects.

use contract::{errors::Code, ids::UserId};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
};

use super::{
    check_digits::check_digits,
    sql::{self, PasscodeRow},
};
use crate::{
    businesses::find_log_in::find_log_in,
    sessions::{count_guess::count_passcode, hash_password::verify_password},
};

/// Does nothing for accounts without a passcode; otherwise refuses unless this is
/// it. A linked business asks for that of its owner.
///
/// Invariant: every operation that changes a protected setting calls this before
/// it writes. Tries are counted for good, so no transaction may be open.
pub async fn require_passcode(ctx: &Ctx, id: UserId, passcode: Option<&str>) -> Result<()> {
    let Some(row) = find_required(ctx, id).await? else {
        return Ok(());
    };
    let typed = passcode.ok_or_else(|| Error::field(Code::PasscodeRequired, "passcode"))?;
    let digits = check_digits("passcode", typed)?;
    let guess = count_passcode(ctx, row.user_id).await?;
    if !verify_password(ctx, digits, Some(row.passcode_hash)).await? {
        return Err(Error::field(Code::PasscodeWrong, "passcode"));
    }
    let tx = ctx.begin().await?;
    guess.forget(&tx).await?;
    tx.commit().await
}

/// The passcode that protects an account: its own, or its owner's.
async fn find_required(ctx: &Ctx, id: UserId) -> Result<Option<PasscodeRow>> {
    let db = &ctx.house.db;
    if let Some(own) = sql::find(db, id).await? {
        return Ok(Some(own));
    }
    match find_log_in(db, id).await? {
        owner if owner != id => sql::find(db, owner).await,
        _ => Ok(None),
    }
}
