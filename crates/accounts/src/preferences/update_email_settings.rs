//! Changes the viewer's choices for mails.

use contract::preferences::{Channel, NotificationSettings, UpdateNotificationSettings};
use kernel::{ctx::Ctx, error::Result};

use super::change_settings::change_settings;

/// `EmailSettingsResource/update`: changes choices. Caller: user, also one who
/// may not write.
pub async fn update_email_settings(
    ctx: Ctx,
    input: UpdateNotificationSettings,
) -> Result<NotificationSettings> {
    let viewer = ctx.user()?;
    let options = change_settings(&ctx, viewer, Channel::Email, &input.options).await?;
    Ok(NotificationSettings { options })
}
