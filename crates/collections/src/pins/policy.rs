//! Who may do what with pins. Pure.

use accounts::uploads::sql::PictureRow;
use contract::{errors::Code, ids::UserId};
use kernel::error::{Error, Result};

use super::sql::{PinRow, alike::AlikeRow};
use crate::boards::policy::Role;

/// Who sees a pin: whoever sees its board, and nobody else, also when they saved it
/// there themselves and do no longer save there.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Audience {
    /// Everybody, and it stands in lists that everybody shares.
    Everybody,
    /// Everybody who asks for it or its board, which is protected.
    Address,
    /// Who saves to its board, and its pinner, who is private.
    Pinner,
    /// Who saves to its board.
    Insiders,
}

/// What somebody who looks at a pin is to it.
#[derive(Debug, Clone, Copy, Default)]
pub struct Eyes {
    /// The owner of its board, or who saves there too.
    pub is_insider: bool,
    /// Who saved it.
    pub is_pinner: bool,
}

impl Audience {
    /// Of a pin that does not stand in everybody's lists. A board is kept close when
    /// it is secret or its owner is private.
    pub fn of_hidden(is_kept_close: bool, is_pinner_private: bool) -> Self {
        match (is_kept_close, is_pinner_private) {
            (true, _) => Self::Insiders,
            (false, true) => Self::Pinner,
            (false, false) => Self::Address,
        }
    }

    /// Whether it opens when it is asked for.
    pub fn opens(self, eyes: Eyes) -> bool {
        match self {
            Self::Everybody | Self::Address => true,
            Self::Pinner => eyes.is_insider || eyes.is_pinner,
            Self::Insiders => eyes.is_insider,
        }
    }

    /// Whether it may stand in a list of pins from many boards.
    pub fn is_listed(self, eyes: Eyes) -> bool {
        match self {
            Self::Everybody => true,
            Self::Address | Self::Pinner => eyes.is_insider || eyes.is_pinner,
            Self::Insiders => eyes.is_insider,
        }
    }
}

/// For whom it does not open it does not exist.
pub fn may_see(audience: Audience, eyes: Eyes) -> Result<()> {
    let opens = audience.opens(eyes);
    opens.then_some(()).ok_or_else(Error::not_found)
}

/// Who saved it.
pub fn is_own(viewer: UserId, pin: &PinRow) -> Result<()> {
    allow(viewer.0 == pin.pinner_id)
}

/// Who saved it, and who may organise its board. Whether the viewer sees it is asked
/// before.
pub fn may_delete(viewer: UserId, role: Role, pin: &PinRow) -> Result<()> {
    let organises = matches!(role, Role::Owner | Role::Member { may_delete: true });
    allow(organises || viewer.0 == pin.pinner_id)
}

/// The same while they save there: whom a board was taken from changes nothing on it.
pub fn may_move(viewer: UserId, role: Role, pin: &PinRow) -> Result<()> {
    allow(role != Role::Nobody)?;
    may_delete(viewer, role, pin)
}

fn allow(may: bool) -> Result<()> {
    may.then_some(())
        .ok_or_else(|| Error::new(Code::NotAllowed))
}

/// Only the pinner edits. Whether the viewer sees it is asked before.
pub fn may_edit(viewer: UserId, pin: &PinRow) -> Result<()> {
    is_own(viewer, pin)
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

/// Whether a picture whose hash is near another's is taken for the same: hashes know
/// nothing of colours and of what was cut off, so shape and colour have to fit as well.
pub fn looks_like(one: &AlikeRow, other: &PictureRow) -> bool {
    let (wide, high) = (one.width * other.height, other.width * one.height);
    let has_shape = (wide - high).abs() * 25 <= wide.max(high);
    let channels = |color: &str| {
        let bits = u32::from_str_radix(color.trim_start_matches('#'), 16).unwrap_or_default();
        [bits >> 16, bits >> 8, bits].map(|channel| channel & 0xff)
    };
    let (ours, theirs) = (channels(&one.color), channels(&other.color));
    let has_colour = ours.iter().zip(theirs).all(|(a, b)| a.abs_diff(b) <= 40);
    has_shape && has_colour
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn copies_keep_shape_and_colour() {
        // width, height, colour of a picture beside one of 736 × 1104 in #7a5540
        let cases = [
            ((368, 552, "#7a5540"), true),
            ((735, 1100, "#8c6250"), true),
            ((736, 736, "#7a5540"), false),
            ((736, 1300, "#7a5540"), false),
            ((736, 1104, "#40557a"), false),
            ((736, 1104, "#aa5540"), false),
        ];
        for ((width, height, color), expected) in cases {
            let one = AlikeRow {
                id: 1,
                board_id: 1,
                root_id: 1,
                signature: String::new(),
                width,
                height,
                color: color.to_owned(),
            };
            let other = PictureRow {
                width: 736,
                height: 1104,
                color: "#7a5540".to_owned(),
                signature: String::new(),
                extension: String::new(),
                thumbhash: String::new(),
            };
            assert_eq!(
                looks_like(&one, &other),
                expected,
                "{width} × {height} {color}"
            );
        }
    }

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
    fn a_pin_is_seen_by_who_sees_its_board() {
        let nobody = Eyes::default();
        let insider = Eyes {
            is_insider: true,
            is_pinner: false,
        };
        let former = Eyes {
            is_insider: false,
            is_pinner: true,
        };
        // (opens, stands in lists) for nobody, who saves there, who did and was removed
        let (yes, no) = ((true, true), (false, false));
        let cases = [
            (Audience::Everybody, [yes, yes, yes]),
            (Audience::Address, [(true, false), yes, yes]),
            (Audience::Pinner, [no, yes, yes]),
            (Audience::Insiders, [no, yes, no]),
        ];
        for (audience, expected) in cases {
            let found = [nobody, insider, former]
                .map(|eyes| (audience.opens(eyes), audience.is_listed(eyes)));
            assert_eq!(found, expected, "{audience:?}");
        }
        assert_eq!(Audience::of_hidden(true, true), Audience::Insiders);
        assert_eq!(Audience::of_hidden(false, true), Audience::Pinner);
        assert_eq!(Audience::of_hidden(false, false), Audience::Address);
    }

    #[test]
    fn pins_are_deleted_and_moved_by_their_pinner_and_who_organises() {
        let (saver, sorter) = (
            Role::Member { may_delete: false },
            Role::Member { may_delete: true },
        );
        // (role, whose pin) → delete, move
        let cases = [
            ((Role::Owner, 2), [true, true]),
            ((sorter, 2), [true, true]),
            ((saver, 1), [true, true]),
            ((saver, 2), [false, false]),
            ((Role::Nobody, 1), [true, false]),
            ((Role::Nobody, 2), [false, false]),
        ];
        for ((role, pinner_id), expected) in cases {
            let pin = PinRow {
                pinner_id,
                ..PinRow::default()
            };
            let viewer = UserId(1);
            let found = [
                may_delete(viewer, role, &pin).is_ok(),
                may_move(viewer, role, &pin).is_ok(),
            ];
            assert_eq!(found, expected, "{role:?} {pinner_id}");
            assert_eq!(is_own(viewer, &pin).is_ok(), pinner_id == 1);
        }
    }
}
