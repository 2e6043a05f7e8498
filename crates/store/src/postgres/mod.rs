//! PostgreSQL over the network, for hosts that outgrew one machine.

mod args;
mod cluster;
mod errors;
mod notices;
mod record;
mod statement;
mod tls;
mod transaction;
mod values;

use std::{str::FromStr, time::Duration};

use deadpool_postgres::{Client, Manager, ManagerConfig, Pool, RecyclingMethod, Runtime};
use tokio::sync::OnceCell;
use tokio_postgres_rustls::MakeRustlsConnect;

use crate::{Arg, Error, Options, Result, Row, sql::Query};

pub use notices::Notices;
pub(crate) use record::read_record;
pub(crate) use statement::failed;
pub(crate) use transaction::Transaction;
pub(crate) use values::{Integer, Real};

/// How long an operation waits for a connection.
const PATIENCE: Duration = Duration::from_secs(10);

/// Limits of the server's side for every session: nothing runs, waits for a lock
/// or idles inside a transaction for ever.
const SESSION: &str = "-c statement_timeout=30000 -c lock_timeout=10000 \
                       -c idle_in_transaction_session_timeout=60000";

/// A pool of connections to one database.
pub(crate) struct Postgres {
    pool: Pool,
    config: tokio_postgres::Config,
    tls: MakeRustlsConnect,
    is_cluster: OnceCell<bool>,
}

impl Postgres {
    /// Reads the address; connects only when something is asked.
    pub(crate) fn open(address: &str, options: &Options) -> Result<Self> {
        let unreadable = |cause| Error::broken("reading the address of PostgreSQL", cause);
        let (address, tls) = tls::read(address)?;
        let mut config = tokio_postgres::Config::from_str(&address).map_err(unreadable)?;
        if config.get_options().is_none() {
            config.options(SESSION);
        }
        if config.get_connect_timeout().is_none() {
            config.connect_timeout(PATIENCE);
        }
        let manager = ManagerConfig {
            recycling_method: RecyclingMethod::Fast,
        };
        let made = Manager::from_config(config.clone(), tls.clone(), manager);
        let pool = Pool::builder(made)
            .max_size(options.connections.max(1))
            .wait_timeout(Some(PATIENCE))
            .runtime(Runtime::Tokio1)
            .build()
            .map_err(|cause| Error::broken("making the pool of connections", cause))?;
        Ok(Self {
            pool,
            config,
            tls,
            is_cluster: OnceCell::new(),
        })
    }

    /// Rows of the newest committed data.
    pub(crate) async fn rows<R: Row>(&self, query: Query<'_>, args: &[Arg<'_>]) -> Result<Vec<R>> {
        statement::rows(&self.client().await?, query.postgres, args).await
    }

    /// Several reads at one moment.
    pub(crate) async fn snapshot(&self) -> Result<Transaction> {
        let begin = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY";
        Transaction::begin(self.client().await?, begin).await
    }

    /// A writing transaction.
    pub(crate) async fn begin(&self) -> Result<Transaction> {
        Transaction::begin(self.client().await?, "BEGIN").await
    }

    /// Listens to a channel on a connection beside the pool.
    pub(crate) async fn listen(&self, channel: &'static str) -> Result<Notices> {
        Notices::listen(&self.config, self.tls.clone(), channel).await
    }

    /// A connection of the pool.
    pub(crate) async fn client(&self) -> Result<Client> {
        self.pool.get().await.map_err(errors::name_pool)
    }
}
