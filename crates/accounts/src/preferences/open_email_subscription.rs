//! Opens the link at the foot of a mail.

use contract::preferences::{Channel, EmailSubscription, OpenEmailSubscription};
use kernel::{ctx::Ctx, error::Result};

use super::{
    find_cadence::find_cadence,
    find_choice::find_choices,
    make_subscription::{anonymize, find_subscriber},
};

/// `EmailSubscriptionResource/create`: the choices for mails to this address.
/// Caller: holder of the link, which shows that they get the mails. A write, so
/// that the token stands in no address.
pub async fn open_email_subscription(
    ctx: Ctx,
    input: OpenEmailSubscription,
) -> Result<EmailSubscription> {
    let user = find_subscriber(&ctx.house, &input.token).await?;
    let id = user.id;
    Ok(EmailSubscription {
        anonymized_email: anonymize(&user.email),
        cadence: find_cadence(&ctx.house.db, id).await?.cadence,
        options: find_choices(&ctx.house.db, id, Channel::Email).await?,
    })
}
