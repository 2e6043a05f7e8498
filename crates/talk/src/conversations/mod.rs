//! # Conversations
//!
//! Lives here: what users write to each other, how groups are named and grow, which of it each
//! member has not read, muted or archived, up to where others read, that they write, and which
//! conversations are contact requests.
//! Tables owned: `conversations conversation_members pair_conversations inboxes messages
//! message_reactions`.
//! Events emitted: none.
//! Not here: whose messages a user takes (`preferences`), who blocked whom (`blocks`), and who is
//! told of messages elsewhere (`notifications`, which registers with `TELL_OF_MESSAGE`).
//!
//! Invariant: what is written is shown to members alone, and to each of them without what is by
//! users whom they do not see.

pub mod accept_contact_request;
pub mod add_members;
pub mod archive_conversation;
pub mod count_unread;
pub mod decline_contact_request;
pub mod find_message;
pub mod find_writable;
pub mod get_conversation;
mod hooks;
pub mod leave_conversation;
pub mod list_contact_requests;
pub mod list_conversations;
pub mod list_messages;
pub mod mute_conversation;
pub mod name_conversation;
pub mod policy;
pub mod react_to_message;
pub mod restore_contact_request;
pub mod search_messages;
pub mod see_conversation;
pub mod send_message;
mod show_conversations;
mod show_messages;
mod sql;
pub mod start_conversation;
mod tell_event;
pub mod tell_receivers;
pub mod tell_typing;
pub mod unreact_to_message;
pub mod unsend_message;
