//! Mails users what is news to them, as often as they want it.

use std::{
    collections::{HashMap, HashSet},
    sync::Arc,
};

use accounts::{
    mails::send_news::{News, send_news},
    preferences::{find_cadence::find_cadence, find_choice::find_choices},
    users::{self, StoredUser, find_standing::find_standing},
};
use collections::pins::{self, StoredPin};
use contract::{
    conversations::ConversationView,
    ids::{NoticeId, PinId, UserId},
    notifications::NoticeView,
    preferences::{Channel, MailCadence, NotificationKind},
};
use kernel::{
    ctx::{Actor, Ctx},
    error::Result,
    house::House,
    tx::Tx,
};
use queue::NewJob;

use super::{jobs::MAIL, policy, show_notices::show_notices, sql};
use crate::conversations::count_unread::find_unread;

/// News of one mail, at most: the hub has the rest.
const MOST: usize = 20;
/// How long a message may take from its moment until others can read it: one that was written
/// while the last mail was may not have been in it.
const LAG_MS: i64 = 5_000;
/// Notices that are looked at for them.
const LOOKED_AT: i64 = 100;

/// Has a user mailed what has just become news to them, once the transaction is committed. What
/// becomes news until then comes with the same mail.
pub(super) async fn have_mailed(tx: &Tx, now: i64, user: UserId) -> Result<()> {
    let cadence = find_cadence(tx, user).await?;
    let mailed_ms = sql::hub(tx, user).await?.mailed_ms;
    let Some(due_ms) = policy::mail_due_ms(cadence, now, mailed_ms) else {
        return Ok(());
    };
    let body = format!("{user} {}", cadence.cadence.name());
    let job = NewJob {
        kind: MAIL,
        // Who wants it oftener does not wait for what was to come seldom.
        key: Some(&body),
        body: &body,
        due_ms,
    };
    Ok(queue::enqueue(tx, job).await?)
}

/// Body of [`MAIL`]. Done twice it may be sent twice, where the first did not end.
pub async fn mail_news(house: &Arc<House>, body: &str) -> Result<()> {
    let mut words = body.split(' ');
    let Some(id) = words.next().and_then(|id| id.parse::<UserId>().ok()) else {
        return Ok(());
    };
    let (Some(user), Some(standing)) = (
        users::find(&house.db, id).await?,
        find_standing(house, &house.db, id).await?,
    ) else {
        return Ok(());
    };
    // What is not known to be theirs is mailed nothing that others did.
    if user.email_proved_ms.is_none() || user.left_ms.is_some() || standing.is_suspended {
        return Ok(());
    }
    let cadence = find_cadence(&house.db, id).await?.cadence;
    let mailed_ms = sql::hub(&house.db, id).await?.mailed_ms;
    let is_too_soon = policy::is_too_soon(cadence, house.now(), mailed_ms);
    if is_too_soon || words.next() != Some(cadence.name()) {
        // They chose another cadence meanwhile, or were just mailed.
        let tx = house.begin().await?;
        have_mailed(&tx, house.now(), id).await?;
        return tx.commit().await;
    }
    let now = now_gathered(house, id).await?;
    let ctx = Ctx::of_job(house).acting_as(Actor::User(id, standing));
    let news = find_news(&ctx, &user).await?;
    if news.is_empty() || cadence == MailCadence::Never {
        return Ok(());
    }
    send_news(house, &user, cadence, &news).await?;
    let tx = house.begin().await?;
    sql::set_mailed(&tx, id, now).await?;
    tx.commit().await
}

/// Now, when all that was told before can be read: who gathers holds the hub.
async fn now_gathered(house: &Arc<House>, user: UserId) -> Result<i64> {
    let tx = house.begin().await?;
    sql::take_hub(&tx, user, None).await?;
    let now = house.now();
    tx.commit().await?;
    Ok(now)
}

/// What happened since the user was mailed, that they have not seen and want to be mailed, the
/// latest first: messages, then notices.
async fn find_news(ctx: &Ctx, user: &StoredUser) -> Result<Vec<News>> {
    let db = &ctx.house.db;
    let hub = sql::hub(db, user.id).await?;
    let wanted: HashSet<NotificationKind> = find_choices(db, user.id, Channel::Email)
        .await?
        .into_iter()
        .filter(|option| option.value)
        .map(|option| option.id)
        .collect();
    let mut news = Vec::new();
    if wanted.contains(&NotificationKind::Messages) {
        let unread = find_unread(ctx, user.id).await?.into_iter();
        let unread = unread.filter(|one| one.position > hub.mailed_ms - LAG_MS);
        news.extend(unread.filter_map(of_messages));
    }
    let mut rows = sql::list(db, user.id, [i64::MAX; 2], LOOKED_AT).await?;
    rows.retain(|row| {
        let topic = row.kind().and_then(|kind| kind.topic());
        let is_news = row.last_ms > hub.seen_ms && row.told_ms > hub.mailed_ms;
        is_news && topic.is_some_and(|topic| wanted.contains(&topic))
    });
    let objects: HashMap<NoticeId, i64> = rows.iter().map(|row| (row.id, row.object)).collect();
    let shown = show_notices(ctx, user.id, rows).await?;
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
    news.truncate(MOST);
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
