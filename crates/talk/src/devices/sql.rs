//! The only place that names `push_devices`.

use std::collections::HashSet;

use contract::ids::{SessionGroupId, UserId};
use kernel::{error::Result, tx::Tx};
use store::{Run, args, owned, row, sql};

row! {
    /// A browser in which a user is told news.
    pub struct PushDevice {
        /// Whose.
        pub user_id: UserId,
        /// What the user's sessions in it have in common.
        pub group_id: SessionGroupId,
        /// Where its push service takes messages to it.
        pub endpoint: String,
        /// Its keys, sealed.
        pub sealed_keys: Vec<u8>,
        /// Attempts that failed in a row.
        pub failures: i64,
        /// No attempt before.
        pub rest_until_ms: i64,
        /// What happened until then was told to it.
        pub told_ms: i64,
        /// When it was added.
        pub created_ms: i64,
    }
}

sql! {
    // A browser that tells another endpoint was told what it was told.
    PUT: () =
        "INSERT INTO push_devices (user_id, group_id, endpoint, sealed_keys, failures, rest_until_ms, told_ms, \
         created_ms) VALUES ($1, $2, $3, $4, $5, $6, $7, $8) \
         ON CONFLICT (user_id, group_id) DO UPDATE SET endpoint = excluded.endpoint, \
         sealed_keys = excluded.sealed_keys, failures = excluded.failures, rest_until_ms = excluded.rest_until_ms";
    OF_USER: PushDevice =
        "SELECT user_id, group_id, endpoint, sealed_keys, failures, rest_until_ms, told_ms, created_ms \
         FROM push_devices WHERE user_id = $1 ORDER BY created_ms DESC, group_id DESC LIMIT 100";
    WITH_ANY: UserId = "SELECT DISTINCT user_id FROM push_devices WHERE user_id IN ($list)";
    COUNT_IN: i64 = "SELECT count(*) FROM push_devices WHERE user_id = $1 AND group_id = $2";
    NOTE: () =
        "UPDATE push_devices SET failures = $4, rest_until_ms = $5, told_ms = $6 \
         WHERE user_id = $1 AND group_id = $2 AND endpoint = $3";
    DELETE: () = "DELETE FROM push_devices WHERE user_id = $1 AND group_id = $2";
    DELETE_AT: () = "DELETE FROM push_devices WHERE user_id = $1 AND group_id = $2 AND endpoint = $3";
    DELETE_OF: () = "DELETE FROM push_devices WHERE user_id = $1";
}

owned! {
    push_devices: "push_devices",
        read "SELECT endpoint, told_ms, created_ms FROM push_devices WHERE user_id = $1 ORDER BY created_ms",
        erase "DELETE FROM push_devices WHERE user_id = $1";
}

/// Adds a device, or tells where the one in this browser is reached now.
pub async fn put(tx: &Tx, row: &PushDevice) -> Result<()> {
    let args = args![
        row.user_id,
        row.group_id,
        row.endpoint,
        row.sealed_keys,
        row.failures,
        row.rest_until_ms,
        row.told_ms,
        row.created_ms
    ];
    tx.exec(&PUT, &args).await?;
    Ok(())
}

/// A user's devices, the latest first.
pub async fn of_user(run: &impl Run, user: UserId) -> Result<Vec<PushDevice>> {
    Ok(run.all(&OF_USER, &args![user]).await?)
}

/// Which of these users have any, also such as are told nothing any more.
pub async fn with_any(run: &impl Run, users: &[UserId]) -> Result<HashSet<UserId>> {
    let found = run.all_in(&WITH_ANY, &args![], users).await?;
    Ok(found.into_iter().collect())
}

/// Whether a user is told news in this browser.
pub async fn has_in(run: &impl Run, user: UserId, group: SessionGroupId) -> Result<bool> {
    Ok(run.one(&COUNT_IN, &args![user, group]).await? > 0)
}

/// Notes what came of pushing to a device, unless it is reached elsewhere by now.
pub async fn note(tx: &Tx, row: &PushDevice) -> Result<()> {
    let args = args![
        row.user_id,
        row.group_id,
        row.endpoint,
        row.failures,
        row.rest_until_ms,
        row.told_ms
    ];
    tx.exec(&NOTE, &args).await?;
    Ok(())
}

/// Forgets the device in this browser.
pub async fn delete(tx: &Tx, user: UserId, group: SessionGroupId) -> Result<()> {
    tx.exec(&DELETE, &args![user, group]).await?;
    Ok(())
}

/// Forgets a device that is not reached any more, unless it is reached elsewhere by now; false where
/// it was forgotten.
pub async fn delete_at(tx: &Tx, row: &PushDevice) -> Result<bool> {
    let args = args![row.user_id, row.group_id, row.endpoint];
    Ok(tx.exec(&DELETE_AT, &args).await? > 0)
}

/// Forgets all devices of a user.
pub async fn delete_of(tx: &Tx, user: UserId) -> Result<()> {
    tx.exec(&DELETE_OF, &args![user]).await?;
    Ok(())
}
