//! Notes that the viewer read a conversation.

use contract::{
    answers::Done,
    conversations::{MessageView, SeeConversation},
    ids::{MessageId, UserId},
};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
};

use super::{
    get_conversation::seen,
    list_messages::latest,
    sql::{self, ConversationRow, InboxRow, reading},
    tell_typing::told_of_reading,
};

/// `ConversationSeenResource/update`: the viewer has read all of it (consumer specification §4
/// "Conversation UI": opening a conversation clears unread), unless something came after the
/// message that they saw last. Caller: user who is a member. Once more changes nothing.
pub async fn see_conversation(ctx: Ctx, input: SeeConversation) -> Result<Done> {
    let viewer = ctx.user()?;
    let id = input.conversation_id;
    let inbox = seen(&ctx, viewer, id).await?;
    let row = sql::find(&ctx.house.db, id).await?;
    let row = row.ok_or_else(Error::not_found)?;
    if !inbox.has_unread(&row) {
        return Ok(Done {});
    }
    let is_of_board = inbox.board_id.is_some();
    let last = match is_of_board || !is_latest(&row, input.message_id) {
        true => latest(&ctx, &inbox).await?,
        false => None,
    };
    let told = told_of_reading(&ctx, viewer, id).await?;
    let told = told.map(|told| who_asks(told, &inbox, last.as_ref()));
    let tx = ctx.begin().await?;
    let locked = sql::lock(&tx, id).await?.ok_or_else(Error::not_found)?;
    if is_latest(&locked, input.message_id) || is_latest_shown(&locked, &row, &input, last.as_ref())
    {
        // Who reads a board's before it is counted has it at its place in the list all the same.
        let at = last.filter(|_| is_of_board);
        let at = at.map_or(0, |last| last.created_ms);
        sql::see(&tx, viewer, &locked, at).await?;
        // That a contact request was read is not told, nor what is read by who does not show it.
        if let (true, Some(told)) = (inbox.state().is_accepted(), told) {
            reading::set_seen(&tx, viewer, &locked, &told).await?;
        }
    }
    tx.commit().await?;
    Ok(Done {})
}

/// Whether nothing came after a message; where none is named, all that there is was seen.
fn is_latest(row: &ConversationRow, last: Option<MessageId>) -> bool {
    last.is_none_or(|last| last >= row.last_message_id)
}

/// Whether all that came after a message is by members whom the viewer does not see, as after a
/// block, and nothing was written since that was found out.
fn is_latest_shown(
    locked: &ConversationRow,
    before: &ConversationRow,
    input: &SeeConversation,
    shown: Option<&MessageView>,
) -> bool {
    let is_seen = |shown: &MessageView| input.message_id.is_some_and(|last| last >= shown.id);
    locked.last_message_id == before.last_message_id && shown.is_none_or(is_seen)
}

/// Of the members who may be told of the reading those whose windows ask for it: in a board's
/// conversation who wrote last, as a hundred readers of each message would have a hundred ask.
fn who_asks(mut told: Vec<UserId>, inbox: &InboxRow, last: Option<&MessageView>) -> Vec<UserId> {
    if inbox.board_id.is_some() {
        told.retain(|user| last.is_some_and(|last| last.sender.id == *user));
    }
    told
}
