//! The only place that names `experiences`.

use contract::{
    experiences::ExperienceStatus,
    ids::{ExperienceId, UserId},
};
use kernel::{error::Result, tx::Tx};
use store::{Run, args, owned, sql};

sql! {
    FIND: String = "SELECT status FROM experiences WHERE user_id = $1 AND experience_id = $2";
    NOTE: () =
        "INSERT INTO experiences (user_id, experience_id, status, updated_ms) \
         VALUES ($1, $2, $3, $4) ON CONFLICT (user_id, experience_id) DO UPDATE \
         SET status = $3, updated_ms = $4 WHERE experiences.status = 'viewed'";
}

owned! {
    experiences: "experiences",
        read "SELECT experience_id, status, updated_ms FROM experiences WHERE user_id = $1 ORDER BY experience_id",
        erase "DELETE FROM experiences WHERE user_id = $1";
}

/// A user's status of an experience.
pub async fn find(run: &impl Run, user: UserId, id: ExperienceId) -> Result<ExperienceStatus> {
    let status = run.opt(&FIND, &args![user, id]).await?;
    let known = status.and_then(|name| ExperienceStatus::parse(&name));
    Ok(known.unwrap_or(ExperienceStatus::Active))
}

/// Notes a user's status. Invariant: what is over stays as it ended.
pub async fn note(
    tx: &Tx,
    user: UserId,
    id: ExperienceId,
    status: ExperienceStatus,
    now: i64,
) -> Result<()> {
    let status = status.name();
    let args = args![user, id, status, now];
    tx.exec(&NOTE, &args).await?;
    Ok(())
}
