//! The only place that names `feed_mutes`.

use contract::ids::UserId;
use kernel::{error::Result, tx::Tx};
use store::{Run, args, owned, sql};

sql! {
    MUTES: i64 =
        "SELECT subject_id FROM feed_mutes WHERE user_id = $1 AND subject_id > $2 ORDER BY subject_id LIMIT $3";
    MUTE: () = "INSERT INTO feed_mutes (user_id, subject_id, muted_ms) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING";
    UNMUTE: () = "DELETE FROM feed_mutes WHERE user_id = $1 AND subject_id = $2";
    MUTED_AMONG: i64 = "SELECT subject_id FROM feed_mutes WHERE user_id = $1 AND subject_id IN ($list)";
}

owned! {
    feed_mutes: "feed_mutes",
        read "SELECT subject_id, muted_ms FROM feed_mutes WHERE user_id = $1 ORDER BY subject_id",
        erase "DELETE FROM feed_mutes WHERE user_id = $1";
}

/// What a home feed leaves aside, above an id, in order.
pub async fn mutes(run: &impl Run, id: UserId, above: i64, most: i64) -> Result<Vec<i64>> {
    Ok(run.all(&MUTES, &args![id, above, most]).await?)
}

/// Which of these a home feed leaves aside.
pub async fn muted_among(run: &impl Run, id: UserId, subjects: &[i64]) -> Result<Vec<i64>> {
    Ok(run.all_in(&MUTED_AMONG, &args![id], subjects).await?)
}

/// Leaves something aside.
pub async fn mute(tx: &Tx, id: UserId, subject: i64, now: i64) -> Result<()> {
    tx.exec(&MUTE, &args![id, subject, now]).await?;
    Ok(())
}

/// Takes that back.
pub async fn unmute(tx: &Tx, id: UserId, subject: i64) -> Result<()> {
    tx.exec(&UNMUTE, &args![id, subject]).await?;
    Ok(())
}
