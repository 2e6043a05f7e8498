//! # Collaborators
//!
//! Lives here: who saves to a board beside its owner, whom somebody asked to, who
//! asks to, links that let people join, who is to be the next owner.
//! Tables owned: `collaborators collaborator_invites collaborator_links board_transfers`.
//! Events emitted: through the room `boards` `BoardFilled FollowChanged`.
//! Not here: what each may do (`boards::policy`, `pins::policy`), invites to the host
//! (`invites`).

pub mod accept_board_invite;
pub mod accept_transfer;
pub mod approve_board_invite;
pub mod clear_board_invites;
pub mod deny_board_invite;
pub mod end_invite_link;
pub mod end_transfer;
pub mod find_memberships;
pub mod invite_collaborator;
pub(crate) mod join_board;
pub(crate) mod leave_boards;
pub mod list_board_invites;
pub mod list_collaborators;
pub mod make_invite_link;
pub mod open_invite_link;
pub mod policy;
pub mod remove_collaborator;
pub mod request_to_join;
pub mod request_transfer;
pub mod show_collaborators;
pub(crate) mod show_invites;
pub(crate) mod sql;
pub mod suggest_collaborators;
pub mod update_collaborator;
