//! Caches of the room `boards`.

use std::{collections::HashSet, sync::Arc};

use contract::{
    boards::BoardRef,
    ids::{BoardId, UserId},
};
use kernel::{
    caches::Fresh,
    extension,
    house::{CHANGES, Changed, Invalidator},
    register,
    views::Shared,
};

use super::sql::lists::BoardStand;

/// Bytes of boards.
const BOARDS_BYTES: u64 = 32 * 1024 * 1024;
/// Bytes of where users' boards stand.
const STANDS_BYTES: u64 = 16 * 1024 * 1024;
/// Bytes of whose collaborators viewers are.
const MEMBERSHIPS_BYTES: u64 = 32 * 1024 * 1024;

/// Boards beside pins.
pub struct BoardCache(pub Shared<BoardId, Arc<BoardRef>>);

extension!(
    BoardCache = |limits| {
        let weight = |_: &Arc<BoardRef>| size_of::<BoardRef>();
        BoardCache(Shared::new(limits, BOARDS_BYTES, limits.lag, weight))
    }
);

/// The boards of others of which a viewer is a collaborator.
pub struct MembershipCache(pub Fresh<UserId, Arc<HashSet<BoardId>>>);

extension!(
    MembershipCache = |limits| {
        let weight = |boards: &Arc<HashSet<BoardId>>| boards.len() * size_of::<BoardId>();
        MembershipCache(Fresh::new(limits, MEMBERSHIPS_BYTES, limits.lag, weight))
    }
);

/// Where the boards of a user stand, theirs and those to which they save.
pub struct StandsCache(pub Fresh<UserId, Arc<[BoardStand]>>);

extension!(
    StandsCache = |limits| {
        let weight = |stands: &Arc<[BoardStand]>| {
            let of_one = |stand: &BoardStand| size_of::<BoardStand>() + stand.name.len();
            stands.iter().map(of_one).sum()
        };
        StandsCache(Fresh::new(limits, STANDS_BYTES, limits.lag, weight))
    }
);

register!(CHANGES: Invalidator = |house, changed| match changed {
    Changed::Board(id) => {
        house.get::<BoardCache>().0.invalidate(id);
        let stands = &house.get::<StandsCache>().0;
        stands.invalidate_if(move |stands| stands.iter().any(|stand| stand.id == id));
    }
    Changed::OfUser(id) => house.get::<StandsCache>().0.invalidate(&id),
    Changed::UserRef(id) => {
        let boards = &house.get::<BoardCache>().0;
        boards.invalidate_if(move |board| board.owner.id == id);
    }
    Changed::Memberships(id) => house.get::<MembershipCache>().0.invalidate(&id),
    Changed::Everything => {
        house.get::<BoardCache>().0.invalidate_all();
        house.get::<MembershipCache>().0.invalidate_all();
        house.get::<StandsCache>().0.invalidate_all();
    }
    _ => {}
});
