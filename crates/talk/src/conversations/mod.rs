//! # Conversations
//!
//! Lives here: what users write to each other, how groups are named and grow, which of it each
//! member has not read, muted or archived, up to where others read, that they write, which
//! conversations are contact requests, the one that each board has for its members, and e-mail
//! addresses that were written to.
//! Tables owned: `approaches conversations conversation_members pair_conversations board_conversations inboxes
//! messages message_reactions conversation_emails`.
//! Events emitted: none.
//! Not here: who the members of a board are (`boards`, which tells by `SETTLE_MEMBERS`), whose
//! messages a user takes (`preferences`), who blocked whom (`blocks`), and who is
//! told of messages elsewhere (`notifications`, which registers with `TELL_OF_MESSAGE`).
//!
//! Invariant: what is written is shown to members alone, and to each of them without what is by
//! users whom they do not see. Whether an e-mail address has an account is told to no other user:
//! its owner has a view of the conversation, and becomes a member by answering.

pub mod accept_contact_request;
pub mod add_members;
pub mod archive_conversation;
mod ask_addresses;
mod ask_rules;
mod check_addresses;
mod count_approach;
pub mod count_unread;
pub mod decline_contact_request;
mod end_conversation;
mod find_boards;
pub mod find_message;
mod find_reached;
mod find_seats;
pub mod find_writable;
mod follow_board;
pub mod get_conversation;
mod hooks;
pub mod jobs;
pub mod leave_conversation;
pub mod list_contact_requests;
pub mod list_conversations;
pub mod list_messages;
pub mod mute_conversation;
pub mod name_conversation;
pub mod open_board_conversation;
pub mod open_conversation_link;
pub mod policy;
mod raise_badges;
pub mod react_to_message;
pub mod restore_contact_request;
pub mod search_messages;
pub mod see_conversation;
pub mod send_message;
mod show_conversations;
mod show_messages;
mod sql;
pub mod start_conversation;
pub mod take_down_message;
mod tell_event;
pub mod tell_receivers;
pub mod tell_typing;
pub mod unreact_to_message;
pub mod unsend_message;
