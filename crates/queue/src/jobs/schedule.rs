//! Jobs that come again and again.

use std::time::Duration;

use store::{Db, Result, Run, args};

use super::{
    enqueue::{NewJob, enqueue},
    options::milliseconds,
};

store::sql! {
    /// A kind that is new is due at once.
    BEGIN: () = "INSERT INTO job_schedules (kind, next_ms) VALUES ($1, $2) ON CONFLICT DO NOTHING";
    /// When a kind is due.
    NEXT: i64 = "SELECT next_ms FROM job_schedules WHERE kind = $1";
    /// Of several servers one changes the row, and puts the job into the queue.
    ADVANCE: () = "UPDATE job_schedules SET next_ms = $3 WHERE kind = $1 AND next_ms <= $2";
}

/// A kind of job that comes again and again.
#[derive(Clone, Debug)]
pub struct Every {
    kind: &'static str,
    period_ms: i64,
    // Before this moment there is nothing to be done.
    again_ms: i64,
}

/// A job of this kind, with an empty body, once in every period; by one of the
/// servers if there are several, and not again while the last one still waits.
pub fn every(kind: &'static str, period: Duration) -> Every {
    Every {
        kind,
        period_ms: milliseconds(period).max(1),
        again_ms: i64::MIN,
    }
}

impl Every {
    /// Puts a job into the queue when one is due; answers when to come again.
    /// What was missed while no server ran is made up for once, not many times.
    pub(super) async fn keep(&mut self, db: &Db, now_ms: i64) -> Result<i64> {
        if self.again_ms <= now_ms {
            self.again_ms = self.look(db, now_ms).await?;
        }
        Ok(self.again_ms)
    }

    async fn look(&self, db: &Db, now_ms: i64) -> Result<i64> {
        let next_ms = db.opt(&NEXT, &args![self.kind]).await?;
        if let Some(next_ms) = next_ms.filter(|next_ms| *next_ms > now_ms) {
            return Ok(next_ms);
        }
        let again_ms = now_ms.saturating_add(self.period_ms);
        let tx = db.begin().await?;
        tx.exec(&BEGIN, &args![self.kind, now_ms]).await?;
        if tx
            .exec(&ADVANCE, &args![self.kind, now_ms, again_ms])
            .await?
            == 1
        {
            let job = NewJob {
                kind: self.kind,
                key: Some("every"),
                body: "",
                due_ms: now_ms,
            };
            enqueue(&tx, job).await?;
        }
        tx.commit().await?;
        Ok(again_ms)
    }
}
