//! Fresh databases on a Citus cluster for tests.
//!
//! `MAGPIE_TEST_CITUS` names the nodes, the coordinator first;
//! `scripts/with-citus.sh` starts a coordinator and two workers for a whole run.

use std::sync::atomic::{AtomicU32, Ordering};

use tokio::task::JoinHandle;
use tokio_postgres::{Client, NoTls};

/// Databases made by this process.
static MADE: AtomicU32 = AtomicU32::new(0);

/// Few, so that distributing every table takes seconds; two on each worker.
const SHARDS: u32 = 4;

/// Held by the connection until it ends.
const TAKE_TURN: &str = "SELECT pg_advisory_lock(1)";

/// The coordinator's address of an empty database that no other test uses, known to
/// all nodes.
///
/// # Panics
/// When there is no cluster: run the test by `scripts/with-citus.sh`.
pub async fn url() -> String {
    let nodes = std::env::var("MAGPIE_TEST_CITUS").expect("run this by scripts/with-citus.sh");
    let nodes: Vec<&str> = nodes.split(' ').collect();
    // Adding a node to a database writes the cluster's roles, which all databases share:
    // two tests that add one at once fail with "tuple concurrently updated".
    let (turn, connection) = connect(nodes[0]).await;
    turn.batch_execute(TAKE_TURN)
        .await
        .expect("a lock to wait for");
    let number = MADE.fetch_add(1, Ordering::Relaxed);
    let name = format!("test_{}_{number}", std::process::id());
    for node in &nodes {
        run(node, &format!("CREATE DATABASE {name}")).await;
        let extension = "CREATE EXTENSION citus";
        run(&within(node, &name), extension).await;
    }
    let coordinator = within(nodes[0], &name);
    let few = format!("ALTER DATABASE {name} SET citus.shard_count = {SHARDS}");
    run(&coordinator, &few).await;
    let (host, port) = host_and_port(nodes[0]);
    let itself = format!("SELECT citus_set_coordinator_host('{host}', {port})");
    run(&coordinator, &itself).await;
    for worker in &nodes[1..] {
        let (host, port) = host_and_port(worker);
        let add = format!("SELECT citus_add_node('{host}', {port})");
        run(&coordinator, &add).await;
    }
    drop(turn);
    drop(connection.await);
    coordinator
}

/// The address of another database on the node.
fn within(node: &str, database: &str) -> String {
    let (server, _) = node.rsplit_once('/').expect("an address names a database");
    format!("{server}/{database}")
}

fn host_and_port(node: &str) -> (&str, &str) {
    let (_, rest) = node.split_once('@').expect("an address names a user");
    let (server, _) = rest.split_once('/').expect("an address names a database");
    server.split_once(':').expect("an address names a port")
}

type Running = JoinHandle<Result<(), tokio_postgres::Error>>;

async fn connect(address: &str) -> (Client, Running) {
    let (client, connection) = tokio_postgres::connect(address, NoTls)
        .await
        .expect("the node answers");
    (client, tokio::spawn(connection))
}

/// The numbers that a statement of one column answers.
///
/// # Panics
/// When the statement fails.
pub async fn numbers(address: &str, statement: &str) -> Vec<i64> {
    let (client, connection) = connect(address).await;
    let rows = client.query(statement, &[]).await;
    let rows = rows.unwrap_or_else(|error| panic!("{statement}: {error:?}"));
    drop(client);
    drop(connection.await);
    rows.iter().map(|row| row.get(0)).collect()
}

/// Runs a statement that answers nothing of interest.
///
/// # Panics
/// When the statement fails.
pub async fn run(address: &str, statement: &str) {
    let (client, connection) = connect(address).await;
    client
        .batch_execute(statement)
        .await
        .unwrap_or_else(|error| panic!("{statement}: {error:?}"));
    drop(client);
    // However it ends: the statement is done.
    drop(connection.await);
}
