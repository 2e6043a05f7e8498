//! The only place that names `activity_batches activity_days`.

use contract::ids::{ActivityId, UserId};
use kernel::{error::Result, tx::Tx};
use store::{Run, args, owned, row, sql};

row! {
    /// A batch of a user's events.
    pub struct BatchRow {
        pub user_id: UserId,
        pub id: ActivityId,
        /// JSON of [`Groups`](super::super::note_act::Groups).
        pub acts: String,
        pub logged_ms: i64,
    }
}

sql! {
    BEGIN: (i64, i64) =
        "INSERT INTO activity_days (user_id, day, impressions) VALUES ($1, $2, 0) \
         ON CONFLICT (user_id, day) DO UPDATE SET impressions = activity_days.impressions \
         RETURNING impressions, views";
    COUNT: () =
        "UPDATE activity_days SET impressions = impressions + $3, views = views + $4 \
         WHERE user_id = $1 AND day = $2";
    INSERT: () =
        "INSERT INTO activity_batches (user_id, id, acts, uuids, is_counted, logged_ms) \
         VALUES ($1, $2, $3, $4, false, $5)";
    LATEST_UUIDS: Vec<u8> = "SELECT uuids FROM activity_batches WHERE user_id = $1 ORDER BY id DESC LIMIT $2";
    LATEST_ACTS: (ActivityId, String) =
        "SELECT id, acts FROM activity_batches WHERE user_id = $1 AND id < $2 ORDER BY id DESC LIMIT $3";
    UNCOUNTED: BatchRow =
        "SELECT user_id, id, acts, logged_ms FROM activity_batches WHERE is_counted = false ORDER BY id LIMIT $1";
    MARK: () =
        "UPDATE activity_batches SET is_counted = true WHERE user_id = $1 AND id = $2 AND is_counted = false";
    OLDEST: ActivityId = "SELECT id FROM activity_batches WHERE id < $1 ORDER BY id LIMIT 1";
    FORGET: () = "DELETE FROM activity_batches WHERE id < $1";
    FORGET_DAYS: () = "DELETE FROM activity_days WHERE day < $1";
}

owned! {
    activity_batches: "activity_batches",
        read "SELECT acts, logged_ms FROM activity_batches WHERE user_id = $1 ORDER BY id",
        erase "DELETE FROM activity_batches WHERE user_id = $1";
    activity_days: "activity_days",
        read "SELECT day, impressions, views FROM activity_days WHERE user_id = $1 ORDER BY day",
        erase "DELETE FROM activity_days WHERE user_id = $1";
}

/// How many impressions and pages of a user were logged on a day. Other batches of theirs wait
/// until the transaction ends.
pub async fn begin(tx: &Tx, user: UserId, day: i64) -> Result<(i64, i64)> {
    Ok(tx.one(&BEGIN, &args![user, day]).await?)
}

/// Counts impressions and pages of a user on a day.
pub async fn count(tx: &Tx, user: UserId, day: i64, [impressions, views]: [i64; 2]) -> Result<()> {
    tx.exec(&COUNT, &args![user, day, impressions, views])
        .await?;
    Ok(())
}

/// Logs a batch.
pub async fn insert(tx: &Tx, row: &BatchRow, uuids: &[u8]) -> Result<()> {
    let args = args![row.user_id, row.id, row.acts, *uuids, row.logged_ms];
    tx.exec(&INSERT, &args).await?;
    Ok(())
}

/// What is kept of the names of the events in a user's last batches.
pub async fn latest_uuids(run: &impl Run, user: UserId, batches: i64) -> Result<Vec<Vec<u8>>> {
    Ok(run.all(&LATEST_UUIDS, &args![user, batches]).await?)
}

/// What a user's last batches before a moment, as an id, say; the latest first.
pub async fn latest_acts(
    run: &impl Run,
    user: UserId,
    before: ActivityId,
    batches: i64,
) -> Result<Vec<(ActivityId, String)>> {
    Ok(run.all(&LATEST_ACTS, &args![user, before, batches]).await?)
}

/// Batches that do not stand in the numbers of their pins yet, the oldest first.
pub async fn uncounted(run: &impl Run, most: i64) -> Result<Vec<BatchRow>> {
    Ok(run.all(&UNCOUNTED, &args![most]).await?)
}

/// Marks a batch as counted; answers whether it was not.
pub async fn mark(tx: &Tx, row: &BatchRow) -> Result<bool> {
    Ok(tx.exec(&MARK, &args![row.user_id, row.id]).await? == 1)
}

/// The oldest batch below an id.
pub async fn oldest(run: &impl Run, below: ActivityId) -> Result<Option<ActivityId>> {
    Ok(run.opt(&OLDEST, &args![below]).await?)
}

/// Deletes batches below an id.
pub async fn forget(tx: &Tx, below: ActivityId) -> Result<()> {
    tx.exec(&FORGET, &args![below]).await?;
    Ok(())
}

/// Deletes the numbers of days before one.
pub async fn forget_days(tx: &Tx, day: i64) -> Result<()> {
    tx.exec(&FORGET_DAYS, &args![day]).await?;
    Ok(())
}
