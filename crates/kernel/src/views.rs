//! Views that are kept for all viewers.

use std::{collections::HashMap, sync::Arc, time::Duration};

use crate::{
    caches::{AsOf, CacheKey, Fresh, Limits},
    ctx::Origin,
};

/// Addresses of the host for which views of one thing are kept.
const ORIGINS: usize = 4;

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
    /// See [`Fresh::new`]; `weight` tells the bytes of a view.
    pub fn new(limits: &Limits, most: u64, time: Duration, weight: fn(&V) -> usize) -> Self {
        let of_all =
            move |views: &Arc<[(Origin, V)]>| views.iter().map(|(_, view)| weight(view)).sum();
        Self(Fresh::new(limits, most, time, of_all))
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
    pub fn invalidate_if(&self, holds: impl Fn(&V) -> bool) {
        self.0
            .invalidate_if(|views| views.iter().any(|(_, view)| holds(view)));
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicI64, Ordering};

    use contract::ids::PinId;
    use store::Engine;

    use super::*;
    use crate::{
        caches::{ALONE, BESIDE},
        house::Clock,
    };

    type Texts = Shared<PinId, &'static str>;

    /// Of so many entries, by a clock that stands still.
    fn shared(entries: usize) -> Texts {
        by_clock(Arc::new(|| 0), entries)
    }

    fn by_clock(clock: Clock, entries: usize) -> Texts {
        let limits = Limits::beside(Engine::Sqlite, clock, 0);
        Shared::new(&limits, (entries * BESIDE) as u64, limits.lag, |_| 0)
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
            keep(&shared, &address(0), PinId(id), "pin");
        }
        for number in 0..100 {
            keep(&shared, &address(number), PinId(1), "pin");
        }
        let all = (0..100).map(PinId);
        assert!(shared.known(&address(0), all).found.len() <= 10);
        let kept = (0..100).filter(|at| {
            let known = shared.known(&address(*at), [PinId(1)]);
            !known.found.is_empty()
        });
        assert!((1..=ORIGINS).contains(&kept.count()));
    }

    #[test]
    fn what_grew_old_or_comes_of_a_later_time_is_not_known() {
        let now = Arc::new(AtomicI64::new(0));
        let of = now.clone();
        let shared = by_clock(Arc::new(move || of.load(Ordering::Relaxed)), 10);
        let (here, lag) = (address(0), ALONE.as_millis() as i64);
        keep(&shared, &here, PinId(7), "pin");
        for (at, kept) in [(lag - 1, 1), (lag, 0), (1 - lag, 1), (-lag, 0)] {
            now.store(at, Ordering::Relaxed);
            assert_eq!(shared.known(&here, [PinId(7)]).found.len(), kept, "{at}");
        }
    }
}
