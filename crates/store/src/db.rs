//! The shared handle of the database.

use std::{future::Future, sync::Arc};

use tokio::sync::Notify;

use crate::{
    Address, Arg, Options, Result, Row, Run, Snapshot, Tx, distribution, migrate,
    postgres::{Notices, Postgres},
    secret,
    sql::Query,
    sqlite::Sqlite,
    tx,
};

crate::sql! {
    /// Answered by any database that was migrated.
    ANSWERS: i64 = "SELECT count(*) FROM settings WHERE key = 'secret'";
    postgres TELL: i64 = "SELECT count(pg_notify($1, $2))";
}

/// The data. Cheap to clone.
#[derive(Clone)]
pub struct Db {
    pub(crate) backend: Arc<Backend>,
    changed: Arc<Notify>,
}

/// Which database serves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Engine {
    /// SQLite, inside the process.
    Sqlite,
    /// PostgreSQL, over the network.
    Postgres,
}

pub(crate) enum Backend {
    Sqlite(Sqlite),
    Postgres(Box<Postgres>),
}

impl Db {
    /// Opens the data. A SQLite file is made when missing and opened for writing;
    /// PostgreSQL is connected to when something is asked. Fails with
    /// [`Error::Locked`](crate::Error::Locked) when another process writes the
    /// SQLite file.
    pub fn open(address: &Address, options: Options) -> Result<Self> {
        let backend = match address {
            Address::Sqlite(file) => Backend::Sqlite(Sqlite::open(file.clone(), &options)?),
            Address::Postgres(address) => {
                Backend::Postgres(Box::new(Postgres::open(address, &options)?))
            }
        };
        Ok(Self {
            backend: Arc::new(backend),
            changed: Arc::new(Notify::new()),
        })
    }

    /// Brings the tables to the newest version; how many migrations were applied.
    /// Safe to repeat, to interrupt, and to run from several servers at once.
    /// Refuses data of a newer program, and migrations changed since.
    pub async fn migrate(&self) -> Result<u32> {
        migrate::run(self).await
    }

    /// Distributes the tables of a migrated Citus cluster as
    /// `migrations/distribution.toml` says; how many were distributed now. Safe to
    /// repeat and to interrupt; tables of later migrations are distributed by
    /// running it again. Fails with [`Error::NoCluster`](crate::Error::NoCluster) on
    /// SQLite and on PostgreSQL without Citus.
    pub async fn distribute(&self) -> Result<u32> {
        distribution::apply(self).await
    }

    /// Begins a write transaction. On SQLite the others wait until it ends, so
    /// its holder reads through it and never begins a second. Fails with
    /// [`Error::Busy`](crate::Error::Busy) when no turn came for long.
    pub async fn begin(&self) -> Result<Tx> {
        let backend = match self.backend.as_ref() {
            Backend::Sqlite(sqlite) => tx::Writing::Sqlite(sqlite.begin().await?),
            Backend::Postgres(postgres) => tx::Writing::Postgres(Box::new(postgres.begin().await?)),
        };
        Ok(Tx::new(self.clone(), backend))
    }

    /// Begins several reads at one moment. Keep it short: it holds a connection.
    pub async fn snapshot(&self) -> Result<Snapshot> {
        Ok(Snapshot::new(match self.backend.as_ref() {
            Backend::Sqlite(sqlite) => tx::Reading::Sqlite(sqlite.snapshot().await?),
            Backend::Postgres(postgres) => {
                tx::Reading::Postgres(Box::new(postgres.snapshot().await?))
            }
        }))
    }

    /// The server's secret: 32 random bytes, made at the first call and kept with
    /// the data, so that what it sealed outlives a restart.
    pub async fn secret(&self) -> Result<[u8; 32]> {
        secret::read_or_make(self).await
    }

    /// Whether the database answers and has its tables.
    pub async fn check(&self) -> Result<()> {
        self.one(&ANSWERS, &[]).await.map(drop)
    }

    /// Tells the servers of this database a text of at most 7,999 bytes, outside of every
    /// transaction: it is not durable, and goes to who listens now. SQLite has one server.
    pub async fn tell(&self, channel: &'static str, text: &str) -> Result<()> {
        match self.engine() {
            Engine::Sqlite => Ok(()),
            Engine::Postgres => self
                .one(&TELL, &crate::args![channel, text])
                .await
                .map(drop),
        }
    }

    /// Hears what servers of this database tell, this one too; none on SQLite.
    pub async fn listen(&self, channel: &'static str) -> Result<Option<Notices>> {
        match self.backend.as_ref() {
            Backend::Sqlite(_) => Ok(None),
            Backend::Postgres(postgres) => postgres.listen(channel).await.map(Some),
        }
    }

    /// Wakes all waiters of [`Db::changed`]; [`Tx::commit`] does it after a
    /// commit that wrote to the outbox or the jobs.
    pub fn notify(&self) {
        self.changed.notify_waiters();
    }

    /// Answers at the next [`Db::notify`] in this process that comes after this
    /// call (not after the first wait): take it, look for work, then wait, and
    /// nothing is missed. Other processes are not heard: look now and then as well.
    pub fn changed(&self) -> impl Future<Output = ()> + Send + use<> {
        Arc::clone(&self.changed).notified_owned()
    }
}

impl Run for Db {
    fn engine(&self) -> Engine {
        match self.backend.as_ref() {
            Backend::Sqlite(_) => Engine::Sqlite,
            Backend::Postgres(_) => Engine::Postgres,
        }
    }

    async fn rows<R: Row>(&self, query: Query<'_>, args: &[Arg<'_>]) -> Result<Vec<R>> {
        match self.backend.as_ref() {
            Backend::Sqlite(sqlite) => sqlite.rows(query, args).await,
            Backend::Postgres(postgres) => postgres.rows(query, args).await,
        }
    }

    async fn settled(&self) -> Result<()> {
        match self.backend.as_ref() {
            Backend::Sqlite(_) => Ok(()),
            Backend::Postgres(postgres) => postgres.settled().await,
        }
    }
}
