//! Changes the viewer's choices for mails.

use contract::preferences::{Channel, EmailSettings, UpdateEmailSettings};
use kernel::{ctx::Ctx, error::Result};

use super::{change_cadence::change_cadence, change_settings::change_settings};

/// `EmailSettingsResource/update`: changes choices, and how often mails come. Caller: user, also
/// one who may not write.
pub async fn update_email_settings(ctx: Ctx, input: UpdateEmailSettings) -> Result<EmailSettings> {
    let viewer = ctx.user()?;
    let kept = change_cadence(&ctx, viewer, input.cadence, input.utc_offset_minutes).await?;
    Ok(EmailSettings {
        options: change_settings(&ctx, viewer, Channel::Email, &input.options).await?,
        cadence: kept.cadence,
        utc_offset_minutes: kept.utc_offset_minutes,
    })
}
