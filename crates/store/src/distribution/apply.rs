//! `magpie migrate --distribute`: makes a Citus cluster follow the law.

use std::collections::BTreeMap;

use super::{Spread, law};
use crate::{
    Db, Error, Result,
    db::Backend,
    migrate::ONE_AT_A_TIME,
    postgres::{Postgres, failed},
};

const DOING: &str = "distributing the tables";

/// Distributed tables: the column, or none when every machine has a copy.
const DISTRIBUTED: &str = "SELECT logicalrelid::text,
        CASE WHEN partmethod = 'h' THEN column_to_column_name(logicalrelid, partkey) END
    FROM pg_dist_partition";

/// Distributes what is not distributed yet; how many tables that were.
pub(crate) async fn apply(db: &Db) -> Result<u32> {
    let Backend::Postgres(postgres) = db.backend.as_ref() else {
        return Err(Error::NoCluster("SQLite"));
    };
    if !postgres.is_cluster().await? {
        return Err(Error::NoCluster("PostgreSQL without Citus"));
    }
    let law = law()?;
    let mut count = 0;
    for table in in_order(&law) {
        count += u32::from(distribute(db, postgres, table, &law[table]).await?);
    }
    Ok(count)
}

/// Tables that others lie beside come first.
fn in_order(law: &BTreeMap<String, Spread>) -> impl Iterator<Item = &str> {
    let is_first = |spread: &Spread| {
        !matches!(
            spread,
            Spread::By {
                beside: Some(_),
                ..
            }
        )
    };
    let first = law.iter().filter(move |(_, spread)| is_first(spread));
    let then = law.iter().filter(move |(_, spread)| !is_first(spread));
    first.chain(then).map(|(table, _)| table.as_str())
}

/// Distributes one table; false when it is so already.
async fn distribute(db: &Db, postgres: &Postgres, table: &str, spread: &Spread) -> Result<bool> {
    if *spread == Spread::Local {
        is_done(postgres, table, spread).await?;
        return Ok(false);
    }
    let is_new = create(db, postgres, table, spread).await?;
    // What was copied lies hidden on the coordinator as well until this; also when an
    // earlier run was interrupted between the two.
    let emptied = format!("SELECT truncate_local_data_after_distributing_table('{table}')");
    let client = postgres.client().await?;
    client
        .batch_execute(&emptied)
        .await
        .map_err(failed(DOING))?;
    Ok(is_new)
}

/// Copies a table's rows to where they belong, in a transaction of its own; false when
/// they are there.
async fn create(db: &Db, postgres: &Postgres, table: &str, spread: &Spread) -> Result<bool> {
    let tx = db.begin().await?;
    // Another server may be at it, and copying rows may take its time.
    tx.batch("SET LOCAL lock_timeout = 0; SET LOCAL statement_timeout = 0")
        .await?;
    tx.batch(ONE_AT_A_TIME).await?;
    if is_done(postgres, table, spread).await? {
        return Ok(false);
    }
    let call = match spread {
        Spread::By { column, beside } => {
            let beside = beside.as_deref().unwrap_or("none");
            format!("create_distributed_table('{table}', '{column}', colocate_with => '{beside}')")
        }
        Spread::Reference => format!("create_reference_table('{table}')"),
        // Citus leaves it where it is.
        Spread::Local => return Ok(false),
    };
    tracing::info!(table, "distributing");
    tx.batch(&format!("SELECT {call}")).await?;
    tx.commit().await?;
    Ok(true)
}

/// Whether the table is distributed as it should be; refuses one that is
/// distributed otherwise.
async fn is_done(postgres: &Postgres, table: &str, spread: &Spread) -> Result<bool> {
    let client = postgres.client().await?;
    let rows = client
        .query(DISTRIBUTED, &[])
        .await
        .map_err(failed(DOING))?;
    let Some(row) = rows.iter().find(|row| row.get::<_, &str>(0) == table) else {
        return Ok(false);
    };
    let is: Option<String> = row.get(1);
    let should = match spread {
        Spread::By { column, .. } => Some(column.clone()),
        Spread::Reference | Spread::Local => None,
    };
    if is == should && *spread != Spread::Local {
        return Ok(true);
    }
    let named = |column: Option<String>| column.unwrap_or_else(|| "a copy on every machine".into());
    Err(Error::DistributedOtherwise {
        table: table.to_owned(),
        is: named(is),
        should: match spread {
            Spread::Local => "the coordinator alone".into(),
            _ => named(should),
        },
    })
}
