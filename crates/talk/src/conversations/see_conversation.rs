//! Notes that the viewer read a conversation.

use accounts::preferences::find_reading::shows_reading;
use contract::{answers::Done, conversations::SeeConversation};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
};

use super::{get_conversation::seen, sql, tell_typing::told_of_reading};

/// `ConversationSeenResource/update`: the viewer has read all of it (consumer specification §4
/// "Conversation UI": opening a conversation clears unread), unless something came after the
/// message that they saw last. Caller: user who is a member. Once more changes nothing.
pub async fn see_conversation(ctx: Ctx, input: SeeConversation) -> Result<Done> {
    let viewer = ctx.user()?;
    let id = input.conversation_id;
    let inbox = seen(&ctx, viewer, id).await?;
    if inbox.unread == 0 {
        return Ok(Done {});
    }
    let told = told_of_reading(&ctx, viewer, id).await?;
    let shows_it = shows_reading(&ctx.house.db, viewer).await?;
    let tx = ctx.begin().await?;
    let row = sql::lock(&tx, id).await?.ok_or_else(Error::not_found)?;
    if input
        .message_id
        .is_none_or(|last| last >= row.last_message_id)
    {
        sql::see(&tx, viewer, id).await?;
        // That a contact request was read is not told.
        if inbox.state().is_accepted() && shows_it {
            sql::set_seen(&tx, viewer, &row, &told).await?;
        }
    }
    tx.commit().await?;
    Ok(Done {})
}
