//! Notes that the viewer read a conversation.

use contract::{answers::Done, conversations::OneConversation};
use kernel::{ctx::Ctx, error::Result};

use super::{get_conversation::seen, sql};

/// `ConversationSeenResource/update`: the viewer has read all of it (consumer specification §4
/// "Conversation UI": opening a conversation clears unread). Caller: user who is a member. Once
/// more changes nothing.
pub async fn see_conversation(ctx: Ctx, input: OneConversation) -> Result<Done> {
    let viewer = ctx.user()?;
    let inbox = seen(&ctx, viewer, input.conversation_id).await?;
    if inbox.unread > 0 {
        let tx = ctx.begin().await?;
        sql::see(&tx, viewer, input.conversation_id).await?;
        tx.commit().await?;
    }
    Ok(Done {})
}
