//! Changes the viewer's choices for news on the web.

use contract::preferences::{Channel, NotificationSettings, UpdateNotificationSettings};
use kernel::{ctx::Ctx, error::Result};

use super::change_settings::change_settings;

/// `NewsSettingsResource/update`: changes choices. Caller: user, also one who may
/// not write.
pub async fn update_news_settings(
    ctx: Ctx,
    input: UpdateNotificationSettings,
) -> Result<NotificationSettings> {
    let viewer = ctx.user()?;
    let options = change_settings(&ctx, viewer, Channel::News, &input.options).await?;
    Ok(NotificationSettings { options })
}
