//! Changes the viewer's choices for push messages.

use contract::preferences::{Channel, NotificationSettings, UpdateNotificationSettings};
use kernel::{ctx::Ctx, error::Result};

use super::change_settings::change_settings;

/// `PushSettingsResource/update`: changes choices. Caller: user, also one who may
/// not write.
pub async fn update_push_settings(
    ctx: Ctx,
    input: UpdateNotificationSettings,
) -> Result<NotificationSettings> {
    let viewer = ctx.user()?;
    let options = change_settings(&ctx, viewer, Channel::Push, &input.options).await?;
    Ok(NotificationSettings { options })
}
