//! Databases for the tests of this crate, on both engines.

// The files, not the crate: testkit stands above the rooms, and these tests must
// build without them.
#[path = "../../../testkit/src/postgres.rs"]
pub mod postgres;
#[path = "../../../testkit/src/templates.rs"]
pub mod templates;

use store::{Address, Db, Options};
use tempfile::TempDir;

/// A database that is removed with its folder.
pub struct Temporary {
    /// The migrated database.
    pub db: Db,
    _folder: Option<TempDir>,
}

/// SQLite in a temporary folder.
pub async fn sqlite() -> Temporary {
    let folder = TempDir::new().expect("a temporary folder");
    let address = templates::sqlite(&folder.path().join("test.db")).await;
    opened(&address, Some(folder))
}

/// A database of its own in the cluster for tests.
pub async fn postgres() -> Temporary {
    opened(&templates::postgres().await, None)
}

fn opened(address: &Address, folder: Option<TempDir>) -> Temporary {
    let db = Db::open(address, Options::default()).expect("opens");
    Temporary {
        db,
        _folder: folder,
    }
}

/// Makes two tests of one body: on SQLite and on PostgreSQL.
#[macro_export]
macro_rules! on_both_engines {
    ($($name:ident)*) => {
        mod sqlite {$(
            #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $name() {
                super::$name($crate::support::sqlite().await).await;
            }
        )*}
        mod postgres {$(
            #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $name() {
                super::$name($crate::support::postgres().await).await;
            }
        )*}
    };
}
