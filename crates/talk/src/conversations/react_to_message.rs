//! Reacts to a message.

use contract::{
    conversations::{MessageView, ReactToMessage},
    errors::Code,
    ids::{ConversationId, MessageId},
};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
};

use super::{
    get_conversation::{seen, unseen},
    send_message::message_view,
    sql::{
        self, State,
        messages::{self, MessageRow, reactions},
    },
};

/// `MessageReactionResource/create`: reacts to a message. Caller: writer who is a member, reads
/// the message and has accepted the conversation. A member has one reaction to a message: another
/// kind takes the place of the first. It is not unread to the others.
pub async fn react_to_message(ctx: Ctx, input: ReactToMessage) -> Result<MessageView> {
    let viewer = ctx.writer()?;
    let (id, message) = (input.conversation_id, input.message_id);
    read(&ctx, id, message).await?;
    let tx = ctx.begin().await?;
    sql::lock(&tx, id).await?.ok_or_else(Error::not_found)?;
    // The member may have left, and the message been taken back, while it was waited for.
    let inbox = sql::inbox(&tx, viewer, id).await?;
    let inbox = inbox.ok_or_else(Error::not_found)?;
    if inbox.state() != State::Inbox {
        return Err(Error::new(Code::NotAllowed).detail("accept the contact request first"));
    }
    let row = messages::find(&tx, id, message).await?;
    let row = row.filter(|row| row.unsent_ms.is_none());
    let row = row.ok_or_else(Error::not_found)?;
    reactions::put(&tx, &row, viewer, input.reaction_type, ctx.now()).await?;
    sql::tell_members(&tx, id).await?;
    tx.commit().await?;
    message_view(&ctx, row).await
}

/// The view of a message that the viewer, a member, is shown and that was not taken back.
pub async fn message_of(ctx: &Ctx, id: ConversationId, message: MessageId) -> Result<MessageView> {
    let row = read(ctx, id, message).await?;
    match row.unsent_ms {
        Some(_) => Err(Error::not_found()),
        None => message_view(ctx, row).await,
    }
}

/// A message that the viewer, a member, is shown.
pub(super) async fn read(ctx: &Ctx, id: ConversationId, message: MessageId) -> Result<MessageRow> {
    let inbox = seen(ctx, ctx.user()?, id).await?;
    let unseen = unseen(ctx, id).await?;
    let row = messages::find(&ctx.house.db, id, message).await?;
    let is_shown = |row: &MessageRow| row.id > inbox.cleared_id && !unseen.contains(&row.sender_id);
    row.filter(is_shown).ok_or_else(Error::not_found)
}
