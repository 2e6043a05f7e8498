//! Changes which mails an address gets, by the link in one.

use contract::{
    errors::Code,
    preferences::{EmailSubscription, UpdateEmailSettings, UpdateEmailSubscription},
};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
};

use super::{
    change_mails::change_mails, find_choice::is_by_link, make_subscription::find_subscriber,
    open_email_subscription::subscription_of,
};

/// `EmailSubscriptionResource/update`: changes choices for mails, and how often they come. Caller:
/// holder of the link, which shows that they get the mails. Errors: `InvalidInput` for options that
/// it does not show.
pub async fn update_email_subscription(
    ctx: Ctx,
    input: UpdateEmailSubscription,
) -> Result<EmailSubscription> {
    let user = find_subscriber(&ctx.house, &input.token).await?;
    if !input.options.iter().all(|option| is_by_link(option.id)) {
        let error = Error::field(Code::InvalidInput, "options");
        return Err(
            error.detail("who is signed in switches mails about log-ins off in the settings")
        );
    }
    let wanted = UpdateEmailSettings {
        options: input.options,
        cadence: input.cadence,
        utc_offset_minutes: None,
    };
    change_mails(&ctx, user.id, &wanted).await?;
    subscription_of(&ctx, &user).await
}
