//! A house on temporary data.

use std::{
    collections::BTreeMap,
    path::{Path, PathBuf},
    sync::{
        Arc,
        atomic::{AtomicI64, AtomicU64, Ordering},
    },
};

use accounts::{sessions::hash_password::PasswordCost, users::policy::AccountRules};
use contract::ids::UserId;
use discovery::{
    feeds::follow_saves::take_saves,
    search::{
        index_names::{board_schema, user_schema},
        index_pins::{index_pins, schema},
    },
};
use identity::Providers;
use kernel::{
    caches::{Limits, VIEW_BYTES},
    ctx::{Actor, Browser, Ctx, Origin},
    extensions::Extensions,
    house::{Clock, House, Listeners, Permits, Settings},
    ids::Ids,
    peers::Peers,
};
use mail::Letter;
use media::Blobs;
use store::{Address, Bookmarks, Db, Options, Run, args, dialect, sql};
use tempfile::TempDir;

use crate::{citus, s3::S3, templates};

/// The time at which every test begins: 25 June 2020, 06:13:42 UTC.
pub const START_MS: i64 = 1_593_065_622_000;

/// Bytes of chance that no scene of a test takes.
const CHANCE_TAKEN: usize = 16 * 1024;

sql! {
    /// Entries of the log from transactions that may not be over.
    BEHIND: i64 = "SELECT count(*) FROM outbox WHERE tx >= $1";
}

/// A house with everything in it, on temporary data that ends with it.
pub struct World {
    /// The house.
    pub house: Arc<House>,
    now: Arc<AtomicI64>,
    // Removes the folder at the end.
    folder: TempDir,
    s3: Option<S3>,
}

impl World {
    /// On SQLite.
    pub async fn sqlite() -> Self {
        let folder = folder();
        let address = templates::sqlite(&folder.path().join("magpie.sqlite")).await;
        Self::open(folder, &address)
    }

    /// On PostgreSQL.
    pub async fn postgres() -> Self {
        Self::open(folder(), &templates::postgres().await)
    }

    /// On a coordinator and two workers of Citus, with distributed tables.
    pub async fn citus() -> Self {
        let (world, _) = Self::citus_undistributed().await;
        let distributing = world.house.db.distribute();
        distributing.await.expect("the tables are distributed");
        world
    }

    /// The same before its tables are distributed, and the coordinator's address.
    pub async fn citus_undistributed() -> (Self, String) {
        let address = citus::url().await;
        let world = Self::open(folder(), &Address::Postgres(address.clone()));
        let migrating = world.house.db.migrate();
        migrating.await.expect("the database is migrated");
        (world, address)
    }

    fn open(folder: TempDir, address: &Address) -> Self {
        let db = Db::open(address, Options::default()).expect("the database opens");
        let now = Arc::new(AtomicI64::new(START_MS));
        let clock: Clock = {
            let now = now.clone();
            Arc::new(move || now.load(Ordering::Relaxed))
        };
        let limits = Limits::beside(db.engine(), clock.clone(), VIEW_BYTES);
        let house = House {
            db,
            blobs: Blobs::at(folder.path().join("pictures")).expect("the pictures folder is made"),
            index: index(folder.path(), "index", schema()),
            board_index: index(folder.path(), "index-boards", board_schema()),
            user_index: index(folder.path(), "index-users", user_schema()),
            post: post(folder.path()),
            fetcher: fetch::Fetcher::new(&fetch::Options::default()).expect("the fetcher starts"),
            networks: Providers::default(),
            clock,
            chance: chance(),
            ids: Ids::new(0),
            bookmarks: Bookmarks::new([7; 32]),
            secret: [7; 32],
            settings: Settings {
                brand: "Magpie".into(),
                address: "http://magpie.test".into(),
                siblings: Vec::new(),
                experiments: BTreeMap::new(),
                country: "US".into(),
                locale: "en_US".into(),
            },
            extensions: extensions(&limits),
            permits: Permits::new(2),
            listeners: Listeners::default(),
            peers: Peers::default(),
        };
        Self {
            house: Arc::new(house),
            now,
            folder,
            s3: None,
        }
    }

    /// Another house an hour later, whose database is a copy of this one's and which
    /// has nothing else of it: for calls whose changes others must not meet. SQLite.
    pub async fn copied(&self) -> Self {
        let folder = folder();
        let copy = folder.path().join("copy");
        let written = store::backup::backup(&self.house.db, &copy).await;
        written.expect("the database is copied");
        let copied = Self::open(folder, &Address::Sqlite(copy.join("data.db")));
        // Ids follow from the time: none is given out twice.
        copied.pass(60 * 60 * 1_000);
        // So does no chance that was taken come again.
        (copied.house.chance)(&mut vec![0; CHANCE_TAKEN]);
        copied
    }

    /// Another server over the same data, as a world of its own.
    pub fn beside(&self) -> Self {
        Self {
            house: self.afresh(),
            now: self.now.clone(),
            folder: folder(),
            s3: None,
        }
    }

    /// Another server over the same data, whose search indexes have never been made.
    pub fn unindexed(&self) -> Self {
        let beside = self.beside();
        let at = beside.folder.path().to_owned();
        beside.configured(|house| {
            house.index = index(&at, "index", schema());
            house.board_index = index(&at, "index-boards", board_schema());
            house.user_index = index(&at, "index-users", user_schema());
        })
    }

    /// Another server over the same data, whose caches are empty.
    pub fn afresh(&self) -> Arc<House> {
        let house = &self.house;
        Arc::new(House {
            db: house.db.clone(),
            blobs: (self.s3.as_ref()).map_or_else(|| house.blobs.clone(), S3::blobs),
            index: house.index.clone(),
            board_index: house.board_index.clone(),
            user_index: house.user_index.clone(),
            post: post(self.folder.path()),
            fetcher: fetch::Fetcher::new(&fetch::Options::default()).expect("the fetcher starts"),
            networks: Providers::default(),
            clock: house.clock.clone(),
            chance: house.chance.clone(),
            ids: Ids::new(1),
            bookmarks: house.bookmarks.clone(),
            secret: house.secret,
            settings: house.settings.clone(),
            extensions: extensions(&Limits::beside(
                house.db.engine(),
                house.clock.clone(),
                VIEW_BYTES,
            )),
            permits: Permits::new(2),
            listeners: Listeners::default(),
            peers: Peers::default(),
        })
    }

    /// The same house as a host configured it; before the house is shared.
    #[must_use]
    pub fn configured(mut self, change: impl FnOnce(&mut House)) -> Self {
        change(Arc::get_mut(&mut self.house).expect("no other handle to the house yet"));
        self
    }

    /// The same house whose files lie in a bucket of a server of its own; before the
    /// house is shared.
    pub async fn in_bucket(self) -> Self {
        let s3 = S3::start().await;
        let world = self.configured(|house| house.blobs = s3.blobs());
        Self {
            s3: Some(s3),
            ..world
        }
    }

    /// The server that its files lie on, when they lie in a bucket.
    pub fn s3(&self) -> &S3 {
        self.s3.as_ref().expect("files lie in a bucket")
    }

    /// The same house that may ask this server though it is private; before the
    /// house is shared.
    #[must_use]
    pub fn reaching(self, host_and_port: &str) -> Self {
        self.fetching(&fetch::Options {
            allowed_hosts: vec![host_and_port.to_owned()],
            ..fetch::Options::default()
        })
    }

    /// The same house that asks other servers by these options; before the house
    /// is shared.
    #[must_use]
    pub fn fetching(self, options: &fetch::Options) -> Self {
        let fetcher = fetch::Fetcher::new(options).expect("good options");
        self.configured(|house| house.fetcher = fetcher)
    }

    /// Lets users log in with these providers; before the house is shared.
    pub fn offer(&mut self, networks: Providers) {
        let house = Arc::get_mut(&mut self.house).expect("no other handle to the house yet");
        house.networks = networks;
    }

    /// Where the pictures' files lie.
    pub fn pictures(&self) -> PathBuf {
        self.folder.path().join("pictures")
    }

    /// Lets time pass.
    pub fn pass(&self, ms: i64) {
        self.now.fetch_add(ms, Ordering::Relaxed);
    }

    /// A visitor.
    pub fn visitor(&self) -> Ctx {
        Ctx {
            house: self.house.clone(),
            actor: Actor::Visitor,
            origin: Origin("http://magpie.test".into()),
            session: None,
            access: None,
            browser: Browser {
                user_agent: "a test".into(),
                ..Browser::default()
            },
            cards: false,
        }
    }

    /// The host at the command line.
    pub fn host(&self) -> Ctx {
        self.visitor().acting_as(Actor::Host)
    }

    /// This user, signed in.
    pub fn as_user(&self, id: UserId) -> Ctx {
        self.visitor().acting_as(Actor::user(id))
    }

    /// Lets no mail leave.
    pub fn block_mails(&self) {
        // Those that were sent lie aside meanwhile; before the first there is no folder.
        let _ = std::fs::rename(self.outbox(), self.sent_before());
        std::fs::write(self.outbox(), "in the way").expect("a file can lie there");
    }

    /// Lets mails leave again.
    pub fn free_mails(&self) {
        std::fs::remove_file(self.outbox()).expect("the file goes");
        let _ = std::fs::rename(self.sent_before(), self.outbox());
    }

    fn sent_before(&self) -> PathBuf {
        self.folder.path().join("outbox-before")
    }

    fn outbox(&self) -> PathBuf {
        self.folder.path().join("outbox")
    }

    /// The mails that were sent to this address, newest first.
    pub fn mails(&self, to: &str) -> Vec<Letter> {
        let outbox = self.house.post.outbox().expect("mails lie in a folder");
        let kept = outbox.newest(1_000).expect("the outbox is readable");
        let letters = kept.into_iter().map(|mail| mail.letter);
        letters.filter(|letter| letter.to == to).collect()
    }

    /// Does all jobs that wait and brings the index and the graph of saves up to date.
    pub async fn settle(&self) {
        queue::run_due(
            &self.house.db,
            &self.house.clock,
            kernel::jobs::handlers(&self.house),
        )
        .await
        .expect("the jobs are done");
        loop {
            // Asked first: what may be read then is read below.
            let held_back = self.is_held_back().await;
            let more = index_pins(&self.house).await.expect("the index follows");
            let saved = take_saves(&self.house).await.expect("the graph follows");
            if !held_back && !more && !saved {
                break;
            }
            tokio::task::yield_now().await;
        }
    }

    /// Whether the log has entries that cannot be read yet: on PostgreSQL the
    /// transactions of other tests, which share its numbers, hold them back.
    async fn is_held_back(&self) -> bool {
        let db = &self.house.db;
        let horizon = dialect::horizon(db).await.expect("the store answers");
        let entries = db.one(&BEHIND, &args![horizon]).await;
        entries.expect("the log can be read") > 0
    }
}

fn index(folder: &Path, name: &str, schema: search::Schema) -> search::Index {
    search::Index::open(&folder.join(name), schema).expect("the index opens")
}

/// Mails that lie in a folder beside the data.
fn post(folder: &Path) -> mail::Post {
    let target = mail::Target::Folder(folder.join("outbox"));
    mail::Post::open(&target, "Magpie", "post@magpie.test", mail::PATIENCE)
        .expect("the outbox is known")
}

fn folder() -> TempDir {
    tempfile::tempdir().expect("a temporary folder can be made")
}

/// What rooms bring; passwords are hashed quickly, and accounts write without a verified
/// address.
fn extensions(limits: &Limits) -> Extensions {
    let mut extensions = Extensions::open(limits);
    extensions.insert(PasswordCost { memory_kib: 64 });
    extensions.insert(AccountRules {
        unverified_days: 0,
        new_account_hours: 0,
        ..AccountRules::default()
    });
    extensions
}

/// The same numbers in every run.
fn chance() -> kernel::house::Chance {
    let state = AtomicU64::new(0x9e37_79b9_7f4a_7c15);
    Arc::new(move |bytes| {
        for byte in bytes {
            // SplitMix64, good enough to make ids and tokens differ.
            let mut z = state.fetch_add(0x9e37_79b9_7f4a_7c15, Ordering::Relaxed);
            z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
            z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
            *byte = (z ^ (z >> 31)) as u8;
        }
    })
}
