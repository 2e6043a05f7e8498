//! The only place that names `imports import_entries`.

use contract::ids::{ImportId, PinId, UserId};
use kernel::{error::Result, tx::Tx};
use store::{Run, args, owned, row, sql};

row! {
    /// One import.
    #[derive(Default)]
    pub struct ImportRow {
        pub id: ImportId,
        pub user_id: UserId,
        pub kind: Option<String>,
        pub file_name: String,
        pub privacy: Option<String>,
        pub status: String,
        pub failure: Option<String>,
        pub plan: String,
        pub done: i64,
        pub total: i64,
        pub failed: i64,
        pub created_ms: i64,
    }
}

row! {
    /// A pin to be.
    pub struct EntryRow {
        pub number: i64,
        pub entry: String,
    }
}

sql! {
    FIND: ImportRow =
        "SELECT id, user_id, kind, file_name, privacy, status, failure, plan, done, total, failed, \
         created_ms FROM imports WHERE id = $1";
    LOCK: ImportRow =
        "SELECT id, user_id, kind, file_name, privacy, status, failure, plan, done, total, failed, \
         created_ms FROM imports WHERE id = $1 FOR UPDATE";
    LATEST: ImportRow =
        "SELECT id, user_id, kind, file_name, privacy, status, failure, plan, done, total, failed, \
         created_ms FROM imports WHERE user_id = $1 ORDER BY id DESC LIMIT 1";
    INSERT: () =
        "INSERT INTO imports (id, user_id, file_name, privacy, status, plan, created_ms) \
         VALUES ($1, $2, '', $3, 'registered', '{\"boards\":[]}', $4)";
    BEGIN: () =
        "UPDATE imports SET status = 'waiting', file_name = $2, bytes = $3 WHERE id = $1 \
         AND status = 'registered'";
    BEGIN_RUNNING: () = "UPDATE imports SET status = 'running', kind = $2, plan = $3, total = $4 WHERE id = $1";
    SET_STATUS: () = "UPDATE imports SET status = $2, failure = $3 WHERE id = $1";
    SET_PLAN: () = "UPDATE imports SET plan = $2 WHERE id = $1";
    COUNT: () = "UPDATE imports SET done = done + 1, failed = failed + $2 WHERE id = $1";
    UNCOUNT_FAILED: () = "UPDATE imports SET done = done - failed, failed = 0 WHERE id = $1";
    DELETE: () = "DELETE FROM imports WHERE id = $1";
    OLD: ImportId = "SELECT id FROM imports WHERE created_ms < $1 ORDER BY created_ms LIMIT 1000";
    SENT: ImportId = "SELECT id FROM imports WHERE id > $1 AND status <> 'registered' ORDER BY id LIMIT 1000";
    IDS_OF: ImportId = "SELECT id FROM imports WHERE user_id = $1";
    INSERT_ENTRY: () =
        "INSERT INTO import_entries (import_id, number, user_id, state, name, entry) \
         VALUES ($1, $2, $3, 'waiting', $4, $5)";
    NEXT_ENTRY: EntryRow =
        "SELECT number, entry FROM import_entries WHERE import_id = $1 AND state = 'waiting' \
         ORDER BY number LIMIT 1";
    FAILED_ENTRIES: (i64, String, Option<String>) =
        "SELECT number, name, failure FROM import_entries WHERE import_id = $1 AND state = 'failed' \
         ORDER BY number DESC LIMIT $2";
    SETTLE: () =
        "UPDATE import_entries SET state = $3, failure = $4, pin_id = $5 WHERE import_id = $1 \
         AND number = $2 AND state = 'waiting'";
    NOTE_PIN: () = "UPDATE import_entries SET pin_id = $3 WHERE import_id = $1 AND number = $2";
    RETRY: () = "UPDATE import_entries SET state = 'waiting', failure = NULL WHERE import_id = $1 AND state = 'failed'";
    DELETE_ENTRIES: () = "DELETE FROM import_entries WHERE import_id = $1";
}

owned! {
    imports: "imports",
        read "SELECT id, kind, file_name, status, failure, done, total, failed, created_ms FROM imports \
              WHERE user_id = $1",
        erase "DELETE FROM imports WHERE user_id = $1";
    import_entries: "import_entries",
        read "SELECT import_id, number, state, name, entry, failure, pin_id FROM import_entries \
              WHERE user_id = $1 ORDER BY import_id, number",
        erase "DELETE FROM import_entries WHERE user_id = $1";
}

/// One import.
pub async fn find(run: &impl Run, id: ImportId) -> Result<Option<ImportRow>> {
    Ok(run.opt(&FIND, &args![id]).await?)
}

/// One import, locked until the transaction is over. Taken before any board.
pub async fn lock(tx: &Tx, id: ImportId) -> Result<Option<ImportRow>> {
    Ok(tx.opt(&LOCK, &args![id]).await?)
}

/// A user's last import.
pub async fn latest(run: &impl Run, user: UserId) -> Result<Option<ImportRow>> {
    Ok(run.opt(&LATEST, &args![user]).await?)
}

/// Notes that a file will come.
pub async fn insert(
    tx: &Tx,
    id: ImportId,
    user: UserId,
    privacy: Option<&str>,
    now: i64,
) -> Result<()> {
    let args = args![id, user, privacy, now];
    tx.exec(&INSERT, &args).await?;
    Ok(())
}

/// Notes that the file is there; false when it was before.
pub async fn begin(tx: &Tx, id: ImportId, file_name: &str, bytes: u64) -> Result<bool> {
    let bytes = bytes as i64;
    let args = args![id, file_name, bytes];
    Ok(tx.exec(&BEGIN, &args).await? == 1)
}

/// Notes what the file brings.
pub async fn begin_running(
    tx: &Tx,
    id: ImportId,
    kind: &str,
    plan: &str,
    total: usize,
) -> Result<()> {
    let total = total as i64;
    let args = args![id, kind, plan, total];
    tx.exec(&BEGIN_RUNNING, &args).await?;
    Ok(())
}

/// Notes how it stands.
pub async fn set_status(tx: &Tx, id: ImportId, status: &str, failure: Option<&str>) -> Result<()> {
    tx.exec(&SET_STATUS, &args![id, status, failure]).await?;
    Ok(())
}

/// Notes which boards were made.
pub async fn set_plan(tx: &Tx, id: ImportId, plan: &str) -> Result<()> {
    tx.exec(&SET_PLAN, &args![id, plan]).await?;
    Ok(())
}

/// Counts an entry that was settled, perhaps as failed.
pub async fn count(tx: &Tx, id: ImportId, failed: i64) -> Result<()> {
    tx.exec(&COUNT, &args![id, failed]).await?;
    Ok(())
}

/// Forgets an import with its entries.
pub async fn delete(tx: &Tx, id: ImportId) -> Result<()> {
    tx.exec(&DELETE_ENTRIES, &args![id]).await?;
    tx.exec(&DELETE, &args![id]).await?;
    Ok(())
}

/// Imports from before a moment.
pub async fn old(run: &impl Run, before_ms: i64) -> Result<Vec<ImportId>> {
    Ok(run.all(&OLD, &args![before_ms]).await?)
}

/// Some imports whose file was sent, the next after this one.
pub async fn sent(run: &impl Run, after: i64) -> Result<Vec<ImportId>> {
    Ok(run.all(&SENT, &args![after]).await?)
}

/// All imports of a user.
pub async fn ids_of(run: &impl Run, user: UserId) -> Result<Vec<ImportId>> {
    Ok(run.all(&IDS_OF, &args![user]).await?)
}

/// Adds a pin to be.
pub async fn insert_entry(
    tx: &Tx,
    import: &ImportRow,
    number: i64,
    name: &str,
    entry: &str,
) -> Result<()> {
    let args = args![import.id, number, import.user_id, name, entry];
    tx.exec(&INSERT_ENTRY, &args).await?;
    Ok(())
}

/// The next pin that waits.
pub async fn next_entry(run: &impl Run, id: ImportId) -> Result<Option<EntryRow>> {
    Ok(run.opt(&NEXT_ENTRY, &args![id]).await?)
}

/// Number, name and code of what did not come in, in the order of the file.
pub async fn failed_entries(
    run: &impl Run,
    id: ImportId,
    most: i64,
) -> Result<Vec<(i64, String, Option<String>)>> {
    Ok(run.all(&FAILED_ENTRIES, &args![id, most]).await?)
}

/// Notes what became of an entry that waits; false when that was noted before.
pub async fn settle(
    tx: &Tx,
    id: ImportId,
    number: i64,
    state: &str,
    failure: Option<&str>,
    pin: Option<PinId>,
) -> Result<bool> {
    let args = args![id, number, state, failure, pin];
    Ok(tx.exec(&SETTLE, &args).await? == 1)
}

/// Notes which pin an entry became.
pub async fn note_pin(tx: &Tx, id: ImportId, number: i64, pin: PinId) -> Result<()> {
    tx.exec(&NOTE_PIN, &args![id, number, pin]).await?;
    Ok(())
}

/// Has what failed wait again.
pub async fn retry(tx: &Tx, id: ImportId) -> Result<()> {
    tx.exec(&RETRY, &args![id]).await?;
    tx.exec(&UNCOUNT_FAILED, &args![id]).await?;
    Ok(())
}
