//! Who may do what with comments. Pure.

use collections::pins::StoredPin;
use contract::{comments::CommentFeatures, errors::Code, ids::UserId};
use kernel::error::{Error, Result};

use super::sql::CommentRow;

/// Allows users whom the pinner lets comment, and the pinner; none where the pin takes no
/// comments.
pub fn may_write(viewer: UserId, pin: &StoredPin, may_comment: bool) -> Result<()> {
    if pin.comments_disabled {
        return Err(Error::new(Code::CommentsOff));
    }
    allow(may_comment || viewer == pin.pinner_id)
}

/// Refuses what the pinner closed for all, themselves included: comments, or replies to them.
pub fn is_open(features: CommentFeatures, is_reply: bool) -> Result<()> {
    match features.comments && (features.replies || !is_reply) {
        true => Ok(()),
        false => Err(Error::new(Code::CommentsOff)),
    }
}

/// Allows the user whose features they are; of all others' nothing is told.
pub fn may_see_features(viewer: UserId, whose: UserId) -> Result<()> {
    match viewer == whose {
        true => Ok(()),
        false => Err(Error::not_found()),
    }
}

/// Allows its author, while the pin takes comments.
pub fn may_update(viewer: UserId, pin: &StoredPin, row: &CommentRow) -> Result<()> {
    allow(viewer == row.user_id)?;
    may_write(viewer, pin, true)
}

/// Allows its author, and the pinner of its pin.
pub fn may_delete(viewer: UserId, pin: &StoredPin, row: &CommentRow) -> Result<()> {
    allow(viewer == row.user_id || viewer == pin.pinner_id)
}

/// Allows its author, and the user who is mentioned.
pub fn may_remove_mention(viewer: UserId, row: &CommentRow, mentioned: UserId) -> Result<()> {
    allow(viewer == row.user_id || viewer == mentioned)
}

/// Allows every user but its author.
pub fn may_mark(viewer: UserId, row: &CommentRow) -> Result<()> {
    allow(viewer != row.user_id)
}

/// Allows every user but the author of what they hide.
pub fn may_hide(viewer: UserId, author: UserId) -> Result<()> {
    allow(viewer != author)
}

/// Allows the pinner of its pin, where it is no reply.
pub fn may_highlight(viewer: UserId, pin: &StoredPin, row: &CommentRow) -> Result<()> {
    allow(viewer == pin.pinner_id && row.parent().is_none())
}

fn allow(may: bool) -> Result<()> {
    may.then_some(())
        .ok_or_else(|| Error::new(Code::NotAllowed))
}

#[cfg(test)]
mod tests {
    use contract::ids::CommentId;

    use super::*;

    #[test]
    fn pinners_close_comments_or_replies_alone() {
        // comments, replies → a comment, a reply
        for (comments, replies, expected) in [
            (true, true, [true, true]),
            (true, false, [true, false]),
            (false, true, [false, false]),
            (false, false, [false, false]),
        ] {
            let features = CommentFeatures {
                comments,
                replies,
                mentions: true,
            };
            let found = [false, true].map(|is_reply| is_open(features, is_reply).is_ok());
            assert_eq!(found, expected, "{features:?}");
        }
        assert!(may_see_features(UserId(1), UserId(1)).is_ok());
        assert!(may_see_features(UserId(1), UserId(2)).is_err());
    }

    #[test]
    fn comments_are_written_updated_deleted_marked_hidden_and_highlighted() {
        let row = CommentRow {
            user_id: UserId(2),
            ..CommentRow::default()
        };
        let reply = CommentRow {
            parent_id: CommentId(5),
            ..row.clone()
        };
        // viewer → write (comments on, off, not from them), update (on, off), delete, mark,
        // hide, highlight (a comment, a reply), remove a mention (of the stranger)
        let cases = [
            ("pinner", 1, "y-y--yyyy--"),
            ("author", 2, "y--y-y----y"),
            ("stranger", 3, "y-----yy--y"),
        ];
        for (who, viewer, expected) in cases {
            let pin = |comments_disabled| StoredPin {
                pinner_id: UserId(1),
                comments_disabled,
                ..StoredPin::default()
            };
            let viewer = UserId(viewer);
            let found = [
                may_write(viewer, &pin(false), true).is_ok(),
                may_write(viewer, &pin(true), true).is_ok(),
                may_write(viewer, &pin(false), false).is_ok(),
                may_update(viewer, &pin(false), &row).is_ok(),
                may_update(viewer, &pin(true), &row).is_ok(),
                may_delete(viewer, &pin(false), &row).is_ok(),
                may_mark(viewer, &row).is_ok(),
                may_hide(viewer, row.user_id).is_ok(),
                may_highlight(viewer, &pin(false), &row).is_ok(),
                may_highlight(viewer, &pin(false), &reply).is_ok(),
                may_remove_mention(viewer, &row, UserId(3)).is_ok(),
            ];
            let found = found.map(|may| if may { 'y' } else { '-' });
            assert_eq!(String::from_iter(found), expected, "{who}");
        }
    }
}
