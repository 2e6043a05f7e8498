//! # Conversations
//!
//! Lives here: what users write to each other, which of it each member has not read, and which
//! conversations are contact requests.
//! Tables owned: `conversations conversation_members pair_conversations inboxes messages
//! message_reactions`.
//! Events emitted: none.
//! Not here: whose messages a user takes (`preferences`), and who blocked whom (`blocks`).
//!
//! Invariant: what is written is shown to members alone, and to each of them without what is by
//! users whom they do not see.

pub mod accept_contact_request;
pub mod count_unread;
pub mod decline_contact_request;
pub mod find_message;
pub mod get_conversation;
mod hooks;
pub mod leave_conversation;
pub mod list_contact_requests;
pub mod list_conversations;
pub mod list_messages;
pub mod policy;
pub mod react_to_message;
pub mod restore_contact_request;
pub mod see_conversation;
pub mod send_message;
mod show_conversations;
mod show_messages;
mod sql;
pub mod start_conversation;
pub mod unreact_to_message;
pub mod unsend_message;
