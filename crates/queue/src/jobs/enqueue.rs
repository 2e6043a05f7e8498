//! Putting a job into the queue.

use store::{Result, Run, Tx, args};

store::sql! {
    /// A job with the same key that waits already will do this one's work.
    ADD: () = "INSERT INTO jobs (kind, key, body, state, due_ms)
        VALUES ($1, $2, $3, 'waiting', $4) ON CONFLICT DO NOTHING";

    /// No worker takes a job that is held, and many may hold it.
    HOLD: i64 = "SELECT id FROM jobs WHERE kind = $1 AND key = $2 AND state = 'waiting' FOR SHARE";
}

/// A job to be done.
#[derive(Clone, Copy, Debug)]
pub struct NewJob<'a> {
    /// Which handler does it.
    pub kind: &'a str,
    /// While one with this kind and key waits, another is not added; that one runs after this
    /// transaction, so that it sees what is written here. The body of
    /// the one that waits stays: a body beside a key should follow from the key.
    pub key: Option<&'a str>,
    /// The particulars, opaque here.
    pub body: &'a str,
    /// Not before this moment, in milliseconds since 1970.
    pub due_ms: i64,
}

/// Adds a job; it exists when the transaction commits.
pub async fn enqueue(tx: &Tx, job: NewJob<'_>) -> Result<()> {
    let args = args![job.kind, job.key, job.body, job.due_ms];
    while tx.exec(&ADD, &args).await? == 0 {
        // A worker that took the one that waits before this transaction ends would not see what
        // is written here. If it was taken already, there is room for another.
        let held = tx.opt(&HOLD, &args![job.kind, job.key]).await?;
        if held.is_some() {
            break;
        }
    }
    tx.wake_after_commit();
    Ok(())
}
