//! What the viewer hears of by push messages.

use contract::preferences::{Channel, GetNotificationSettings, NotificationSettings};

use super::find_choice::find_choices;
use crate::{ctx::Ctx, error::Result};

/// `PushSettingsResource/get`.
pub async fn get_push_settings(
    ctx: Ctx,
    _input: GetNotificationSettings,
) -> Result<NotificationSettings> {
    let viewer = ctx.user()?;
    let options = find_choices(&ctx.house.db, viewer, Channel::Push).await?;
    Ok(NotificationSettings { options })
}
