//! Keeps a user's choices for a channel: what the settings share.

use contract::{
    errors::Code,
    ids::UserId,
    preferences::{Channel, NotificationOption},
};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
};

use super::{
    find_choice::{find_choices, kinds},
    sql,
};

/// Options in one call at most.
const MOST: usize = 50;

/// Keeps these options and answers all of the channel.
pub(super) async fn change_settings(
    ctx: &Ctx,
    id: UserId,
    channel: Channel,
    options: &[NotificationOption],
) -> Result<Vec<NotificationOption>> {
    check_options(channel, options)?;
    let tx = ctx.begin().await?;
    for option in options {
        sql::choose(&tx, id, channel, option.id, option.value).await?;
    }
    let all = find_choices(&tx, id, channel).await?;
    tx.commit().await?;
    Ok(all)
}

/// Refuses options that a channel does not have.
pub(super) fn check_options(channel: Channel, options: &[NotificationOption]) -> Result<()> {
    let is_known = |option: &NotificationOption| kinds(channel).contains(&option.id);
    if options.len() <= MOST && options.iter().all(is_known) {
        return Ok(());
    }
    let detail = format!("options are of those that {} has", channel.name());
    Err(Error::field(Code::InvalidInput, "options").detail(detail))
}
