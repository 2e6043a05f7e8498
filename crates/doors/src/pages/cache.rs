//! Signed-out pages, kept whole for the next visitor.
//!
//! Invariants:
//! - What is kept was made for a visitor, and is dropped when a pin, board or
//!   user it shows or lists changes, or any board changes its privacy.
//! - What changed while it was being made is not kept.
//! - One address is made once at a time; others wait for it, unless something has changed
//!   since it was begun.

use std::{
    collections::{HashMap, VecDeque},
    future::Future,
    hash::{BuildHasher, RandomState},
    sync::{Arc, Mutex, PoisonError, RwLock, Weak},
    time::Duration,
};

use kernel::{
    caches::{AMONG_OTHERS, Limits, Recent},
    house::{Changed, Clock},
};
use tokio::sync::OnceCell;

use super::kept::{KeptPage, NotKept, PageKey};

/// How long a page may lag behind what other servers changed.
const LAG: Duration = AMONG_OTHERS;
/// Bytes of pages kept.
const MOST_BYTES: u64 = 48 * 1024 * 1024;
/// Changes that are remembered for the pages that are being made: those of some seconds.
const CHANGES: usize = 1_024;

/// Where a page is kept. Two hashes that no client can compute are as good as the key.
type Place = (u64, u64);

/// What became of a page that was made, for all who waited for it.
type Made = Result<Arc<KeptPage>, Arc<NotKept>>;

/// All kept pages; cheap to clone.
#[derive(Clone)]
pub struct PageCache(Arc<Inner>);

struct Inner {
    pages: Recent<Place, Arc<KeptPage>>,
    hashers: [RandomState; 2],
    /// Locked for reading while a page is kept, and for writing while pages are dropped.
    changes: RwLock<Changes>,
    making: Mutex<HashMap<Place, Weak<Making>>>,
}

/// The latest changes.
#[derive(Default)]
struct Changes {
    number: u64,
    last: VecDeque<Changed>,
}

/// A page that is being made.
struct Making {
    /// How many changes there had been when it was begun.
    began: u64,
    page: OnceCell<Made>,
}

impl PageCache {
    /// An empty one; by this clock pages grow old.
    pub fn new(clock: Clock) -> Self {
        let limits = Limits {
            clock,
            lag: LAG,
            view_bytes: MOST_BYTES,
        };
        let weight = |page: &Arc<KeptPage>| page.bytes();
        Self(Arc::new(Inner {
            pages: Recent::new(&limits, MOST_BYTES, LAG, weight),
            hashers: [RandomState::new(), RandomState::new()],
            changes: RwLock::default(),
            making: Mutex::default(),
        }))
    }

    /// The kept page.
    pub fn get(&self, key: &PageKey<'_>) -> Option<Arc<KeptPage>> {
        let page = self.0.pages.get(&self.0.place(key))?;
        page.compress();
        Some(page)
    }

    /// The kept page, or the page made now, or waited for where it is being made.
    pub async fn get_or_make(
        &self,
        key: &PageKey<'_>,
        make: impl Future<Output = Result<KeptPage, NotKept>>,
    ) -> Made {
        if let Some(page) = self.get(key) {
            return Ok(page);
        }
        let place = self.0.place(key);
        let making = self.0.making(place);
        let made = making.page.get_or_init(async || match make.await {
            Ok(page) => self.0.keep(place, making.began, page),
            Err(other) => Err(Arc::new(other)),
        });
        made.await.clone()
    }

    /// Drops the pages that show what has changed.
    pub fn hear(&self, changed: Changed) {
        if is_of_one_viewer(changed) {
            return;
        }
        let mut changes = self
            .0
            .changes
            .write()
            .unwrap_or_else(PoisonError::into_inner);
        changes.number += 1;
        changes.last.truncate(CHANGES - 1);
        changes.last.push_front(changed);
        self.0.pages.drop_if(|page| page.is_stale_by(changed));
    }
}

/// Whether visitors' pages show nothing of it.
fn is_of_one_viewer(changed: Changed) -> bool {
    use Changed::{Blocks, Hidden, Home, Memberships, Session, Standing};
    matches!(
        changed,
        Blocks(_) | Hidden(_) | Home(_) | Memberships(_) | Session(_) | Standing(_)
    )
}

impl Inner {
    fn place(&self, key: &PageKey<'_>) -> Place {
        let [one, other] = &self.hashers;
        (one.hash_one(key), other.hash_one(key))
    }

    /// What makes this page: begun before, if nothing has changed since.
    fn making(&self, place: Place) -> Arc<Making> {
        let changes = self.changes.read().unwrap_or_else(PoisonError::into_inner);
        let began = changes.number;
        drop(changes);
        let mut all = self.making.lock().unwrap_or_else(PoisonError::into_inner);
        all.retain(|_, making| making.strong_count() > 0);
        let begun = all.get(&place).and_then(Weak::upgrade);
        begun
            .filter(|making| making.began == began)
            .unwrap_or_else(|| {
                let page = OnceCell::new();
                let making = Arc::new(Making { began, page });
                all.insert(place, Arc::downgrade(&making));
                making
            })
    }

    /// Keeps a page, unless it is none to come back to or shows what has changed since.
    fn keep(&self, place: Place, began: u64, page: KeptPage) -> Made {
        let changes = self.changes.read().unwrap_or_else(PoisonError::into_inner);
        if page.status != 200 || !page.is_whole || changes.touch(&page, began) {
            return Err(Arc::new(NotKept::Page(page)));
        }
        let page = Arc::new(page);
        self.pages.drop_old();
        self.pages.keep(place, page.clone());
        Ok(page)
    }
}

impl Changes {
    /// Whether one after so many makes the page stale, or may do so.
    fn touch(&self, page: &KeptPage, began: u64) -> bool {
        let since = usize::try_from(self.number - began).unwrap_or(usize::MAX);
        since > self.last.len() || self.last.iter().take(since).any(|it| page.is_stale_by(*it))
    }
}

#[cfg(test)]
mod tests {
    use std::sync::{
        OnceLock,
        atomic::{AtomicI64, AtomicU64, Ordering},
    };

    use bytes::Bytes;
    use contract::ids::{BoardId, PinId};
    use futures_util::FutureExt;
    use http::HeaderValue;
    use kernel::agents::Device;
    use tokio::sync::oneshot;

    use super::*;

    const KEY: PageKey<'_> = PageKey {
        origin: "http://magpie.test",
        address: "/",
        device: Device::Desktop,
        is_bot: false,
        is_social_bot: false,
        country: None,
        region: None,
        locale: None,
    };

    fn cache() -> PageCache {
        PageCache::new(Arc::new(|| 0))
    }

    /// A page that goes stale by these.
    fn page<const N: usize>(stale_by: [Changed; N]) -> KeptPage {
        KeptPage {
            status: 200,
            html: Bytes::from_static(&[b'.'; 1000]),
            compressed: OnceLock::new(),
            policy: HeaderValue::from_static(""),
            is_whole: true,
            stale_by: stale_by.into(),
        }
    }

    /// A page that lists one pin and the pins of one board; how often it was made.
    async fn open(cache: &PageCache, made: &AtomicU64) -> u64 {
        let make = async {
            made.fetch_add(1, Ordering::SeqCst);
            Ok(page([Changed::Pin(PinId(1)), Changed::OnBoard(BoardId(2))]))
        };
        assert!(cache.get_or_make(&KEY, make).await.is_ok());
        made.load(Ordering::SeqCst)
    }

    #[tokio::test]
    async fn a_page_is_kept_until_something_on_it_changes() {
        let (cache, made) = (cache(), AtomicU64::new(0));
        assert_eq!(open(&cache, &made).await, 1);
        for other in [Changed::Pin(PinId(2)), Changed::Board(BoardId(2))] {
            cache.hear(other);
            assert_eq!(open(&cache, &made).await, 1, "{other:?}");
        }
        let stale = [
            Changed::Pin(PinId(1)),
            Changed::OnBoard(BoardId(2)),
            Changed::Privacy,
            Changed::Everything,
        ];
        for (changed, expected) in stale.into_iter().zip(2..) {
            cache.hear(changed);
            assert_eq!(open(&cache, &made).await, expected, "{changed:?}");
        }
    }

    #[tokio::test]
    async fn a_page_grows_old() {
        let now = Arc::new(AtomicI64::new(0));
        let clock = now.clone();
        let cache = PageCache::new(Arc::new(move || clock.load(Ordering::SeqCst)));
        let made = AtomicU64::new(0);
        for (seconds, expected) in [(0, 1), (29, 1), (30, 2)] {
            now.store(seconds * 1_000, Ordering::SeqCst);
            assert_eq!(open(&cache, &made).await, expected, "after {seconds} s");
        }
    }

    #[tokio::test]
    async fn pages_of_other_keys_are_others() {
        let cache = cache();
        cache
            .get_or_make(&KEY, async { Ok(page([])) })
            .await
            .unwrap();
        let others = [
            PageKey {
                origin: "https://magpie.test",
                ..KEY
            },
            PageKey {
                address: "/?",
                ..KEY
            },
            PageKey {
                device: Device::Phone,
                ..KEY
            },
            PageKey {
                is_bot: true,
                ..KEY
            },
            PageKey {
                is_social_bot: true,
                ..KEY
            },
            PageKey {
                country: Some("DE"),
                ..KEY
            },
            PageKey {
                region: Some("DE"),
                ..KEY
            },
            PageKey {
                locale: Some("de"),
                ..KEY
            },
        ];
        for other in others {
            assert!(cache.get(&other).is_none(), "{other:?}");
        }
        assert!(cache.get(&KEY).is_some());
    }

    #[tokio::test]
    async fn a_page_without_its_markup_is_not_kept() {
        let (cache, made) = (cache(), AtomicU64::new(0));
        let making = async {
            Ok(KeptPage {
                is_whole: false,
                ..page([])
            })
        };
        let once = cache.get_or_make(&KEY, making).await;
        assert!(matches!(once.as_deref(), Err(once) if matches!(**once, NotKept::Page(_))));
        assert_eq!(open(&cache, &made).await, 1);
    }

    #[tokio::test]
    async fn what_changes_while_a_page_is_made_is_not_kept() {
        let rows = [
            (vec![Changed::Pin(PinId(7))], true),
            (vec![Changed::Pin(PinId(1))], false),
            (vec![Changed::Pin(PinId(1)), Changed::Pin(PinId(7))], false),
            (vec![Changed::Privacy], false),
            (vec![Changed::Pin(PinId(7)); CHANGES], true),
            (vec![Changed::Pin(PinId(7)); CHANGES + 1], false),
        ];
        for (changes, is_kept) in rows {
            let cache = cache();
            cache.hear(Changed::Pin(PinId(1)));
            let making = async {
                changes.iter().for_each(|changed| cache.hear(*changed));
                Ok(page([Changed::Pin(PinId(1))]))
            };
            let once = cache.get_or_make(&KEY, making).await;
            assert_eq!(once.is_ok(), is_kept, "{} {:?}", changes.len(), changes[0]);
            assert_eq!(cache.get(&KEY).is_some(), is_kept);
        }
    }

    #[tokio::test]
    async fn a_page_is_made_once_for_all_who_wait_for_it() {
        let (cache, made) = (cache(), AtomicU64::new(0));
        let (begin, begun) = oneshot::channel::<()>();
        let first = cache.get_or_make(&KEY, async {
            begun.await.unwrap();
            made.fetch_add(1, Ordering::SeqCst);
            Ok(page([]))
        });
        let second = open(&cache, &made);
        let (first, second, ()) = tokio::join!(first, second, async {
            begin.send(()).unwrap();
        });
        assert!(first.is_ok());
        assert_eq!(second, 1);
    }

    #[tokio::test]
    async fn a_page_that_was_begun_before_a_change_is_made_anew_for_who_asks_after_it() {
        let (cache, made) = (cache(), AtomicU64::new(0));
        let (begin, begun) = oneshot::channel::<()>();
        let first = cache.get_or_make(&KEY, async {
            begun.await.unwrap();
            Ok(page([Changed::Pin(PinId(1))]))
        });
        let (first, second) = tokio::join!(first, async {
            cache.hear(Changed::Pin(PinId(1)));
            let second = open(&cache, &made).await;
            begin.send(()).unwrap();
            second
        });
        assert!(matches!(first.as_deref(), Err(first) if matches!(**first, NotKept::Page(_))));
        assert_eq!(second, 1);
        assert!(cache.get(&KEY).is_some());
    }

    #[tokio::test]
    async fn who_goes_leaves_the_making_to_who_waits() {
        let (cache, made) = (cache(), AtomicU64::new(0));
        let gone = cache.get_or_make(&KEY, std::future::pending());
        assert!(gone.now_or_never().is_none());
        assert_eq!(open(&cache, &made).await, 1);
    }
}
