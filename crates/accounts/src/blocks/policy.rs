//! Who may block, and what a block hides. Pure.

use std::collections::HashSet;

use contract::{errors::Code, ids::UserId};
use kernel::error::{Error, Result};

/// A user's blocks, in both directions.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Blocks {
    /// Users that they blocked.
    pub blocked: HashSet<UserId>,
    /// Users that blocked them.
    pub blocked_by: HashSet<UserId>,
}

impl Blocks {
    /// Whether the user is on neither side of a block.
    pub fn are_none(&self) -> bool {
        self.blocked.is_empty() && self.blocked_by.is_empty()
    }

    /// Whether the two do not see each other.
    pub fn part_from(&self, other: UserId) -> bool {
        self.blocked.contains(&other) || self.blocked_by.contains(&other)
    }

    /// Users on the other side of a block.
    pub fn count(&self) -> usize {
        self.blocked.len() + self.blocked_by.len()
    }
}

/// Blocks a user. Caller: any user but the one to be blocked.
pub fn may_block(viewer: UserId, whom: UserId) -> Result<()> {
    if viewer == whom {
        return Err(Error::new(Code::NotAllowed).detail("you cannot block yourself"));
    }
    Ok(())
}

/// Sees a profile. A viewer still sees whom they blocked, to unblock them; a profile
/// whose user blocked the viewer is not found.
pub fn may_see_profile(blocks: &Blocks, whose: UserId) -> Result<()> {
    let may = !blocks.blocked_by.contains(&whose);
    may.then_some(()).ok_or_else(Error::not_found)
}

/// Whether a pin is hidden from the viewer by its pinner or its board's owner. On
/// their own board a viewer still sees what users whom they blocked saved there:
/// they can delete it.
pub fn hides_pin(blocks: &Blocks, viewer: Option<UserId>, pinner: UserId, owner: UserId) -> bool {
    match viewer == Some(owner) {
        true => blocks.blocked_by.contains(&pinner),
        false => blocks.part_from(pinner) || blocks.part_from(owner),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pins_are_hidden_by_their_pinner_and_their_board() {
        let (me, blocked, blocker, other) = (UserId(1), UserId(2), UserId(3), UserId(4));
        let blocks = Blocks {
            blocked: [blocked].into(),
            blocked_by: [blocker].into(),
        };
        // (pinner, owner of the board) → hidden
        let cases = [
            ((other, other), false),
            ((me, me), false),
            ((me, other), false),
            ((blocked, other), true),
            ((blocker, other), true),
            ((other, blocked), true),
            ((other, blocker), true),
            ((me, blocked), true),
            ((me, blocker), true),
            ((blocked, me), false),
            ((blocker, me), true),
            ((other, me), false),
        ];
        for ((pinner, owner), expected) in cases {
            let found = hides_pin(&blocks, Some(me), pinner, owner);
            assert_eq!(found, expected, "{pinner} {owner}");
            assert!(!hides_pin(&Blocks::default(), Some(me), pinner, owner));
        }
    }

    #[test]
    fn a_profile_is_seen_by_who_blocked_and_not_by_who_was() {
        let blocks = Blocks {
            blocked: [UserId(2)].into(),
            blocked_by: [UserId(3)].into(),
        };
        let seen = [2, 3, 4].map(|id| may_see_profile(&blocks, UserId(id)).is_ok());
        assert_eq!(seen, [true, false, true]);
        assert!(
            may_block(UserId(1), UserId(2)).is_ok() && may_block(UserId(1), UserId(1)).is_err()
        );
    }
}
