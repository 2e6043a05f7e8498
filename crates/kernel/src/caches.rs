//! Views that many viewers share, kept for a while. Rooms declare theirs in their
//! `cache.rs`.
//!
//! What is kept can be made again from the database. Changes made by this server drop
//! their entries at once; those of other servers when they have told of them (`peers`),
//! or when the entries have grown old.

use std::{
    any::Any,
    collections::HashMap,
    hash::Hash,
    marker::PhantomData,
    sync::{Arc, PoisonError, RwLock},
    time::Duration,
};

use moka::sync::Cache;
use store::Engine;

use crate::ctx::Origin;

/// How long shared views may lag behind changes of another server that could not be told.
pub const AMONG_OTHERS: Duration = Duration::from_secs(30);
/// How long they are kept where no other server can write: only numbers beside
/// other things, such as a pinner's followers in a list of pins, lag so long.
const ALONE: Duration = Duration::from_secs(600);
/// Bytes of the largest cache when the host does not say.
pub const VIEW_BYTES: u64 = 256 * 1024 * 1024;
/// Bytes of an entry itself and of what a cache knows about it, roughly.
pub const BESIDE: usize = 400;
/// Addresses of the host for which views of one thing are kept.
const ORIGINS: usize = 4;

/// How much caches keep, and how long.
#[derive(Debug, Clone, Copy)]
pub struct Limits {
    /// How long a view may be kept.
    pub lag: Duration,
    /// Bytes of views of pins, which take more than all else.
    pub view_bytes: u64,
}

impl Limits {
    /// Limits beside a database of this engine: SQLite has one writer.
    pub fn beside(engine: Engine, view_bytes: u64) -> Self {
        let lag = match engine {
            Engine::Sqlite => ALONE,
            Engine::Postgres => AMONG_OTHERS,
        };
        Self { lag, view_bytes }
    }
}

/// What values are kept by: an id, or a hash.
pub trait CacheKey: Copy + Eq + Hash {
    /// Tells keys of one cache apart.
    fn bytes(self) -> KeyBytes;
}

/// As long as the longest key, a SHA-256 hash.
type KeyBytes = [u8; 32];

impl CacheKey for KeyBytes {
    fn bytes(self) -> KeyBytes {
        self
    }
}

macro_rules! ids_are_keys {
    ($($id:ty)*) => {
        $(impl CacheKey for $id {
            fn bytes(self) -> KeyBytes {
                let mut bytes = [0; 32];
                bytes[..8].copy_from_slice(&self.0.to_ne_bytes());
                bytes
            }
        })*
    };
}

contract::every_id!(ids_are_keys);

/// Any type of value: the cache's code is compiled once, and not for each type in each
/// crate that uses it, which was a twentieth of the binary.
type AnyValue = Arc<dyn Any + Send + Sync>;

/// Values by key, kept until what they were read from changes.
///
/// Invariant: a value made from what was read before a change is not kept after it, so
/// nothing that became secret stays visible, and no session that ended stays open.
pub struct Fresh<K, V> {
    /// All of the type `V`.
    values: Cache<KeyBytes, AnyValue>,
    /// Counts changes. Locked for reading while a value is kept, and for writing
    /// while values are forgotten: no value slips in between.
    changes: RwLock<u64>,
    typed: PhantomData<fn(K) -> V>,
}

/// What a cache had seen of changes when a value was looked up.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct AsOf(u64);

impl<K, V> Fresh<K, V>
where
    K: CacheKey,
    V: Clone + Send + Sync + 'static,
{
    /// Keeps values that weigh so much together.
    pub fn new(
        most: u64,
        time: Duration,
        weight: impl Fn(&V) -> usize + Send + Sync + 'static,
    ) -> Self {
        let weigh = move |value: &AnyValue| value.downcast_ref().map_or(0, &weight);
        Self {
            values: cache(most, time, Box::new(weigh)),
            changes: RwLock::new(0),
            typed: PhantomData,
        }
    }

    /// Asked before a value is looked up, and handed over when it is kept.
    pub fn as_of(&self) -> AsOf {
        AsOf(*self.changes.read().unwrap_or_else(PoisonError::into_inner))
    }

    /// The kept value.
    pub fn get(&self, key: &K) -> Option<V> {
        let value = self.values.get(&key.bytes())?;
        value.downcast_ref().cloned()
    }

    /// Keeps a value that was read since, unless something has changed meanwhile.
    pub fn keep(&self, as_of: AsOf, key: K, value: V) {
        self.keep_beside(as_of, key, |_| value);
    }

    /// The same, made from what is kept already.
    fn keep_beside(&self, as_of: AsOf, key: K, make: impl FnOnce(Option<V>) -> V) {
        let changes = self.changes.read().unwrap_or_else(PoisonError::into_inner);
        if *changes == as_of.0 {
            let value = make(self.get(&key));
            self.values.insert(key.bytes(), Arc::new(value));
        }
    }

    /// Invalidates one value.
    pub fn invalidate(&self, key: &K) {
        let mut changes = self.changes.write().unwrap_or_else(PoisonError::into_inner);
        *changes += 1;
        self.values.invalidate(&key.bytes());
    }

    /// Invalidates all values.
    pub fn invalidate_all(&self) {
        let mut changes = self.changes.write().unwrap_or_else(PoisonError::into_inner);
        *changes += 1;
        self.values.invalidate_all();
    }

    /// Invalidates the values for which this holds.
    pub fn invalidate_if(&self, holds: impl Fn(&V) -> bool + Send + Sync + 'static) {
        let mut changes = self.changes.write().unwrap_or_else(PoisonError::into_inner);
        *changes += 1;
        invalidate_if(
            &self.values,
            Box::new(move |value| value.downcast_ref().is_some_and(&holds)),
        );
    }
}

/// A cache of values that weigh at most so much together.
fn cache(
    most: u64,
    time: Duration,
    weight: Box<dyn Fn(&AnyValue) -> usize + Send + Sync>,
) -> Cache<KeyBytes, AnyValue> {
    Cache::builder()
        .weigher(move |_, value| weight(value).try_into().unwrap_or(u32::MAX))
        .max_capacity(most)
        .time_to_live(time)
        .support_invalidation_closures()
        .build()
}

/// Invalidates the values for which this holds.
fn invalidate_if(
    values: &Cache<KeyBytes, AnyValue>,
    holds: Box<dyn Fn(&AnyValue) -> bool + Send + Sync>,
) {
    // Fails only on caches built without support for it.
    let _ = values.invalidate_entries_if(move |_, value| holds(value));
}

/// Views by what they show, separately for each address of the host, because
/// they carry absolute addresses.
pub struct Shared<I, V>(Fresh<I, Arc<[(Origin, V)]>>);

/// What is kept of some things.
pub struct Known<I, V> {
    /// Kept views.
    pub found: HashMap<I, V>,
    /// What is not kept, each once.
    pub missing: Vec<I>,
    as_of: AsOf,
}

impl<I, V> Shared<I, V>
where
    I: CacheKey,
    V: Clone + Send + Sync + 'static,
{
    /// Keeps views that weigh so much together.
    pub fn new(most: u64, time: Duration, weight: fn(&V) -> usize) -> Self {
        Self(Fresh::new(most, time, move |views: &Arc<[(Origin, V)]>| {
            views.iter().map(|(_, view)| weight(view)).sum()
        }))
    }

    /// What is kept of these. Asked before the rest is read.
    pub fn known(&self, origin: &Origin, ids: impl IntoIterator<Item = I>) -> Known<I, V> {
        let as_of = self.0.as_of();
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

    /// The same, where views that lack a part that is wanted count as missing; `lacks` says
    /// so of one. They are found as well, for what is made anew beside them.
    pub fn known_with(
        &self,
        origin: &Origin,
        ids: impl IntoIterator<Item = I>,
        lacks: impl Fn(&V) -> bool,
    ) -> Known<I, V> {
        let mut known = self.known(origin, ids);
        let lacking = known.found.iter().filter(|(_, view)| lacks(view));
        known.missing.extend(lacking.map(|(id, _)| *id));
        known
    }

    fn kept(&self, origin: &Origin, id: I) -> Option<V> {
        let views = self.0.get(&id)?;
        let mut views = views.iter();
        let (_, view) = views.find(|(other, _)| other == origin)?;
        Some(view.clone())
    }

    /// Adds a view to what is known, and keeps it unless something has changed
    /// since.
    pub fn add(&self, known: &mut Known<I, V>, origin: &Origin, id: I, view: V) {
        self.0.keep_beside(known.as_of, id, |others| {
            let others = others.unwrap_or_default();
            let others = others.iter().filter(|(other, _)| other != origin);
            let own = (origin.clone(), view.clone());
            let views = [own].into_iter().chain(others.cloned()).take(ORIGINS);
            views.collect()
        });
        known.found.insert(id, view);
    }

    /// Invalidates the views of one thing, at every address.
    pub fn invalidate(&self, id: I) {
        self.0.invalidate(&id);
    }

    /// Invalidates all views.
    pub fn invalidate_all(&self) {
        self.0.invalidate_all();
    }

    /// Invalidates the views for which this holds.
    pub fn invalidate_if(&self, holds: impl Fn(&V) -> bool + Send + Sync + 'static) {
        self.0
            .invalidate_if(move |views| views.iter().any(|(_, view)| holds(view)));
    }
}

#[cfg(test)]
mod tests {
    use contract::ids::PinId;

    use super::*;

    type Texts = Shared<PinId, &'static str>;

    fn shared(most: u64) -> Texts {
        Shared::new(most, ALONE, |text| text.len())
    }

    fn address(number: usize) -> Origin {
        Origin(format!("http://{number}.test").into())
    }

    fn keep(shared: &Texts, origin: &Origin, id: PinId, text: &'static str) {
        let mut known = shared.known(origin, [id]);
        shared.add(&mut known, origin, id, text);
    }

    #[test]
    fn what_was_read_before_a_change_is_shown_once_and_not_kept() {
        let (shared, here) = (shared(100), address(0));
        type Change = fn(&Texts);
        let changes: [Change; 3] = [
            |shared| shared.invalidate(PinId(7)),
            |shared| shared.invalidate_all(),
            |shared| shared.invalidate_if(|_| false),
        ];
        for change in changes {
            let mut known = shared.known(&here, [PinId(7), PinId(7)]);
            assert_eq!(known.missing, [PinId(7)]);
            change(&shared);
            shared.add(&mut known, &here, PinId(7), "old");
            assert_eq!(known.found[&PinId(7)], "old");
            assert_eq!(shared.known(&here, [PinId(7)]).missing, [PinId(7)]);
        }
        keep(&shared, &here, PinId(7), "new");
        assert_eq!(shared.known(&here, [PinId(7)]).found[&PinId(7)], "new");
    }

    #[test]
    fn a_thing_is_forgotten_at_every_address() {
        let shared = shared(100);
        for change in [true, false] {
            for number in 0..ORIGINS {
                keep(&shared, &address(number), PinId(7), "pin");
                keep(&shared, &address(number), PinId(8), "other");
            }
            let kept = |id| {
                let known = |number| shared.known(&address(number), [id]).found.len();
                (0..ORIGINS).map(known).sum::<usize>()
            };
            assert_eq!((kept(PinId(7)), kept(PinId(8))), (ORIGINS, ORIGINS));
            if change {
                shared.invalidate(PinId(7));
            } else {
                shared.invalidate_if(|text| *text == "pin");
            }
            assert_eq!((kept(PinId(7)), kept(PinId(8))), (0, ORIGINS));
        }
    }

    #[test]
    fn what_is_kept_is_bounded_by_weight_and_addresses() {
        let shared = shared(10);
        for id in 0..100 {
            keep(&shared, &address(0), PinId(id), "four");
        }
        for number in 0..100 {
            keep(&shared, &address(number), PinId(1), "x");
        }
        shared.0.values.run_pending_tasks();
        assert!(shared.0.values.weighted_size() <= 10);
        let views = shared.0.get(&PinId(1)).unwrap_or_default();
        assert!(views.len() <= ORIGINS);
    }
}
