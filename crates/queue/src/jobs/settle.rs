//! What becomes of a job after an attempt, and of its lease meanwhile.

use store::{Db, Result, Run, args};

use super::{claim::Claimed, options::Options};

store::sql! {
    /// The lease is still ours while the attempts are those we began with.
    REMOVE: () = "DELETE FROM jobs WHERE id = $1 AND attempts = $2 AND state = 'running'";
    /// The worker is still at it.
    RENEW: () = "UPDATE jobs SET lease_until_ms = $3
        WHERE id = $1 AND attempts = $2 AND state = 'running'";
    /// Puts it back with a delay.
    AGAIN: () = "UPDATE jobs
        SET state = 'waiting', lease_until_ms = NULL, due_ms = $3, last_error = $4
        WHERE id = $1 AND attempts = $2 AND state = 'running'";
    /// Keeps it for the host to inspect.
    FAILED: () = "UPDATE jobs SET state = 'failed', lease_until_ms = NULL, last_error = $3
        WHERE id = $1 AND attempts = $2 AND state = 'running'";
    /// A job with the same key that came meanwhile.
    SUCCESSOR: i64 = "SELECT id FROM jobs WHERE kind = $1 AND key = $2 AND state = 'waiting'";
}

/// Longer errors are cut before they are kept.
const LONGEST_ERROR: usize = 2000;

/// Renews the lease of a job. False: it was lost meanwhile.
pub(super) async fn renew(db: &Db, job: &Claimed, until_ms: i64) -> Result<bool> {
    let tx = db.begin().await?;
    let args = args![job.id, job.attempts, until_ms];
    let renewed = tx.exec(&RENEW, &args).await?;
    tx.commit().await?;
    Ok(renewed == 1)
}

/// Removes a job that is done. False: the lease was lost meanwhile.
pub(super) async fn succeeded(db: &Db, job: &Claimed) -> Result<bool> {
    let tx = db.begin().await?;
    let removed = tx.exec(&REMOVE, &args![job.id, job.attempts]).await?;
    tx.commit().await?;
    Ok(removed == 1)
}

/// Puts a job back, or gives it up. False: the lease was lost meanwhile.
pub(super) async fn failed(
    db: &Db,
    job: &Claimed,
    error: &str,
    options: &Options,
    now_ms: i64,
) -> Result<bool> {
    let end = error.floor_char_boundary(LONGEST_ERROR);
    // PostgreSQL's text cannot hold this character.
    let error = error[..end].replace('\0', "");
    let tx = db.begin().await?;
    let changed = if job.attempts >= options.attempts {
        tx.exec(&FAILED, &args![job.id, job.attempts, error])
            .await?
    } else if tx
        .opt(&SUCCESSOR, &args![job.kind, job.key])
        .await?
        .is_some()
    {
        // The successor does this one's work too.
        tx.exec(&REMOVE, &args![job.id, job.attempts]).await?
    } else {
        let due_ms = now_ms.saturating_add(options.delay_ms(job.attempts));
        tx.exec(&AGAIN, &args![job.id, job.attempts, due_ms, error])
            .await?
    };
    tx.commit().await?;
    Ok(changed == 1)
}
