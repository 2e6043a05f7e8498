//! Leaves a conversation.

use contract::{
    answers::Done,
    conversations::{MessageEvent::Left, OneConversation},
};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
};

use super::{policy, sql, tell_event::tell_event};

/// `ConversationResource/delete`: of a group the viewer is a member no longer, as those who are left
/// in it are told; of two users what
/// was written so far is shown to the viewer no longer, and the other still has it. Caller: user
/// who is a member. A board's is left by leaving the board.
pub async fn leave_conversation(ctx: Ctx, input: OneConversation) -> Result<Done> {
    let viewer = ctx.user()?;
    let id = input.conversation_id;
    let tx = ctx.begin().await?;
    let mut row = sql::lock(&tx, id).await?.ok_or_else(Error::not_found)?;
    // Also where they see no other member.
    let inbox = sql::inbox(&tx, viewer, id).await?;
    let inbox = inbox.ok_or_else(Error::not_found)?;
    policy::is_its_own(&inbox)?;
    match row.is_group {
        true => {
            // A contact request is left in silence.
            if inbox.state().is_accepted() {
                tell_event(&ctx, &tx, &mut row, |message| message.with_event(Left)).await?;
            }
            sql::leave(&tx, viewer, id).await?;
        }
        false => sql::clear(&tx, viewer, &row).await?,
    }
    tx.commit().await?;
    Ok(Done {})
}
