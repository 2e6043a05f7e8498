//! Values that are kept for a time, whatever changes.

use std::{any::Any, marker::PhantomData, sync::Arc, time::Duration};

use quick_cache::{
    DefaultHashBuilder, OptionsBuilder, Weighter,
    sync::{Cache, DefaultLifecycle},
};

use super::{CacheKey, KeyBytes, Limits};
use crate::house::Clock;

/// Bytes of an entry beside its value, roughly.
pub(super) const BESIDE: usize = 400;
/// Bytes of a usual entry; it tells a cache how much it must remember of what it dropped.
const USUAL_BYTES: u64 = 1024;
/// Parts of a cache, each with a lock and its share of the bytes. A value that is larger than
/// a part is never kept.
const PARTS: usize = 8;

/// Any type of value: the cache's code is compiled once, and not for each type in each
/// crate that uses it, which was a twentieth of the binary.
type AnyValue = Arc<dyn Any + Send + Sync>;

/// Kept values of any type.
pub(super) type Values = Cache<KeyBytes, Kept, Bytes>;

/// A kept value.
#[derive(Clone)]
pub(super) struct Kept {
    /// A moment of [`Limits::clock`].
    since_ms: i64,
    bytes: u64,
    pub(super) value: AnyValue,
}

/// Tells the bytes of an entry.
#[derive(Clone)]
pub(super) struct Bytes;

impl Weighter<KeyBytes, Kept> for Bytes {
    fn weight(&self, _: &KeyBytes, kept: &Kept) -> u64 {
        kept.bytes
    }
}

/// Values by key, kept for a time. Those that are asked for often stay when there are too many.
pub struct Recent<K, V> {
    /// All of the type `V`.
    pub(super) values: Values,
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
        // Of a clock that was put back nothing is known.
        let age = (self.clock)().abs_diff(kept.since_ms);
        let is_young = u128::from(age) < self.time.as_millis();
        is_young.then_some(kept.value)?.downcast_ref().cloned()
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
