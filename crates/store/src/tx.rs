//! Transactions that write, and snapshots that only read.

use std::sync::atomic::{AtomicBool, Ordering};

use futures_util::future::try_join_all;

use crate::{
    Arg, Db, Engine, Result, Row, Run, Sql, postgres,
    run::{Member, padded, pieces},
    sql::Query,
    sqlite,
};

/// A write transaction. Dropped without [`Tx::commit`], nothing of it is kept.
/// After any error it is over: every later call answers
/// [`Error::Poisoned`](crate::Error::Poisoned); where a conflict is expected,
/// write `ON CONFLICT`. On PostgreSQL a row that is read to be changed is locked
/// by `FOR UPDATE` at the end of its SELECT (blanked on SQLite, where only one
/// transaction writes anyway).
pub struct Tx {
    backend: Writing,
    db: Db,
    wakes: AtomicBool,
}

pub(crate) enum Writing {
    Sqlite(sqlite::Operation),
    Postgres(Box<postgres::Transaction>),
}

impl Tx {
    pub(crate) fn new(db: Db, backend: Writing) -> Self {
        Self {
            backend,
            db,
            wakes: AtomicBool::new(false),
        }
    }

    /// Runs a statement without rows; how many rows it changed.
    pub async fn exec(&self, sql: &Sql<()>, args: &[Arg<'_>]) -> Result<u64> {
        self.exec_query(sql.query(), args).await
    }

    /// Runs a statement with `IN ($list)` for a list of any length; how many rows
    /// it changed.
    pub async fn exec_in(
        &self,
        sql: &Sql<()>,
        args: &[Arg<'_>],
        list: &[impl Member],
    ) -> Result<u64> {
        let mut changed = 0;
        for piece in pieces(list) {
            let (query, width) = sql.list_query(piece.len());
            changed += self.exec_query(query, &padded(args, piece, width)).await?;
        }
        Ok(changed)
    }

    /// Locks rows until the transaction ends, one after the other in the order of
    /// the ids, all on their way at once; the text takes one id and ends with
    /// `FOR UPDATE`. A list locked by one statement would be refused where it is
    /// spread over machines. Asks nothing on SQLite, where no other transaction writes.
    pub async fn lock_each<I: Member + Row>(&self, sql: &Sql<I>, ids: &[I]) -> Result<()> {
        let Writing::Postgres(transaction) = &self.backend else {
            return Ok(());
        };
        let text = sql.query().postgres;
        let lock = |id: &I| {
            let id = *id;
            async move { transaction.rows::<I>(text, &[id.as_arg()]).await.map(drop) }
        };
        let Some((first, others)) = ids.split_first() else {
            return Ok(());
        };
        // Prepares the statement for the others.
        lock(first).await?;
        try_join_all(others.iter().map(lock)).await?;
        Ok(())
    }

    /// Makes the writes durable, then answers. An error means that nothing was
    /// kept, except when the connection to PostgreSQL was lost meanwhile: then
    /// it is not known.
    pub async fn commit(self) -> Result<()> {
        match self.backend {
            Writing::Sqlite(operation) => operation.commit().await?,
            Writing::Postgres(transaction) => transaction.commit().await?,
        }
        if self.wakes.into_inner() {
            self.db.notify();
        }
        Ok(())
    }

    /// After the commit, wakes those who wait in [`Db::changed`].
    pub fn wake_after_commit(&self) {
        self.wakes.store(true, Ordering::Relaxed);
    }

    /// Runs statements without arguments: migrations.
    pub(crate) async fn batch(&self, text: &str) -> Result<()> {
        match &self.backend {
            Writing::Sqlite(operation) => operation.batch(text),
            Writing::Postgres(transaction) => transaction.batch(text).await,
        }
    }

    async fn exec_query(&self, query: Query<'_>, args: &[Arg<'_>]) -> Result<u64> {
        match &self.backend {
            Writing::Sqlite(operation) => operation.exec(query.sqlite, args).await,
            Writing::Postgres(transaction) => transaction.exec(query.postgres, args).await,
        }
    }
}

impl Run for Tx {
    fn engine(&self) -> Engine {
        self.db.engine()
    }

    async fn rows<R: Row>(&self, query: Query<'_>, args: &[Arg<'_>]) -> Result<Vec<R>> {
        match &self.backend {
            Writing::Sqlite(operation) => operation.rows(query.sqlite, args).await,
            Writing::Postgres(transaction) => transaction.rows(query.postgres, args).await,
        }
    }
}

/// Several reads that see one moment of the data.
pub struct Snapshot {
    backend: Reading,
}

pub(crate) enum Reading {
    Sqlite(sqlite::Reading),
    Postgres(Box<postgres::Transaction>),
}

impl Snapshot {
    pub(crate) fn new(backend: Reading) -> Self {
        Self { backend }
    }
}

impl Run for Snapshot {
    fn engine(&self) -> Engine {
        match self.backend {
            Reading::Sqlite(_) => Engine::Sqlite,
            Reading::Postgres(_) => Engine::Postgres,
        }
    }

    async fn rows<R: Row>(&self, query: Query<'_>, args: &[Arg<'_>]) -> Result<Vec<R>> {
        match &self.backend {
            Reading::Sqlite(reading) => reading.rows(query.sqlite, args).await,
            Reading::Postgres(transaction) => transaction.rows(query.postgres, args).await,
        }
    }
}
