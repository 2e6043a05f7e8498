//! Makes the index anew from the database, while the old one serves.

use collections::pins;
use contract::ids::PinId;
use kernel::{error::Result, house::House};
use tracing::info;

use super::index_pins::doc;

/// Pictures read at once.
const BATCH: i64 = 1_000;

/// Rebuilds the index and answers how many pictures it holds. The log is followed
/// from where it stood before the first pin was read, so that nothing that
/// happens meanwhile is missed.
pub async fn rebuild_index(house: &House) -> Result<u64> {
    let position = queue::latest(&house.db).await?.to_string();
    let mut rebuild = house.index.rebuild()?;
    let (mut above, mut count) = (PinId::default(), 0);
    loop {
        let roots = pins::roots_above(&house.db, above, BATCH).await?;
        let Some(last) = roots.last() else { break };
        above = *last;
        let mut rows = pins::standing_for(&house.db, &roots).await?;
        rows.sort_unstable_by_key(|row| row.root_id);
        let docs: Vec<_> = rows.iter().map(doc).collect();
        count += docs.len() as u64;
        rebuild =
            tokio::task::spawn_blocking(move || rebuild.put(docs).map(|()| rebuild)).await??;
    }
    tokio::task::spawn_blocking(move || rebuild.finish(&position)).await??;
    info!(pictures = count, "search index rebuilt");
    Ok(count)
}
