//! Mails users what is news to them, each kind as often as they want it.

use std::{
    collections::{BTreeSet, HashMap},
    sync::Arc,
};

use accounts::{
    mails::send_news::{News, send_news},
    preferences::{
        find_cadence::{Cadence, find_cadences, find_cadences_of},
        find_choice::find_wanted,
    },
};
use contract::{
    ids::UserId,
    notifications::NoticeKind,
    preferences::{Channel, MailCadence, NotificationKind},
};
use kernel::{error::Result, house::House, tx::Tx};
use queue::NewJob;

use super::{
    find_news::{Teller, find_news, now_gathered},
    find_reader::find_reader,
    jobs::MAIL,
    policy, sql,
};

/// News of one mail, at most: the hub has the rest.
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
    let mailed_ms = sql::hub(&house.db, id).await?.mailed_ms;
    let is_too_soon = policy::is_too_soon(cadence, house.now(), mailed_ms);
    let now = now_gathered(house, id).await?;
    let news = find_news(&ctx, id, Teller::Mail).await?;
    let is_due = |one: &News| !is_too_soon && chosen.of(one.topic) == cadence;
    // They chose another cadence for some of it meanwhile, or were just mailed.
    let (mut due, later): (Vec<News>, Vec<News>) = news.into_iter().partition(is_due);
    let later: BTreeSet<NotificationKind> = later.iter().map(|one| one.topic).collect();
    let later: Vec<NotificationKind> = later.into_iter().collect();
    if !due.is_empty() {
        due.truncate(MOST);
        send_news(house, &user, cadence, &due).await?;
    }
    let tx = house.begin().await?;
    if !due.is_empty() {
        let wanted = find_wanted(&tx, id).await?;
        // Of what is switched on one day, that day's news are the first.
        let is_done = |topic: NotificationKind| {
            chosen.of(topic) == cadence || !wanted.by(Channel::Email, topic)
        };
        let kinds = NoticeKind::ALL.iter().copied();
        let kinds: Vec<&str> = kinds
            .filter(|kind| is_done(kind.topic()))
            .map(NoticeKind::name)
            .collect();
        sql::set_mailed(&tx, id, now, &kinds, is_done(NotificationKind::Messages)).await?;
    }
    have_mailed(&tx, house.now(), &[id], &later).await?;
    tx.commit().await
}
