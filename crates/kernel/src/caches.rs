//! Views that many viewers share, kept for a while. Rooms declare theirs in their
//! `cache.rs`.
//!
//! What is kept can be made again from the database. Changes made by this server drop
//! their entries at once; those of other servers when they have told of them (`peers`),
//! or when the entries have grown old.

use std::{
    any::Any,
    hash::{DefaultHasher, Hash, Hasher},
    marker::PhantomData,
    sync::{Arc, PoisonError, RwLock},
    time::Duration,
};

use quick_cache::{
    DefaultHashBuilder, OptionsBuilder, Weighter,
    sync::{Cache, DefaultLifecycle},
};
use store::Engine;

use crate::house::Clock;

/// How long shared views may lag behind changes of another server that could not be told.
pub const AMONG_OTHERS: Duration = Duration::from_secs(30);
/// How long they are kept where no other server can write: only numbers beside
/// other things, such as a pinner's followers in a list of pins, lag so long.
pub(crate) const ALONE: Duration = Duration::from_secs(600);
/// Bytes of the largest cache when the host does not say.
pub const VIEW_BYTES: u64 = 256 * 1024 * 1024;

/// Bytes of an entry beside its value, roughly.
pub(crate) const BESIDE: usize = 400;
/// Bytes of a usual entry; it tells a cache how much it must remember of what it dropped.
const USUAL_BYTES: u64 = 1024;
/// Parts of a cache, each with a lock and its share of the bytes. A value that is larger than
/// a part is never kept.
const PARTS: usize = 8;

/// How much caches keep, and how long.
#[derive(Clone)]
pub struct Limits {
    /// By which they grow old.
    pub clock: Clock,
    /// How long a view may be kept.
    pub lag: Duration,
    /// Bytes of views of pins, which take more than all else.
    pub view_bytes: u64,
}

impl Limits {
    /// Limits beside a database of this engine: SQLite has one writer.
    pub fn beside(engine: Engine, clock: Clock, view_bytes: u64) -> Self {
        let lag = match engine {
            Engine::Sqlite => ALONE,
            Engine::Postgres => AMONG_OTHERS,
        };
        Self {
            clock,
            lag,
            view_bytes,
        }
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

impl CacheKey for u64 {
    fn bytes(self) -> KeyBytes {
        (self, 0).bytes()
    }
}

impl CacheKey for (u64, u64) {
    fn bytes(self) -> KeyBytes {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&self.0.to_ne_bytes());
        bytes[8..16].copy_from_slice(&self.1.to_ne_bytes());
        bytes
    }
}

macro_rules! ids_are_keys {
    ($($id:ty)*) => {
        $(impl CacheKey for $id {
            fn bytes(self) -> KeyBytes {
                self.0.cast_unsigned().bytes()
            }
        }

        impl CacheKey for ($id, u64) {
            fn bytes(self) -> KeyBytes {
                (self.0.0.cast_unsigned(), self.1).bytes()
            }
        })*
    };
}

contract::every_id!(ids_are_keys);

/// What several things are kept by.
pub fn hash(of: &(impl Hash + ?Sized)) -> u64 {
    let mut hasher = DefaultHasher::new();
    of.hash(&mut hasher);
    hasher.finish()
}

/// Any type of value: the cache's code is compiled once, and not for each type in each
/// crate that uses it, which was a twentieth of the binary.
type AnyValue = Arc<dyn Any + Send + Sync>;

/// Kept values of any type.
type Values = Cache<KeyBytes, Kept, Bytes>;

/// A kept value.
#[derive(Clone)]
struct Kept {
    /// A moment of [`Limits::clock`].
    since_ms: i64,
    bytes: u64,
    value: AnyValue,
}

/// Tells the bytes of an entry.
#[derive(Clone)]
struct Bytes;

impl Weighter<KeyBytes, Kept> for Bytes {
    fn weight(&self, _: &KeyBytes, kept: &Kept) -> u64 {
        kept.bytes
    }
}

/// Values by key, kept for a time. Those that are asked for often stay when there are too many.
pub struct Recent<K, V> {
    /// All of the type `V`.
    values: Values,
    clock: Clock,
    time: Duration,
    weight: Weight<V>,
    typed: PhantomData<fn(K)>,
}

/// The bytes of a value.
type Weight<V> = Box<dyn Fn(&V) -> usize + Send + Sync>;

impl<K, V> Recent<K, V>
where
    K: CacheKey,
    V: Clone + Send + Sync + 'static,
{
    /// Keeps at most so many bytes, each value for this time; `weight` tells the bytes of one.
    pub fn new(
        limits: &Limits,
        most: u64,
        time: Duration,
        weight: impl Fn(&V) -> usize + Send + Sync + 'static,
    ) -> Self {
        Self {
            values: cache(most),
            clock: limits.clock.clone(),
            time,
            weight: Box::new(weight),
            typed: PhantomData,
        }
    }

    /// The kept value.
    pub fn get(&self, key: &K) -> Option<V> {
        let kept = self.values.get(&key.bytes())?;
        let value = self.is_young(&kept).then_some(kept.value)?;
        value.downcast_ref().cloned()
    }

    /// Of a clock that was put back nothing is known.
    fn is_young(&self, kept: &Kept) -> bool {
        let age = (self.clock)().abs_diff(kept.since_ms);
        u128::from(age) < self.time.as_millis()
    }

    /// Keeps a value.
    pub fn keep(&self, key: K, value: V) {
        let kept = Kept {
            since_ms: (self.clock)(),
            bytes: ((self.weight)(&value) + BESIDE) as u64,
            value: Arc::new(value),
        };
        self.values.insert(key.bytes(), kept);
    }

    /// Drops one value.
    fn drop_one(&self, key: &K) {
        self.values.remove(&key.bytes());
    }

    /// Drops all values.
    fn drop_all(&self) {
        self.values.clear();
    }

    /// Drops the values that have grown old, for their bytes. It looks at all of them.
    pub fn drop_old(&self) {
        self.values.retain(|_, kept| self.is_young(kept));
    }

    /// Drops the values for which this holds. It looks at all of them.
    pub fn drop_if(&self, holds: impl Fn(&V) -> bool) {
        let keeps = |kept: &Kept| !kept.value.downcast_ref().is_some_and(&holds);
        self.values.retain(|_, kept| keeps(kept));
    }
}

/// A cache of at most so many bytes.
fn cache(most: u64) -> Values {
    let mut options = OptionsBuilder::new();
    options
        .shards(PARTS)
        .weight_capacity(most)
        .estimated_items_capacity((most / USUAL_BYTES) as usize);
    let options = options.build().expect("both capacities are set");
    let (hasher, life) = (DefaultHashBuilder::default(), DefaultLifecycle::default());
    Cache::with_options(options, Bytes, hasher, life)
}

/// Values by key, kept until what they were read from changes.
///
/// Invariant: a value made from what was read before a change is not kept after it, so
/// nothing that became secret stays visible, and no session that ended stays open.
pub struct Fresh<K, V> {
    recent: Recent<K, V>,
    /// Counts changes. Locked for reading while a value is kept, and for writing
    /// while values are forgotten: no value slips in between.
    changes: RwLock<u64>,
}

/// What a cache had seen of changes when a value was looked up.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct AsOf(u64);

impl<K, V> Fresh<K, V>
where
    K: CacheKey,
    V: Clone + Send + Sync + 'static,
{
    /// See [`Recent::new`].
    pub fn new(
        limits: &Limits,
        most: u64,
        time: Duration,
        weight: impl Fn(&V) -> usize + Send + Sync + 'static,
    ) -> Self {
        Self {
            recent: Recent::new(limits, most, time, weight),
            changes: RwLock::new(0),
        }
    }

    /// Asked before a value is looked up, and handed over when it is kept.
    pub fn as_of(&self) -> AsOf {
        AsOf(*self.changes.read().unwrap_or_else(PoisonError::into_inner))
    }

    /// The kept value.
    pub fn get(&self, key: &K) -> Option<V> {
        self.recent.get(key)
    }

    /// Keeps a value that was read since, unless something has changed meanwhile.
    pub fn keep(&self, as_of: AsOf, key: K, value: V) {
        self.keep_beside(as_of, key, |_| value);
    }

    /// The same, made from what is kept already.
    pub(crate) fn keep_beside(&self, as_of: AsOf, key: K, make: impl FnOnce(Option<V>) -> V) {
        let changes = self.changes.read().unwrap_or_else(PoisonError::into_inner);
        if *changes == as_of.0 {
            self.recent.keep(key, make(self.get(&key)));
        }
    }

    /// Invalidates one value.
    pub fn invalidate(&self, key: &K) {
        self.change(|recent| recent.drop_one(key));
    }

    /// Invalidates all values.
    pub fn invalidate_all(&self) {
        self.change(Recent::drop_all);
    }

    /// Invalidates the values for which this holds. It looks at all of them.
    pub fn invalidate_if(&self, holds: impl Fn(&V) -> bool) {
        self.change(|recent| recent.drop_if(holds));
    }

    fn change(&self, forget: impl FnOnce(&Recent<K, V>)) {
        let mut changes = self.changes.write().unwrap_or_else(PoisonError::into_inner);
        *changes += 1;
        forget(&self.recent);
    }
}
