//! Takes back what a user shared.

use collections::pins::{self, Tally};
use contract::ids::UserId;
use kernel::{ctx::Ctx, error::Result};

use super::sql;

/// Pins looked up between two looks at the rest.
const BATCH: i64 = 100;

/// Uncounts all shares of a user who is erased; may be done again.
pub(crate) async fn unshare_pins(ctx: &Ctx, user: UserId) -> Result<()> {
    loop {
        let shared = sql::of_user(&ctx.house.db, user, BATCH).await?;
        if shared.is_empty() {
            return Ok(());
        }
        for id in shared.into_iter() {
            let tx = ctx.begin().await?;
            pins::lock(&tx, id).await?;
            if sql::delete(&tx, id, user).await? {
                pins::tally(&tx, id, Tally::Share, -1).await?;
            }
            tx.commit().await?;
        }
    }
}
