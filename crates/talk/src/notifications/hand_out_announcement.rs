//! Tells users what the host announces, a part of them at a time.

use std::sync::Arc;

use accounts::users::locales_above;
use contract::{
    ids::{AnnouncementId, UserId},
    notifications::NoticeKind,
};
use kernel::{error::Result, house::House, tx::Tx};
use queue::NewJob;

use super::{
    jobs::{HAND_OUT, day_of},
    sql::announcements,
    tell_many::{Telling, Told, tell_many},
};

/// Has all users told whom it is to, once the transaction is committed.
pub(super) async fn have_handed_out(tx: &Tx, id: AnnouncementId, now: i64) -> Result<()> {
    enqueue(tx, id, UserId::default(), now).await
}

/// The body is the announcement, and the last user who was told.
async fn enqueue(tx: &Tx, id: AnnouncementId, above: UserId, now: i64) -> Result<()> {
    let body = format!("{id} {above}");
    let job = NewJob {
        kind: HAND_OUT,
        key: Some(&body),
        body: &body,
        due_ms: now,
    };
    Ok(queue::enqueue(tx, job).await?)
}

/// Body of [`HAND_OUT`]: tells some users, and leaves the others to the next.
pub async fn hand_out_announcement(house: &Arc<House>, body: &str) -> Result<()> {
    let words = body.split_once(' ');
    let Some((Ok(id), Ok(above))) = words.map(|(id, above)| (id.parse(), above.parse())) else {
        return Ok(());
    };
    let tx = house.begin().await?;
    let Some(row) = announcements::find_many(&tx, &[id]).await?.pop() else {
        return Ok(());
    };
    let at_once = house.get::<Telling>().at_once;
    let users = locales_above(&tx, above, at_once).await?;
    if let Some((last, _)) = users.last().filter(|_| users.len() as i64 == at_once) {
        enqueue(&tx, id, *last, house.now()).await?;
    }
    let is_to = |locale: &str| row.locale.as_deref().is_none_or(|to| to == locale);
    let users = users.into_iter().filter(|(_, locale)| is_to(locale));
    let told = Told {
        kind: NoticeKind::Announcement,
        object: id.0,
        actor_id: UserId::default(),
        // That of the announcement: who is told late, or twice, has one line.
        day: day_of(row.created_ms),
    };
    tell_many(house, &tx, users.map(|(user, _)| user).collect(), told).await?;
    tx.commit().await
}
