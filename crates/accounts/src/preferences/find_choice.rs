//! What somebody hears of, for the rooms that tell.

use contract::{
    ids::UserId,
    preferences::{Channel, NotificationKind, NotificationOption},
};
use kernel::error::Result;
use store::Run;

use super::sql;

use NotificationKind::{
    Account, Announcements, BoardInvites, Comments, Follows, Mentions, Messages, Recommendations,
    Saves,
};

/// Whether somebody wants to hear of this by this channel.
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

/// All there is to hear of by a channel, and whether they want it.
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
            Recommendations,
            Announcements,
        ],
    }
}

/// Before anybody chooses: news tell all; a device and mails only what somebody
/// said to the person, or did with them.
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
