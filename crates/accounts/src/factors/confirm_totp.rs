//! Switches two-step verification on by a first code.

use contract::{
    audits::AuditChange,
    errors::Code,
    factors::{ConfirmTotp, RecoveryCodes},
};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
};

use super::{
    make_recovery_codes::make_recovery_codes, sql, tell_owner::tell_owner, use_code::use_code,
};
use crate::{
    mails::About,
    sessions::keep_proof::{Proof, keep_proof},
};

/// `UserTotpResource/update`: switches it on and answers the recovery codes,
/// once. Caller: user who began it.
pub async fn confirm_totp(ctx: Ctx, input: ConfirmTotp) -> Result<RecoveryCodes> {
    let viewer = ctx.user()?;
    match sql::find_confirmed(&ctx.house.db, viewer).await? {
        None => return Err(Error::new(Code::MfaOff)),
        Some(Some(_)) => return Err(Error::new(Code::MfaOn)),
        Some(None) => {}
    }
    let tx = use_code(&ctx, viewer, &input.code, wrong()).await?;
    if !sql::confirm_totp(&tx, viewer, ctx.now()).await? {
        return Err(wrong());
    }
    keep_proof(&ctx, &tx, Proof::Factor).await?;
    let codes = make_recovery_codes(&ctx, &tx, viewer).await?;
    let told = (AuditChange::MfaEnabled, About::MfaEnabled);
    tell_owner(&ctx, &tx, viewer, told).await?;
    tx.commit().await?;
    Ok(codes)
}

fn wrong() -> Error {
    Error::field(Code::TotpCodeWrong, "code")
}
