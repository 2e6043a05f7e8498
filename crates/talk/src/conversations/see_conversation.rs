//! Notes that the viewer read a conversation.

use contract::{
    answers::Done,
    conversations::SeeConversation,
    ids::{MessageId, UserId},
};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
};

use super::{
    get_conversation::{seen, unseen},
    sql::{
        self, ConversationRow, InboxRow,
        messages::{self, MessageRow},
        reading,
    },
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
    let last = latest_of_board(&ctx, &inbox).await?;
    let told = told_of_reading(&ctx, viewer, id).await?;
    let told = told.map(|told| who_asks(told, &inbox, last.as_ref()));
    let tx = ctx.begin().await?;
    let row = sql::lock(&tx, id).await?.ok_or_else(Error::not_found)?;
    if is_latest(&row, input.message_id) {
        let at = last.map_or(0, |last| last.created_ms);
        sql::see(&tx, viewer, &row, at).await?;
        // That a contact request was read is not told, nor what is read by who does not show it.
        if let (true, Some(told)) = (inbox.state().is_accepted(), told) {
            reading::set_seen(&tx, viewer, &row, &told).await?;
        }
    }
    tx.commit().await?;
    Ok(Done {})
}

/// Whether nothing came after a message; where none is named, all that there is was seen.
fn is_latest(row: &ConversationRow, last: Option<MessageId>) -> bool {
    last.is_none_or(|last| last >= row.last_message_id)
}

/// The latest message of a board's conversation that the member is shown. Who reads it before it is
/// counted has it at its place in the list all the same.
async fn latest_of_board(ctx: &Ctx, inbox: &InboxRow) -> Result<Option<MessageRow>> {
    if inbox.board_id.is_none() {
        return Ok(None);
    }
    let (db, id) = (&ctx.house.db, inbox.conversation_id);
    let unseen = unseen(ctx, id).await?;
    let between = (inbox.cleared_id, i64::MAX);
    Ok(messages::list(db, id, between, &unseen, 1).await?.pop())
}

/// Of the members who may be told of the reading those whose windows ask for it: in a board's
/// conversation who wrote last, as a hundred readers of each message would have a hundred ask.
fn who_asks(mut told: Vec<UserId>, inbox: &InboxRow, last: Option<&MessageRow>) -> Vec<UserId> {
    if inbox.board_id.is_some() {
        told.retain(|user| last.is_some_and(|last| last.sender_id == *user));
    }
    told
}
