//! What is news to a user beside the hub, for mails and devices.

use std::{collections::HashMap, sync::Arc};

use accounts::{mails::send_news::News, preferences::find_choice::find_wanted};
use collections::pins::{self, StoredPin};
use contract::{
    conversations::ConversationView,
    ids::{NoticeId, PinId, UserId},
    notifications::{NoticeKind, NoticeView},
    preferences::{Channel, NotificationKind},
};
use kernel::{ctx::Ctx, error::Result, house::House};

use super::{
    show_notices::{Shown, show_with_pins},
    sql,
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
pub(super) enum Teller {
    /// A mail: of what none told.
    Mail,
    /// A device: of what happened after it was last told, at this moment.
    Device(i64),
}

/// What the user, who acts, has not seen and wants to be told in this way, the latest first:
/// messages, then notices.
pub(super) async fn find_news(ctx: &Ctx, user: UserId, teller: Teller) -> Result<Vec<News>> {
    let db = &ctx.house.db;
    let hub = sql::hub(db, user).await?;
    let (channel, after_ms, mut rows) = match teller {
        Teller::Mail => {
            let rows = sql::list_unmailed(db, user, LOOKED_AT).await?;
            (Channel::Email, hub.messages_mailed_ms, rows)
        }
        Teller::Device(told_ms) => {
            let mut rows = sql::list_all(db, user, LOOKED_AT).await?;
            rows.retain(|row| row.told_ms > told_ms);
            (Channel::Push, told_ms, rows)
        }
    };
    let wanted = find_wanted(db, user).await?;
    let mut news = Vec::new();
    if wanted.by(channel, NotificationKind::Messages) {
        let unread = find_unread(ctx, user).await?.into_iter();
        let unread = unread.filter(|one| one.position > after_ms - LAG_MS);
        let has_words = wanted.by(channel, NotificationKind::MessageWords);
        news.extend(unread.filter_map(|one| of_messages(one, has_words)));
    }
    rows.retain(|row| {
        // What the hub does not show is not seen there.
        let is_seen = row.in_hub && row.last_ms <= hub.seen_ms;
        let is_told = |kind| is_by(channel, kind) && wanted.by(channel, kind.topic());
        !is_seen && row.kind().is_some_and(is_told)
    });
    let objects: HashMap<NoticeId, i64> = rows.iter().map(|row| (row.id, row.object)).collect();
    let shown = show_with_pins(ctx, user, rows).await?;
    let pin_of = |notice: &NoticeView| {
        notice.pin.as_ref()?;
        let written = notice.comment.as_ref().map(|comment| comment.pin_id);
        written.or_else(|| objects.get(&notice.id).copied().map(PinId))
    };
    let about = shown.iter().filter_map(|one| pin_of(&one.view));
    let ideas = shown.iter().flat_map(|one| one.pins.iter().copied());
    let pins: Vec<PinId> = about.chain(ideas).collect();
    let pins = pins::find_many(db, &pins).await?;
    let pins: HashMap<PinId, StoredPin> = pins.into_iter().map(|pin| (pin.id, pin)).collect();
    for Shown { view, pins: ideas } in &shown {
        // A mail has room for each of them.
        if view.kind == NoticeKind::Ideas && channel == Channel::Email {
            news.extend(ideas.iter().filter_map(|id| pins.get(id)).map(of_idea));
        } else {
            news.push(of_notice(view, pin_of(view).and_then(|id| pins.get(&id))));
        }
    }
    Ok(news)
}

/// That there are messages: who wrote, and what, where its receiver wants the words.
fn of_messages(conversation: ConversationView, has_words: bool) -> Option<News> {
    let last = conversation
        .last_message
        .filter(|last| !last.is_unsent && !last.is_mine)?;
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
