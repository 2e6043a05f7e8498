//! Counts the pages that found the server to have a newer version of the web app than theirs.

use std::sync::atomic::{AtomicU64, Ordering};

use kernel::extension;

/// How many pages said so since the start of this server (specification §7 "a once-only 'new
/// version available' metric"): the host sees how many people an upgrade finds at work.
pub struct NewVersions(AtomicU64);

extension!(NewVersions = |_| NewVersions(AtomicU64::new(0)));

impl NewVersions {
    /// One page more.
    pub(super) fn count_new_versions(&self) {
        self.0.fetch_add(1, Ordering::Relaxed);
    }

    /// So many pages.
    pub fn pages(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }
}
