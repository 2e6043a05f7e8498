//! Who may do what with comments. Pure.

use collections::pins::StoredPin;
use contract::{comments::CommentFeatures, errors::Code, ids::UserId};
use kernel::{
    error::{Error, Result},
    jobs::HOUR,
};

use super::sql::{Below, CommentRow, Deletion, Mark};

/// Allows users whom the pinner lets comment, and the pinner; none where the pin takes no
/// comments.
pub fn may_write(viewer: UserId, pin: &StoredPin, may_comment: bool) -> Result<()> {
    if pin.comments_disabled {
        return Err(Error::new(Code::CommentsOff));
    }
    allow(may_comment || viewer == pin.pinner_id)
}

/// How long what was deleted may be brought back.
pub const RESTORABLE_MS: i64 = HOUR.as_millis() as i64;

/// Refuses what the pinner closed for all, themselves included: comments, or replies to them and
/// to did-its.
pub fn is_open(features: CommentFeatures, below: Below) -> Result<()> {
    match features.comments && (features.replies || below == Below::Pin) {
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

/// Allows its author, while the pin takes comments, unless the host took it down.
pub fn may_update(viewer: UserId, pin: &StoredPin, row: &CommentRow) -> Result<()> {
    allow(viewer == row.user_id && row.taken_down_ms.is_none())?;
    may_write(viewer, pin, true)
}

/// Allows users to act for themselves, and for no other account.
pub fn may_act_for(viewer: UserId, subject: Option<UserId>) -> Result<()> {
    allow(subject.is_none_or(|subject| subject == viewer))
}

/// Allows its author, and the pinner of its pin.
pub fn may_delete(viewer: UserId, pin: &StoredPin, row: &CommentRow) -> Result<()> {
    allow(viewer == row.user_id || viewer == pin.pinner_id)
}

/// Allows the user who deleted it, for an hour.
pub fn may_restore(viewer: UserId, deletion: &Deletion, now: i64) -> Result<()> {
    match deletion.deleted_by == Some(viewer) && now < deletion.deleted_ms + RESTORABLE_MS {
        true => Ok(()),
        false => Err(Error::not_found()),
    }
}

/// Allows its author, and the user who is mentioned.
pub fn may_remove_mention(viewer: UserId, row: &CommentRow, mentioned: UserId) -> Result<()> {
    allow(viewer == row.user_id || viewer == mentioned)
}

/// Allows every user to like it, and every user but its author to find it helpful.
pub fn may_mark(viewer: UserId, row: &CommentRow, mark: Mark) -> Result<()> {
    allow(mark == Mark::Like || viewer != row.user_id)
}

/// Allows every user but the author of what they hide.
pub fn may_hide(viewer: UserId, author: UserId) -> Result<()> {
    allow(viewer != author)
}

/// Allows the pinner of its pin, where it stands below that pin itself.
pub fn may_highlight(viewer: UserId, pin: &StoredPin, row: &CommentRow) -> Result<()> {
    allow(viewer == pin.pinner_id && row.below() == Below::Pin)
}

fn allow(may: bool) -> Result<()> {
    may.then_some(())
        .ok_or_else(|| Error::new(Code::NotAllowed))
}

#[cfg(test)]
mod tests {
    use contract::ids::{CommentId, DidItId};

    use super::*;

    #[test]
    fn what_was_deleted_is_brought_back_within_the_hour_by_who_deleted_it() {
        let deletion = Deletion {
            deleted_ms: 1_000,
            deleted_by: Some(UserId(1)),
        };
        for (viewer, now, expected) in [
            (1, 1_000, true),
            (1, 999 + RESTORABLE_MS, true),
            (1, 1_000 + RESTORABLE_MS, false),
            (2, 1_000, false),
        ] {
            let may = may_restore(UserId(viewer), &deletion, now).is_ok();
            assert_eq!(may, expected, "{viewer} {now}");
        }
    }

    #[test]
    fn pinners_close_comments_or_replies_alone() {
        // comments, replies → a comment, a reply, a comment below a did-it
        for (comments, replies, expected) in [
            (true, true, [true; 3]),
            (true, false, [true, false, false]),
            (false, true, [false; 3]),
            (false, false, [false; 3]),
        ] {
            let features = CommentFeatures {
                comments,
                replies,
                mentions: true,
            };
            let places = [
                Below::Pin,
                Below::Comment(CommentId(5)),
                Below::DidIt(DidItId(6)),
            ];
            let found = places.map(|below| is_open(features, below).is_ok());
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
        let of_did_it = CommentRow {
            is_of_did_it: true,
            ..reply.clone()
        };
        // viewer → write (comments on, off, not from them), update (on, off), delete, like, find
        // helpful, hide, highlight (a comment, a reply, one below a did-it), remove a mention (of
        // the stranger)
        let cases = [
            ("pinner", 1, "y-y--yyyyy---"),
            ("author", 2, "y--y-yy-----y"),
            ("stranger", 3, "y-----yyy---y"),
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
                may_mark(viewer, &row, Mark::Like).is_ok(),
                may_mark(viewer, &row, Mark::Helpful).is_ok(),
                may_hide(viewer, row.user_id).is_ok(),
                may_highlight(viewer, &pin(false), &row).is_ok(),
                may_highlight(viewer, &pin(false), &reply).is_ok(),
                may_highlight(viewer, &pin(false), &of_did_it).is_ok(),
                may_remove_mention(viewer, &row, UserId(3)).is_ok(),
            ];
            let found = found.map(|may| if may { 'y' } else { '-' });
            assert_eq!(String::from_iter(found), expected, "{who}");
        }
    }

    #[test]
    fn what_the_host_took_down_is_not_changed() {
        let row = CommentRow {
            user_id: UserId(2),
            taken_down_ms: Some(1),
            ..CommentRow::default()
        };
        let pin = StoredPin::default();
        assert!(may_update(UserId(2), &pin, &row).is_err());
        assert!(may_delete(UserId(2), &pin, &row).is_ok());
    }
}
