//! The tables, as PostgreSQL tells them.

use tokio_postgres::types::Type;

use super::postgres_statements::kind;
use crate::{
    Result,
    postgres::{Postgres, failed},
};

const DOING: &str = "describing the tables";

const COLUMNS: &str = "SELECT c.relname::text, a.attname::text, a.atttypid, a.attnotnull,
        a.atthasdef, a.attidentity <> ''
    FROM pg_attribute AS a JOIN pg_class AS c ON c.oid = a.attrelid
    WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace
        AND a.attnum > 0 AND NOT a.attisdropped";

/// Bit 1 of an index's option says that a column runs downwards.
const INDEXES: &str = "SELECT t.relname::text, i.relname::text, x.indisprimary, x.indisunique,
        x.indpred IS NOT NULL, EXISTS (SELECT FROM pg_constraint WHERE conindid = x.indexrelid),
        (SELECT string_agg(coalesce(a.attname, '(expression)')
                || CASE WHEN k.option & 1 = 1 THEN ' desc' ELSE '' END, ', ' ORDER BY k.place)
            FROM unnest(x.indkey::int2[], x.indoption::int2[])
                WITH ORDINALITY AS k (number, option, place)
            LEFT JOIN pg_attribute AS a ON a.attrelid = t.oid AND a.attnum = k.number)
    FROM pg_index AS x
    JOIN pg_class AS i ON i.oid = x.indexrelid
    JOIN pg_class AS t ON t.oid = x.indrelid
    WHERE t.relkind = 'r' AND t.relnamespace = 'public'::regnamespace";

const REFERENCES: &str = "SELECT format('%s.%s: references %s.%s', t.relname, a.attname,
        f.relname, b.attname)
    FROM pg_constraint AS c
    CROSS JOIN unnest(c.conkey, c.confkey) AS k (here, there)
    JOIN pg_class AS t ON t.oid = c.conrelid
    JOIN pg_class AS f ON f.oid = c.confrelid
    JOIN pg_attribute AS a ON a.attrelid = t.oid AND a.attnum = k.here
    JOIN pg_attribute AS b ON b.attrelid = f.oid AND b.attnum = k.there
    WHERE c.contype = 'f'";

/// A line for each column, key, index and reference.
pub(super) async fn lines(postgres: &Postgres) -> Result<Vec<String>> {
    let client = postgres.client().await?;
    let columns = client.query(COLUMNS, &[]).await.map_err(failed(DOING))?;
    let indexes = client.query(INDEXES, &[]).await.map_err(failed(DOING))?;
    let references = client.query(REFERENCES, &[]).await.map_err(failed(DOING))?;
    let references = references.iter().map(|row| row.get(0));
    Ok(columns
        .iter()
        .map(column)
        .chain(indexes.iter().map(index))
        .chain(references)
        .collect())
}

fn column(row: &tokio_postgres::Row) -> String {
    let (table, name): (&str, &str) = (row.get(0), row.get(1));
    let known = Type::from_oid(row.get(2));
    let kind = known.as_ref().and_then(kind);
    let kind = kind.map_or_else(|| format!("{known:?}"), |kind| format!("{kind:?}"));
    let mut line = format!("{table}.{name}: {kind}");
    for (position, note) in [(3, " not null"), (4, " default"), (5, " numbered")] {
        if row.get(position) {
            line += note;
        }
    }
    line
}

fn index(row: &tokio_postgres::Row) -> String {
    let (table, name, columns): (&str, &str, &str) = (row.get(0), row.get(1), row.get(6));
    let (primary, unique, partial): (bool, bool, bool) = (row.get(2), row.get(3), row.get(4));
    let constraint: bool = row.get(5);
    if primary {
        return format!("{table}: primary key ({columns})");
    }
    if constraint {
        return format!("{table}: unique ({columns})");
    }
    let unique = if unique { " unique" } else { "" };
    let partial = if partial { " partial" } else { "" };
    format!("{table}: index {name} ({columns}){unique}{partial}")
}
