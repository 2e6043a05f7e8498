//! Notes a block, in the transaction that has locked both accounts.

use contract::ids::UserId;
use kernel::{ctx::Ctx, error::Result, tx::Tx};
use queue::NewJob;

use super::{
    jobs::{Parted, SEPARATE},
    sql,
};

/// Notes a block, and what ends by it as a job: what the caller does not end once
/// the block is committed, the job does.
pub async fn note_block(ctx: &Ctx, tx: &Tx, blocker: UserId, blocked: UserId) -> Result<()> {
    sql::block(tx, blocker, blocked, ctx.now()).await?;
    let parted = Parted {
        one: blocker,
        other: blocked,
    };
    let job = NewJob {
        kind: SEPARATE,
        key: None,
        body: &serde_json::to_string(&parted)?,
        due_ms: ctx.now(),
    };
    Ok(queue::enqueue(tx, job).await?)
}

/// Removes a block; answers whether there was one. What ended by it stays ended.
pub async fn note_unblock(tx: &Tx, blocker: UserId, blocked: UserId) -> Result<bool> {
    sql::unblock(tx, blocker, blocked).await
}
