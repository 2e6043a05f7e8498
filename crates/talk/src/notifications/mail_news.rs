//! Mails users what is news to them, as often as they want it.

use std::sync::Arc;

use accounts::{mails::send_news::send_news, preferences::find_cadence::find_cadence};
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
        have_mailed(&tx, house.now(), id).await?;
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
