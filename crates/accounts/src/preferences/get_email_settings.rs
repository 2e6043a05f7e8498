//! The viewer's choices for mails.

use contract::preferences::{Channel, GetNotificationSettings, NotificationSettings};
use kernel::{ctx::Ctx, error::Result};

use super::find_choice::find_choices;

/// `EmailSettingsResource/get`: choices for mails. Caller: user, their own.
pub async fn get_email_settings(
    ctx: Ctx,
    _input: GetNotificationSettings,
) -> Result<NotificationSettings> {
    let viewer = ctx.user()?;
    let options = find_choices(&ctx.house.db, viewer, Channel::Email).await?;
    Ok(NotificationSettings { options })
}
