//! Changes which mails an address gets, by the link in one.

use contract::preferences::{EmailSubscription, UpdateEmailSettings, UpdateEmailSubscription};
use kernel::{ctx::Ctx, error::Result};

use super::{
    change_mails::change_mails, make_subscription::find_subscriber,
    open_email_subscription::subscription_of,
};

/// `EmailSubscriptionResource/update`: changes choices for mails, and how often they come. Caller:
/// holder of the link, which shows that they get the mails.
pub async fn update_email_subscription(
    ctx: Ctx,
    input: UpdateEmailSubscription,
) -> Result<EmailSubscription> {
    let user = find_subscriber(&ctx.house, &input.token).await?;
    let wanted = UpdateEmailSettings {
        options: input.options,
        cadence: input.cadence,
        utc_offset_minutes: None,
    };
    change_mails(&ctx, user.id, &wanted).await?;
    subscription_of(&ctx, &user).await
}
