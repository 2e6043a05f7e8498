//! Who may do what with did-its. Pure.

use contract::{errors::Code, ids::UserId};
use kernel::error::{Error, Result};

use super::sql::DidItRow;
use crate::pins::StoredPin;

/// Allows users whom the pinner lets comment, and the pinner; the pinner alone
/// where the pin takes no comments.
pub fn may_tell(viewer: UserId, pin: &StoredPin, may_comment: bool) -> Result<()> {
    allow((may_comment && !pin.comments_disabled) || viewer == pin.pinner_id)
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
        // viewer → tell (comments on, off, not from them), delete, mark
        let cases = [
            ("whose pin it is", 1, [true, true, true, true, true]),
            ("who told it", 2, [true, false, false, true, false]),
            ("stranger", 3, [true, false, false, false, true]),
        ];
        for (who, viewer, expected) in cases {
            let pin = |comments_disabled| StoredPin {
                pinner_id: UserId(1),
                comments_disabled,
                ..StoredPin::default()
            };
            let viewer = UserId(viewer);
            let found = [
                may_tell(viewer, &pin(false), true).is_ok(),
                may_tell(viewer, &pin(true), true).is_ok(),
                may_tell(viewer, &pin(false), false).is_ok(),
                may_delete(viewer, &pin(false), &row).is_ok(),
                may_mark(viewer, &row).is_ok(),
            ];
            assert_eq!(found, expected, "{who}");
        }
        let taken_down = DidItRow {
            taken_down_ms: Some(1),
            ..row.clone()
        };
        assert!(may_retell(&row).is_ok() && may_retell(&taken_down).is_err());
        assert!(taken_down.check_shown_to(Some(UserId(2))).is_ok());
        for viewer in [Some(UserId(1)), None] {
            assert!(row.check_shown_to(viewer).is_ok());
            assert!(taken_down.check_shown_to(viewer).is_err(), "{viewer:?}");
        }
    }
}
