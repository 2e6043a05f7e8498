//! Users who are told something by jobs.

use std::sync::Arc;

use accounts::users::{self, StoredUser, find_standing::find_standing};
use contract::ids::UserId;
use kernel::{
    ctx::{Actor, Ctx},
    error::Result,
    house::House,
};

/// A user who may be told something, and a job's context that acts for them: what it finds is what
/// they see. None where they are gone, left or are suspended.
pub async fn find_reader(house: &Arc<House>, id: UserId) -> Result<Option<(StoredUser, Ctx)>> {
    let (Some(user), Some(standing)) = (
        users::find(&house.db, id).await?,
        find_standing(house, &house.db, id).await?,
    ) else {
        return Ok(None);
    };
    if user.left_ms.is_some() || standing.is_suspended {
        return Ok(None);
    }
    let ctx = Ctx::of_job(house).acting_as(Actor::User(id, standing));
    Ok(Some((user, ctx)))
}
