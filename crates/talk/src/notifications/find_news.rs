//! What is news to a user beside the hub, for mails and devices.

use std::{
    collections::{HashMap, HashSet},
    sync::Arc,
};

use accounts::{mails::send_news::News, preferences::find_choice::find_choices};
use collections::pins::{self, StoredPin};
use contract::{
    conversations::ConversationView,
    ids::{NoticeId, PinId, UserId},
    notifications::NoticeView,
    preferences::{Channel, NotificationKind},
};
use kernel::{ctx::Ctx, error::Result, house::House};

use super::{show_notices::show_notices, sql};
use crate::conversations::count_unread::find_unread;

/// How long a message may take from its moment until others can read it: one that was written
/// while the last news were told may not have been among them.
const LAG_MS: i64 = 5_000;
/// Notices that are looked at.
const LOOKED_AT: i64 = 100;

/// Now, when all that was told before can be read: who gathers holds the hub.
pub(super) async fn now_gathered(house: &Arc<House>, user: UserId) -> Result<i64> {
    let tx = house.begin().await?;
    sql::take_hub(&tx, user, None).await?;
    let now = house.now();
    tx.commit().await?;
    Ok(now)
}

/// What happened after a moment, that the user, who acts, has not seen and wants to be told by this
/// channel, the latest first: messages, then notices.
pub(super) async fn find_news(
    ctx: &Ctx,
    user: UserId,
    channel: Channel,
    after_ms: i64,
) -> Result<Vec<News>> {
    let db = &ctx.house.db;
    let seen_ms = sql::hub(db, user).await?.seen_ms;
    let wanted: HashSet<NotificationKind> = find_choices(db, user, channel)
        .await?
        .into_iter()
        .filter(|option| option.value)
        .map(|option| option.id)
        .collect();
    let mut news = Vec::new();
    if wanted.contains(&NotificationKind::Messages) {
        let unread = find_unread(ctx, user).await?.into_iter();
        let unread = unread.filter(|one| one.position > after_ms - LAG_MS);
        news.extend(unread.filter_map(of_messages));
    }
    let mut rows = sql::list(db, user, [i64::MAX; 2], LOOKED_AT).await?;
    rows.retain(|row| {
        let topic = row.kind().and_then(|kind| kind.topic());
        let is_news = row.last_ms > seen_ms && row.told_ms > after_ms;
        is_news && topic.is_some_and(|topic| wanted.contains(&topic))
    });
    let objects: HashMap<NoticeId, i64> = rows.iter().map(|row| (row.id, row.object)).collect();
    let shown = show_notices(ctx, user, rows).await?;
    let pin_of = |notice: &NoticeView| {
        notice.pin.as_ref()?;
        let written = notice.comment.as_ref().map(|comment| comment.pin_id);
        written.or_else(|| objects.get(&notice.id).copied().map(PinId))
    };
    let pins: Vec<PinId> = shown.iter().filter_map(pin_of).collect();
    let pins = pins::find_many(db, &pins).await?;
    let pin = |notice: &NoticeView| {
        let id = pin_of(notice)?;
        pins.iter().find(|pin| pin.id == id)
    };
    news.extend(shown.iter().map(|notice| of_notice(notice, pin(notice))));
    Ok(news)
}

/// That there are messages: who wrote, and none of their words.
fn of_messages(conversation: ConversationView) -> Option<News> {
    let last = conversation
        .last_message
        .filter(|last| !last.is_unsent && !last.is_mine)?;
    Some(News {
        kind: if last.event.is_some() {
            "added"
        } else {
            "message"
        },
        who: last.sender.full_name,
        others: 0,
        what: String::new(),
        path: format!("/messages/{}/", conversation.id),
    })
}

/// What a notice tells, without the words of a comment.
fn of_notice(notice: &NoticeView, pin: Option<&StoredPin>) -> News {
    let actor = notice.actors.first();
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
        who: actor.map_or_else(String::new, |user| user.full_name.clone()),
        others: (notice.count - 1).max(0),
        what,
        path,
    }
}

fn hub() -> String {
    "/notifications/".to_owned()
}
