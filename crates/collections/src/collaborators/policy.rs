//! Who may do what with invites to boards. Pure.

use contract::{errors::Code, ids::UserId};
use kernel::error::{Error, Result};

use super::sql::InviteRow;
use crate::boards::policy::Role;

/// How long an invite or a request can be accepted: 30 days.
pub const LIFETIME_MS: i64 = 30 * 24 * 60 * 60 * 1_000;

/// A request or proposal: the owner has to approve.
pub const NOT_INVITED: &str = "not_invited";
/// An invite: the invitee has to accept.
pub const NEW: &str = "new";

/// Status of an invite by the role of its maker: the owner invites, a
/// collaborator who organises proposes.
pub fn status_of(role: Role) -> Result<&'static str> {
    match role {
        Role::Owner => Ok(NEW),
        Role::Collaborator { may_delete: true } => Ok(NOT_INVITED),
        Role::Collaborator { may_delete: false } | Role::None => Err(Error::new(Code::NotAllowed)),
        Role::Excluded => Err(Error::not_found()),
    }
}

/// Whether it is too old to be accepted or approved.
pub fn is_expired(invite: &InviteRow, now: i64) -> bool {
    invite.created_ms + LIFETIME_MS <= now
}

/// Allows the invitee to accept an invite, but not a request or a proposal.
pub fn may_accept(invite: &InviteRow, now: i64) -> Result<()> {
    let may = invite.status == NEW && !is_expired(invite, now);
    may.then_some(()).ok_or_else(Error::not_found)
}

/// Allows the owner to approve what is not too old.
pub fn may_approve(role: Role, invite: &InviteRow, now: i64) -> Result<()> {
    if role != Role::Owner {
        return Err(Error::new(Code::NotAllowed));
    }
    let may = !is_expired(invite, now);
    may.then_some(()).ok_or_else(Error::not_found)
}

/// Allows invitee, inviter and owner to end it; for others it is *not found*.
pub fn may_deny(viewer: UserId, role: Role, invite: &InviteRow) -> Result<()> {
    let is_named = [invite.user_id, invite.invited_by_id].contains(&viewer);
    let may = role == Role::Owner || is_named;
    may.then_some(()).ok_or_else(Error::not_found)
}

/// Allows the owner to withdraw a transfer, and the user it was offered to to
/// decline.
pub fn may_end_transfer(viewer: UserId, role: Role, asked: UserId) -> Result<()> {
    let may = role == Role::Owner || viewer == asked;
    may.then_some(()).ok_or_else(Error::not_found)
}

/// Allows the user it was offered to to accept, while they are a collaborator.
pub fn may_accept_transfer(viewer: UserId, role: Role, asked: Option<UserId>) -> Result<()> {
    let may = asked == Some(viewer) && matches!(role, Role::Collaborator { .. });
    may.then_some(()).ok_or_else(Error::not_found)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn owners_invite_and_organisers_propose() {
        let cases = [
            (Role::Owner, Ok(NEW)),
            (Role::Collaborator { may_delete: true }, Ok(NOT_INVITED)),
            (
                Role::Collaborator { may_delete: false },
                Err(Code::NotAllowed),
            ),
            (Role::None, Err(Code::NotAllowed)),
        ];
        for (role, expected) in cases {
            assert_eq!(status_of(role).map_err(|error| error.code), expected);
        }
    }

    #[test]
    fn a_board_is_handed_on_by_its_owner_to_whom_they_asked() {
        let collaborator = Role::Collaborator { may_delete: false };
        let (asked, other) = (UserId(2), UserId(3));
        // (viewer, role) → ends it, accepts it
        let cases = [
            (UserId(1), Role::Owner, [true, false]),
            (asked, collaborator, [true, true]),
            (asked, Role::None, [true, false]),
            (other, collaborator, [false, false]),
        ];
        for (viewer, role, expected) in cases {
            let found = [
                may_end_transfer(viewer, role, asked).is_ok(),
                may_accept_transfer(viewer, role, Some(asked)).is_ok(),
            ];
            assert_eq!(found, expected, "{viewer} {role:?}");
        }
        assert!(may_accept_transfer(asked, collaborator, None).is_err());
    }

    #[test]
    fn an_invite_is_accepted_by_whom_it_is_for_and_in_time() {
        let invite = |status: &str| InviteRow {
            user_id: UserId(2),
            invited_by_id: UserId(3),
            status: status.into(),
            ..InviteRow::default()
        };
        // (status, age) → accepted by the invitee, approved by the owner
        let cases = [
            ((NEW, LIFETIME_MS - 1), [true, true]),
            ((NEW, LIFETIME_MS), [false, false]),
            ((NOT_INVITED, 0), [false, true]),
            ((NOT_INVITED, LIFETIME_MS), [false, false]),
        ];
        for ((status, now), expected) in cases {
            let invite = invite(status);
            let found = [
                may_accept(&invite, now).is_ok(),
                may_approve(Role::Owner, &invite, now).is_ok(),
            ];
            assert_eq!(found, expected, "{status} {now}");
            let other = Role::Collaborator { may_delete: true };
            assert!(may_approve(other, &invite, now).is_err());
        }
        for (viewer, role, may) in [
            (1, Role::Owner, true),
            (2, Role::None, true),
            (3, Role::Collaborator { may_delete: true }, true),
            (4, Role::Collaborator { may_delete: true }, false),
            (4, Role::None, false),
        ] {
            let outcome = may_deny(UserId(viewer), role, &invite(NEW));
            assert_eq!(outcome.is_ok(), may, "{viewer} {role:?}");
        }
    }
}
