//! Putting a job into the queue.

use store::{Result, Tx, args};

store::sql! {
    /// A job with the same key that waits already will do this one's work.
    ADD: () = "INSERT INTO jobs (kind, key, body, state, due_ms)
        VALUES ($1, $2, $3, 'waiting', $4) ON CONFLICT DO NOTHING";
}

/// A job to be done.
#[derive(Clone, Copy, Debug)]
pub struct NewJob<'a> {
    /// Which handler does it.
    pub kind: &'a str,
    /// While one with this kind and key waits, another is not added. The body of
    /// the one that waits stays: a body beside a key should follow from the key.
    pub key: Option<&'a str>,
    /// The particulars, opaque here.
    pub body: &'a str,
    /// Not before this moment, in milliseconds since 1970.
    pub due_ms: i64,
}

/// Adds a job; it exists when the transaction commits.
pub async fn enqueue(tx: &Tx, job: NewJob<'_>) -> Result<()> {
    tx.exec(&ADD, &args![job.kind, job.key, job.body, job.due_ms])
        .await?;
    tx.wake_after_commit();
    Ok(())
}
