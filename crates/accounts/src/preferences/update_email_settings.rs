//! The viewer says what they hear of by mails.

use contract::preferences::{Channel, NotificationSettings, UpdateNotificationSettings};
use kernel::{ctx::Ctx, error::Result};

use super::change_settings::change_settings;

/// `EmailSettingsResource/update`. Also for people who may not write.
pub async fn update_email_settings(
    ctx: Ctx,
    input: UpdateNotificationSettings,
) -> Result<NotificationSettings> {
    let viewer = ctx.user()?;
    let options = change_settings(&ctx, viewer, Channel::Email, &input.options).await?;
    Ok(NotificationSettings { options })
}
