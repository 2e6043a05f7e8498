//! The message that an address names.

use contract::{
    conversations::MessageView,
    ids::{ConversationId, MessageId},
};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
};

use super::{
    get_conversation::{seen, unseen},
    send_message::message_view,
    sql::messages::{self, MessageRow},
};

/// The view of a message that the viewer, a member, is shown and that was not taken back.
pub async fn message_of(ctx: &Ctx, id: ConversationId, message: MessageId) -> Result<MessageView> {
    let row = find_message(ctx, id, message).await?;
    match row.unsent_ms {
        Some(_) => Err(Error::not_found()),
        None => message_view(ctx, row).await,
    }
}

/// A message that the viewer, a member, is shown and that was written: what a member did in place
/// of writing is not answered, reported or taken back.
pub(super) async fn find_message(
    ctx: &Ctx,
    id: ConversationId,
    message: MessageId,
) -> Result<MessageRow> {
    let inbox = seen(ctx, ctx.user()?, id).await?;
    let unseen = unseen(ctx, id).await?;
    let row = messages::find(&ctx.house.db, id, message).await?;
    let is_shown = |row: &MessageRow| row.id > inbox.cleared_id && !unseen.contains(&row.sender_id);
    let row = row.filter(|row| row.as_event().is_none());
    row.filter(is_shown).ok_or_else(Error::not_found)
}
