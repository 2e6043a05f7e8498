//! Keeps how often news come to a user by mail.

use contract::{errors::Code, ids::UserId, preferences::MailCadence};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
};

use super::{
    find_cadence::{Cadence, find_cadence},
    sql::{self, CadenceRow},
};

/// The farthest that a clock is from UTC, in minutes.
const FARTHEST: i64 = 14 * 60;

/// Keeps what is given and answers what counts from then on.
pub(super) async fn change_cadence(
    ctx: &Ctx,
    id: UserId,
    cadence: Option<MailCadence>,
    utc_offset_minutes: Option<i64>,
) -> Result<Cadence> {
    if utc_offset_minutes.is_some_and(|minutes| minutes.abs() > FARTHEST) {
        let error = Error::field(Code::InvalidInput, "utc_offset_minutes");
        return Err(error.detail("utc_offset_minutes is -840 to 840"));
    }
    let tx = ctx.begin().await?;
    let mut kept = find_cadence(&tx, id).await?;
    if cadence.is_some() || utc_offset_minutes.is_some() {
        kept.cadence = cadence.unwrap_or(kept.cadence);
        kept.utc_offset_minutes = utc_offset_minutes.unwrap_or(kept.utc_offset_minutes);
        let row = CadenceRow {
            cadence: kept.cadence.name().to_owned(),
            utc_offset_minutes: kept.utc_offset_minutes,
        };
        sql::put_cadence(&tx, id, &row).await?;
        tx.commit().await?;
    }
    Ok(kept)
}
