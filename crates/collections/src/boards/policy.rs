//! Who may do what with boards. Pure.

use contract::{
    boards::{Privacy, Sensitivity},
    errors::Code,
};
use kernel::error::{Error, Result};

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
    /// Other users, and visitors, who see it.
    None,
    /// A viewer from whom it is hidden: for them it is *not found*.
    Excluded,
}

impl Role {
    /// Owner or collaborator.
    pub fn is_member(self) -> bool {
        matches!(self, Self::Owner | Self::Collaborator { .. })
    }
}

/// Who sees a board, from the two columns that say it.
pub fn privacy_of(is_secret: bool, is_protected: bool) -> Privacy {
    match (is_secret, is_protected) {
        (true, _) => Privacy::Secret,
        (false, true) => Privacy::Protected,
        (false, false) => Privacy::Public,
    }
}

/// What decides whether a viewer sees a board, beside their being a member of it.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Secrecy {
    /// The board is secret.
    pub is_secret: bool,
    /// The profile of its owner is private.
    pub is_owner_private: bool,
    /// Its owner is gone or suspended, or one of owner and viewer blocked the other.
    pub is_owner_hidden: bool,
}

/// The role of a viewer who is this member of the board, or none: every viewer sees
/// public and protected boards of open profiles; members see secret ones too, and those
/// of private profiles.
pub fn role_of(member: Option<Role>, secrecy: Secrecy) -> Role {
    match member {
        Some(Role::Owner) => Role::Owner,
        _ if secrecy.is_owner_hidden => Role::Excluded,
        Some(role) => role,
        None if secrecy.is_secret || secrecy.is_owner_private => Role::Excluded,
        None => Role::None,
    }
}

/// Allows every viewer who sees it; for others it is *not found*.
pub fn may_see(role: Role) -> Result<()> {
    match role {
        Role::Excluded => Err(Error::not_found()),
        Role::Owner | Role::Collaborator { .. } | Role::None => Ok(()),
    }
}

/// Allows owner and collaborators to save there, to make sections, and to move
/// and delete what they saved.
pub fn may_write(role: Role) -> Result<()> {
    may_see(role)?;
    allow(role.is_member())
}

/// Allows the owner, and collaborators who organise, to move and delete what
/// others saved there, and to change sections.
pub fn may_organise(role: Role) -> Result<()> {
    may_see(role)?;
    allow(matches!(
        role,
        Role::Owner | Role::Collaborator { may_delete: true }
    ))
}

/// Allows the owner to say what it is called, who sees it and who else saves
/// there, and to delete it.
pub fn may_manage(role: Role) -> Result<()> {
    may_see(role)?;
    allow(role == Role::Owner)
}

/// Allows the owner who manages it to choose who sees it; while the host hides it no more than
/// what it is.
pub fn may_choose(is_hidden_by_host: bool, privacy: Privacy) -> Result<()> {
    if is_hidden_by_host && privacy != Privacy::Secret {
        let hidden = Error::field(Code::NotAllowed, "privacy");
        return Err(hidden.detail("the host hides this board; the decision can be appealed"));
    }
    Ok(())
}

/// Allows the pins of a board to go to another one, and to be saved from it; not while the host
/// hides it, since that would show them again.
pub fn may_take_out(is_hidden_by_host: bool) -> Result<()> {
    if is_hidden_by_host {
        let hidden = Error::field(Code::NotAllowed, "board_id");
        return Err(hidden.detail("the host hides this board; the decision can be appealed"));
    }
    Ok(())
}

/// Allows every viewer but the owner to follow.
pub fn may_follow(role: Role) -> Result<()> {
    may_see(role)?;
    if role == Role::Owner {
        return Err(Error::new(Code::NotAllowed).detail("you cannot follow your own board"));
    }
    Ok(())
}

/// Whether search engines may list a board's page: one that every viewer sees, without a
/// warning, of an owner who does not keep them out.
pub fn may_be_indexed(privacy: Privacy, sensitivity: Sensitivity, excludes_search: bool) -> bool {
    privacy == Privacy::Public && sensitivity == Sensitivity::None && !excludes_search
}

/// What the viewer may do, as the protocol says it.
pub fn access(role: Role) -> Vec<&'static str> {
    match role {
        Role::Owner | Role::Collaborator { may_delete: true } => vec!["write", "delete"],
        Role::Collaborator { may_delete: false } => vec!["write"],
        Role::None | Role::Excluded => Vec::new(),
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
        // role → see, write, organise, manage, follow
        let cases = [
            (Role::Owner, [None, None, None, None, NO]),
            (sorter, [None, None, None, NO, None]),
            (saver, [None, None, NO, NO, None]),
            (Role::None, [None, NO, NO, NO, None]),
            (Role::Excluded, [GONE; 5]),
        ];
        let policies = [may_see, may_write, may_organise, may_manage, may_follow];
        for (role, expected) in cases {
            let answers = policies.map(|policy| policy(role).err().map(|error| error.code));
            assert_eq!(answers, expected, "{role:?}");
        }
    }

    #[test]
    fn search_engines_list_open_boards_of_owners_who_let_them() {
        let cases = [
            (Privacy::Public, Sensitivity::None, false, true),
            (Privacy::Public, Sensitivity::None, true, false),
            (Privacy::Public, Sensitivity::Mature, false, false),
            (Privacy::Protected, Sensitivity::None, false, false),
            (Privacy::Secret, Sensitivity::None, false, false),
        ];
        for (privacy, sensitivity, excludes_search, expected) in cases {
            let may = may_be_indexed(privacy, sensitivity, excludes_search);
            assert_eq!(
                may, expected,
                "{privacy:?} {sensitivity:?} {excludes_search}"
            );
        }
    }

    #[test]
    fn board_and_owner_decide_who_sees_a_board() {
        let saver = Role::Collaborator { may_delete: false };
        // secret, private owner, hidden owner → owner, collaborator, other viewer
        let cases = [
            ([false, false, false], [Role::Owner, saver, Role::None]),
            ([true, false, false], [Role::Owner, saver, Role::Excluded]),
            ([false, true, false], [Role::Owner, saver, Role::Excluded]),
            ([true, true, false], [Role::Owner, saver, Role::Excluded]),
            (
                [false, false, true],
                [Role::Owner, Role::Excluded, Role::Excluded],
            ),
            (
                [true, true, true],
                [Role::Owner, Role::Excluded, Role::Excluded],
            ),
        ];
        for (facts, expected) in cases {
            let [is_secret, is_owner_private, is_owner_hidden] = facts;
            let secrecy = Secrecy {
                is_secret,
                is_owner_private,
                is_owner_hidden,
            };
            let found =
                [Some(Role::Owner), Some(saver), None].map(|member| role_of(member, secrecy));
            assert_eq!(found, expected, "{facts:?}");
        }
    }
}
