//! Ends a user's follows of boards.

use accounts::users::erase_user::{ERASERS, Eraser};
use contract::ids::{BoardId, UserId};
use kernel::{ctx::Ctx, error::Result, register};

use super::{sql, unfollow_board::stop_following};

/// Boards looked up between two looks at the rest.
const BATCH: i64 = 100;

register!(ERASERS: Eraser = Eraser {
    take_back: |ctx, id| Box::pin(unfollow_all(ctx, id)),
    ..Eraser::of("boards")
});

/// Unfollows all boards of a user, each a step of its own.
async fn unfollow_all(ctx: &Ctx, follower: UserId) -> Result<()> {
    let db = &ctx.house.db;
    loop {
        let followed = sql::follows::followed(db, follower, BoardId(0), BATCH).await?;
        if followed.is_empty() {
            return Ok(());
        }
        for board in followed {
            let tx = ctx.begin().await?;
            sql::lock(&tx, board).await?;
            stop_following(ctx, &tx, follower, board).await?;
            tx.commit().await?;
        }
    }
}
