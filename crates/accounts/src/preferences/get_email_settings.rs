//! The viewer's choices for mails.

use contract::preferences::{Channel, EmailSettings, GetNotificationSettings};
use kernel::{ctx::Ctx, error::Result};

use super::{find_cadence::find_cadence, find_choice::find_choices};

/// `EmailSettingsResource/get`: choices for mails, and how often they come. Caller: user, their
/// own.
pub async fn get_email_settings(
    ctx: Ctx,
    _input: GetNotificationSettings,
) -> Result<EmailSettings> {
    let (viewer, db) = (ctx.user()?, &ctx.house.db);
    let kept = find_cadence(db, viewer).await?;
    Ok(EmailSettings {
        options: find_choices(db, viewer, Channel::Email).await?,
        cadence: kept.cadence,
        utc_offset_minutes: kept.utc_offset_minutes,
    })
}
