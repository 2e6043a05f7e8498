//! The only place that names `blocks`.

use std::collections::HashSet;

use contract::ids::UserId;
use kernel::{error::Result, house::Changed, tx::Tx};
use store::{Run, args, owned, sql};

sql! {
    BLOCK: () = "INSERT INTO blocks (blocker_id, blocked_id, created_ms) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING";
    UNBLOCK: () = "DELETE FROM blocks WHERE blocker_id = $1 AND blocked_id = $2";
    BLOCKED_BY: UserId = "SELECT blocked_id FROM blocks WHERE blocker_id = $1";
    BLOCKERS_OF: UserId = "SELECT blocker_id FROM blocks WHERE blocked_id = $1";
    LATEST: (i64, UserId) =
        "SELECT created_ms, blocked_id FROM blocks WHERE blocker_id = $1 \
         AND (created_ms, blocked_id) < ($2, $3) ORDER BY created_ms DESC, blocked_id DESC LIMIT $4";
    FIND: UserId = "SELECT blocked_id FROM blocks WHERE blocker_id = $1 AND blocked_id = $2";
    BLOCKED_AMONG: UserId = "SELECT blocked_id FROM blocks WHERE blocker_id = $1 AND blocked_id IN ($list)";
    BLOCKERS_AMONG: UserId = "SELECT blocker_id FROM blocks WHERE blocked_id = $1 AND blocker_id IN ($list)";
}

// A user's export names whom they blocked, but not who blocked them: that is the
// blocker's.
owned! {
    blocks: "blocks",
        read "SELECT blocked_id, created_ms FROM blocks WHERE blocker_id = $1",
        erase "DELETE FROM blocks WHERE blocker_id = $1 OR blocked_id = $1";
}

/// Notes that one blocked another; false when it was so before.
pub async fn block(tx: &Tx, blocker: UserId, blocked: UserId, now: i64) -> Result<bool> {
    let args = args![blocker, blocked, now];
    let new = tx.exec(&BLOCK, &args).await? == 1;
    changed(tx, [blocker, blocked]);
    Ok(new)
}

/// Takes the note back; answers whether there was one.
pub async fn unblock(tx: &Tx, blocker: UserId, blocked: UserId) -> Result<bool> {
    let gone = tx.exec(&UNBLOCK, &args![blocker, blocked]).await? == 1;
    changed(tx, [blocker, blocked]);
    Ok(gone)
}

fn changed(tx: &Tx, both: [UserId; 2]) {
    for id in both {
        tx.changed(Changed::Blocks(id));
    }
}

/// The users whom a user blocked.
pub async fn blocked_by(run: &impl Run, id: UserId) -> Result<HashSet<UserId>> {
    let ids = run.all(&BLOCKED_BY, &args![id]).await?;
    Ok(ids.into_iter().collect())
}

/// The users who blocked a user.
pub async fn blockers_of(run: &impl Run, id: UserId) -> Result<HashSet<UserId>> {
    let ids = run.all(&BLOCKERS_OF, &args![id]).await?;
    Ok(ids.into_iter().collect())
}

/// When and whom a user blocked, below a time and an id, the latest first.
pub async fn latest(
    run: &impl Run,
    id: UserId,
    [time, below]: [i64; 2],
    most: i64,
) -> Result<Vec<(i64, UserId)>> {
    let args = args![id, time, below, most];
    Ok(run.all(&LATEST, &args).await?)
}

/// Whether one of the two blocked the other.
pub async fn stands_between(run: &impl Run, one: UserId, other: UserId) -> Result<bool> {
    let there = run.opt(&FIND, &args![one, other]).await?;
    let back = run.opt(&FIND, &args![other, one]).await?;
    Ok(there.or(back).is_some())
}

/// Which of these users a user blocked, or was blocked by.
pub async fn parted_among(
    run: &impl Run,
    id: UserId,
    others: &[UserId],
) -> Result<HashSet<UserId>> {
    let mut parted = run.all_in(&BLOCKED_AMONG, &args![id], others).await?;
    parted.extend(run.all_in(&BLOCKERS_AMONG, &args![id], others).await?);
    Ok(parted.into_iter().collect())
}
