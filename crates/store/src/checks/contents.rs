//! Everything that is stored, for tests that look for what must not be there.

use super::sqlite_schema;
use crate::{
    Db, Result, Value,
    db::Backend,
    postgres::{self, Postgres},
    sqlite::{self, Sqlite, open_reader},
};

const DOING: &str = "reading everything";

/// One table: its name and its rows.
pub type Contents = (String, Vec<Vec<(String, Value)>>);

/// All rows of all tables.
pub async fn contents(db: &Db) -> Result<Vec<Contents>> {
    match db.backend.as_ref() {
        Backend::Sqlite(sqlite) => of_sqlite(sqlite),
        Backend::Postgres(postgres) => of_postgres(postgres).await,
    }
}

fn of_sqlite(sqlite: &Sqlite) -> Result<Vec<Contents>> {
    let failed = sqlite::failed(DOING);
    let connection = open_reader(sqlite.file())?;
    let mut tables = Vec::new();
    for table in sqlite_schema::tables(&connection)? {
        let text = format!("SELECT * FROM \"{table}\"");
        let mut statement = connection.prepare(&text).map_err(&failed)?;
        let mut rows = statement.query([]).map_err(&failed)?;
        let mut read = Vec::new();
        while let Some(row) = rows.next().map_err(&failed)? {
            read.push(sqlite::read_record(row)?);
        }
        tables.push((table, read));
    }
    Ok(tables)
}

async fn of_postgres(postgres: &Postgres) -> Result<Vec<Contents>> {
    const TABLES: &str = "SELECT relname::text FROM pg_class
        WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace";
    let failed = postgres::failed(DOING);
    let client = postgres.client().await?;
    let mut tables = Vec::new();
    for table in client.query(TABLES, &[]).await.map_err(&failed)? {
        let table: String = table.get(0);
        let text = format!("SELECT * FROM \"{table}\"");
        let rows = client.query(&text, &[]).await.map_err(&failed)?;
        let read = rows.iter().map(postgres::read_record);
        tables.push((table, read.collect::<Result<_>>()?));
    }
    Ok(tables)
}
