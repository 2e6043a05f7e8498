//! Migrated databases for tests, as copies of a template.
//!
//! PostgreSQL copies a database that is migrated once per cluster; SQLite copies
//! a file that is migrated once per folder `MAGPIE_TEST_TEMPLATES`
//! (`scripts/with-postgres.sh` gives one to a run), without it once per process.
//! A template's name contains the digest of the migrations, so a changed
//! migration never meets an older template. Tests of migrating itself begin with
//! [`postgres::url`] or a file that does not exist.
//!
//! Other crates' tests take this file by its path, beside `postgres`.

use std::path::Path;

use store::{Address, Db, Engine, Options, migrations_digest};
use tokio::sync::OnceCell;

use super::postgres::{self, Admin};

/// Held while a template is made in the cluster; any number no other program uses.
const ONE_AT_A_TIME: &str = "SELECT pg_advisory_lock(5566310187406214)";

/// Contents of the migrated SQLite file.
static FILE: OnceCell<Vec<u8>> = OnceCell::const_new();

/// A migrated database in the cluster for tests.
///
/// # Panics
/// When the cluster does not answer or the migrations fail: a test cannot go on.
pub async fn postgres() -> Address {
    let template = name(Engine::Postgres);
    let admin = Admin::connect().await;
    if !admin.has(&template).await {
        make_in_cluster(&admin, &template).await;
    }
    let copy = postgres::new_name();
    admin
        .run(&format!("CREATE DATABASE {copy} TEMPLATE {template}"))
        .await;
    admin.end().await;
    Address::Postgres(postgres::url_of(&copy).await)
}

/// A migrated SQLite database, written to `file`.
///
/// # Panics
/// When files cannot be written or the migrations fail: a test cannot go on.
pub async fn sqlite(file: &Path) -> Address {
    let contents = FILE.get_or_init(find_or_make_file).await;
    std::fs::write(file, contents).expect("a copy of the template is written");
    Address::Sqlite(file.to_owned())
}

fn name(engine: Engine) -> String {
    format!("template_{}", &migrations_digest(engine)[..32])
}

/// Under another name first: who finds the template finds it whole, and with no
/// connection, which copying would refuse.
async fn make_in_cluster(admin: &Admin, template: &str) {
    admin.run(ONE_AT_A_TIME).await;
    if admin.has(template).await {
        return;
    }
    let url = postgres::url().await;
    migrate(&Address::Postgres(url.clone())).await;
    let (_, draft) = url.rsplit_once('/').expect("a database");
    for step in [
        format!("ALTER DATABASE {draft} ALLOW_CONNECTIONS false"),
        format!("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{draft}'"),
        format!("ALTER DATABASE {draft} RENAME TO {template}"),
    ] {
        admin.run(&step).await;
    }
}

async fn find_or_make_file() -> Vec<u8> {
    let Some(folder) = std::env::var_os("MAGPIE_TEST_TEMPLATES") else {
        return make_file().await;
    };
    let folder = Path::new(&folder);
    let template = folder.join(name(Engine::Sqlite));
    if let Ok(contents) = std::fs::read(&template) {
        return contents;
    }
    // Processes that are as early as this one write the same; the last one stays.
    let contents = make_file().await;
    let draft = folder.join(postgres::new_name());
    std::fs::write(&draft, &contents).expect("the template is written");
    std::fs::rename(&draft, &template).expect("the template gets its name");
    contents
}

/// By a backup, since the database's own file is whole only with its log.
async fn make_file() -> Vec<u8> {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let db = migrate(&Address::Sqlite(folder.path().join("template.db"))).await;
    let backup = folder.path().join("backup");
    let written = store::backup::backup(&db, &backup).await;
    written.expect("the template is backed up");
    std::fs::read(backup.join("data.db")).expect("the backup is read")
}

async fn migrate(address: &Address) -> Db {
    let db = Db::open(address, Options::default()).expect("the template opens");
    db.migrate().await.expect("the template is migrated");
    db
}
