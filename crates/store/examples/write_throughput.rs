//! Measures durable write operations a second, of three statements each:
//!
//! `cargo run --release -p store --example write_throughput [postgres://…]`
//!
//! Without an address it uses a SQLite file in the current folder, so that the
//! disk that is measured is the one that will serve.
#![expect(clippy::print_stdout, reason = "what it found is its purpose")]

use std::{
    sync::{
        Arc,
        atomic::{AtomicI64, Ordering},
    },
    time::{Duration, Instant},
};

use store::{Address, Db, Options, Result, Run, args};

store::sql! {
    ADD: () = "INSERT INTO jobs (kind, body, state, due_ms) VALUES ($1, $2, 'waiting', $3)";
    COUNT_UP: () = "UPDATE settings SET value = $2 WHERE key = $1";
    FIND: String = "SELECT value FROM settings WHERE key = $1";
    START: () = "INSERT INTO settings (key, value) VALUES ($1, '') ON CONFLICT DO NOTHING";
}

const FOR: Duration = Duration::from_secs(3);

#[tokio::main]
async fn main() -> Result<()> {
    let folder = tempfile::tempdir_in(".").expect("a folder beside");
    let file = folder.path().join("throughput.db");
    let address = std::env::args()
        .nth(1)
        .map_or(Ok(Address::Sqlite(file)), |text| text.parse());
    let db = Db::open(&address?, Options::default())?;
    db.migrate().await?;
    for tasks in [1, 16, 64, 256] {
        let rate = measure(&db, tasks).await?;
        println!("{tasks:>4} tasks: {rate:>8.0} operations a second");
    }
    Ok(())
}

async fn measure(db: &Db, tasks: usize) -> Result<f64> {
    let (done, begun) = (Arc::new(AtomicI64::new(0)), Instant::now());
    let running: Vec<_> = (0..tasks)
        .map(|task| tokio::spawn(work(db.clone(), format!("task {task}"), Arc::clone(&done))))
        .collect();
    for task in running {
        task.await.expect("an operation does not panic")?;
    }
    Ok(done.load(Ordering::Relaxed) as f64 / begun.elapsed().as_secs_f64())
}

async fn work(db: Db, key: String, done: Arc<AtomicI64>) -> Result<()> {
    let begun = Instant::now();
    while begun.elapsed() < FOR {
        let tx = db.begin().await?;
        tx.exec(&START, &args![key]).await?;
        let number = done.load(Ordering::Relaxed);
        tx.exec(&COUNT_UP, &args![key, number.to_string()]).await?;
        tx.exec(&ADD, &args!["kind", key, number]).await?;
        tx.commit().await?;
        done.fetch_add(1, Ordering::Relaxed);
    }
    db.one(&FIND, &args![key]).await.map(drop)
}
