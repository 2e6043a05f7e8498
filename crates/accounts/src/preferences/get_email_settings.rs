//! The viewer's choices for mails.

use contract::preferences::{EmailSettings, GetNotificationSettings};
use kernel::{ctx::Ctx, error::Result};

use super::{find_cadence::find_cadences, find_choice::find_mail_choices};

/// `EmailSettingsResource/get`: choices for mails, and how often they come. Caller: user, their
/// own.
pub async fn get_email_settings(
    ctx: Ctx,
    _input: GetNotificationSettings,
) -> Result<EmailSettings> {
    let (viewer, db) = (ctx.user()?, &ctx.house.db);
    let kept = find_cadences(db, viewer).await?;
    Ok(EmailSettings {
        options: find_mail_choices(db, viewer, &kept).await?,
        cadence: kept.all,
        utc_offset_minutes: kept.utc_offset_minutes,
    })
}
