//! Jobs of the room `users`.

use std::sync::Arc;

use contract::ids::UserId;
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
    house::House,
    job,
    jobs::HOUR,
};
use queue::NewJob;

use super::{erase_user::erase_user, settle_privacy::settle_privacy, sql};

/// Finds accounts that are to be erased.
pub const ERASE_DUE: &str = "users.erase_due";
/// Erases one of them; the body is the id.
pub const ERASE: &str = "users.erase";

/// Brings what is a user's in line with who sees the user; the body is the id.
pub const SETTLE: &str = "users.settle_privacy";

job!(ERASE => erase);
job!(ERASE_DUE, every HOUR => erase_due);
job!(SETTLE => settle);

/// Users found at once; the rest is found the next time.
const MOST: i64 = 1_000;

/// Body of [`ERASE_DUE`].
pub async fn erase_due(house: &Arc<House>) -> Result<()> {
    let tx = house.begin().await?;
    for id in sql::to_erase(&tx, house.now(), MOST).await? {
        let body = id.to_string();
        let job = NewJob {
            kind: ERASE,
            key: Some(&body),
            body: &body,
            due_ms: house.now(),
        };
        queue::enqueue(&tx, job).await?;
    }
    tx.commit().await?;
    Ok(())
}

/// Body of [`ERASE`].
pub async fn erase(house: &Arc<House>, body: &str) -> Result<()> {
    let id: UserId = body.parse().map_err(|()| Error::internal("no id"))?;
    erase_user(house, id).await
}

/// Body of [`SETTLE`].
pub async fn settle(house: &Arc<House>, body: &str) -> Result<()> {
    let id: UserId = body.parse().map_err(|()| Error::internal("no id"))?;
    settle_privacy(&Ctx::of_job(house), id).await
}
