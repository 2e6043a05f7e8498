//! Caches of the room `rules`.

use std::sync::Arc;

use contract::ids::HostRuleId;
use kernel::{
    caches::Fresh,
    extension,
    house::{CHANGES, Changed, Invalidator},
    register,
};

use super::find_rules::HostRules;

/// Bytes of rules at most: more than a host may have.
const MOST_BYTES: u64 = 16 * 1024 * 1024;

/// All rules, by [`ALL`].
pub struct RulesCache(pub(super) Fresh<HostRuleId, Arc<HostRules>>);

/// No rule's.
pub(super) const ALL: HostRuleId = HostRuleId(0);

extension!(
    RulesCache = |limits| {
        let weight = |all: &Arc<HostRules>| all.bytes();
        RulesCache(Fresh::new(limits, MOST_BYTES, limits.lag, weight))
    }
);

register!(CHANGES: Invalidator = |house, changed| {
    if let Changed::Rules | Changed::Everything = changed {
        house.get::<RulesCache>().0.invalidate_all();
    }
});
