//! What many users are told at once: rows of `news_hubs notice_actors notices`, a hundred with
//! each statement.

use contract::ids::UserId;
use kernel::{error::Result, tx::Tx};
use store::{args, sql};

use super::NoticeRow;

sql! {
    TAKE_HUBS: () =
        "INSERT INTO news_hubs (user_id, seen_ms, gathered_ms) \
         SELECT id, 0, 0 FROM users WHERE id IN ($list) ORDER BY id \
         ON CONFLICT (user_id) DO UPDATE SET seen_ms = news_hubs.seen_ms";
    FORGET_ACTORS_BEFORE: () = "DELETE FROM notice_actors WHERE day < $1 AND user_id IN ($list)";
    FORGET_BEFORE: () = "DELETE FROM notices WHERE day < $1 AND user_id IN ($list)";
    FORGET_IDEAS_BEFORE: () = "DELETE FROM idea_pins WHERE day < $1 AND user_id IN ($list)";
    NOTE: () =
        "INSERT INTO notice_actors \
         (user_id, day, kind, object, done_number, actor_id, comment_id, created_ms) \
         SELECT id, $1, $2, $3, $4, $5, 0, $6 FROM users WHERE id IN ($list) \
         ON CONFLICT (user_id, day, kind, object, actor_id) DO NOTHING";
    // After what was mailed last, so that it is mailed.
    TELL: () =
        "INSERT INTO notices (user_id, id, day, kind, object, actor_count, last_ms, told_ms, in_hub) \
         SELECT a.user_id, $4, a.day, a.kind, a.object, count(*), max(a.created_ms), \
         max(CASE WHEN h.mailed_ms < $5 THEN $5 ELSE h.mailed_ms + 1 END), $6 \
         FROM notice_actors a JOIN news_hubs h ON h.user_id = a.user_id \
         WHERE a.day = $1 AND a.kind = $2 AND a.object = $3 AND a.user_id IN ($list) \
         GROUP BY a.user_id, a.day, a.kind, a.object \
         ON CONFLICT (user_id, day, kind, object) DO UPDATE SET actor_count = excluded.actor_count, \
         last_ms = excluded.last_ms, in_hub = excluded.in_hub, told_ms = CASE \
         WHEN notices.told_ms < excluded.told_ms THEN excluded.told_ms ELSE notices.told_ms + 1 END \
         WHERE notices.last_ms < excluded.last_ms OR notices.actor_count < excluded.actor_count";
}

/// Holds the hubs of these users until the transaction ends: who gathers waits.
pub async fn take_hubs(tx: &Tx, users: &[UserId]) -> Result<()> {
    tx.exec_in(&TAKE_HUBS, &args![], users).await?;
    Ok(())
}

/// Forgets what these users were told before a day: of what many are told no job gathers.
pub async fn forget_before(tx: &Tx, day: i64, users: &[UserId]) -> Result<()> {
    for forget in [&FORGET_ACTORS_BEFORE, &FORGET_BEFORE, &FORGET_IDEAS_BEFORE] {
        tx.exec_in(forget, &args![day], users).await?;
    }
    Ok(())
}

/// Notes for these users who did it, where it is not known; the notice's number stands beside
/// each.
pub async fn note(tx: &Tx, row: &NoticeRow, actor: UserId, users: &[UserId]) -> Result<()> {
    let args = args![row.day, row.kind, row.object, row.id, actor, row.last_ms];
    tx.exec_in(&NOTE, &args, users).await?;
    Ok(())
}

/// Tells these users what was noted for them, at this moment or after what was mailed to them; the
/// ids of notices are each user's own. Their hubs must be held. Of the row its receiver and how many
/// did it are found anew.
pub async fn tell(tx: &Tx, row: &NoticeRow, users: &[UserId]) -> Result<()> {
    let args = args![
        row.day,
        row.kind,
        row.object,
        row.id,
        row.told_ms,
        row.in_hub
    ];
    tx.exec_in(&TELL, &args, users).await?;
    Ok(())
}
