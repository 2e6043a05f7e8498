//! The write transaction of an operation, which collects what it changes.
//!
//! Invariant: a function that writes what is cached somewhere notes it on the
//! transaction, beside the statement; after the commit every cache of this server is
//! told, so that no operation can forget to, and soon those of other servers (`peers`).

use std::{
    collections::HashSet,
    ops::Deref,
    sync::{Arc, Mutex, PoisonError},
};

use store::{Arg, Engine, Query, Row, Run};

use crate::{
    ctx::Ctx,
    error::Result,
    house::{Changed, House},
};

/// A write transaction with what it changed. Dropped without [`Tx::commit`], nothing
/// is kept, and no cache is invalidated. Statements run on it as on [`store::Tx`].
pub struct Tx {
    tx: store::Tx,
    house: Arc<House>,
    changed: Mutex<HashSet<Changed>>,
}

impl House {
    /// Begins a write transaction.
    pub async fn begin(self: &Arc<Self>) -> Result<Tx> {
        Ok(Tx {
            tx: self.db.begin().await?,
            house: self.clone(),
            changed: Mutex::default(),
        })
    }
}

impl Ctx {
    /// Begins a write transaction.
    pub async fn begin(&self) -> Result<Tx> {
        self.house.begin().await
    }
}

impl Tx {
    /// Notes what this transaction changes; noted twice it is told once.
    pub fn changed(&self, changed: Changed) {
        let mut all = self.changed.lock().unwrap_or_else(PoisonError::into_inner);
        all.insert(changed);
    }

    /// Makes the writes durable, then invalidates what is cached of what they changed.
    /// That is done after an error as well: when the connection was lost, the writes
    /// may have been kept.
    pub async fn commit(self) -> Result<()> {
        let committed = self.tx.commit().await;
        let changed = self.changed.into_inner();
        for one in changed.unwrap_or_else(PoisonError::into_inner) {
            self.house.tell_all(one);
        }
        Ok(committed?)
    }
}

impl Deref for Tx {
    type Target = store::Tx;

    fn deref(&self) -> &store::Tx {
        &self.tx
    }
}

impl Run for Tx {
    fn engine(&self) -> Engine {
        self.tx.engine()
    }

    async fn rows<R: Row>(&self, query: Query<'_>, args: &[Arg<'_>]) -> store::Result<Vec<R>> {
        self.tx.rows(query, args).await
    }
}
