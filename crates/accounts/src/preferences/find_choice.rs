//! Which notifications a user wants, for the rooms that send them.

use std::collections::{HashMap, HashSet};

use contract::{
    ids::UserId,
    preferences::{Channel, MailOption, NotificationKind, NotificationOption},
};
use kernel::error::Result;
use store::Run;

use super::{find_cadence::Cadences, sql};

use NotificationKind::{
    Account, Announcements, BoardInvites, BoardUpdates, Comments, Decisions, DidIts, Follows,
    Likes, Mentions, Merges, MessageWords, Messages, Ownership, Recommendations, Replies, Saves,
    Security, Sponsorships,
};

/// Whether a user wants this notification by this channel.
pub async fn wants(
    run: &impl Run,
    id: UserId,
    channel: Channel,
    kind: NotificationKind,
) -> Result<bool> {
    Ok(find_wanted(run, id).await?.by(channel, kind))
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
    let has_it = kinds(channel).contains(&kind);
    let wants = |user: &UserId| {
        let said = said.get(user).copied();
        has_it && said.unwrap_or_else(|| is_on(channel, kind))
    };
    Ok(users.iter().copied().filter(wants).collect())
}

/// All notifications of a channel, and whether the user wants them.
pub async fn find_choices(
    run: &impl Run,
    id: UserId,
    channel: Channel,
) -> Result<Vec<NotificationOption>> {
    let wanted = find_wanted(run, id).await?;
    let option = |kind: &NotificationKind| NotificationOption {
        id: *kind,
        value: wanted.by(channel, *kind),
    };
    Ok(kinds(channel).iter().map(option).collect())
}

/// All of which mails tell, whether the user wants them, and how often where they chose it.
pub(super) async fn find_mail_choices(
    run: &impl Run,
    id: UserId,
    cadences: &Cadences,
) -> Result<Vec<MailOption>> {
    let choices = find_choices(run, id, Channel::Email).await?;
    let option = |NotificationOption { id, value }| MailOption {
        id,
        value,
        cadence: cadences.apart.get(&id).copied(),
    };
    Ok(choices.into_iter().map(option).collect())
}

/// Which notifications a user wants by which channel.
pub async fn find_wanted(run: &impl Run, id: UserId) -> Result<Wanted> {
    let said = sql::choices(run, id).await?;
    Ok(Wanted { said })
}

/// Which notifications a user wants by which channel.
pub struct Wanted {
    /// What they said: channel, kind, whether it is on.
    said: Vec<(String, String, bool)>,
}

impl Wanted {
    /// Whether they want this one by this channel, which has it.
    pub fn by(&self, channel: Channel, kind: NotificationKind) -> bool {
        let is_it =
            |(by, of, _): &&(String, String, bool)| by == channel.name() && of == kind.name();
        let said = self.said.iter().find(is_it).map(|(_, _, is_on)| *is_on);
        kinds(channel).contains(&kind) && said.unwrap_or_else(|| is_on(channel, kind))
    }

    /// Whether they want this one by any channel.
    pub fn by_any(&self, kind: NotificationKind) -> bool {
        Channel::ALL.iter().any(|channel| self.by(*channel, kind))
    }
}

/// Whether a link in a mail leads to this choice, and ends it: who holds it may be another whom the
/// mail was handed on to, and is not to keep from its user that an account was opened.
pub fn is_by_link(kind: NotificationKind) -> bool {
    kind != Security
}

/// What is told by a channel, in the order in which it is offered.
pub fn kinds(channel: Channel) -> &'static [NotificationKind] {
    match channel {
        Channel::News => &[
            Follows,
            Saves,
            Comments,
            Replies,
            Likes,
            Mentions,
            DidIts,
            BoardInvites,
            Ownership,
            Sponsorships,
            BoardUpdates,
            Recommendations,
            Announcements,
            Merges,
            Account,
            Security,
            Decisions,
        ],
        Channel::Push => &[
            Follows,
            Saves,
            Comments,
            Replies,
            Likes,
            Mentions,
            DidIts,
            Messages,
            MessageWords,
            BoardInvites,
            Ownership,
            Sponsorships,
            BoardUpdates,
            Recommendations,
            Announcements,
            Merges,
            Account,
            Security,
            Decisions,
        ],
        Channel::Email => &[
            Account,
            Security,
            Messages,
            MessageWords,
            Comments,
            Replies,
            Mentions,
            DidIts,
            BoardInvites,
            Ownership,
            Sponsorships,
            Follows,
            Saves,
            Likes,
            BoardUpdates,
            Recommendations,
            Announcements,
            Merges,
        ],
    }
}

/// The defaults: all are news; a device and mails get what another user said to them or
/// did with them, without the words of messages, and what they wait for or have to know.
fn is_on(channel: Channel, kind: NotificationKind) -> bool {
    let is_personal = match kind {
        Messages | Comments | Replies | Mentions | DidIts | BoardInvites | Ownership
        | Sponsorships | Merges | Account | Security | Decisions => true,
        Follows | Saves | Likes | MessageWords | BoardUpdates | Recommendations | Announcements => {
            false
        }
    };
    match channel {
        Channel::News => true,
        Channel::Push => is_personal || kind == Follows,
        Channel::Email => is_personal,
    }
}

#[cfg(test)]
mod tests {
    use contract::notifications::NoticeKind;

    use super::*;

    #[test]
    fn every_notice_has_a_switch_at_every_channel() {
        for notice in NoticeKind::ALL {
            for channel in Channel::ALL {
                // The mail about a decision says why, and is always sent.
                let is_always = (*channel, notice.topic()) == (Channel::Email, Decisions);
                let has_switch = kinds(*channel).contains(&notice.topic());
                assert_eq!(has_switch, !is_always, "{notice:?} {channel:?}");
            }
        }
    }

    #[test]
    fn what_a_user_said_counts_and_otherwise_the_default() {
        let said = |channel: Channel, kind: NotificationKind, is_on| {
            (channel.name().to_owned(), kind.name().to_owned(), is_on)
        };
        let wanted = Wanted {
            said: vec![
                said(Channel::News, Saves, false),
                said(Channel::News, Replies, false),
                said(Channel::Email, Decisions, true),
            ],
        };
        for (kind, expected) in [
            (Saves, [false, false, false]),
            (Replies, [false, true, true]),
            (Follows, [true, true, false]),
            (Messages, [false, true, true]),
            (Decisions, [true, true, false]),
            (MessageWords, [false, false, false]),
        ] {
            let found = [Channel::News, Channel::Push, Channel::Email]
                .map(|channel| wanted.by(channel, kind));
            assert_eq!(found, expected, "{kind:?}");
            assert_eq!(wanted.by_any(kind), found.contains(&true), "{kind:?}");
        }
    }
}
