//! Jobs of the room `sitemaps`. Each may run twice.

use std::sync::Arc;

use kernel::{error::Result, house::House, job, jobs::HOUR};

use super::cut_parts::cut_parts;

/// Cuts what has grown into parts.
pub const CUT: &str = "sitemaps.cut";

job!(CUT, every HOUR => cut);

/// Pages of one part when it is cut: what is asked of the database at once for a crawler.
pub const PER_PART: i64 = 5_000;

/// Body of [`CUT`].
pub async fn cut(house: &Arc<House>) -> Result<()> {
    cut_parts(house, PER_PART).await
}
