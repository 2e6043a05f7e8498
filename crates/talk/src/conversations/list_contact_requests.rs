//! Conversations that wait for the viewer's answer.

use contract::{
    answers::Page,
    conversations::{ConversationView, ListContactRequests},
};
use kernel::{ctx::Ctx, error::Result};

use super::{list_conversations::list, sql::State};

/// `ContactRequestsResource/get`: conversations that users began with the viewer whose messages
/// they want to be asked for, the latest message first, without those that they declined.
/// Caller: user, their own.
pub async fn list_contact_requests(
    ctx: Ctx,
    input: ListContactRequests,
) -> Result<Page<ConversationView>> {
    list(&ctx, State::Requested, &input.bookmarks, input.page_size).await
}
