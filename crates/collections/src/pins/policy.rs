//! Who may do what with pins. Pure.

use accounts::uploads::{
    find_look::{Shape, fits},
    find_picture::StoredPicture,
};
use contract::{errors::Code, ids::UserId};
use kernel::error::{Error, Result};

use super::sql::{StoredPin, alike::AlikeRow};
use crate::boards::policy::Role;

/// Who sees a pin: viewers who see its board, and no others, not even its pinner
/// once they ceased to save there.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Visibility {
    /// Every viewer, also in lists that all viewers share.
    Everybody,
    /// Viewers who ask for it or its board, which is protected.
    Address,
    /// Owner and collaborators of its board, and its pinner, whose profile is
    /// private.
    Pinner,
    /// Owner and collaborators of its board.
    Insiders,
}

/// What a viewer is to a pin.
#[derive(Debug, Clone, Copy, Default)]
pub struct Relation {
    /// The owner of its board, or a collaborator.
    pub is_insider: bool,
    /// Its pinner.
    pub is_pinner: bool,
}

/// What decides who sees a pin.
#[derive(Debug, Clone, Copy, Default)]
pub struct Secrecy {
    /// Its board is secret.
    pub is_board_secret: bool,
    /// Its board is protected, or the pin is still marked as hidden while a job
    /// settles what a profile that became public brought.
    pub is_unlisted: bool,
    /// The profile of its board's owner is private.
    pub is_owner_private: bool,
    /// Its pinner's profile is private.
    pub is_pinner_private: bool,
}

impl Secrecy {
    /// Who sees the pin. A board whose owner's profile is private is kept as close
    /// as a secret one.
    pub fn visibility(self) -> Visibility {
        match self {
            secrecy if secrecy.is_board_secret || secrecy.is_owner_private => Visibility::Insiders,
            secrecy if secrecy.is_pinner_private => Visibility::Pinner,
            secrecy if secrecy.is_unlisted => Visibility::Address,
            _ => Visibility::Everybody,
        }
    }

    /// Whether it stands in no list that all viewers share: the mark that is kept
    /// as `pins.is_secret`, by which statements decide.
    pub fn is_hidden(self) -> bool {
        self.visibility() != Visibility::Everybody
    }
}

impl Visibility {
    /// Whether it opens when it is asked for.
    pub fn opens(self, relation: Relation) -> bool {
        match self {
            Self::Everybody | Self::Address => true,
            Self::Pinner => relation.is_insider || relation.is_pinner,
            Self::Insiders => relation.is_insider,
        }
    }

    /// Whether it may stand in a list of pins from many boards.
    pub fn is_listed(self, relation: Relation) -> bool {
        match self {
            Self::Everybody => true,
            Self::Address | Self::Pinner => relation.is_insider || relation.is_pinner,
            Self::Insiders => relation.is_insider,
        }
    }
}

/// Fails with *not found* for viewers for whom it does not open.
pub fn may_see(visibility: Visibility, relation: Relation) -> Result<()> {
    let opens = visibility.opens(relation);
    opens.then_some(()).ok_or_else(Error::not_found)
}

/// Allows the pinner.
pub fn is_own(viewer: UserId, pin: &StoredPin) -> Result<()> {
    allow(viewer == pin.pinner_id)
}

/// Allows the pinner, and users who organise its board. Whether the viewer sees
/// it is asked before.
pub fn may_delete(viewer: UserId, role: Role, pin: &StoredPin) -> Result<()> {
    let organises = matches!(role, Role::Owner | Role::Collaborator { may_delete: true });
    allow(organises || viewer == pin.pinner_id)
}

/// Allows the same users while they may save there: a removed collaborator
/// changes nothing on the board.
pub fn may_move(viewer: UserId, role: Role, pin: &StoredPin) -> Result<()> {
    allow(role.is_member())?;
    may_delete(viewer, role, pin)
}

fn allow(may: bool) -> Result<()> {
    may.then_some(())
        .ok_or_else(|| Error::new(Code::NotAllowed))
}

/// Allows the pinner. Whether the viewer sees it is asked before.
pub fn may_edit(viewer: UserId, pin: &StoredPin) -> Result<()> {
    is_own(viewer, pin)
}

/// Allows the origin pinner alone to say where a pin leads: saves keep that, so
/// that no other address is put behind a user's picture.
pub fn may_link(pin: &StoredPin) -> Result<()> {
    if pin.root_id == pin.id {
        Ok(())
    } else {
        Err(Error::field(Code::NotAllowed, "link"))
    }
}

/// Whether a picture whose hash is near another's is taken for the same.
pub fn looks_like(one: &AlikeRow, other: &StoredPicture) -> bool {
    let ours = Shape {
        width: one.width,
        height: one.height,
        color: &one.color,
    };
    fits(ours, Shape::of(other))
}

#[cfg(test)]
mod tests {
    use contract::ids::{BoardId, PinId};

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
                id: PinId(1),
                board_id: BoardId(1),
                root_id: PinId(1),
                signature: String::new(),
                width,
                height,
                color: color.to_owned(),
                is_secret: false,
            };
            let other = StoredPicture {
                width: 736,
                height: 1104,
                color: "#7a5540".to_owned(),
                signature: String::new(),
                extension: String::new(),
                thumbhash: String::new(),
                is_screened: false,
                video_ms: None,
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
            let pin = StoredPin {
                id: PinId(1),
                root_id: PinId(root_id),
                ..StoredPin::default()
            };
            assert_eq!(may_link(&pin).err().map(|e| e.code), refused, "{root_id}");
        }
    }

    #[test]
    fn a_pin_is_seen_by_who_sees_its_board() {
        let visitor = Relation::default();
        let insider = Relation {
            is_insider: true,
            is_pinner: false,
        };
        let former = Relation {
            is_insider: false,
            is_pinner: true,
        };
        // (opens, stands in lists) for a visitor, for owner and collaborators, for
        // a pinner who was removed
        let (yes, no) = ((true, true), (false, false));
        let cases = [
            (Visibility::Everybody, [yes, yes, yes]),
            (Visibility::Address, [(true, false), yes, yes]),
            (Visibility::Pinner, [no, yes, yes]),
            (Visibility::Insiders, [no, yes, no]),
        ];
        for (visibility, expected) in cases {
            let found = [visitor, insider, former]
                .map(|relation| (visibility.opens(relation), visibility.is_listed(relation)));
            assert_eq!(found, expected, "{visibility:?}");
        }
    }

    #[test]
    fn board_and_profiles_decide_who_sees_a_pin() {
        // secret board, unlisted, private owner, private pinner
        let cases = [
            ([false, false, false, false], Visibility::Everybody),
            ([false, true, false, false], Visibility::Address),
            ([false, false, false, true], Visibility::Pinner),
            ([false, true, false, true], Visibility::Pinner),
            ([false, false, true, false], Visibility::Insiders),
            ([false, false, true, true], Visibility::Insiders),
            ([true, false, false, false], Visibility::Insiders),
            ([true, true, true, true], Visibility::Insiders),
        ];
        for (facts, expected) in cases {
            let [
                is_board_secret,
                is_unlisted,
                is_owner_private,
                is_pinner_private,
            ] = facts;
            let secrecy = Secrecy {
                is_board_secret,
                is_unlisted,
                is_owner_private,
                is_pinner_private,
            };
            assert_eq!(secrecy.visibility(), expected, "{facts:?}");
            assert_eq!(secrecy.is_hidden(), facts.contains(&true), "{facts:?}");
        }
    }

    #[test]
    fn pins_are_deleted_and_moved_by_their_pinner_and_who_organises() {
        let (saver, sorter) = (
            Role::Collaborator { may_delete: false },
            Role::Collaborator { may_delete: true },
        );
        // (role, whose pin) → delete, move
        let cases = [
            ((Role::Owner, 2), [true, true]),
            ((sorter, 2), [true, true]),
            ((saver, 1), [true, true]),
            ((saver, 2), [false, false]),
            ((Role::None, 1), [true, false]),
            ((Role::None, 2), [false, false]),
        ];
        for ((role, pinner_id), expected) in cases {
            let pin = StoredPin {
                pinner_id: UserId(pinner_id),
                ..StoredPin::default()
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
