//! # Collaborators
//!
//! Lives here: how users become collaborators of a board and cease to be:
//! invites, requests to join, invite links, transfers to the next owner.
//! Tables owned: `collaborator_invites collaborator_links board_transfers`.
//! Events emitted: `UserConcerned`, through the room `boards` `BoardFilled FollowChanged`.
//! Not here: the collaborators of a board (`boards`, table `collaborators`), what
//! each may do (`boards::policy`, `pins::policy`), invites to the host
//! (`invites`).

pub mod accept_board_invite;
pub mod accept_transfer;
pub mod approve_board_invite;
pub mod clear_board_invites;
pub mod deny_board_invite;
pub mod end_invite_link;
pub mod end_transfer;
pub mod find_open_invites;
mod hooks;
pub mod invite_collaborator;
pub mod join_board;
pub mod leave_boards;
pub mod list_board_invites;
pub mod list_collaborators;
pub mod make_invite_link;
pub mod open_invite_link;
pub mod policy;
pub mod remove_collaborator;
pub mod request_to_join;
pub mod request_transfer;
mod separate_users;
mod show_invited;
pub mod show_invites;
mod sql;
pub mod suggest_collaborators;
pub mod update_collaborator;
