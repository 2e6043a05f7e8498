//! Every statement, planned by the coordinator of a Citus cluster.

use std::collections::BTreeMap;

use tokio_postgres::{Client, SimpleQueryMessage, types::Type};

use super::written_out;
use crate::{
    Db, Engine, Entry, Error, Result, db::Backend, dialect::lists::highest_placeholder,
    sql::STATEMENTS,
};

/// Statements that touch more than one machine by design, each with its reason.
const FAN_OUT: &str = include_str!("../../migrations/fan_out.toml");

/// Two sets of values: by chance one may lead different columns to one shard.
const SEEDS: [usize; 2] = [3, 11];

/// Complaints about the statements of all linked crates on a migrated and
/// distributed Citus cluster: one that Citus refuses; one that asks more than one
/// shard and is not named in `migrations/fan_out.toml`; one that is named there and
/// asks one shard only, or does not exist. Lists are planned with one member: what
/// is asked by its key touches the shards of the members and no others.
pub async fn fan_out(db: &Db) -> Result<Vec<String>> {
    let doing = "reading fan_out.toml";
    let named: BTreeMap<String, String> =
        toml::from_str(FAN_OUT).map_err(|cause| Error::broken(doing, cause))?;
    let mut complaints = Vec::new();
    let found = shards(db).await?;
    for (name, shards) in &found {
        complaints.extend(match (shards, named.get(name)) {
            (Err(refusal), _) => Some(format!("{name}: Citus refuses it: {refusal}")),
            (Ok(2..), None) => Some(format!("{name}: asks every machine, but has no reason to")),
            (Ok(0 | 1), Some(_)) => Some(format!("{name}: asks one machine, yet has a reason")),
            (Ok(2..), Some(reason)) if reason.len() < 10 => Some(format!("{name}: say why")),
            _ => None,
        });
    }
    let gone = named.keys().filter(|name| !found.contains_key(*name));
    complaints.extend(gone.map(|name| format!("{name}: there is no such statement")));
    Ok(complaints)
}

/// How many shards each statement asks, or why Citus refuses it. Names are without
/// their crate.
async fn shards(db: &Db) -> Result<BTreeMap<String, std::result::Result<u32, String>>> {
    let Backend::Postgres(postgres) = db.backend.as_ref() else {
        return Err(Error::NoCluster("SQLite"));
    };
    let client = postgres.client().await?;
    let mut found = BTreeMap::new();
    for entry in STATEMENTS
        .iter()
        .filter(|entry| is_asked_of_clusters(entry))
    {
        let (_, name) = entry.name.split_once("::").unwrap_or_default();
        let asked = tasks(&client, entry).await.map_err(|error| {
            let cause = std::error::Error::source(&error).map(ToString::to_string);
            cause.unwrap_or_else(|| error.to_string())
        });
        found.insert(name.to_owned(), asked);
    }
    Ok(found)
}

/// Statements of tests and tools are not the program's, and those for SQLite alone are never
/// asked of a cluster.
fn is_asked_of_clusters(entry: &Entry) -> bool {
    let (owner, name) = entry.name.split_once("::").unwrap_or_default();
    entry.only != Some(Engine::Sqlite)
        && !["testkit", "rooms", "engines"].contains(&owner)
        && !name.contains("tests::")
}

/// How many shards all parts of the statement ask; 0 for what the coordinator has alone.
async fn tasks(client: &Client, entry: &Entry) -> std::result::Result<u32, tokio_postgres::Error> {
    let text = written_out(entry.text, '$');
    let statement = client.prepare(&text).await?;
    let single = highest_placeholder(entry.text, '$');
    let mut most = 0;
    for seed in SEEDS {
        let values: Vec<String> = statement
            .params()
            .iter()
            .enumerate()
            .map(|(at, kind)| value(kind, at.min(single) * 1_000 + seed))
            .collect();
        most = most.max(explained(client, &text, &values).await?);
    }
    Ok(most)
}

fn value(kind: &Type, number: usize) -> String {
    match *kind {
        Type::BOOL => "true".to_owned(),
        Type::TEXT | Type::VARCHAR => format!("'t{number}'"),
        Type::BYTEA => format!("'\\x{number:08x}'"),
        _ => number.to_string(),
    }
}

/// The plan of the text with its values written out: of prepared statements Citus
/// explains not all that it runs.
async fn explained(
    client: &Client,
    text: &str,
    values: &[String],
) -> std::result::Result<u32, tokio_postgres::Error> {
    let numbered = values.iter().enumerate().rev();
    let text = numbered.fold(text.to_owned(), |text, (at, value)| {
        text.replace(&format!("${}", at + 1), value)
    });
    let answers = client
        .simple_query(&format!("EXPLAIN (COSTS OFF) {text}"))
        .await?;
    let counts = answers.into_iter().filter_map(|answer| match answer {
        SimpleQueryMessage::Row(row) => row
            .get(0)?
            .split_once("Task Count: ")?
            .1
            .parse::<u32>()
            .ok(),
        _ => None,
    });
    Ok(counts.sum())
}
