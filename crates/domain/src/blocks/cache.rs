//! Caches of the room `blocks`.

use std::sync::Arc;

use contract::ids::UserId;

use super::policy::Blocks;
use crate::{caches::Shared, extension};

/// Whom a viewer blocked, and who blocked the viewer.
pub struct BlockCache(pub Shared<UserId, Arc<Blocks>>);

extension!(
    BlockCache = |limits| {
        BlockCache(Shared::new(5_000_000, limits.lag, |blocks| {
            blocks.len() + 1
        }))
    }
);
