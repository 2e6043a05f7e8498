//! Who may do what with did-its. Pure.

use contract::{errors::Code, ids::UserId};
use kernel::error::{Error, Result};

use super::sql::DidItRow;
use crate::pins::StoredPin;

/// Refuses what is told, or told anew otherwise, where the pin takes no comments, or its pinner
/// none below any of theirs; the pinner's own is taken.
pub fn is_open(viewer: UserId, pin: &StoredPin, takes_comments: bool) -> Result<()> {
    match (takes_comments && !pin.comments_disabled) || viewer == pin.pinner_id {
        true => Ok(()),
        false => Err(Error::new(Code::CommentsOff)),
    }
}

/// Allows users whom the pinner lets comment, and the pinner.
pub fn may_tell(viewer: UserId, pin: &StoredPin, may_comment: bool) -> Result<()> {
    allow(may_comment || viewer == pin.pinner_id)
}

/// Allows its author, and the pinner of its pin.
pub fn may_delete(viewer: UserId, pin: &StoredPin, row: &DidItRow) -> Result<()> {
    allow(viewer == row.user_id || viewer == pin.pinner_id)
}

/// Allows its author to tell it anew, unless the host took it down.
pub fn may_retell(row: &DidItRow) -> Result<()> {
    allow(row.taken_down_ms.is_none())
}

/// Allows every user but its author.
pub fn may_mark(viewer: UserId, row: &DidItRow) -> Result<()> {
    allow(viewer != row.user_id)
}

fn allow(may: bool) -> Result<()> {
    may.then_some(())
        .ok_or_else(|| Error::new(Code::NotAllowed))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn did_its_are_told_deleted_and_marked() {
        let row = DidItRow {
            user_id: UserId(2),
            ..DidItRow::default()
        };
        // viewer → is it open (the pin's comments on, off, the pinner's off), tell (comments from
        // them, not from them), delete, mark
        let cases = [
            ("whose pin it is", 1, "yyy yy yy"),
            ("who told it", 2, "y-- y- y-"),
            ("stranger", 3, "y-- y- -y"),
        ];
        for (who, viewer, expected) in cases {
            let pin = |comments_disabled| StoredPin {
                pinner_id: UserId(1),
                comments_disabled,
                ..StoredPin::default()
            };
            let viewer = UserId(viewer);
            let found = [
                is_open(viewer, &pin(false), true).is_ok(),
                is_open(viewer, &pin(true), true).is_ok(),
                is_open(viewer, &pin(false), false).is_ok(),
                may_tell(viewer, &pin(false), true).is_ok(),
                may_tell(viewer, &pin(false), false).is_ok(),
                may_delete(viewer, &pin(false), &row).is_ok(),
                may_mark(viewer, &row).is_ok(),
            ];
            let found = found.map(|may| if may { 'y' } else { '-' });
            assert_eq!(String::from_iter(found), expected.replace(' ', ""), "{who}");
        }
        let taken_down = DidItRow {
            taken_down_ms: Some(1),
            ..row.clone()
        };
        let held = DidItRow {
            is_held: true,
            ..row.clone()
        };
        assert!(may_retell(&row).is_ok() && may_retell(&held).is_ok());
        assert!(may_retell(&taken_down).is_err());
        for hidden in [&taken_down, &held] {
            assert!(hidden.check_shown_to(Some(UserId(2))).is_ok());
            for viewer in [Some(UserId(1)), None] {
                assert!(row.check_shown_to(viewer).is_ok());
                assert!(hidden.check_shown_to(viewer).is_err(), "{viewer:?}");
            }
        }
    }
}
