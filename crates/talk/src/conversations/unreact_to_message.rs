//! Takes a reaction to a message back.

use contract::conversations::{MessageView, OneMessage};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
};

use super::{
    find_message::find_message,
    send_message::message_view,
    sql::{self, messages::reactions},
};

/// `MessageReactionResource/delete`: takes the viewer's reaction to a message back. Caller: user
/// who is a member and reads the message. Without one it changes nothing.
pub async fn unreact_to_message(ctx: Ctx, input: OneMessage) -> Result<MessageView> {
    let viewer = ctx.user()?;
    let row = find_message(&ctx, input.conversation_id, input.message_id).await?;
    let tx = ctx.begin().await?;
    let locked = sql::lock(&tx, row.conversation_id).await?;
    locked.ok_or_else(Error::not_found)?;
    reactions::delete(&tx, &row, viewer).await?;
    sql::tell_members(&tx, row.conversation_id).await?;
    tx.commit().await?;
    message_view(&ctx, row).await
}
