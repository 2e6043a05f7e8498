//! The viewer's choices for news on the web.

use contract::preferences::{Channel, GetNotificationSettings, NotificationSettings};
use kernel::{ctx::Ctx, error::Result};

use super::find_choice::find_choices;

/// `NewsSettingsResource/get`: choices for news. Caller: user, their own.
pub async fn get_news_settings(
    ctx: Ctx,
    _input: GetNotificationSettings,
) -> Result<NotificationSettings> {
    let viewer = ctx.user()?;
    let options = find_choices(&ctx.house.db, viewer, Channel::News).await?;
    Ok(NotificationSettings { options })
}
