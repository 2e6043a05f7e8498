//! What is news to a user beside the hub, for mails and devices.

use std::{collections::HashMap, sync::Arc};

use accounts::{
    mails::send_news::News,
    preferences::{
        find_cadence::Cadences,
        find_choice::{Wanted, find_wanted},
    },
};
use collections::pins::{self, StoredPin};
use contract::{
    conversations::ConversationView,
    ids::{NoticeId, PinId, UserId},
    notifications::{NoticeKind, NoticeView},
    preferences::{Channel, MailCadence, NotificationKind},
};
use kernel::{ctx::Ctx, error::Result, house::House};

use super::{
    show_notices::{Shown, show_with_pins},
    sql::{self, NoticeRow, mailed},
};
use crate::conversations::count_unread::find_unread;

/// How long a message may take from its moment until others can read it: one that was written
/// while the last news were told may not have been among them.
const LAG_MS: i64 = 5_000;
/// Notices that are looked at.
const LOOKED_AT: i64 = 100;
/// Most characters of a message that are told where its words are.
const MOST_WORDS: usize = 100;

/// Now, when all that was told before can be read: who gathers holds the hub.
pub(super) async fn now_gathered(house: &Arc<House>, user: UserId) -> Result<i64> {
    let tx = house.begin().await?;
    sql::take_hub(&tx, user, None).await?;
    let now = house.now();
    tx.commit().await?;
    Ok(now)
}

/// What tells a user news.
#[derive(Debug, Clone, Copy)]
pub(super) enum Teller<'a> {
    /// A mail: of what none told, of the kinds that come as often.
    Mail(&'a Cadences, MailCadence),
    /// A device: of what happened after it was last told, at this moment.
    Device(i64),
}

impl Teller<'_> {
    fn channel(self) -> Channel {
        match self {
            Self::Mail(..) => Channel::Email,
            Self::Device(_) => Channel::Push,
        }
    }

    /// Whether it tells of these to a user who wants this.
    fn tells(self, wanted: &Wanted, topic: NotificationKind) -> bool {
        let is_its = match self {
            Self::Mail(chosen, cadence) => chosen.of(topic) == cadence,
            Self::Device(_) => true,
        };
        is_its && wanted.by(self.channel(), topic)
    }
}

/// What was found: what is news, and what was looked at.
pub(super) struct Found {
    /// Messages, then notices, the latest first.
    pub news: Vec<Told>,
    /// The lines that were looked at, the latest first, also those of which nothing is shown.
    pub lines: Vec<NoticeRow>,
    /// Whether there may be further lines, older than these.
    pub has_more: bool,
    /// The kinds of lines that were looked for.
    pub kinds: Vec<&'static str>,
}

/// One thing that is news.
pub(super) struct Told {
    /// The line that tells it; none where it is a message.
    pub line: Option<NoticeId>,
    pub news: News,
}

/// What the user, who acts, has not seen and wants to be told in this way.
pub(super) async fn find_news(ctx: &Ctx, user: UserId, teller: Teller<'_>) -> Result<Found> {
    let db = &ctx.house.db;
    let hub = sql::hub(db, user).await?;
    let wanted = find_wanted(db, user).await?;
    let channel = teller.channel();
    let kinds: Vec<&str> = NoticeKind::ALL
        .iter()
        .filter(|kind| is_by(channel, **kind) && teller.tells(&wanted, kind.topic()))
        .map(|kind| kind.name())
        .collect();
    let (after_ms, lines) = match teller {
        Teller::Mail(..) => {
            let lines = mailed::list_unmailed(db, user, &kinds, hub.seen_ms, LOOKED_AT).await?;
            (hub.messages_mailed_ms, lines)
        }
        Teller::Device(told_ms) => {
            let mut lines = sql::list_all(db, user, LOOKED_AT).await?;
            lines.retain(|line| {
                // What the hub does not show is not seen there.
                let is_seen = line.in_hub && line.last_ms <= hub.seen_ms;
                line.told_ms > told_ms && !is_seen && kinds.contains(&line.kind.as_str())
            });
            (told_ms, lines)
        }
    };
    let mut news = Vec::new();
    if teller.tells(&wanted, NotificationKind::Messages) {
        let unread = find_unread(ctx, user).await?.into_iter();
        let unread = unread.filter(|one| one.position > after_ms - LAG_MS);
        let has_words = wanted.by(channel, NotificationKind::MessageWords);
        let unread = unread.filter_map(|one| of_messages(one, has_words));
        news.extend(unread.map(|news| Told { line: None, news }));
    }
    news.extend(of_lines(ctx, user, channel, &lines).await?);
    Ok(Found {
        news,
        has_more: lines.len() as i64 == LOOKED_AT,
        lines,
        kinds,
    })
}

/// What these lines tell, of those that are shown.
async fn of_lines(
    ctx: &Ctx,
    user: UserId,
    channel: Channel,
    rows: &[NoticeRow],
) -> Result<Vec<Told>> {
    let objects: HashMap<NoticeId, i64> = rows.iter().map(|row| (row.id, row.object)).collect();
    let shown = show_with_pins(ctx, user, rows.to_vec()).await?;
    let pin_of = |notice: &NoticeView| {
        notice.pin.as_ref()?;
        let written = notice.comment.as_ref().map(|comment| comment.pin_id);
        written.or_else(|| objects.get(&notice.id).copied().map(PinId))
    };
    let about = shown.iter().filter_map(|one| pin_of(&one.view));
    let ideas = shown.iter().flat_map(|one| one.pins.iter().copied());
    let pins: Vec<PinId> = about.chain(ideas).collect();
    let pins = pins::find_many(&ctx.house.db, &pins).await?;
    let pins: HashMap<PinId, StoredPin> = pins.into_iter().map(|pin| (pin.id, pin)).collect();
    let mut news = Vec::new();
    for Shown { view, pins: ideas } in &shown {
        let mut tell = |news_of: News| {
            news.push(Told {
                line: Some(view.id),
                news: news_of,
            });
        };
        // A mail has room for each of them.
        if view.kind == NoticeKind::Ideas && channel == Channel::Email {
            let ideas = ideas.iter().filter_map(|id| pins.get(id));
            ideas.map(of_idea).for_each(tell);
        } else {
            tell(of_notice(view, pin_of(view).and_then(|id| pins.get(&id))));
        }
    }
    Ok(news)
}

/// That there are messages: who wrote, and what, where its receiver wants the words.
fn of_messages(conversation: ConversationView, has_words: bool) -> Option<News> {
    let last = conversation
        .last_message
        .filter(|last| !last.is_unsent && !last.is_taken_down && !last.is_mine)?;
    let (kind, what) = match last.event {
        Some(_) => ("added", String::new()),
        None if has_words && !last.text.is_empty() => ("message_words", beginning(&last.text)),
        None => ("message", String::new()),
    };
    Some(News {
        kind,
        topic: NotificationKind::Messages,
        who: last.sender.full_name,
        others: 0,
        what,
        path: format!("/messages/{}/", conversation.id),
    })
}

/// The beginning of a text, on one line.
fn beginning(text: &str) -> String {
    let words: Vec<&str> = text.split_whitespace().collect();
    let line = words.join(" ");
    match line.char_indices().nth(MOST_WORDS) {
        Some((end, _)) => format!("{}…", &line[..end]),
        None => line,
    }
}

/// One of the ideas of a week.
fn of_idea(pin: &StoredPin) -> News {
    News {
        kind: "idea",
        topic: NotificationKind::Recommendations,
        who: String::new(),
        others: 0,
        what: pin.title.clone(),
        path: format!("/pin/{}/", pin.id),
    }
}

/// What a notice tells, without the words of a comment.
fn of_notice(notice: &NoticeView, pin: Option<&StoredPin>) -> News {
    let actor = notice.actors.first();
    if let Some(path) = path_of(notice.kind) {
        return News {
            kind: notice.kind.name(),
            topic: notice.kind.topic(),
            who: String::new(),
            others: 0,
            what: String::new(),
            path: path.to_owned(),
        };
    }
    if let Some(announced) = &notice.announcement {
        return News {
            kind: notice.kind.name(),
            topic: notice.kind.topic(),
            who: announced
                .text
                .split_whitespace()
                .collect::<Vec<_>>()
                .join(" "),
            others: 0,
            what: String::new(),
            path: announced.link.clone().unwrap_or_else(hub),
        };
    }
    let (what, path) = match (&notice.board, pin, &notice.comment) {
        (Some(board), ..) => (board.name.clone(), board.url.clone()),
        (None, Some(pin), None) => (pin.title.clone(), format!("/pin/{}/", pin.id)),
        (None, Some(pin), Some(comment)) => {
            let path = format!("/pin/{}/?comment={}", pin.id, comment.id);
            (pin.title.clone(), path)
        }
        (None, None, _) => {
            let path = actor.map_or_else(hub, |user| format!("/{}/", user.username));
            (String::new(), path)
        }
    };
    News {
        kind: notice.kind.name(),
        topic: notice.kind.topic(),
        who: actor.map_or_else(String::new, |user| user.full_name.clone()),
        others: (notice.count - 1).max(0),
        what,
        path,
    }
}

/// Whether news of a channel have notices of this kind. Those of which a mail of their own tells when
/// they happen are not mailed again, and nothing is mailed where mails do not arrive.
fn is_by(channel: Channel, kind: NoticeKind) -> bool {
    let has_mail = matches!(
        kind,
        NoticeKind::ExportReady
            | NoticeKind::NewDevice
            | NoticeKind::CaseDecided
            | NoticeKind::MailRefused
    );
    channel != Channel::Email || !has_mail
}

/// Where what is about the account itself is shown, as in the hub (`leadsTo.ts`).
fn path_of(kind: NoticeKind) -> Option<&'static str> {
    match kind {
        NoticeKind::ExportReady => Some("/settings/your-data/"),
        NoticeKind::NewDevice => Some("/settings/security/"),
        NoticeKind::CaseDecided => Some("/settings/decisions/"),
        NoticeKind::MailRefused => Some("/settings/edit/email/"),
        NoticeKind::DeviceLost => Some("/settings/notifications/"),
        _ => None,
    }
}

/// Where the hub is.
pub(super) fn hub() -> String {
    "/notifications/".to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_begin_on_one_line() {
        let long = "é".repeat(MOST_WORDS + 1);
        for (text, expected) in [
            ("The key", "The key".to_owned()),
            (" The\n\n key ", "The key".to_owned()),
            (&long, format!("{}…", "é".repeat(MOST_WORDS))),
        ] {
            assert_eq!(beginning(text), expected);
        }
    }
}
