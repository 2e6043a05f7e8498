//! Which notifications a user wants, for the rooms that send them.

use contract::{
    ids::UserId,
    preferences::{Channel, NotificationKind, NotificationOption},
};
use kernel::error::Result;
use store::Run;

use super::sql;

use NotificationKind::{
    Account, Announcements, BoardInvites, Comments, Follows, Likes, Mentions, Messages,
    Recommendations, Saves,
};

/// Whether a user wants this notification by this channel.
pub async fn wants(
    run: &impl Run,
    id: UserId,
    channel: Channel,
    kind: NotificationKind,
) -> Result<bool> {
    let options = find_choices(run, id, channel).await?;
    Ok(options
        .iter()
        .any(|option| option.id == kind && option.value))
}

/// All notifications of a channel, and whether the user wants them.
pub async fn find_choices(
    run: &impl Run,
    id: UserId,
    channel: Channel,
) -> Result<Vec<NotificationOption>> {
    let chosen = sql::choices(run, id, channel).await?;
    let option = |kind: &NotificationKind| {
        let said = chosen.iter().find(|(name, _)| name == kind.name());
        NotificationOption {
            id: *kind,
            value: said.map_or_else(|| is_on(channel, *kind), |(_, is_on)| *is_on),
        }
    };
    Ok(kinds(channel).iter().map(option).collect())
}

/// What is told by a channel.
pub fn kinds(channel: Channel) -> &'static [NotificationKind] {
    match channel {
        Channel::News | Channel::Push => &[
            Follows,
            Saves,
            Comments,
            Likes,
            Mentions,
            Messages,
            BoardInvites,
            Recommendations,
            Announcements,
        ],
        Channel::Email => &[
            Account,
            Messages,
            Comments,
            Mentions,
            BoardInvites,
            Follows,
            Saves,
            Likes,
            Recommendations,
            Announcements,
        ],
    }
}

/// The defaults: all are news; a device and mails get only what another user said
/// to them, or did with them.
fn is_on(channel: Channel, kind: NotificationKind) -> bool {
    let is_personal = matches!(
        kind,
        Account | Messages | Comments | Mentions | BoardInvites
    );
    match channel {
        Channel::News => true,
        Channel::Push => is_personal || kind == Follows,
        Channel::Email => is_personal,
    }
}
