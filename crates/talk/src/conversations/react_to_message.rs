//! Reacts to a message.

use contract::conversations::{MessageView, ReactToMessage};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
};

use super::{
    find_message::find_message,
    policy,
    send_message::message_view,
    sql::{
        self,
        messages::{self, MessageRow, reactions},
    },
};

/// `MessageReactionResource/create`: reacts to a message. Caller: writer who is a member, reads
/// the message and has accepted the conversation. A member has one reaction to a message: another
/// kind takes the place of the first. It is not unread to the others.
pub async fn react_to_message(ctx: Ctx, input: ReactToMessage) -> Result<MessageView> {
    let viewer = ctx.writer()?;
    let (id, message) = (input.conversation_id, input.message_id);
    find_message(&ctx, id, message).await?;
    let tx = ctx.begin().await?;
    sql::lock(&tx, id).await?.ok_or_else(Error::not_found)?;
    // The member may have left, and the message been taken back or down, while it was waited for.
    let inbox = sql::inbox(&tx, viewer, id).await?;
    let inbox = inbox.ok_or_else(Error::not_found)?;
    policy::takes_part(inbox.state())?;
    let row = messages::find(&tx, id, message).await?;
    let row = row.filter(MessageRow::stands);
    let row = row.ok_or_else(Error::not_found)?;
    reactions::put(&tx, &row, viewer, input.reaction_type, ctx.now()).await?;
    sql::tell_members(&tx, id).await?;
    tx.commit().await?;
    message_view(&ctx, row).await
}
