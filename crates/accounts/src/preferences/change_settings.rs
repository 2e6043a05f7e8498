//! Keeps a user's choices for a channel: what the settings share.

use contract::{
    errors::Code,
    ids::UserId,
    preferences::{Channel, NotificationKind, NotificationOption},
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
    check_kinds(channel, options.iter().map(|option| option.id))?;
    let tx = ctx.begin().await?;
    for option in options {
        sql::choose(&tx, id, channel, *option, None).await?;
    }
    let all = find_choices(&tx, id, channel).await?;
    tx.commit().await?;
    Ok(all)
}

/// Refuses kinds that a channel does not have.
pub(super) fn check_kinds(
    channel: Channel,
    mut wanted: impl ExactSizeIterator<Item = NotificationKind>,
) -> Result<()> {
    if wanted.len() <= MOST && wanted.all(|kind| kinds(channel).contains(&kind)) {
        return Ok(());
    }
    let detail = format!("options are of those that {} has", channel.name());
    Err(Error::field(Code::InvalidInput, "options").detail(detail))
}
