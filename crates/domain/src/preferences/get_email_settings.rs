//! What the viewer hears of by mails.

use contract::preferences::{Channel, GetNotificationSettings, NotificationSettings};

use super::find_choice::find_choices;
use crate::{ctx::Ctx, error::Result};

/// `EmailSettingsResource/get`.
pub async fn get_email_settings(
    ctx: Ctx,
    _input: GetNotificationSettings,
) -> Result<NotificationSettings> {
    let viewer = ctx.user()?;
    let options = find_choices(&ctx.house.db, viewer, Channel::Email).await?;
    Ok(NotificationSettings { options })
}
