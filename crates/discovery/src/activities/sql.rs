//! The only place that names `activities`.

pub mod batches;
pub mod pin_days;
pub mod visitor_batches;

use contract::ids::{ActivityId, PinId, UserId};
use kernel::{error::Result, tx::Tx};
use store::{Run, args, owned, row, sql};

row! {
    /// Something that a user did.
    pub struct ActivityRow {
        pub id: ActivityId,
        pub user_id: UserId,
        pub kind: String,
        pub pin_id: PinId,
        pub details: String,
        pub logged_ms: i64,
    }
}

sql! {
    INSERT: () =
        "INSERT INTO activities (id, user_id, kind, pin_id, details, logged_ms) VALUES ($1, $2, $3, $4, $5, $6)";
    LATEST_CLOSEUPS: (ActivityId, PinId) =
        "SELECT id, pin_id FROM activities WHERE user_id = $1 AND id < $2 AND kind = 'closeup' \
         ORDER BY id DESC LIMIT $3";
    COUNT_AFTER: i64 = "SELECT COUNT(*) FROM activities WHERE user_id = $1 AND id > $2";
    FORGET: () = "DELETE FROM activities WHERE logged_ms < $1";
}

owned! {
    activities: "activities",
        read "SELECT kind, pin_id, details, logged_ms FROM activities WHERE user_id = $1 ORDER BY id",
        erase "DELETE FROM activities WHERE user_id = $1";
}

/// Logs an activity.
pub async fn insert(tx: &Tx, row: &ActivityRow) -> Result<()> {
    let args = args![
        row.id,
        row.user_id,
        row.kind,
        row.pin_id,
        row.details,
        row.logged_ms
    ];
    tx.exec(&INSERT, &args).await?;
    Ok(())
}

/// Pins whose close-ups a user opened before a moment, as an id, the latest first.
pub async fn latest_closeups(
    run: &impl Run,
    user: UserId,
    before: ActivityId,
    most: i64,
) -> Result<Vec<(ActivityId, PinId)>> {
    let args = args![user, before, most];
    Ok(run.all(&LATEST_CLOSEUPS, &args).await?)
}

/// How many activities of a user were logged after another.
pub async fn count_after(run: &impl Run, user: UserId, last: ActivityId) -> Result<i64> {
    Ok(run.one(&COUNT_AFTER, &args![user, last]).await?)
}

/// Deletes what was logged before a time.
pub async fn forget(tx: &Tx, before_ms: i64) -> Result<()> {
    tx.exec(&FORGET, &args![before_ms]).await?;
    Ok(())
}
