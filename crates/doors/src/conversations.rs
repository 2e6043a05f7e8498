//! Addresses of the noun `conversations`.

use http::Method;
use talk::conversations::{
    accept_contact_request::accept_contact_request, add_members::add_members,
    archive_conversation::archive_conversation, decline_contact_request::decline_contact_request,
    get_conversation::get_conversation, leave_conversation::leave_conversation,
    list_contact_requests::list_contact_requests, list_conversations::list_conversations,
    list_messages::list_messages, mute_conversation::mute_conversation,
    name_conversation::name_conversation, open_board_conversation::open_board_conversation,
    open_conversation_link::open_conversation_link, react_to_message::react_to_message,
    restore_contact_request::restore_contact_request, search_messages::search_messages,
    see_conversation::see_conversation, send_message::send_message,
    start_conversation::start_conversation, tell_typing::tell_typing,
    unreact_to_message::unreact_to_message, unsend_message::unsend_message,
};

use crate::adapters::{
    rates::Rate,
    switchboard::{
        Switchboard,
        Verb::{Create, Delete, Get, Update},
    },
};

/// One line per operation. Apps have no scope for what users write to each other.
pub fn doors(board: &mut Switchboard) {
    board
        .write(start_conversation)
        .rate(Rate::Stranger)
        .resource("Conversations", Create)
        .v3(Method::POST, "/v3/conversations/");
    board
        .read(list_conversations)
        .resource("Conversations", Get)
        .v3(Method::GET, "/v3/conversations/");
    board
        .read(get_conversation)
        .resource("Conversation", Get)
        .v3(Method::GET, "/v3/conversations/{conversation_id}/");
    board
        .write(leave_conversation)
        .before_proof()
        .resource("Conversation", Delete)
        .v3(Method::DELETE, "/v3/conversations/{conversation_id}/");
    board
        .write(see_conversation)
        .before_proof()
        .resource("ConversationSeen", Update)
        .v3(Method::PUT, "/v3/conversations/{conversation_id}/seen/");
    board
        .write(send_message)
        .rate(Rate::Message)
        .resource("ConversationMessages", Create)
        .v3(
            Method::POST,
            "/v3/conversations/{conversation_id}/messages/",
        );
    board
        .read(list_messages)
        .resource("ConversationMessages", Get)
        .v3(Method::GET, "/v3/conversations/{conversation_id}/messages/");
    board
        .write(unsend_message)
        .before_proof()
        .resource("ConversationMessage", Delete)
        .v3(
            Method::DELETE,
            "/v3/conversations/{conversation_id}/messages/{message_id}/",
        );
    board
        .write(react_to_message)
        .resource("MessageReaction", Create)
        .v3(
            Method::POST,
            "/v3/conversations/{conversation_id}/messages/{message_id}/reaction/",
        );
    board
        .write(unreact_to_message)
        .before_proof()
        .resource("MessageReaction", Delete)
        .v3(
            Method::DELETE,
            "/v3/conversations/{conversation_id}/messages/{message_id}/reaction/",
        );
    board
        .write(tell_typing)
        .rate(Rate::Typing)
        .resource("ConversationTyping", Create);
    board
        .write(open_conversation_link)
        .before_proof()
        .resource("ConversationLink", Create);
    groups(board);
    contact_requests(board);
}

/// What members change of a conversation, for themselves or in a group for all, the search, and the
/// conversation of a board.
fn groups(board: &mut Switchboard) {
    board
        .write(open_board_conversation)
        .resource("BoardConversation", Create)
        .v3(Method::POST, "/v3/boards/{board_id}/conversation/");
    board
        .write(name_conversation)
        .rate(Rate::Message)
        .resource("Conversation", Update)
        .v3(Method::PUT, "/v3/conversations/{conversation_id}/");
    board
        .write(add_members)
        .rate(Rate::Stranger)
        .resource("ConversationMembers", Create)
        .v3(Method::POST, "/v3/conversations/{conversation_id}/members/");
    board
        .write(mute_conversation)
        .before_proof()
        .resource("ConversationMute", Update)
        .v3(Method::PUT, "/v3/conversations/{conversation_id}/mute/");
    board
        .write(archive_conversation)
        .before_proof()
        .resource("ConversationArchive", Update)
        .v3(Method::PUT, "/v3/conversations/{conversation_id}/archive/");
    board
        .read(search_messages)
        .rate(Rate::ConversationSearch)
        .resource("ConversationSearch", Get)
        .v3(Method::GET, "/v3/conversations/{conversation_id}/search/");
}

/// What users whom the viewer does not know write to them.
fn contact_requests(board: &mut Switchboard) {
    board
        .read(list_contact_requests)
        .resource("ContactRequests", Get)
        .v3(Method::GET, "/v3/contact_requests/");
    board
        .write(accept_contact_request)
        .resource("ContactRequest", Update)
        .v3(Method::PUT, "/v3/contact_requests/{conversation_id}/");
    board
        .write(decline_contact_request)
        .before_proof()
        .resource("ContactRequest", Delete)
        .v3(Method::DELETE, "/v3/contact_requests/{conversation_id}/");
    board
        .write(restore_contact_request)
        .before_proof()
        .resource("ContactRequestDecline", Delete)
        .v3(
            Method::DELETE,
            "/v3/contact_requests/{conversation_id}/decline/",
        );
}
