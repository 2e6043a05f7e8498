//! Jobs of the room `boards`. Each may run twice.

use std::sync::Arc;

use contract::ids::UserId;

use super::settle_boards::settle_boards;
use crate::{
    ctx::Ctx,
    error::{Error, Result},
    house::{Changed, House},
    job,
    users::show_users,
};

/// Brings all pins of a person in line with who sees the person.
pub const SETTLE_PRIVACY: &str = "boards.settle_privacy";

job!(SETTLE_PRIVACY => settle_privacy);

/// Body of [`SETTLE_PRIVACY`].
pub async fn settle_privacy(house: &Arc<House>, body: &str) -> Result<()> {
    let owner: UserId = body
        .parse()
        .map_err(|()| Error::internal("a job without its person"))?;
    let ctx = Ctx::of_job(house);
    settle_boards(&ctx, owner).await?;
    show_users::forget_everywhere(&ctx, owner);
    house.tell(Changed::Privacy);
    Ok(())
}
