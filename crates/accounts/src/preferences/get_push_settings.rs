//! What the viewer hears of by push messages.

use contract::preferences::{Channel, GetNotificationSettings, NotificationSettings};
use kernel::{ctx::Ctx, error::Result};

use super::find_choice::find_choices;

/// `PushSettingsResource/get`.
pub async fn get_push_settings(
    ctx: Ctx,
    _input: GetNotificationSettings,
) -> Result<NotificationSettings> {
    let viewer = ctx.user()?;
    let options = find_choices(&ctx.house.db, viewer, Channel::Push).await?;
    Ok(NotificationSettings { options })
}
