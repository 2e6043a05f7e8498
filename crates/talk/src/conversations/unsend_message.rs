//! Takes a message back.

use contract::{
    conversations::{MessageView, OneMessage},
    errors::Code,
};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
};

use super::{
    find_message::find_message,
    send_message::message_view,
    sql::{self, messages},
};

/// How long a message can be taken back: a day.
const WINDOW_MS: i64 = 24 * 60 * 60 * 1_000;

/// `ConversationMessageResource/delete`: takes a message back. Its words, what was sent with it
/// and the reactions to it are gone for all; that there was one stays. Caller: its sender, for a
/// day. Once more changes nothing.
pub async fn unsend_message(ctx: Ctx, input: OneMessage) -> Result<MessageView> {
    let viewer = ctx.user()?;
    let row = find_message(&ctx, input.conversation_id, input.message_id).await?;
    if row.sender_id != viewer {
        return Err(Error::new(Code::NotAllowed).detail("it is another member's message"));
    }
    if row.unsent_ms.is_some() {
        return message_view(&ctx, row).await;
    }
    if row.created_ms + WINDOW_MS <= ctx.now() {
        return Err(Error::new(Code::NotAllowed).detail("a message can be taken back for a day"));
    }
    let tx = ctx.begin().await?;
    let locked = sql::lock(&tx, row.conversation_id).await?;
    locked.ok_or_else(Error::not_found)?;
    messages::unsend(&tx, &row, ctx.now()).await?;
    sql::tell_members(&tx, row.conversation_id).await?;
    tx.commit().await?;
    message_view(
        &ctx,
        find_message(&ctx, input.conversation_id, input.message_id).await?,
    )
    .await
}
