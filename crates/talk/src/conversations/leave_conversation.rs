//! Leaves a conversation.

use contract::{answers::Done, conversations::OneConversation};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
};

use super::sql;

/// `ConversationResource/delete`: of a group the viewer is a member no longer; of two users what
/// was written so far is shown to the viewer no longer, and the other still has it. Caller: user
/// who is a member.
pub async fn leave_conversation(ctx: Ctx, input: OneConversation) -> Result<Done> {
    let viewer = ctx.user()?;
    let id = input.conversation_id;
    let tx = ctx.begin().await?;
    let row = sql::lock(&tx, id).await?.ok_or_else(Error::not_found)?;
    // Also where they see no other member.
    let inbox = sql::inbox(&tx, viewer, id).await?;
    inbox.ok_or_else(Error::not_found)?;
    match row.is_group {
        true => sql::leave(&tx, viewer, id).await?,
        false => sql::clear(&tx, viewer, &row).await?,
    }
    tx.commit().await?;
    Ok(Done {})
}
