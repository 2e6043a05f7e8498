//! Migrations: numbered, paired between the engines, embedded in the program.
//!
//! Each runs in a transaction of its own together with its mark in the table
//! `migrations`, so an interrupted run goes on where it stopped.

use sha2::{Digest as _, Sha256};

use crate::{Db, Engine, Error, Result, Run, Tx, args};

include!(concat!(env!("OUT_DIR"), "/migrations.rs"));

/// One step, as embedded by the build script.
pub(crate) struct Migration {
    /// Counted from 1 without gaps.
    pub(crate) number: i64,
    /// What it is about, equal on both engines.
    pub(crate) name: &'static str,
    /// The statements.
    pub(crate) text: &'static str,
}

/// Taken by every server that migrates; any number without another use.
pub(crate) const ONE_AT_A_TIME: &str = "SELECT pg_advisory_xact_lock(5566310187406213)";

const MARKS: &str = "CREATE TABLE IF NOT EXISTS migrations (
    number   BIGINT PRIMARY KEY NOT NULL,
    name     TEXT NOT NULL,
    checksum TEXT NOT NULL
)";

crate::sql! {
    /// What was applied. As many rows as there are migrations.
    slow APPLIED: (i64, String) = "SELECT number, checksum FROM migrations ORDER BY number";
    /// Marks one as applied.
    MARK: () = "INSERT INTO migrations (number, name, checksum) VALUES ($1, $2, $3)";
}

/// The migrations of an engine.
pub(crate) fn embedded(engine: Engine) -> &'static [Migration] {
    match engine {
        Engine::Sqlite => SQLITE,
        Engine::Postgres => POSTGRES,
    }
}

/// Digest of all migrations of an engine, in hexadecimal digits: equal where
/// migrating makes the same tables.
pub fn digest(engine: Engine) -> String {
    let texts: String = embedded(engine)
        .iter()
        .map(|migration| checksum(migration.text))
        .collect();
    checksum(&texts)
}

/// Applies what is missing; how many.
pub(crate) async fn run(db: &Db) -> Result<u32> {
    apply_all(db, embedded(db.engine())).await
}

async fn apply_all(db: &Db, known: &[Migration]) -> Result<u32> {
    let mut count = 0;
    while apply_next(db, known).await? {
        count += 1;
    }
    Ok(count)
}

/// Applies one; false when none is missing.
async fn apply_next(db: &Db, known: &[Migration]) -> Result<bool> {
    let tx = db.begin().await?;
    if db.engine() == Engine::Postgres {
        // Another server may be migrating, and a step may take its time.
        tx.batch("SET LOCAL lock_timeout = 0; SET LOCAL statement_timeout = 0")
            .await?;
        tx.batch(ONE_AT_A_TIME).await?;
    }
    tx.batch(MARKS).await?;
    let applied = tx.all(&APPLIED, &[]).await?;
    let Some(next) = next(&applied, known)? else {
        tx.commit().await?;
        return Ok(false);
    };
    apply(&tx, next).await?;
    tx.commit().await?;
    Ok(true)
}

async fn apply(tx: &Tx, migration: &Migration) -> Result<()> {
    tracing::info!(
        number = migration.number,
        name = migration.name,
        "migrating"
    );
    tx.batch(migration.text).await?;
    let checksum = checksum(migration.text);
    tx.exec(&MARK, &args![migration.number, migration.name, checksum])
        .await?;
    Ok(())
}

/// The first that is missing, after comparing those that are not.
fn next<'a>(applied: &[(i64, String)], known: &'a [Migration]) -> Result<Option<&'a Migration>> {
    if let Some((store, _)) = applied.get(known.len()..).and_then(<[_]>::last) {
        let program = known.last().map_or(0, |migration| migration.number);
        return Err(Error::Newer {
            store: *store,
            program,
        });
    }
    for ((number, applied), migration) in applied.iter().zip(known) {
        if *number != migration.number || *applied != checksum(migration.text) {
            return Err(Error::Changed { number: *number });
        }
    }
    Ok(known.get(applied.len()))
}

fn checksum(text: &str) -> String {
    Sha256::digest(text)
        .iter()
        .map(|byte| format!("{byte:02x}"))
        .collect()
}

#[cfg(test)]
#[path = "migrate_tests.rs"]
mod tests;
