//! Offers a user pins of a week, which another room chose.

use std::sync::Arc;

use accounts::users;
use contract::{
    ids::{PinId, UserId},
    notifications::NoticeKind,
};
use kernel::{error::Result, house::House};
use store::Run;

use super::{
    jobs::{KEPT_DAYS, day_of},
    sql::{ideas, take_hub},
    tell_many::{Told, tell_many},
};

/// Pins of one week, at most.
pub const MOST: usize = 6;

/// Days within which a user is offered ideas once: a week, and room for its hours.
const ONCE_DAYS: i64 = 5;

/// What a user was offered, as long as it is kept.
pub async fn find_offered(run: &impl Run, now: i64, user: UserId) -> Result<Vec<PinId>> {
    let offered = ideas::since(run, user, day_of(now) - KEPT_DAYS).await?;
    Ok(offered.into_iter().map(|(_, pin)| pin).collect())
}

/// Whether a user was offered ideas this week.
pub async fn was_offered(run: &impl Run, now: i64, user: UserId) -> Result<bool> {
    let since = day_of(now) - ONCE_DAYS;
    Ok(!ideas::since(run, user, since).await?.is_empty())
}

/// Offers a user these pins, the best first, of which the first six are taken; none, and once more
/// in a week, changes nothing, nor where the user was erased meanwhile.
pub async fn offer_ideas(house: &Arc<House>, user: UserId, pins: &[PinId]) -> Result<()> {
    let (now, day) = (house.now(), day_of(house.now()));
    let tx = house.begin().await?;
    // A second job waits, and then sees what the first offered.
    take_hub(&tx, user, None).await?;
    if pins.is_empty()
        || users::find(&tx, user).await?.is_none()
        || was_offered(&tx, now, user).await?
    {
        return Ok(());
    }
    ideas::put(&tx, user, day, &pins[..pins.len().min(MOST)]).await?;
    let told = Told {
        kind: NoticeKind::Ideas,
        object: 0,
        actor_id: UserId::default(),
        day,
    };
    tell_many(house, &tx, vec![user], told).await?;
    tx.commit().await
}
