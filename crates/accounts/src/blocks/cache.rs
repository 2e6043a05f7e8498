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

/// Whom a viewer blocked, and who blocked the viewer.
pub struct BlockCache(pub Fresh<UserId, Arc<Blocks>>);

extension!(
    BlockCache = |limits| {
        BlockCache(Fresh::new(5_000_000, limits.lag, |blocks: &Arc<Blocks>| {
            blocks.count() + 1
        }))
    }
);

register!(CHANGES: Invalidator = |house, changed| {
    match changed {
        Changed::Blocks(id) => house.get::<BlockCache>().0.invalidate(&id),
        Changed::Everything => house.get::<BlockCache>().0.invalidate_all(),
        _ => {}
    }
});
