//! Codes from an app (RFC 6238): six digits, every thirty seconds, SHA-1, which
//! is what all apps understand.

use contract::ids::UserId;
use kernel::{
    error::{Error, Result},
    house::House,
    secrets::open_secret,
};
use totp_rs::{Builder, Totp};

use super::sql::TotpRow;

/// Bytes of a secret, as RFC 4226 recommends.
pub const SECRET_BYTES: usize = 20;

/// What makes and checks the codes of this secret. One step before and after
/// now counts as well.
pub fn make_totp(house: &House, secret: Vec<u8>, account: &str) -> Result<Totp> {
    // Apps read the label up to a colon as the issuer.
    let plain = |text: &str| text.replace(':', " ");
    Builder::new()
        .with_secret(secret)
        .with_account_name(plain(account))
        .with_issuer(Some(plain(&house.settings.brand)))
        .build()
        .map_err(Error::internal)
}

/// The step whose code this is, if it may still be used: each step counts once,
/// and none before it.
pub fn fitting_step(house: &House, id: UserId, row: &TotpRow, code: &str) -> Result<Option<i64>> {
    let secret = open_secret(house, id, &row.sealed_secret)?;
    let seconds = house.now().max(0).unsigned_abs() / 1_000;
    let step = make_totp(house, secret, "")?.check(code, seconds);
    let step = step.and_then(|step| i64::try_from(step).ok());
    Ok(step.filter(|step| *step > row.used_step))
}

/// Digits without the spaces that apps show between them.
pub fn digits(code: &str) -> String {
    code.chars().filter(|c| !c.is_whitespace()).collect()
}
