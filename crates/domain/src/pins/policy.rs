//! Who may do what with pins. Pure.

use contract::{errors::Code, ids::UserId};

use super::sql::PinRow;
use crate::error::{Error, Result};

/// A pin is as visible as its board: secret ones exist for their owner alone.
pub fn may_see(viewer: Option<UserId>, pin: &PinRow) -> Result<()> {
    if is_visible(viewer, pin.is_secret, UserId(pin.pinner_id)) {
        Ok(())
    } else {
        Err(Error::not_found())
    }
}

/// The same rule for what is kept in caches.
pub fn is_visible(viewer: Option<UserId>, is_secret: bool, pinner: UserId) -> bool {
    !is_secret || viewer == Some(pinner)
}

/// Only the pinner deletes.
pub fn may_delete(viewer: UserId, pin: &PinRow) -> Result<()> {
    may_see(Some(viewer), pin)?;
    if viewer.0 == pin.pinner_id {
        Ok(())
    } else {
        Err(Error::new(Code::NotAllowed))
    }
}

/// Only the pinner edits.
pub fn may_edit(viewer: UserId, pin: &PinRow) -> Result<()> {
    may_delete(viewer, pin)
}

/// Where a pin leads is said by who brought its picture: who saved it keeps that,
/// so that nobody puts another address behind somebody's picture.
pub fn may_link(pin: &PinRow) -> Result<()> {
    if pin.root_id == pin.id {
        Ok(())
    } else {
        Err(Error::field(Code::NotAllowed, "link"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_saved_a_pin_does_not_say_where_it_leads() {
        for (root_id, refused) in [(1, None), (2, Some(Code::NotAllowed))] {
            let pin = PinRow {
                id: 1,
                root_id,
                ..PinRow::default()
            };
            assert_eq!(may_link(&pin).err().map(|e| e.code), refused, "{root_id}");
        }
    }

    #[test]
    fn secret_pins_exist_for_their_owner_alone() {
        let cases = [
            (false, Some(1), None, None),
            (false, Some(2), None, Some(Code::NotAllowed)),
            (true, Some(1), None, None),
            (true, Some(2), Some(Code::NotFound), Some(Code::NotFound)),
            (true, None, Some(Code::NotFound), None),
        ];
        for (is_secret, viewer, see, delete) in cases {
            let pin = PinRow {
                pinner_id: 1,
                is_secret,
                ..PinRow::default()
            };
            let viewer = viewer.map(UserId);
            assert_eq!(
                may_see(viewer, &pin).err().map(|e| e.code),
                see,
                "{is_secret} {viewer:?}"
            );
            if let Some(viewer) = viewer {
                assert_eq!(
                    may_delete(viewer, &pin).err().map(|e| e.code),
                    delete,
                    "{is_secret} {viewer}"
                );
            }
        }
    }
}
