//! What was answered survives the sudden end of the process.

use std::{
    io::{BufRead as _, BufReader, Write as _},
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

use store::{Address, Db, Options, Run, args};

store::sql! {
    ADD: () = "INSERT INTO settings (key, value) VALUES ($1, '')";
    ADD_PAIR: () = "INSERT INTO outbox (kind, body, at_ms) VALUES ($1, '', 0)";
    FIND: String = "SELECT key FROM settings WHERE key = $1";
    slow HALVES: i64 = "SELECT count(*) FROM settings LEFT JOIN outbox ON kind = key
        WHERE kind IS NULL";
    slow ROWS: (i64, i64) = "SELECT (SELECT count(*) FROM settings), (SELECT count(*) FROM outbox)";
}

/// Tells the second process, which is this test again, where to write.
const CHILD: &str = "MAGPIE_TEST_CRASH_FILE";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn answered_writes_survive_a_kill() {
    if let Some(file) = std::env::var_os(CHILD) {
        return write_for_ever(PathBuf::from(file)).await;
    }
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("test.db");
    let mut answered = Vec::new();
    for round in 1..=3 {
        answered.extend(answered_before_a_kill(&file, round * 200));
        let db = open(&file);
        for key in &answered {
            assert_eq!(db.one(&FIND, &args![key]).await.unwrap(), *key);
        }
        assert_eq!(
            db.one(&HALVES, &[]).await.unwrap(),
            0,
            "no half of an operation"
        );
        let (settings, outbox) = db.one(&ROWS, &[]).await.unwrap();
        assert_eq!(settings, outbox);
    }
}

fn open(file: &Path) -> Db {
    Db::open(&Address::Sqlite(file.to_owned()), Options::default()).unwrap()
}

/// Starts a writing process, kills it after so many answers, and tells all that
/// it was answered.
fn answered_before_a_kill(file: &Path, count: usize) -> Vec<String> {
    let mut child = Command::new(std::env::current_exe().unwrap())
        .args([
            "crash::answered_writes_survive_a_kill",
            "--exact",
            "--nocapture",
        ])
        .env(CHILD, file)
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut lines = BufReader::new(child.stdout.take().unwrap())
        .lines()
        .map_while(Result::ok);
    let mut answered: Vec<String> = lines.by_ref().filter_map(key).take(count).collect();
    child.kill().unwrap();
    child.wait().unwrap();
    answered.extend(lines.filter_map(key));
    assert!(answered.len() >= count);
    answered
}

/// The key of a whole line; the last one may be cut.
fn key(line: String) -> Option<String> {
    Some(
        line.strip_prefix("answered ")?
            .strip_suffix('.')?
            .to_owned(),
    )
}

/// Ends by being killed, or when its answers are no longer read.
async fn write_for_ever(file: PathBuf) {
    let db = open(&file);
    db.migrate().await.unwrap();
    let process = std::process::id();
    let writers = (0..16).map(|writer| {
        let db = db.clone();
        tokio::spawn(async move {
            for number in 0_u64.. {
                let key = format!("{process}-{writer}-{number}");
                let tx = db.begin().await.unwrap();
                tx.exec(&ADD, &args![key]).await.unwrap();
                tx.exec(&ADD_PAIR, &args![key]).await.unwrap();
                tx.commit().await.unwrap();
                std::io::stdout()
                    .write_all(format!("answered {key}.\n").as_bytes())
                    .unwrap();
            }
        })
    });
    futures_util::future::try_join_all(writers).await.unwrap();
}
