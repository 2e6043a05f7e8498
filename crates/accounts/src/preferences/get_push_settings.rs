//! The viewer's choices for push messages.

use contract::preferences::{Channel, GetNotificationSettings, NotificationSettings};
use kernel::{ctx::Ctx, error::Result};

use super::find_choice::find_choices;

/// `PushSettingsResource/get`: choices for push messages. Caller: user, their
/// own.
pub async fn get_push_settings(
    ctx: Ctx,
    _input: GetNotificationSettings,
) -> Result<NotificationSettings> {
    let viewer = ctx.user()?;
    let options = find_choices(&ctx.house.db, viewer, Channel::Push).await?;
    Ok(NotificationSettings { options })
}
