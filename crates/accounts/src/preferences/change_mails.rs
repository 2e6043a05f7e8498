//! Keeps what a user is told by mail, and how often: what the settings and the link at the foot of a
//! mail share.

use contract::{
    errors::Code,
    ids::UserId,
    preferences::{Channel, UpdateEmailSettings},
};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
};

use super::{change_settings::check_options, sql};

/// The farthest that a clock is from UTC, in minutes.
const FARTHEST: i64 = 14 * 60;

/// Keeps what is given, all of it or nothing; the rest stays.
pub(super) async fn change_mails(
    ctx: &Ctx,
    id: UserId,
    wanted: &UpdateEmailSettings,
) -> Result<()> {
    let offset = wanted.utc_offset_minutes;
    if offset.is_some_and(|minutes| minutes.abs() > FARTHEST) {
        let error = Error::field(Code::InvalidInput, "utc_offset_minutes");
        return Err(error.detail("utc_offset_minutes is -840 to 840"));
    }
    check_options(Channel::Email, &wanted.options)?;
    let tx = ctx.begin().await?;
    for option in &wanted.options {
        sql::choose(&tx, id, Channel::Email, option.id, option.value).await?;
    }
    if wanted.cadence.is_some() || offset.is_some() {
        sql::put_cadence(&tx, id, wanted.cadence, offset).await?;
    }
    tx.commit().await
}
