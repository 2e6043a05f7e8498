//! Who may do what with boards. Pure.

use contract::errors::Code;
use kernel::error::{Error, Result};

use super::sql::StoredBoard;

/// A viewer's role on a board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Role {
    /// Its owner.
    Owner,
    /// A collaborator.
    Collaborator {
        /// Whether they organise: move and delete what others saved, and change
        /// sections.
        may_delete: bool,
    },
    /// Other users, and visitors.
    None,
}

/// Allows every viewer to see public and protected boards, and their owner and
/// collaborators to see secret ones, which are *not found* for others.
pub fn may_see(role: Role, board: &StoredBoard) -> Result<()> {
    match (board.is_secret, role) {
        (true, Role::None) => Err(Error::not_found()),
        _ => Ok(()),
    }
}

/// Allows owner and collaborators to save there, to make sections, and to move
/// and delete what they saved.
pub fn may_write(role: Role, board: &StoredBoard) -> Result<()> {
    may_see(role, board)?;
    allow(role != Role::None)
}

/// Allows the owner, and collaborators who organise, to move and delete what
/// others saved there, and to change sections.
pub fn may_organise(role: Role, board: &StoredBoard) -> Result<()> {
    may_see(role, board)?;
    allow(matches!(
        role,
        Role::Owner | Role::Collaborator { may_delete: true }
    ))
}

/// Allows the owner to say what it is called, who sees it and who else saves
/// there, and to delete it.
pub fn may_manage(role: Role, board: &StoredBoard) -> Result<()> {
    may_see(role, board)?;
    allow(role == Role::Owner)
}

/// Allows every viewer but the owner to follow.
pub fn may_follow(role: Role, board: &StoredBoard) -> Result<()> {
    may_see(role, board)?;
    if role == Role::Owner {
        return Err(Error::new(Code::NotAllowed).detail("you cannot follow your own board"));
    }
    Ok(())
}

/// What the viewer may do, as the protocol says it.
pub fn access(role: Role) -> Vec<&'static str> {
    match role {
        Role::Owner | Role::Collaborator { may_delete: true } => vec!["write", "delete"],
        Role::Collaborator { may_delete: false } => vec!["write"],
        Role::None => Vec::new(),
    }
}

fn allow(may: bool) -> Result<()> {
    may.then_some(())
        .ok_or_else(|| Error::new(Code::NotAllowed))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_role_may_what_it_may() {
        const NO: Option<Code> = Some(Code::NotAllowed);
        const GONE: Option<Code> = Some(Code::NotFound);
        let (saver, sorter) = (
            Role::Collaborator { may_delete: false },
            Role::Collaborator { may_delete: true },
        );
        // (secret, role) → see, write, organise, manage, follow
        let cases = [
            ((false, Role::Owner), [None, None, None, None, NO]),
            ((false, sorter), [None, None, None, NO, None]),
            ((false, saver), [None, None, NO, NO, None]),
            ((false, Role::None), [None, NO, NO, NO, None]),
            ((true, Role::Owner), [None, None, None, None, NO]),
            ((true, sorter), [None, None, None, NO, None]),
            ((true, saver), [None, None, NO, NO, None]),
            ((true, Role::None), [GONE; 5]),
        ];
        let policies = [may_see, may_write, may_organise, may_manage, may_follow];
        for ((is_secret, role), expected) in cases {
            let board = StoredBoard {
                is_secret,
                ..StoredBoard::default()
            };
            let answers = policies.map(|policy| policy(role, &board).err().map(|error| error.code));
            assert_eq!(answers, expected, "{is_secret} {role:?}");
        }
    }
}
