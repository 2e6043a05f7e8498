//! Jobs of the room `users`.

use std::sync::Arc;

use contract::ids::UserId;
use queue::NewJob;

use super::{erase_user::erase_user, sql};
use crate::{
    error::{Error, Result},
    house::House,
    job,
    jobs::HOUR,
};

/// Finds who is to be erased.
pub const ERASE_DUE: &str = "users.erase_due";
/// Erases one of them; the body is the id.
pub const ERASE: &str = "users.erase";

job!(ERASE => erase);
job!(ERASE_DUE, every HOUR => erase_due);

/// People found at once; who is left is found the next time.
const MOST: i64 = 1_000;

/// Body of [`ERASE_DUE`].
pub async fn erase_due(house: &House) -> Result<()> {
    let tx = house.db.begin().await?;
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
