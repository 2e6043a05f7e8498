//! Opens the link at the foot of a mail.

use contract::preferences::{EmailSubscription, OpenEmailSubscription};
use kernel::{ctx::Ctx, error::Result};

use super::{
    find_cadence::find_cadences,
    find_choice::{find_mail_choices, is_by_link},
    make_subscription::{anonymize, find_subscriber},
};
use crate::users::StoredUser;

/// `EmailSubscriptionResource/create`: the choices for mails to this address.
/// Caller: holder of the link, which shows that they get the mails. A write, so
/// that the token stands in no address.
pub async fn open_email_subscription(
    ctx: Ctx,
    input: OpenEmailSubscription,
) -> Result<EmailSubscription> {
    let user = find_subscriber(&ctx.house, &input.token).await?;
    subscription_of(&ctx, &user).await
}

/// What a user is told by mail, as it is shown to the holder of a link.
pub(super) async fn subscription_of(ctx: &Ctx, user: &StoredUser) -> Result<EmailSubscription> {
    let db = &ctx.house.db;
    let cadences = find_cadences(db, user.id).await?;
    let mut options = find_mail_choices(db, user.id, &cadences).await?;
    options.retain(|option| is_by_link(option.id));
    Ok(EmailSubscription {
        anonymized_email: anonymize(&user.email),
        options,
        cadence: cadences.all,
    })
}
