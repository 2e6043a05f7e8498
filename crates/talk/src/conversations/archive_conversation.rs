//! Archives a conversation.

use contract::conversations::{ArchiveConversation, ConversationView};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
};

use super::{
    get_conversation::seen,
    policy,
    show_conversations::conversation_view,
    sql::{self, State},
};

/// `ConversationArchiveResource/update`: lists a conversation apart from the inbox, or in it again.
/// A message brings it back, unless it is muted. Caller: user who takes part in it; the other
/// members are not told. Once more changes nothing.
pub async fn archive_conversation(
    ctx: Ctx,
    input: ArchiveConversation,
) -> Result<ConversationView> {
    let viewer = ctx.user()?;
    let id = input.conversation_id;
    seen(&ctx, viewer, id).await?;
    let tx = ctx.begin().await?;
    sql::lock(&tx, id).await?.ok_or_else(Error::not_found)?;
    // The member may have left while the conversation was waited for.
    let inbox = sql::inbox(&tx, viewer, id).await?;
    policy::takes_part(inbox.ok_or_else(Error::not_found)?.state())?;
    let state = match input.is_archived {
        true => State::Archived,
        false => State::Inbox,
    };
    sql::set_state(&tx, viewer, id, state).await?;
    tx.commit().await?;
    conversation_view(&ctx, viewer, id).await
}
