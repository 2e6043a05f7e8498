//! Changes which mails an address gets, by the link in one.

use contract::preferences::{Channel, EmailSubscription, UpdateEmailSubscription};
use kernel::{ctx::Ctx, error::Result};

use super::{
    change_cadence::change_cadence,
    change_settings::change_settings,
    make_subscription::{anonymize, find_subscriber},
};

/// `EmailSubscriptionResource/update`: changes choices for mails, and how often they come. Caller: holder
/// of the link, which shows that they get the mails.
pub async fn update_email_subscription(
    ctx: Ctx,
    input: UpdateEmailSubscription,
) -> Result<EmailSubscription> {
    let user = find_subscriber(&ctx.house, &input.token).await?;
    let id = user.id;
    let kept = change_cadence(&ctx, id, input.cadence, None).await?;
    Ok(EmailSubscription {
        cadence: kept.cadence,
        anonymized_email: anonymize(&user.email),
        options: change_settings(&ctx, id, Channel::Email, &input.options).await?,
    })
}
