//! Which notifications a user wants, for the rooms that send them.

use std::collections::{HashMap, HashSet};

use contract::{
    ids::UserId,
    preferences::{Channel, NotificationKind, NotificationOption},
};
use kernel::error::Result;
use store::Run;

use super::sql;

use NotificationKind::{
    Account, Announcements, BoardInvites, BoardUpdates, Comments, Follows, Likes, Mentions,
    MessageWords, Messages, Recommendations, Saves,
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

/// Which of these users want this notification by this channel.
pub async fn find_wanting(
    run: &impl Run,
    users: &[UserId],
    channel: Channel,
    kind: NotificationKind,
) -> Result<HashSet<UserId>> {
    let said = sql::choices_of(run, users, channel, kind).await?;
    let said: HashMap<UserId, bool> = said.into_iter().collect();
    let wants = |user: &UserId| {
        let said = said.get(user).copied();
        said.unwrap_or_else(|| is_on(channel, kind))
    };
    Ok(users.iter().copied().filter(wants).collect())
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
        Channel::News => &[
            Follows,
            Saves,
            Comments,
            Likes,
            Mentions,
            Messages,
            BoardInvites,
            BoardUpdates,
            Recommendations,
            Announcements,
        ],
        Channel::Push => &[
            Follows,
            Saves,
            Comments,
            Likes,
            Mentions,
            Messages,
            MessageWords,
            BoardInvites,
            BoardUpdates,
            Recommendations,
            Announcements,
        ],
        Channel::Email => &[
            Account,
            Messages,
            MessageWords,
            Comments,
            Mentions,
            BoardInvites,
            Follows,
            Saves,
            Likes,
            BoardUpdates,
            Recommendations,
            Announcements,
        ],
    }
}

/// The defaults: all are news; a device and mails get only what another user said
/// to them, or did with them, without the words of messages.
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
