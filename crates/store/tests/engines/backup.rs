//! A backup is whole, also while others write; a restore is whole or did nothing.

use std::{fs, path::Path};

use store::{
    Address, Db, Error, Options, Run, args,
    backup::{backup, restore},
};

store::sql! {
    SET: () = "INSERT INTO settings (key, value) VALUES ($1, $2)
        ON CONFLICT (key) DO UPDATE SET value = excluded.value";
    GET: String = "SELECT value FROM settings WHERE key = $1";
}

fn open(file: &Path) -> Db {
    Db::open(&Address::Sqlite(file.to_owned()), Options::default()).unwrap()
}

async fn set(db: &Db, value: &str) {
    let tx = db.begin().await.unwrap();
    tx.exec(&SET, &args!["key", value]).await.unwrap();
    tx.commit().await.unwrap();
}

async fn get(file: &Path) -> String {
    open(file).one(&GET, &args!["key"]).await.unwrap()
}

#[tokio::test]
async fn what_was_backed_up_comes_back() {
    let folder = tempfile::tempdir().unwrap();
    let (file, copy) = (folder.path().join("live.db"), folder.path().join("copy"));
    let db = open(&file);
    db.migrate().await.unwrap();
    set(&db, "before").await;
    // Another process may take the backup, while this one goes on.
    let options = Options {
        writer: false,
        ..Options::default()
    };
    let reader = Db::open(&Address::Sqlite(file.clone()), options).unwrap();
    let manifest = backup(&reader, &copy).await.unwrap();
    assert_eq!(manifest.rows["settings"], 1);
    set(&db, "after").await;
    assert!(
        matches!(restore(&copy, &file).await, Err(Error::Locked(_))),
        "the server runs"
    );
    drop((db, reader));

    restore(&copy, &file).await.unwrap();
    assert_eq!(get(&file).await, "before");
    assert_eq!(get(&folder.path().join("live.db.replaced")).await, "after");
    let elsewhere = folder.path().join("new.db");
    restore(&copy, &elsewhere).await.unwrap();
    assert_eq!(get(&elsewhere).await, "before");
    assert!(
        backup(&open(&file), &copy).await.is_err(),
        "a backup is not written over"
    );
}

#[tokio::test]
async fn a_damaged_backup_changes_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let (file, copy) = (folder.path().join("live.db"), folder.path().join("copy"));
    let db = open(&file);
    db.migrate().await.unwrap();
    set(&db, "before").await;
    backup(&db, &copy).await.unwrap();
    set(&db, "after").await;
    drop(db);

    let data = copy.join("data.db");
    let manifest = copy.join("manifest.json");
    let (whole, words) = (
        fs::read(&data).unwrap(),
        fs::read_to_string(&manifest).unwrap(),
    );
    let mut flipped = whole.clone();
    flipped[whole.len() / 2] ^= 1;
    let cut = whole[..whole.len() - 1].to_vec();
    for (bytes, words) in [
        (flipped, words.clone()),
        (cut, words.clone()),
        (
            whole.clone(),
            words.replace("\"settings\": 1", "\"settings\": 2"),
        ),
        (
            whole.clone(),
            words.replace("\"format\": 1", "\"format\": 2"),
        ),
        (whole.clone(), "{".to_owned()),
    ] {
        fs::write(&data, bytes).unwrap();
        fs::write(&manifest, words).unwrap();
        restore(&copy, &file).await.unwrap_err();
        assert_eq!(get(&file).await, "after");
    }
    fs::write(&data, whole).unwrap();
    fs::write(&manifest, words).unwrap();
    restore(&copy, &file).await.unwrap();
    assert_eq!(get(&file).await, "before");
}

#[tokio::test]
async fn a_broken_database_is_replaced() {
    let folder = tempfile::tempdir().unwrap();
    let (file, copy) = (folder.path().join("live.db"), folder.path().join("copy"));
    let db = open(&file);
    db.migrate().await.unwrap();
    set(&db, "before").await;
    backup(&db, &copy).await.unwrap();
    drop(db);
    fs::write(&file, "not a database at all").unwrap();
    restore(&copy, &file).await.unwrap();
    assert_eq!(get(&file).await, "before");
    assert!(folder.path().join("live.db.replaced").exists());
}
