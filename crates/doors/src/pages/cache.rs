//! Signed-out pages, kept whole for the next visitor.
//!
//! Invariants:
//! - What is kept was made for a visitor, and is dropped when a pin, board or
//!   user it shows or lists changes, or any board changes its privacy.
//! - What changed while it was being made is not kept.
//! - One address is made once at a time; others wait for it.

use std::{
    collections::HashSet,
    future::Future,
    io::Write,
    sync::{
        Arc, OnceLock,
        atomic::{AtomicU64, Ordering},
    },
    time::Duration,
};

use bytes::Bytes;
use http::HeaderValue;
use kernel::{agents::Device, error::Error, house::Changed};
use moka::future::Cache;

/// How long a page may lag behind what other servers changed.
const SECONDS: u64 = 30;
/// Bytes of pages kept.
const MOST_BYTES: u64 = 48 * 1024 * 1024;

/// Brotli's quality for a page that is sent again. The first time, which for most pages is the
/// only one, it is compressed as every answer is: in a quarter of the time.
const BROTLI_QUALITY: u32 = 5;
/// Binary logarithms of the windows that Brotli may look back on.
const SHORTEST_WINDOW: u32 = 16;
const LONGEST_WINDOW: u32 = 22;
/// Bytes that are compressed at a time.
const BUFFER: usize = 64 * 1024;
/// A page takes less than this part of its bytes when it is compressed.
const SHARE_COMPRESSED: usize = 4;

/// Which page.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct PageKey {
    /// Address of the host, as the visitor sees it.
    pub origin: Arc<str>,
    /// Path and query.
    pub address: String,
    /// What the page is laid out for.
    pub device: Device,
    /// Crawlers' pages say that they are.
    pub is_bot: bool,
    /// Where the visitor is.
    pub country: Option<Arc<str>>,
    /// In which part of it, where the host has regions told.
    pub region: Option<Arc<str>>,
    /// The locale that the browser asks for.
    pub locale: Option<&'static str>,
}

/// A page as it is sent.
#[derive(Debug)]
pub struct KeptPage {
    /// HTTP status.
    pub status: u16,
    /// HTML.
    pub html: Bytes,
    /// The same in Brotli, once it is sent again.
    pub compressed: OnceLock<Bytes>,
    /// Its content security policy.
    pub policy: HeaderValue,
    /// Whether nothing is missing that the script engine should have drawn.
    pub is_whole: bool,
    /// Each of these makes the page stale.
    pub stale_by: HashSet<Changed>,
}

impl KeptPage {
    /// It is sent again.
    fn compress(&self) {
        self.compressed.get_or_init(|| brotli(&self.html));
    }

    /// Its HTML in Brotli, where it has been compressed.
    pub fn compressed(&self) -> Option<&Bytes> {
        self.compressed.get().filter(|bytes| !bytes.is_empty())
    }
}

/// The window is just as long as the page: a longer one is cleared first, for nothing.
/// Empty when it fails, which in memory it does not.
fn brotli(html: &[u8]) -> Bytes {
    let window = (html.len().max(1).ilog2() + 1).clamp(SHORTEST_WINDOW, LONGEST_WINDOW);
    let mut writer = brotli::CompressorWriter::new(Vec::new(), BUFFER, BROTLI_QUALITY, window);
    match writer.write_all(html) {
        Ok(()) => writer.into_inner().into(),
        Err(_) => Bytes::new(),
    }
}

/// What is sent once and not kept.
#[derive(Debug)]
pub enum NotKept {
    /// A page for one viewer, or one that is no answer to come back to.
    Page(KeptPage),
    /// Go there instead.
    Redirect(String),
    /// It could not be made.
    Failed(Error),
}

impl From<Error> for NotKept {
    fn from(error: Error) -> Self {
        Self::Failed(error)
    }
}

/// All kept pages; cheap to clone.
#[derive(Clone)]
pub struct PageCache {
    pages: Cache<PageKey, Arc<KeptPage>>,
    changes: Arc<AtomicU64>,
}

impl Default for PageCache {
    fn default() -> Self {
        let size = |_: &PageKey, page: &Arc<KeptPage>| {
            let bytes = page.html.len() + page.html.len() / SHARE_COMPRESSED;
            bytes.try_into().unwrap_or(u32::MAX)
        };
        let pages = Cache::builder()
            .weigher(size)
            .max_capacity(MOST_BYTES)
            .time_to_live(Duration::from_secs(SECONDS))
            .support_invalidation_closures()
            .build();
        Self {
            pages,
            changes: Arc::default(),
        }
    }
}

impl PageCache {
    /// The page, kept or made now. Making is large and rare: it is begun, on the
    /// heap, only when nothing is kept, so that kept pages stay cheap.
    pub async fn get_or_make<F>(
        &self,
        key: PageKey,
        make: impl FnOnce() -> F,
    ) -> Result<Arc<KeptPage>, Arc<NotKept>>
    where
        F: Future<Output = Result<KeptPage, NotKept>>,
    {
        if let Some(page) = self.pages.get(&key).await {
            page.compress();
            return Ok(page);
        }
        let before = self.changes.load(Ordering::SeqCst);
        let make_unchanged = async {
            let page = make().await?;
            let unchanged = self.changes.load(Ordering::SeqCst) == before;
            if unchanged && page.status == 200 && page.is_whole {
                Ok(Arc::new(page))
            } else {
                Err(NotKept::Page(page))
            }
        };
        let making = self
            .pages
            .try_get_with(key.clone(), Box::pin(make_unchanged));
        let made = Box::pin(making).await;
        // A change between the look above and the keeping met no page to drop.
        if self.changes.load(Ordering::SeqCst) != before {
            self.pages.invalidate(&key).await;
        }
        made
    }

    /// Drops the pages that show what has changed.
    pub fn hear(&self, changed: Changed) {
        self.changes.fetch_add(1, Ordering::SeqCst);
        if matches!(changed, Changed::Privacy | Changed::Everything) {
            return self.pages.invalidate_all();
        }
        // Fails only on caches built without support for it.
        let _ = self
            .pages
            .invalidate_entries_if(move |_, page| page.stale_by.contains(&changed));
    }
}

#[cfg(test)]
mod tests {
    use contract::ids::{BoardId, PinId};

    use super::*;

    fn key() -> PageKey {
        PageKey {
            origin: "http://magpie.test".into(),
            address: "/".into(),
            device: Device::Desktop,
            is_bot: false,
            country: None,
            region: None,
            locale: None,
        }
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
        let make = async || {
            made.fetch_add(1, Ordering::SeqCst);
            Ok(page([Changed::Pin(PinId(1)), Changed::OnBoard(BoardId(2))]))
        };
        assert!(cache.get_or_make(key(), make).await.is_ok());
        made.load(Ordering::SeqCst)
    }

    #[tokio::test]
    async fn a_page_is_kept_until_something_on_it_changes() {
        let (cache, made) = (PageCache::default(), AtomicU64::new(0));
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
    async fn a_page_is_compressed_when_it_is_sent_again() {
        let cache = PageCache::default();
        let ask = async || cache.get_or_make(key(), async || Ok(page([]))).await;
        let once = ask().await.unwrap();
        assert_eq!(once.compressed(), None);
        let again = ask().await.unwrap();
        let mut html = Vec::new();
        let mut bytes = &**again.compressed().unwrap();
        brotli::BrotliDecompress(&mut bytes, &mut html).unwrap();
        assert_eq!(html, again.html);
    }

    #[tokio::test]
    async fn a_page_without_its_markup_is_not_kept() {
        let (cache, made) = (PageCache::default(), AtomicU64::new(0));
        let making = async || {
            Ok(KeptPage {
                is_whole: false,
                ..page([])
            })
        };
        let once = cache.get_or_make(key(), making).await;
        assert!(matches!(once.as_deref(), Err(once) if matches!(**once, NotKept::Page(_))));
        assert_eq!(open(&cache, &made).await, 1);
    }

    #[tokio::test]
    async fn what_changes_while_a_page_is_made_is_not_kept() {
        let (cache, made) = (PageCache::default(), AtomicU64::new(0));
        let making = async || {
            cache.hear(Changed::Pin(PinId(7)));
            Ok(page([]))
        };
        let once = cache.get_or_make(key(), making).await;
        assert!(matches!(once.as_deref(), Err(once) if matches!(**once, NotKept::Page(_))));
        assert_eq!(open(&cache, &made).await, 1);
    }
}
