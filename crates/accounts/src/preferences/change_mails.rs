//! Keeps what a user is told by mail, and how often: what the settings and the link at the foot of a
//! mail share.

use contract::{
    errors::Code,
    ids::UserId,
    preferences::{Channel, MailCadence, MailOption, NotificationOption, UpdateEmailSettings},
};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
};

use super::{change_settings::check_kinds, find_cadence::is_news, sql};

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
    check_kinds(
        Channel::Email,
        wanted.options.iter().map(|option| option.id),
    )?;
    if !wanted.options.iter().all(has_cadence) {
        let error = Error::field(Code::InvalidInput, "options");
        return Err(error.detail("cadence is at_once, daily or weekly, and of news alone"));
    }
    let tx = ctx.begin().await?;
    for MailOption {
        id: kind,
        value,
        cadence,
    } in wanted.options.iter().copied()
    {
        let option = NotificationOption { id: kind, value };
        sql::choose(&tx, id, Channel::Email, option, cadence).await?;
    }
    if wanted.cadence.is_some() || offset.is_some() {
        sql::put_cadence(&tx, id, wanted.cadence, offset).await?;
    }
    tx.commit().await
}

/// Whether mails of this kind can come as often as is asked for: what never comes is switched off.
fn has_cadence(option: &MailOption) -> bool {
    match option.cadence {
        None => true,
        Some(MailCadence::Never) => false,
        Some(MailCadence::AtOnce | MailCadence::Daily | MailCadence::Weekly) => is_news(option.id),
    }
}
