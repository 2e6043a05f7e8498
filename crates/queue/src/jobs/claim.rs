//! Taking jobs under a lease.

use store::{Db, Engine, Result, Run, args};

store::row! {
    /// A job this process may do until its lease ends.
    pub(super) struct Claimed {
        pub(super) id: i64,
        pub(super) kind: String,
        pub(super) key: Option<String>,
        pub(super) body: String,
        pub(super) attempts: i64,
        pub(super) due_ms: i64,
    }
}

store::sql! {
    /// Jobs whose worker died too often are not tried again: perhaps they killed it.
    GIVE_UP: () = "UPDATE jobs
        SET state = 'failed', lease_until_ms = NULL, last_error = 'its worker died'
        WHERE state = 'running' AND lease_until_ms <= $1 AND attempts >= $2";

    /// Jobs whose worker died. They stay `running` with a new lease; `waiting`
    /// could be taken by a successor with the same key.
    TAKE_OVER: Claimed = "WITH due AS MATERIALIZED (
            SELECT id FROM jobs
            WHERE state = 'running' AND lease_until_ms <= $1
                AND $2 LIKE '%,' || kind || ',%'
            ORDER BY lease_until_ms LIMIT $4 FOR UPDATE SKIP LOCKED)
        UPDATE jobs SET attempts = attempts + 1, lease_until_ms = $3
        WHERE id IN (SELECT id FROM due)
        RETURNING id, kind, key, body, attempts, due_ms";

    /// Jobs that are due, oldest first; other servers take others.
    TAKE: Claimed = "WITH due AS MATERIALIZED (
            SELECT id FROM jobs
            WHERE state = 'waiting' AND due_ms <= $1 AND $2 LIKE '%,' || kind || ',%'
            ORDER BY due_ms, id LIMIT $4 FOR UPDATE SKIP LOCKED)
        UPDATE jobs SET state = 'running', attempts = attempts + 1, lease_until_ms = $3
        WHERE id IN (SELECT id FROM due)
        RETURNING id, kind, key, body, attempts, due_ms";

    /// When the next job is due, until a moment: one search for each kind, since each look would
    /// otherwise read all that wait for later, such as a morning's mails, or all of other kinds
    /// that are due.
    sqlite NEXT_DUE: Option<i64> = "SELECT min((SELECT due_ms FROM jobs
            WHERE kind = k.value AND state = 'waiting' AND due_ms <= $2
            ORDER BY due_ms LIMIT 1)) AS due_ms
        FROM json_each($1) k";
    postgres NEXT_DUE_OF: Option<i64> = "SELECT min(j.due_ms) AS due_ms
        FROM unnest(string_to_array($1, ',')) AS k(kind)
        CROSS JOIN LATERAL (SELECT due_ms FROM jobs
            WHERE kind = k.kind AND state = 'waiting' AND due_ms <= $2
            ORDER BY due_ms LIMIT 1) j";

    /// Whether the worker of any job died: asked first, because it needs no turn among the
    /// writers.
    ANY_LOST: i64 = "SELECT id FROM jobs WHERE state = 'running' AND lease_until_ms <= $1 LIMIT 1";
}

/// The kinds this process knows, as the statements above take them.
pub(super) struct Kinds {
    /// `,a,b,`.
    list: String,
    /// `["a","b"]`.
    json: String,
}

impl Kinds {
    pub(super) fn new<'a>(kinds: impl Iterator<Item = &'a str>) -> Self {
        let kinds: Vec<&str> = kinds.collect();
        Self {
            list: format!(",{},", kinds.join(",")),
            json: format!("{kinds:?}"),
        }
    }
}

/// On what terms jobs are taken.
#[derive(Clone, Copy)]
pub(super) struct Lease {
    pub(super) now_ms: i64,
    pub(super) until_ms: i64,
    /// After so many attempts a job is given up.
    pub(super) attempts: i64,
}

/// Takes at most `most` jobs, in the order they were due, if one is known to be due or the worker
/// of one died.
pub(super) async fn claim(
    db: &Db,
    kinds: &Kinds,
    lease: Lease,
    most: usize,
    is_due: bool,
) -> Result<Vec<Claimed>> {
    let Lease {
        now_ms,
        until_ms,
        attempts,
    } = lease;
    if !is_due && db.opt(&ANY_LOST, &args![now_ms]).await?.is_none() {
        return Ok(Vec::new());
    }
    let most = i64::try_from(most).unwrap_or(i64::MAX);
    let tx = db.begin().await?;
    tx.exec(&GIVE_UP, &args![now_ms, attempts]).await?;
    let mut jobs = tx
        .all(&TAKE_OVER, &args![now_ms, kinds.list, until_ms, most])
        .await?;
    let rest = most - jobs.len() as i64;
    jobs.extend(
        tx.all(&TAKE, &args![now_ms, kinds.list, until_ms, rest])
            .await?,
    );
    tx.commit().await?;
    if !jobs.is_empty() {
        db.settled().await?;
    }
    jobs.sort_by_key(|job| (job.due_ms, job.id));
    Ok(jobs)
}

/// When the next waiting job is due, if one is until a moment.
pub(super) async fn next_due(db: &Db, kinds: &Kinds, until_ms: i64) -> Result<Option<i64>> {
    match db.engine() {
        Engine::Sqlite => db.one(&NEXT_DUE, &args![kinds.json, until_ms]).await,
        Engine::Postgres => db.one(&NEXT_DUE_OF, &args![kinds.list, until_ms]).await,
    }
}
