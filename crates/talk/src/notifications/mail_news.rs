//! Mails users what is news to them, as often as they want it.

use std::{collections::HashMap, sync::Arc};

use accounts::{
    mails::send_news::send_news,
    preferences::find_cadence::{find_cadence, find_cadences},
};
use contract::{
    ids::UserId,
    preferences::{Channel, MailCadence},
};
use kernel::{error::Result, house::House, tx::Tx};
use queue::NewJob;

use super::{
    find_news::{find_news, now_gathered},
    find_reader::find_reader,
    jobs::MAIL,
    policy, sql,
};

/// News of one mail, at most: the hub has the rest.
const MOST: usize = 20;

/// Has these users mailed what has just become news to them, once the transaction is committed.
/// What becomes news until then comes with the same mail. One user after the other, as each may
/// hold a job: in the order of their ids.
pub(super) async fn have_mailed(tx: &Tx, now: i64, users: &[UserId]) -> Result<()> {
    let cadences = find_cadences(tx, users).await?;
    let mailed = sql::mailed(tx, users).await?;
    let mailed: HashMap<UserId, i64> = mailed.into_iter().collect();
    for user in users {
        let Some(cadence) = cadences.get(user) else {
            continue;
        };
        let mailed_ms = mailed.get(user).copied().unwrap_or_default();
        let Some(due_ms) = policy::mail_due_ms(*cadence, now, mailed_ms) else {
            continue;
        };
        let body = format!("{user} {}", cadence.cadence.name());
        let job = NewJob {
            kind: MAIL,
            // Who wants it oftener does not wait for what was to come seldom.
            key: Some(&body),
            body: &body,
            due_ms,
        };
        queue::enqueue(tx, job).await?;
    }
    Ok(())
}

/// Body of [`MAIL`]. Done twice it may be sent twice, where the first did not end.
pub async fn mail_news(house: &Arc<House>, body: &str) -> Result<()> {
    let mut words = body.split(' ');
    let Some(id) = words.next().and_then(|id| id.parse::<UserId>().ok()) else {
        return Ok(());
    };
    // What is not known to be theirs is mailed nothing that others did.
    let reader = find_reader(house, id).await?;
    let Some((user, ctx)) = reader.filter(|(user, _)| user.email_proved_ms.is_some()) else {
        return Ok(());
    };
    let cadence = find_cadence(&house.db, id).await?.cadence;
    let mailed_ms = sql::hub(&house.db, id).await?.mailed_ms;
    let is_too_soon = policy::is_too_soon(cadence, house.now(), mailed_ms);
    if is_too_soon || words.next() != Some(cadence.name()) {
        // They chose another cadence meanwhile, or were just mailed.
        let tx = house.begin().await?;
        have_mailed(&tx, house.now(), &[id]).await?;
        return tx.commit().await;
    }
    let now = now_gathered(house, id).await?;
    let mut news = find_news(&ctx, id, Channel::Email, mailed_ms).await?;
    news.truncate(MOST);
    if news.is_empty() || cadence == MailCadence::Never {
        return Ok(());
    }
    send_news(house, &user, cadence, &news).await?;
    let tx = house.begin().await?;
    sql::set_mailed(&tx, id, now).await?;
    tx.commit().await
}
