//! What this room adds to the work of lower ones.

use accounts::users::erase_user::{ERASERS, Eraser};
use contract::ids::UserId;
use kernel::{ctx::Ctx, error::Result, register};

use super::sql;

register!(ERASERS: Eraser = Eraser {
    take_back: |ctx, id| Box::pin(take_back(ctx, id)),
    ..Eraser::of("reports")
});

/// Cases about a user who leaves go with what was said of them.
async fn take_back(ctx: &Ctx, id: UserId) -> Result<()> {
    let tx = ctx.begin().await?;
    sql::delete_about(&tx, id).await?;
    tx.commit().await
}
