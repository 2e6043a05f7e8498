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

/// The view of a message that the viewer, a member, is shown and that was neither taken back nor
/// taken down.
pub async fn message_of(ctx: &Ctx, id: ConversationId, message: MessageId) -> Result<MessageView> {
    let row = find_message(ctx, id, message).await?;
    match row.stands() {
        true => message_view(ctx, row).await,
        false => Err(Error::not_found()),
    }
}

/// Path of the page of a pin, a board or a user that was sent with a message.
pub async fn page_of_sent(
    ctx: &Ctx,
    id: ConversationId,
    message: &MessageView,
) -> Result<Option<String>> {
    let row = find_message(ctx, id, message.id).await?;
    let pin = row.pin_id.map(|pin| format!("/pin/{pin}/"));
    let board = message.board.as_ref().map(|board| board.board.url.clone());
    let user = message.user.as_ref().map(|user| user.profile_url.clone());
    Ok(pin.or(board).or(user))
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
