//! Takes a message back.

use contract::{
    conversations::{MessageView, OneMessage},
    errors::Code,
    ids::UserId,
};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
};

use super::{
    find_message::find_message,
    find_reached::reach_of,
    send_message::message_view,
    sql::{self, messages},
};

/// How long a message can be taken back: a day.
const WINDOW_MS: i64 = 24 * 60 * 60 * 1_000;

/// `ConversationMessageResource/delete`: takes a message back. Its words, what was sent with it
/// and the reactions to it are gone for all; that there was one stays, and is unread for none in the
/// inbox, but for members of a board who were told of it. Caller: its sender, for a day. Once more
/// changes nothing.
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
    let id = row.conversation_id;
    let members = sql::members(&ctx.house.db, &[id]).await?;
    let members: Vec<UserId> = members.into_iter().map(|(_, user)| user).collect();
    let told = reach_of(&ctx, viewer, id, &members).await?;
    let tx = ctx.begin().await?;
    let locked = sql::lock(&tx, id).await?;
    locked.ok_or_else(Error::not_found)?;
    // Another window may have taken it back while the conversation was waited for: it was counted
    // once.
    let found = messages::find(&tx, id, row.id).await?;
    if found.is_some_and(|row| row.unsent_ms.is_none()) {
        messages::unsend(&tx, &row, ctx.now()).await?;
        sql::take_unread(&tx, id, &told, row.id).await?;
        sql::tell_members(&tx, id).await?;
    }
    tx.commit().await?;
    message_view(
        &ctx,
        find_message(&ctx, input.conversation_id, input.message_id).await?,
    )
    .await
}
