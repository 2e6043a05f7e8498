//! Takes the decline of a contact request back.

use contract::conversations::{ConversationView, OneConversation};
use kernel::{ctx::Ctx, error::Result};

use super::{decline_contact_request::set, show_conversations::conversation_view, sql::State};

/// `ContactRequestDeclineResource/delete`: the conversation is a contact request again (business
/// specification §2 "contact-request undo toast"). Caller: user who declined it. Once more
/// changes nothing.
pub async fn restore_contact_request(ctx: Ctx, input: OneConversation) -> Result<ConversationView> {
    set(&ctx, input.conversation_id, State::Requested).await?;
    conversation_view(&ctx, ctx.user()?, input.conversation_id).await
}
