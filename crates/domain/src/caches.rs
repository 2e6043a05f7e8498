//! Views that many viewers share, kept for a while.
//!
//! Everything here can be made again from the database. Changes made by this
//! server drop their entries at once; those of other servers are seen when the
//! entries have grown old.

use std::{
    collections::{HashMap, HashSet},
    hash::Hash,
    sync::{Arc, PoisonError, RwLock},
    time::Duration,
};

use contract::{
    answers::Written,
    boards::BoardRef,
    ids::{BoardId, PinId, UserId},
    pins::PinView,
};
use moka::sync::Cache;
use store::Engine;

use crate::{
    blocks::policy::Blocks, ctx::Origin, links::show_links::KnownLink, lists::FrozenList,
    pins::policy::Audience, sessions::KeptSession, users::show_users::Person,
};

/// How long shared views may lag behind changes made by another server.
const AMONG_OTHERS: Duration = Duration::from_secs(30);
/// How long they are kept where no other server can write: only numbers beside
/// other things, such as a pinner's followers in a list of pins, lag so long.
const ALONE: Duration = Duration::from_secs(600);
/// How long somebody may pause while walking through a search.
const WALK_SECONDS: u64 = 600;
/// Bytes of pins kept when the host does not say.
pub const PIN_BYTES: u64 = 256 * 1024 * 1024;
/// Bytes of what is known of links.
const LINK_BYTES: u64 = 16 * 1024 * 1024;
/// Bytes of an entry itself and of what a cache knows about it, roughly.
const BESIDE: usize = 400;
/// Addresses of the host for which views of one thing are kept.
const ORIGINS: usize = 4;

/// A pin's shared JSON with what decides who may see it.
#[derive(Clone)]
pub struct CachedPin {
    /// Whose.
    pub pinner_id: UserId,
    /// The pin that brought its picture.
    pub root_id: i64,
    /// Who brought its picture.
    pub root_pinner_id: UserId,
    /// Who is named as paying for it.
    pub sponsor_id: Option<UserId>,
    /// Where.
    pub board_id: BoardId,
    /// What its pinner noted for themselves; empty for nothing.
    pub note: Box<str>,
    /// Whose board that is.
    pub board_owner_id: UserId,
    /// Who sees it.
    pub audience: Audience,
    /// What is shown.
    pub json: Written<PinView>,
}

/// All caches of one server.
pub struct Caches {
    /// Sessions by the hash of their token.
    pub sessions: Cache<[u8; 32], KeptSession>,
    /// People beside pins and boards.
    pub users: Shared<UserId, Person>,
    /// Boards beside pins.
    pub boards: Shared<BoardId, Arc<BoardRef>>,
    /// The boards of others that somebody saves to.
    pub memberships: Shared<UserId, Arc<HashSet<BoardId>>>,
    /// With whom somebody has nothing to do.
    pub blocks: Shared<UserId, Arc<Blocks>>,
    /// Pins in lists.
    pub pins: Shared<PinId, CachedPin>,
    /// Pictures that viewers hid from their feeds, by the pins that brought them.
    pub hidden: Cache<UserId, Arc<HashSet<i64>>>,
    /// What is known of links; nothing is known too.
    pub links: Cache<Box<str>, Option<Arc<KnownLink>>>,
    /// Links that were noted to be looked at, so that not every look at their pins
    /// writes until somebody was there.
    pub wishes: Cache<Box<str>, ()>,
    /// Phrases suggested for what was typed, by the version of the index: they
    /// are no longer asked for when the index has followed a change.
    pub suggestions: Cache<(String, u64), Arc<[String]>>,
    /// Results of searches that somebody walks through.
    pub lists: Cache<(u64, u64), Arc<FrozenList>>,
}

impl Caches {
    /// Caches beside a database of this engine: SQLite has one writer. Pins take
    /// so many bytes at most.
    pub fn beside(engine: Engine, pin_bytes: u64) -> Self {
        let time = match engine {
            Engine::Sqlite => ALONE,
            Engine::Postgres => AMONG_OTHERS,
        };
        Self {
            sessions: Cache::builder()
                .max_capacity(50_000)
                .time_to_live(time)
                .support_invalidation_closures()
                .build(),
            users: Shared::new(50_000, time, |_| 1),
            boards: Shared::new(50_000, time, |_| 1),
            memberships: Shared::new(5_000_000, time, |boards| boards.len() + 1),
            blocks: Shared::new(5_000_000, time, |blocks| blocks.len() + 1),
            pins: Shared::new(pin_bytes, time, CachedPin::bytes),
            // One that was read before a change may be kept after it, so not for long.
            hidden: Cache::builder()
                .max_capacity(50_000)
                .time_to_live(AMONG_OTHERS)
                .build(),
            // As with what is hidden: what a look read before a change may come after it.
            links: Cache::builder()
                .weigher(weigh_link)
                .max_capacity(LINK_BYTES)
                .time_to_live(AMONG_OTHERS)
                .build(),
            wishes: Cache::builder()
                .max_capacity(50_000)
                .time_to_live(AMONG_OTHERS)
                .build(),
            suggestions: Cache::builder()
                .max_capacity(10_000)
                .time_to_live(time)
                .build(),
            lists: Cache::builder()
                .max_capacity(5_000)
                .time_to_live(Duration::from_secs(WALK_SECONDS))
                .build(),
        }
    }
}

#[expect(clippy::borrowed_box, reason = "as moka calls it")]
fn weigh_link(address: &Box<str>, known: &Option<Arc<KnownLink>>) -> u32 {
    let bytes = known.as_ref().map_or(0, |known| known.bytes());
    u32::try_from(address.len() + bytes + BESIDE).unwrap_or(u32::MAX)
}

impl CachedPin {
    /// Whether it says this person's name.
    pub fn names(&self, id: UserId) -> bool {
        self.sponsor_id == Some(id)
            || [self.pinner_id, self.root_pinner_id, self.board_owner_id].contains(&id)
    }

    /// What keeping it takes, roughly.
    fn bytes(&self) -> usize {
        self.json.json().len() + self.note.len() + BESIDE
    }
}

/// Views by what they show, separately for each address of the host, because
/// they carry absolute addresses.
///
/// Invariant: a view made from what was read before a change is not kept after
/// it, so nothing that became secret stays visible.
pub struct Shared<I, V> {
    views: Cache<I, Arc<[(Origin, V)]>>,
    /// Counts changes. Locked for reading while a view is kept, and for writing
    /// while views are forgotten: no view slips in between.
    changes: RwLock<u64>,
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
    /// Keeps views that weigh so much together.
    fn new(most: u64, time: Duration, weight: fn(&V) -> usize) -> Self {
        let weigh = move |_: &I, views: &Arc<[(Origin, V)]>| {
            let sum: usize = views.iter().map(|(_, view)| weight(view)).sum();
            sum.try_into().unwrap_or(u32::MAX)
        };
        let views = Cache::builder()
            .weigher(weigh)
            .max_capacity(most)
            .time_to_live(time)
            .support_invalidation_closures();
        Self {
            views: views.build(),
            changes: RwLock::new(0),
        }
    }

    /// What is kept of these. Asked before the rest is read.
    pub fn known(&self, origin: &Origin, ids: impl IntoIterator<Item = I>) -> Known<I, V> {
        let as_of = *self.changes.read().unwrap_or_else(PoisonError::into_inner);
        let ids = ids.into_iter();
        let mut found = HashMap::with_capacity(ids.size_hint().0);
        let mut missing = Vec::new();
        for id in ids {
            if found.contains_key(&id) || missing.contains(&id) {
                continue;
            }
            match self.kept(origin, id) {
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

    fn kept(&self, origin: &Origin, id: I) -> Option<V> {
        let views = self.views.get(&id)?;
        let mut views = views.iter();
        let (_, view) = views.find(|(other, _)| other == origin)?;
        Some(view.clone())
    }

    /// Adds a view to what is known, and keeps it unless something has changed
    /// since.
    pub fn add(&self, known: &mut Known<I, V>, origin: &Origin, id: I, view: V) {
        let changes = self.changes.read().unwrap_or_else(PoisonError::into_inner);
        if *changes == known.as_of {
            let others = self.views.get(&id).unwrap_or_default();
            let others = others.iter().filter(|(other, _)| other != origin);
            let own = (origin.clone(), view.clone());
            let views = [own].into_iter().chain(others.cloned()).take(ORIGINS);
            self.views.insert(id, views.collect());
        }
        known.found.insert(id, view);
    }

    /// Forgets the views of one thing, at every address.
    pub fn forget(&self, id: I) {
        let mut changes = self.changes.write().unwrap_or_else(PoisonError::into_inner);
        *changes += 1;
        self.views.invalidate(&id);
    }

    /// Forgets the views for which this holds.
    pub fn forget_if(&self, holds: impl Fn(&V) -> bool + Send + Sync + 'static) {
        let mut changes = self.changes.write().unwrap_or_else(PoisonError::into_inner);
        *changes += 1;
        // Fails only on caches built without support for it.
        let _ = self
            .views
            .invalidate_entries_if(move |_, views| views.iter().any(|(_, view)| holds(view)));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shared(most: u64) -> Shared<i64, &'static str> {
        Shared::new(most, ALONE, |text| text.len())
    }

    fn address(number: usize) -> Origin {
        Origin(format!("http://{number}.test").into())
    }

    fn keep(shared: &Shared<i64, &'static str>, origin: &Origin, id: i64, text: &'static str) {
        let mut known = shared.known(origin, [id]);
        shared.add(&mut known, origin, id, text);
    }

    #[test]
    fn what_was_read_before_a_change_is_shown_once_and_not_kept() {
        let (shared, here) = (shared(100), address(0));
        type Change = fn(&Shared<i64, &'static str>);
        let changes: [Change; 2] = [
            |shared| shared.forget(7),
            |shared| shared.forget_if(|_| false),
        ];
        for change in changes {
            let mut known = shared.known(&here, [7, 7]);
            assert_eq!(known.missing, [7]);
            change(&shared);
            shared.add(&mut known, &here, 7, "old");
            assert_eq!(known.found[&7], "old");
            assert_eq!(shared.known(&here, [7]).missing, [7]);
        }
        keep(&shared, &here, 7, "new");
        assert_eq!(shared.known(&here, [7]).found[&7], "new");
    }

    #[test]
    fn a_thing_is_forgotten_at_every_address() {
        let shared = shared(100);
        for change in [true, false] {
            for number in 0..ORIGINS {
                keep(&shared, &address(number), 7, "pin");
                keep(&shared, &address(number), 8, "other");
            }
            let kept = |id| {
                let known = |number| shared.known(&address(number), [id]).found.len();
                (0..ORIGINS).map(known).sum::<usize>()
            };
            assert_eq!((kept(7), kept(8)), (ORIGINS, ORIGINS));
            if change {
                shared.forget(7);
            } else {
                shared.forget_if(|text| *text == "pin");
            }
            assert_eq!((kept(7), kept(8)), (0, ORIGINS));
        }
    }

    #[test]
    fn what_is_kept_is_bounded_by_weight_and_addresses() {
        let shared = shared(10);
        for id in 0..100 {
            keep(&shared, &address(0), id, "four");
        }
        for number in 0..100 {
            keep(&shared, &address(number), 1, "x");
        }
        shared.views.run_pending_tasks();
        assert!(shared.views.weighted_size() <= 10);
        let views = shared.views.get(&1).unwrap_or_default();
        assert!(views.len() <= ORIGINS);
    }
}
