//! Caches of the room `pins`.

use std::{collections::HashSet, sync::Arc};

use contract::{
    answers::Written,
    ids::{BoardId, PinId, UserId},
    pins::PinView,
};
use kernel::{
    caches::Fresh,
    extension,
    house::{CHANGES, Changed, Invalidator},
    register,
    views::Shared,
};

use super::policy::Visibility;

/// A pin's shared JSON with what decides who may see it.
#[derive(Clone)]
pub struct CachedPin {
    /// Its pinner.
    pub pinner_id: UserId,
    /// The pin that brought its picture.
    pub root_id: PinId,
    /// The pinner of that pin.
    pub root_pinner_id: UserId,
    /// The sponsor it names.
    pub sponsor_id: Option<UserId>,
    /// The board it is on.
    pub board_id: BoardId,
    /// The pinner's private note; empty for none.
    pub note: Box<str>,
    /// The owner of that board.
    pub board_owner_id: UserId,
    /// Whether a sensitivity screen stands before its picture.
    pub is_screened: bool,
    /// Who sees it.
    pub visibility: Visibility,
    /// What is shown; none until it was asked for.
    pub whole: Option<Written<PinView>>,
    /// The part of it that a grid draws, a [`PinCard`]; none until it was asked for.
    ///
    /// [`PinCard`]: contract::pins::card::PinCard
    pub card: Option<Written<PinView>>,
}

impl CachedPin {
    /// Whether it names this user.
    pub fn names(&self, id: UserId) -> bool {
        self.sponsor_id == Some(id)
            || [self.pinner_id, self.root_pinner_id, self.board_owner_id].contains(&id)
    }

    /// The card, or all of it, if it is there.
    pub fn shown(&self, card: bool) -> Option<&Written<PinView>> {
        match card {
            true => self.card.as_ref(),
            false => self.whole.as_ref(),
        }
    }

    /// What keeping it takes, roughly.
    fn bytes(&self) -> usize {
        let both = self.whole.iter().chain(&self.card);
        let written: usize = both.map(|written| written.json().len()).sum();
        written + self.note.len() + size_of::<Self>()
    }
}

/// Pins in lists.
pub struct PinCache(pub Shared<PinId, CachedPin>);

extension!(
    PinCache = |limits| {
        let most = limits.view_bytes;
        PinCache(Shared::new(limits, most, limits.lag, CachedPin::bytes))
    }
);

register!(CHANGES: Invalidator = |house, changed| {
    let pins = &house.get::<PinCache>().0;
    match changed {
        Changed::Pin(id) => pins.invalidate(id),
        Changed::UserRef(id) => pins.invalidate_if(move |pin| pin.names(id)),
        Changed::Board(id) => pins.invalidate_if(move |pin| pin.board_id == id),
        Changed::Hidden(id) => house.get::<HiddenCache>().0.invalidate(&id),
        Changed::Everything => {
            pins.invalidate_all();
            house.get::<HiddenCache>().0.invalidate_all();
        }
        _ => {}
    }
});

/// Bytes of what viewers hid.
const HIDDEN_BYTES: u64 = 32 * 1024 * 1024;

/// Pictures that viewers hid from their feeds, by the pins that brought them.
pub struct HiddenCache(pub Fresh<UserId, Arc<HashSet<PinId>>>);

extension!(
    HiddenCache = |limits| {
        let weight = |roots: &Arc<HashSet<PinId>>| roots.len() * size_of::<PinId>();
        HiddenCache(Fresh::new(limits, HIDDEN_BYTES, limits.lag, weight))
    }
);
