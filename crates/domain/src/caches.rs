//! Views that many viewers share, kept for a while.
//!
//! Everything here can be made again from the database. Changes made by this
//! server drop their entries at once; those of other servers are seen when the
//! entries have grown old.

use std::{
    collections::HashMap,
    hash::Hash,
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
    time::Duration,
};

use contract::{
    answers::Written,
    boards::BoardRef,
    ids::{BoardId, PinId, UserId},
    pins::PinView,
    users::UserRef,
};
use moka::sync::Cache;
use store::Engine;

use crate::{ctx::Origin, lists::FrozenList, sessions::Session};

/// How long shared views may lag behind changes made by another server.
const AMONG_OTHERS: Duration = Duration::from_secs(30);
/// How long they are kept where no other server can write: only numbers beside
/// other things, such as a pinner's followers in a list of pins, lag so long.
const ALONE: Duration = Duration::from_secs(600);
/// How long somebody may pause while walking through a search.
const WALK_SECONDS: u64 = 600;

/// A pin's shared JSON with what decides who may see it.
#[derive(Clone)]
pub struct CachedPin {
    /// Whose.
    pub pinner_id: UserId,
    /// Where.
    pub board_id: BoardId,
    /// Whether only its owner sees it.
    pub is_secret: bool,
    /// What is shown.
    pub json: Written<PinView>,
}

/// All caches of one server.
pub struct Caches {
    /// Sessions by the hash of their token.
    pub sessions: Cache<[u8; 32], Session>,
    /// People beside pins and boards.
    pub users: Shared<UserId, Arc<UserRef>>,
    /// Boards beside pins.
    pub boards: Shared<BoardId, Arc<BoardRef>>,
    /// Pins in lists.
    pub pins: Shared<PinId, CachedPin>,
    /// Results of searches that somebody walks through.
    pub lists: Cache<(u64, u64), Arc<FrozenList>>,
}

impl Caches {
    /// Caches beside a database of this engine: SQLite has one writer.
    pub fn beside(engine: Engine) -> Self {
        let time = match engine {
            Engine::Sqlite => ALONE,
            Engine::Postgres => AMONG_OTHERS,
        };
        Self {
            sessions: Cache::builder()
                .max_capacity(50_000)
                .time_to_live(time)
                .build(),
            users: Shared::new(50_000, time),
            boards: Shared::new(50_000, time),
            pins: Shared::new(40_000, time),
            lists: Cache::builder()
                .max_capacity(5_000)
                .time_to_live(Duration::from_secs(WALK_SECONDS))
                .build(),
        }
    }
}

/// Views by what they show, separately for each address of the host, because
/// they carry absolute addresses.
///
/// Invariant: a view made from what was read before a change is not kept after
/// it, so nothing that became secret stays visible.
pub struct Shared<I, V> {
    views: Cache<(Origin, I), V>,
    changes: AtomicU64,
}

/// What is kept of some things.
pub struct Known<I, V> {
    /// Kept views.
    pub found: HashMap<I, V>,
    /// What is not kept, each once.
    pub missing: Vec<I>,
    as_of: u64,
}

impl<I, V> Shared<I, V>
where
    I: Copy + Eq + Hash + Send + Sync + 'static,
    V: Clone + Send + Sync + 'static,
{
    fn new(entries: u64, time: Duration) -> Self {
        let views = Cache::builder()
            .max_capacity(entries)
            .time_to_live(time)
            .support_invalidation_closures();
        Self {
            views: views.build(),
            changes: AtomicU64::new(0),
        }
    }

    /// What is kept of these. Asked before the rest is read.
    pub fn known(&self, origin: &Origin, ids: impl IntoIterator<Item = I>) -> Known<I, V> {
        let as_of = self.changes.load(Ordering::SeqCst);
        let (mut found, mut missing) = (HashMap::new(), Vec::new());
        for id in ids {
            if found.contains_key(&id) || missing.contains(&id) {
                continue;
            }
            match self.views.get(&(origin.clone(), id)) {
                Some(view) => drop(found.insert(id, view)),
                None => missing.push(id),
            }
        }
        Known {
            found,
            missing,
            as_of,
        }
    }

    /// Adds a view to what is known, and keeps it unless something has changed
    /// since.
    pub fn add(&self, known: &mut Known<I, V>, origin: &Origin, id: I, view: V) {
        if self.changes.load(Ordering::SeqCst) == known.as_of {
            self.views.insert((origin.clone(), id), view.clone());
        }
        known.found.insert(id, view);
    }

    /// Forgets the views of one thing, at every address.
    pub fn forget(&self, id: I) {
        self.forget_if(move |other, _| *other == id);
    }

    /// Forgets the views for which this holds.
    pub fn forget_if(&self, holds: impl Fn(&I, &V) -> bool + Send + Sync + 'static) {
        self.changes.fetch_add(1, Ordering::SeqCst);
        // Fails only on caches built without support for it.
        let _ = self
            .views
            .invalidate_entries_if(move |(_, id), view| holds(id, view));
    }
}
