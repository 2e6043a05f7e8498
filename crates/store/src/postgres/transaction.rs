//! One transaction on one connection.

use std::{
    future::Future,
    sync::atomic::{AtomicBool, Ordering},
};

use deadpool_postgres::Client;
use tokio::runtime::Handle;

use super::statement::{self, failed};
use crate::{Arg, Error, Result, Row};

/// Dropped without `commit`, or after an error, it is rolled back before its
/// connection serves another caller.
pub(crate) struct Transaction {
    // Empty once the transaction is over.
    client: Option<Client>,
    poisoned: AtomicBool,
}

impl Transaction {
    /// Begins. The guard exists before `BEGIN` is sent, so that a caller who
    /// stops waiting leaves no open transaction in the pool.
    pub(crate) async fn begin(client: Client, begin: &str) -> Result<Self> {
        let transaction = Self {
            client: Some(client),
            poisoned: AtomicBool::new(false),
        };
        transaction.batch(begin).await?;
        Ok(transaction)
    }

    /// Rows, seeing what the transaction itself wrote.
    pub(crate) async fn rows<R: Row>(&self, text: &str, args: &[Arg<'_>]) -> Result<Vec<R>> {
        self.run(|client| statement::rows(client, text, args)).await
    }

    /// Changes rows; how many.
    pub(crate) async fn exec(&self, text: &str, args: &[Arg<'_>]) -> Result<u64> {
        self.run(|client| statement::exec(client, text, args)).await
    }

    /// Runs several statements without arguments.
    pub(crate) async fn batch(&self, text: &str) -> Result<()> {
        let doing = "running statements";
        self.run(|client| async move { client.batch_execute(text).await.map_err(failed(doing)) })
            .await
    }

    /// Commits; answers when it is durable.
    pub(crate) async fn commit(mut self) -> Result<()> {
        self.batch("COMMIT").await?;
        // Only now is the connection fit for others; until here `drop` cares.
        self.client = None;
        Ok(())
    }

    /// Invariant: after an error, or when the caller stopped waiting for a
    /// statement, nothing more runs. PostgreSQL answers `COMMIT` of a failed
    /// transaction with success although it rolls back.
    async fn run<'a, T, F: Future<Output = Result<T>> + 'a>(
        &'a self,
        work: impl FnOnce(&'a Client) -> F,
    ) -> Result<T> {
        let client = self.client.as_ref().ok_or(Error::Poisoned)?;
        if self.poisoned.load(Ordering::Acquire) {
            return Err(Error::Poisoned);
        }
        let mut unfinished = Unfinished(Some(&self.poisoned));
        let answer = work(client).await?;
        unfinished.0 = None;
        Ok(answer)
    }
}

/// Poisons the transaction unless it is told that the statement went well.
struct Unfinished<'a>(Option<&'a AtomicBool>);

impl Drop for Unfinished<'_> {
    fn drop(&mut self) {
        if let Some(poisoned) = self.0 {
            poisoned.store(true, Ordering::Release);
        }
    }
}

impl Drop for Transaction {
    fn drop(&mut self) {
        let Some(client) = self.client.take() else {
            return;
        };
        let Ok(runtime) = Handle::try_current() else {
            // Closing the connection rolls back as well.
            drop(Client::take(client));
            return;
        };
        runtime.spawn(async move {
            if client.batch_execute("ROLLBACK").await.is_err() {
                drop(Client::take(client));
            }
        });
    }
}
