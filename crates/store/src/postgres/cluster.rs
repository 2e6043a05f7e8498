//! What is different where a Citus cluster answers.
//!
//! A transaction that wrote on several machines is visible on the coordinator a
//! moment before the workers are told to keep their parts. Events and jobs lie on
//! the coordinator; who reads them waits for that moment to pass.

use std::{collections::HashSet, time::Duration};

use super::{Postgres, failed};
use crate::{Error, Result};

const DOING: &str = "asking the machines of the cluster";

const HAS_CITUS: &str = "SELECT 1 FROM pg_extension WHERE extname = 'citus'";

/// Parts of transactions that the workers have not been told to keep yet.
const PREPARED: &str = "SELECT success, result FROM run_command_on_workers(
    'SELECT coalesce(string_agg(gid, '' ''), '''') FROM pg_prepared_xacts
        WHERE database = current_database()')";

/// How often the workers are asked again, and how many times: 10 s.
const AGAIN: Duration = Duration::from_millis(5);
const TIMES: u32 = 2_000;

impl Postgres {
    /// Whether the extension Citus is there; looked up once.
    pub(crate) async fn is_cluster(&self) -> Result<bool> {
        let look = async || {
            let client = self.client().await?;
            let found = client.query(HAS_CITUS, &[]).await.map_err(failed(DOING))?;
            Ok(!found.is_empty())
        };
        self.is_cluster.get_or_try_init(look).await.copied()
    }

    /// Answers when what was visible on the coordinator at the call is visible on
    /// every machine. [`Error::Busy`] when a machine does not answer.
    pub(crate) async fn settled(&self) -> Result<()> {
        if !self.is_cluster().await? {
            return Ok(());
        }
        let mut open = self.prepared().await?;
        for _ in 0..TIMES {
            if open.is_empty() {
                return Ok(());
            }
            tokio::time::sleep(AGAIN).await;
            let still = self.prepared().await?;
            open.retain(|part| still.contains(part));
        }
        Err(Error::Busy)
    }

    async fn prepared(&self) -> Result<HashSet<String>> {
        let client = self.client().await?;
        let rows = client.query(PREPARED, &[]).await.map_err(failed(DOING))?;
        let mut open = HashSet::new();
        for row in rows {
            if !row.get::<_, bool>(0) {
                return Err(Error::Busy);
            }
            let parts: &str = row.get(1);
            open.extend(parts.split_whitespace().map(str::to_owned));
        }
        Ok(open)
    }
}
