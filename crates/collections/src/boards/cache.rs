//! Caches of the room `boards`.

use std::{collections::HashSet, sync::Arc};

use contract::{
    boards::BoardRef,
    ids::{BoardId, UserId},
};
use kernel::{
    caches::{Fresh, Shared},
    extension,
    house::{CHANGES, Changed, Invalidator},
    register,
};

/// Boards beside pins.
pub struct BoardCache(pub Shared<BoardId, Arc<BoardRef>>);

extension!(BoardCache = |limits| BoardCache(Shared::new(50_000, limits.lag, |_| 1)));

/// The boards of others of which a viewer is a collaborator.
pub struct MembershipCache(pub Fresh<UserId, Arc<HashSet<BoardId>>>);

extension!(
    MembershipCache = |limits| {
        MembershipCache(Fresh::new(
            5_000_000,
            limits.lag,
            |boards: &Arc<HashSet<BoardId>>| boards.len() + 1,
        ))
    }
);

register!(CHANGES: Invalidator = |house, changed| match changed {
    Changed::Board(id) => house.get::<BoardCache>().0.invalidate(id),
    Changed::UserRef(id) => {
        let boards = &house.get::<BoardCache>().0;
        boards.invalidate_if(move |board| board.owner.id == id);
    }
    Changed::Memberships(id) => house.get::<MembershipCache>().0.invalidate(&id),
    Changed::Everything => {
        house.get::<BoardCache>().0.invalidate_all();
        house.get::<MembershipCache>().0.invalidate_all();
    }
    _ => {}
});
