//! Who may do what with boards. Pure.

use contract::{errors::Code, ids::UserId};

use super::sql::BoardRow;
use crate::error::{Error, Result};

/// Public boards are seen by everybody, secret ones by their owner alone; for
/// everybody else they do not exist.
pub fn may_see(viewer: Option<UserId>, board: &BoardRow) -> Result<()> {
    if board.is_secret && viewer != Some(UserId(board.owner_id)) {
        return Err(Error::not_found());
    }
    Ok(())
}

/// The owner edits, deletes and saves.
pub fn may_write(viewer: UserId, board: &BoardRow) -> Result<()> {
    may_see(Some(viewer), board)?;
    if viewer.0 == board.owner_id {
        Ok(())
    } else {
        Err(Error::new(Code::NotAllowed))
    }
}

/// Only the owner puts a board away and takes it out again.
pub fn may_archive(viewer: UserId, board: &BoardRow) -> Result<()> {
    may_see(Some(viewer), board)?;
    if viewer.0 == board.owner_id {
        Ok(())
    } else {
        Err(Error::new(Code::NotAllowed))
    }
}

/// Everybody but the owner follows.
pub fn may_follow(viewer: UserId, board: &BoardRow) -> Result<()> {
    may_see(Some(viewer), board)?;
    if viewer.0 == board.owner_id {
        return Err(Error::new(Code::NotAllowed).detail("you cannot follow your own board"));
    }
    Ok(())
}

/// What the viewer may do, as the protocol says it.
pub fn access(viewer: Option<UserId>, board: &BoardRow) -> Vec<&'static str> {
    let owner = viewer == Some(UserId(board.owner_id));
    if owner {
        vec!["write", "delete"]
    } else {
        Vec::new()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn secret_boards_exist_for_their_owner_alone() {
        let (owner, other) = (Some(UserId(1)), Some(UserId(2)));
        // (secret, viewer) → see, write, follow
        let ok = None;
        let cases = [
            ((false, owner), ok, ok, Some(Code::NotAllowed)),
            ((false, other), ok, Some(Code::NotAllowed), ok),
            ((false, None), ok, None, None),
            ((true, owner), ok, ok, Some(Code::NotAllowed)),
            (
                (true, other),
                Some(Code::NotFound),
                Some(Code::NotFound),
                Some(Code::NotFound),
            ),
            ((true, None), Some(Code::NotFound), None, None),
        ];
        for ((is_secret, viewer), see, write, follow) in cases {
            let board = BoardRow {
                owner_id: 1,
                is_secret,
                ..BoardRow::default()
            };
            let code = |result: Result<()>| result.err().map(|error| error.code);
            assert_eq!(
                code(may_see(viewer, &board)),
                see,
                "see {is_secret} {viewer:?}"
            );
            if let Some(viewer) = viewer {
                assert_eq!(
                    code(may_write(viewer, &board)),
                    write,
                    "write {is_secret} {viewer}"
                );
                assert_eq!(
                    code(may_archive(viewer, &board)),
                    write,
                    "archive {is_secret} {viewer}"
                );
                assert_eq!(
                    code(may_follow(viewer, &board)),
                    follow,
                    "follow {is_secret} {viewer}"
                );
            }
        }
    }
}
