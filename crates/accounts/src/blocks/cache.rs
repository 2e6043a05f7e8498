//! Caches of the room `blocks`.

use std::sync::Arc;

use contract::ids::UserId;
use kernel::{
    caches::Fresh,
    extension,
    house::{CHANGES, Changed, Invalidator},
    register,
};

use super::policy::Blocks;

/// Bytes of blocks.
const BLOCKS_BYTES: u64 = 32 * 1024 * 1024;

/// Whom a viewer blocked, and who blocked the viewer.
pub struct BlockCache(pub Fresh<UserId, Arc<Blocks>>);

extension!(
    BlockCache = |limits| {
        let weight = |blocks: &Arc<Blocks>| blocks.count() * size_of::<UserId>();
        BlockCache(Fresh::new(limits, BLOCKS_BYTES, limits.lag, weight))
    }
);

register!(CHANGES: Invalidator = |house, changed| {
    match changed {
        Changed::Blocks(id) => house.get::<BlockCache>().0.invalidate(&id),
        Changed::Everything => house.get::<BlockCache>().0.invalidate_all(),
        _ => {}
    }
});
