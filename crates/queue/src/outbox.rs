//! The log of events.

use std::{fmt, str::FromStr};

use store::{Engine, Result, Run, Tx, args, dialect};

store::row! {
    struct Row {
        tx: i64,
        id: i64,
        kind: String,
        body: String,
        at_ms: i64,
    }
}

store::sql! {
    /// The engine numbers the entry and marks it with its transaction.
    APPEND: () = "INSERT INTO outbox (kind, body, at_ms) VALUES ($1, $2, $3)";
    /// What follows a position: one writer numbers and commits in one order.
    sqlite AFTER_NUMBER: Row = "SELECT tx, id, kind, body, at_ms FROM outbox
        WHERE id > $1 ORDER BY id LIMIT $2";
    /// What follows a position, up to the transactions that may still be open.
    postgres AFTER: Row = "SELECT tx, id, kind, body, at_ms FROM outbox
        WHERE (tx, id) > ($1, $2) AND tx < $3 ORDER BY tx, id LIMIT $4";
    /// The newest entry that nothing can come before any more.
    NEWEST: (i64, i64) = "SELECT tx, id FROM outbox WHERE tx < $1
        ORDER BY tx DESC, id DESC LIMIT 1";
    /// Removes what every reader had time for; the newest entry stays.
    REMOVE: () = "DELETE FROM outbox WHERE at_ms < $1 AND id < (SELECT max(id) FROM outbox)";
    /// Takes what it tells from an entry that stays for its position alone.
    BLANK: () = "UPDATE outbox SET kind = '', body = '' WHERE at_ms < $1 AND kind <> ''";
    /// Where the log begins.
    OLDEST: (i64, i64) = "SELECT tx, id FROM outbox ORDER BY tx, id LIMIT 1";
}

/// A place in the log; the default is before its beginning. As text `3.41`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Position {
    tx: i64,
    id: i64,
}

/// One event of the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Its place; the next reading begins after it.
    pub position: Position,
    /// What happened, as the writer named it.
    pub kind: String,
    /// The particulars, opaque here.
    pub body: String,
    /// When it was written, in milliseconds since 1970.
    pub at_ms: i64,
}

/// Appends an event; it exists when the transaction commits.
pub async fn emit(tx: &Tx, kind: &str, body: &str, at_ms: i64) -> Result<()> {
    tx.exec(&APPEND, &args![kind, body, at_ms]).await?;
    tx.wake_after_commit();
    Ok(())
}

/// The events after a position, in order, at most `limit`. Complete: an event
/// that is not yet visible has a later position than all that were answered. On
/// PostgreSQL a long transaction holds the newer events back until it ends.
pub async fn read_after(run: &impl Run, after: Position, limit: u32) -> Result<Vec<Entry>> {
    let rows = match run.engine() {
        Engine::Sqlite => run.all(&AFTER_NUMBER, &args![after.id, limit]).await?,
        Engine::Postgres => {
            let horizon = dialect::horizon(run).await?;
            let args = args![after.tx, after.id, horizon, limit];
            run.all(&AFTER, &args).await?
        }
    };
    if !rows.is_empty() {
        run.settled().await?;
    }
    Ok(rows.into_iter().map(Entry::from).collect())
}

/// The position of the newest committed event. A follower that rebuilds its state asks
/// first, reads the tables, then follows from here.
pub async fn latest(run: &impl Run) -> Result<Position> {
    let horizon = dialect::horizon(run).await?;
    let newest = run.opt(&NEWEST, &args![horizon]).await?;
    run.settled().await?;
    Ok(newest.map_or_else(Position::default, |(tx, id)| Position { tx, id }))
}

/// Removes events written before a moment; how many. Of the newest its position stays, which
/// tells followers where they are, and nothing of what it told: it may be of a user who was
/// erased.
pub async fn prune(tx: &Tx, before_ms: i64) -> Result<u64> {
    let removed = tx.exec(&REMOVE, &args![before_ms]).await?;
    tx.exec(&BLANK, &args![before_ms]).await?;
    Ok(removed)
}

/// Whether everything after a position is still in the log. Because the newest event
/// always stays, a follower that has read all of it may go on for ever; one that was
/// away while events were removed has to rebuild.
pub async fn reaches_back_to(run: &impl Run, position: Position) -> Result<bool> {
    let oldest = run.opt(&OLDEST, &args![]).await?;
    Ok(oldest.is_none_or(|(tx, id)| Position { tx, id } <= position))
}

impl From<Row> for Entry {
    fn from(row: Row) -> Self {
        let position = Position {
            tx: row.tx,
            id: row.id,
        };
        Self {
            position,
            kind: row.kind,
            body: row.body,
            at_ms: row.at_ms,
        }
    }
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.tx, self.id)
    }
}

/// The text is not a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotAPosition;

impl FromStr for Position {
    type Err = NotAPosition;

    fn from_str(text: &str) -> std::result::Result<Self, NotAPosition> {
        let (tx, id) = text.split_once('.').ok_or(NotAPosition)?;
        let number = |text: &str| text.parse().map_err(|_| NotAPosition);
        Ok(Self {
            tx: number(tx)?,
            id: number(id)?,
        })
    }
}
