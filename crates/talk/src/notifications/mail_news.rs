//! Mails users what is news to them, each kind as often as they want it.

use std::{
    collections::{HashMap, HashSet},
    sync::Arc,
};

use accounts::{
    mails::send_news::{News, send_news},
    preferences::{
        change_mails::ChangedMails,
        find_cadence::{Cadence, Cadences, find_cadences, find_cadences_of},
    },
};
use contract::{
    ids::{NoticeId, UserId},
    notifications::NoticeKind,
    preferences::{MailCadence, NotificationKind},
};
use kernel::{ctx::Ctx, error::Result, house::House, tx::Tx};
use queue::NewJob;

use super::{
    find_news::{Found, Teller, find_news},
    find_reader::find_reader,
    jobs::MAIL,
    policy,
    sql::{self, NoticeRow},
};

/// News of one mail, at most: the hub has the rest, and the next mail what the hub does not show.
const MOST: usize = 20;

/// Has these users mailed what has just become news of these kinds to them, once the transaction is
/// committed. What becomes news until then comes with the same mail. One user after the other, and
/// one cadence, as each may hold a job: in the order of their ids.
pub(super) async fn have_mailed(
    tx: &Tx,
    now: i64,
    users: &[UserId],
    kinds: &[NotificationKind],
) -> Result<()> {
    let chosen = find_cadences_of(tx, users).await?;
    let mailed = sql::mailed(tx, users).await?;
    let mailed: HashMap<UserId, i64> = mailed.into_iter().collect();
    for user in users {
        let Some(chosen) = chosen.get(user) else {
            continue;
        };
        let mailed_ms = mailed.get(user).copied().unwrap_or_default();
        for cadence in chosen.of_each(kinds) {
            let due = Cadence {
                cadence,
                utc_offset_minutes: chosen.utc_offset_minutes,
            };
            let Some(due_ms) = policy::mail_due_ms(due, now, mailed_ms) else {
                continue;
            };
            let body = format!("{user} {}", cadence.name());
            let job = NewJob {
                kind: MAIL,
                // What is wanted oftener does not wait for what was to come seldom.
                key: Some(&body),
                body: &body,
                due_ms,
            };
            queue::enqueue(tx, job).await?;
        }
    }
    Ok(())
}

/// Body of [`MAIL`]. Done twice it may be sent twice, where the first did not end.
pub async fn mail_news(house: &Arc<House>, body: &str) -> Result<()> {
    let mut words = body.split(' ');
    let id = words.next().and_then(|id| id.parse::<UserId>().ok());
    let cadence = words.next().and_then(MailCadence::parse);
    let (Some(id), Some(cadence)) = (id, cadence) else {
        return Ok(());
    };
    // What is not known to be theirs is mailed nothing that others did.
    let reader = find_reader(house, id).await?;
    let Some((user, ctx)) = reader.filter(|(user, _)| user.email_proved_ms.is_some()) else {
        return Ok(());
    };
    let chosen = find_cadences(&house.db, id).await?;
    let now = house.now();
    let mailed_ms = sql::hub(&house.db, id).await?.mailed_ms;
    if policy::is_too_soon(cadence, now, mailed_ms) {
        let tx = house.begin().await?;
        have_mailed_by(&tx, now, id, &chosen, cadence).await?;
        return tx.commit().await;
    }
    let found = find_news(&ctx, id, Teller::Mail(&chosen, cadence)).await?;
    if found.news.is_empty() && found.lines.is_empty() {
        return Ok(());
    }
    let news: Vec<News> = found.news.iter().map(|told| told.news.clone()).collect();
    let news = &news[..news.len().min(MOST)];
    if !news.is_empty() {
        send_news(house, &user, cadence, news).await?;
    }
    let tx = house.begin().await?;
    // Who gathers writes the same lines.
    sql::take_hub(&tx, id, None).await?;
    if !news.is_empty() {
        sql::mailed::set_mailed(&tx, id, now).await?;
    }
    if note_told(&tx, id, &found, now).await? {
        have_mailed_by(&tx, house.now(), id, &chosen, cadence).await?;
    }
    tx.commit().await
}

/// Notes what is not to be mailed any more: what was mailed, what is shown here, of which there is
/// more than a mail has room for, and what its reader may not see. Answers whether the next mail has
/// more.
async fn note_told(tx: &Tx, user: UserId, found: &Found, now: i64) -> Result<bool> {
    let rest = found.news.iter().skip(MOST);
    let rest: HashSet<NoticeId> = rest.filter_map(|told| told.line).collect();
    let is_done = |line: &&NoticeRow| line.in_hub || !rest.contains(&line.id);
    let done: Vec<&NoticeRow> = found.lines.iter().filter(is_done).collect();
    sql::mailed::set_lines_mailed(tx, user, &done).await?;
    if found.news.iter().any(|told| told.line.is_none()) {
        sql::mailed::set_messages_mailed(tx, user, now).await?;
    }
    let is_full = found.has_more && found.news.len() >= MOST;
    if let Some(oldest) = found.lines.last().filter(|_| is_full) {
        sql::mailed::set_older_mailed(tx, user, &found.kinds, oldest.last_ms).await?;
    }
    Ok(found.has_more || done.len() < found.lines.len())
}

/// Has mailed what comes by this cadence, of which some was left.
async fn have_mailed_by(
    tx: &Tx,
    now: i64,
    user: UserId,
    chosen: &Cadences,
    cadence: MailCadence,
) -> Result<()> {
    let kinds = NotificationKind::ALL.iter().copied();
    let kinds: Vec<NotificationKind> = kinds.filter(|kind| chosen.of(*kind) == cadence).collect();
    have_mailed(tx, now, &[user], &kinds).await
}

/// Mails of these kinds come to a user who got none, or as often as they did not: of what was told
/// while they did not come none tells, and what waits comes by its new cadence.
pub(super) async fn follow_choices(
    ctx: &Ctx,
    tx: &Tx,
    ChangedMails { user, begun, moved }: &ChangedMails,
) -> Result<()> {
    if !begun.is_empty() {
        // What is being gathered meanwhile is told before.
        sql::take_hub(tx, *user, None).await?;
        let kinds = NoticeKind::ALL.iter();
        let kinds = kinds.filter(|kind| begun.contains(&kind.topic()));
        let kinds: Vec<&str> = kinds.map(|kind| kind.name()).collect();
        sql::mailed::set_kinds_mailed(tx, *user, &kinds).await?;
        if begun.contains(&NotificationKind::Messages) {
            sql::mailed::set_messages_mailed(tx, *user, ctx.now()).await?;
        }
    }
    if moved.is_empty() {
        return Ok(());
    }
    have_mailed(tx, ctx.now(), &[*user], moved).await
}
