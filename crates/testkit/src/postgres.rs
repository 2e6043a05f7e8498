//! Fresh PostgreSQL databases for tests.
//!
//! `MAGPIE_TEST_POSTGRES` names a cluster in which databases may be made
//! (`scripts/with-postgres.sh` starts one for a whole run). Without it the test
//! process starts one of its own, which ends and is removed with the process,
//! however that ends: the cluster's keeper reads a pipe that only the process
//! holds open.
//!
//! Other crates' tests take this file by its path when they must not depend on
//! the rest of the crate, so it uses nothing of it.

use std::{
    os::unix::fs::MetadataExt as _,
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    sync::atomic::{AtomicU32, Ordering},
};

use tokio::sync::OnceCell;
use tokio_postgres::NoTls;

/// Starts a cluster in `$1` with the programs in `$2`, says `ready`, and waits
/// for the end of its input. `$3…` runs a program as a user of the machine other
/// than root.
const KEEPER: &str = r#"
folder=$1 bin=$2; shift 2
trap '"$@" "$bin/pg_ctl" stop -s -m immediate -D "$folder/data"; rm -rf "$folder"' EXIT
cd "$folder" &&
"$@" "$bin/initdb" -D data -U magpie --auth=trust --encoding=UTF8 --locale=C >&2 &&
"$@" "$bin/pg_ctl" start -s -w -D "$folder/data" -l "$folder/server.log" -o \
  "-k $folder -c listen_addresses= -c fsync=off -c max_connections=300" >&2 &&
echo ready && exec >&- && read -r end
"#;

/// The cluster of this process.
static CLUSTER: OnceCell<Cluster> = OnceCell::const_new();
/// Databases made by this process.
static MADE: AtomicU32 = AtomicU32::new(0);

struct Cluster {
    admin: String,
    // Its input is the pipe that keeps the cluster alive.
    _keeper: Option<Child>,
}

/// The address of an empty database that no other test uses.
///
/// # Panics
/// When there is no PostgreSQL to be had: a test cannot go on.
pub async fn url() -> String {
    let admin = Admin::connect().await;
    let name = new_name();
    admin.run(&format!("CREATE DATABASE {name}")).await;
    admin.end().await;
    url_of(&name).await
}

/// The address of a database of the cluster.
pub(super) async fn url_of(name: &str) -> String {
    let cluster = CLUSTER.get_or_init(Cluster::find_or_start).await;
    let (cluster, _) = cluster
        .admin
        .rsplit_once('/')
        .expect("an address ends with a database");
    format!("{cluster}/{name}")
}

/// A name that no other test's database has.
pub(super) fn new_name() -> String {
    format!("test_{}_{}", unique(), MADE.fetch_add(1, Ordering::Relaxed))
}

/// A connection that makes databases.
pub(super) struct Admin {
    client: tokio_postgres::Client,
    connection: tokio::task::JoinHandle<Result<(), tokio_postgres::Error>>,
}

impl Admin {
    pub(super) async fn connect() -> Self {
        let cluster = CLUSTER.get_or_init(Cluster::find_or_start).await;
        let (client, connection) = tokio_postgres::connect(&cluster.admin, NoTls)
            .await
            .expect("the cluster for tests answers");
        let connection = tokio::spawn(connection);
        Self { client, connection }
    }

    /// Does what the text says.
    pub(super) async fn run(&self, text: &str) {
        self.client
            .batch_execute(text)
            .await
            .expect("the cluster for tests obeys");
    }

    /// Whether the cluster has a database of this name.
    pub(super) async fn has(&self, name: &str) -> bool {
        let rows = self
            .client
            .query("SELECT FROM pg_database WHERE datname = $1", &[&name])
            .await;
        !rows.expect("the cluster for tests answers").is_empty()
    }

    /// Ends the connection, and with it the locks that it holds.
    pub(super) async fn end(self) {
        drop(self.client);
        self.connection
            .await
            .expect("the connection ends")
            .expect("the connection ends well");
    }
}

impl Cluster {
    async fn find_or_start() -> Self {
        if let Ok(admin) = std::env::var("MAGPIE_TEST_POSTGRES") {
            return Self {
                admin,
                _keeper: None,
            };
        }
        tokio::task::spawn_blocking(Self::start)
            .await
            .expect("starting a cluster does not panic")
    }

    fn start() -> Self {
        let folder = std::env::temp_dir().join(format!("magpie-postgres-{}", unique()));
        std::fs::create_dir(&folder).expect("a folder for the cluster");
        let mut command = Command::new("sh");
        command
            .args(["-c", KEEPER, "keeper"])
            .arg(&folder)
            .arg(programs());
        if is_root() {
            let owner = Command::new("chown").arg("postgres").arg(&folder).status();
            assert!(
                owner.is_ok_and(|status| status.success()),
                "the user postgres exists"
            );
            command.args(["runuser", "-u", "postgres", "--"]);
        } else {
            command.arg("env");
        }
        let log = std::fs::File::create(folder.join("start.log")).expect("a log");
        let mut keeper = command
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(log)
            .spawn()
            .expect("a shell");
        wait_for_ready(&mut keeper, &folder);
        let socket = folder.display().to_string().replace('/', "%2F");
        Self {
            admin: format!("postgres://magpie@{socket}/postgres"),
            _keeper: Some(keeper),
        }
    }
}

fn wait_for_ready(keeper: &mut Child, folder: &Path) {
    let mut said = String::new();
    let mut output = keeper.stdout.take().expect("a pipe");
    std::io::Read::read_to_string(&mut output, &mut said).expect("a pipe can be read");
    assert_eq!(
        said,
        "ready\n",
        "PostgreSQL did not start in {}",
        folder.display()
    );
}

/// The newest installed PostgreSQL, where Debian puts it.
fn programs() -> PathBuf {
    if let Some(folder) = std::env::var_os("MAGPIE_POSTGRES_BIN") {
        return folder.into();
    }
    let versions = std::fs::read_dir("/usr/lib/postgresql")
        .into_iter()
        .flatten()
        .flatten();
    let newest = versions.max_by_key(|version| {
        version
            .file_name()
            .to_str()
            .and_then(|number| number.parse::<u32>().ok())
    });
    newest
        .expect("PostgreSQL is installed: scripts/install.sh test, or name its programs' folder in MAGPIE_POSTGRES_BIN")
        .path()
        .join("bin")
}

fn is_root() -> bool {
    std::fs::metadata("/proc/self").is_ok_and(|process| process.uid() == 0)
}

/// A name no other process takes, also when process numbers come again.
fn unique() -> String {
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    let nanos = now.expect("after 1970").as_nanos();
    format!("{}_{nanos}", std::process::id())
}
