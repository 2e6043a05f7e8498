//! Changes the viewer's choices for mails.

use contract::preferences::{EmailSettings, GetNotificationSettings, UpdateEmailSettings};
use kernel::{ctx::Ctx, error::Result};

use super::{change_mails::change_mails, get_email_settings::get_email_settings};

/// `EmailSettingsResource/update`: changes choices, and how often mails come. Caller: user, also
/// one who may not write.
pub async fn update_email_settings(ctx: Ctx, input: UpdateEmailSettings) -> Result<EmailSettings> {
    change_mails(&ctx, ctx.user()?, &input).await?;
    get_email_settings(ctx, GetNotificationSettings {}).await
}
