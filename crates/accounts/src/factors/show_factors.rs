//! Makes the view of an account's second factors.

use contract::{
    factors::{Factors, PasskeyView},
    ids::UserId,
};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
};
use store::Run;

use super::{
    make_relying_party::make_relying_party,
    policy,
    sql::{self, PasskeyRow},
};
use crate::{businesses::find_log_in::find_log_in, users};

/// Everything about a user's factors but their secrets. A linked business shares
/// its owner's.
pub async fn show_factors(ctx: &Ctx, id: UserId) -> Result<Factors> {
    let db = &ctx.house.db;
    let id = find_log_in(db, id).await?;
    let user = users::find(db, id).await?.ok_or_else(Error::not_found)?;
    let mfa_enabled_ms = sql::confirmed_ms(db, id).await?;
    let passkeys = sql::passkeys_of(db, id).await?;
    Ok(Factors {
        can_enable_mfa: policy::may_enable_mfa(user.email_proved_ms),
        has_mfa_enabled: mfa_enabled_ms.is_some(),
        mfa_enabled_ms,
        recovery_codes_left: sql::count_recovery(db, id).await?.unsigned_abs(),
        can_use_passkeys: make_relying_party(ctx).is_ok(),
        passkeys: passkeys.into_iter().map(passkey_view).collect(),
    })
}

/// Whether two-step verification is on.
pub async fn has_mfa_enabled(ctx: &Ctx, id: UserId) -> Result<bool> {
    let db = &ctx.house.db;
    let log_in = find_log_in(db, id).await?;
    Ok(sql::confirmed_ms(db, log_in).await?.is_some())
}

/// How many passkeys lead to an account.
pub async fn count_passkeys(run: &impl Run, id: UserId) -> Result<usize> {
    Ok(sql::passkeys_of(run, id).await?.len())
}

/// A passkey, as its owner sees it.
pub(super) fn passkey_view(row: PasskeyRow) -> PasskeyView {
    PasskeyView {
        id: row.id,
        name: row.name,
        created_ms: row.created_ms,
        used_ms: row.used_ms,
    }
}
