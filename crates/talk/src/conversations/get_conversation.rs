//! One conversation.

use accounts::users::show_users::users_there;
use contract::{
    conversations::{ConversationView, OneConversation},
    ids::{BoardId, ConversationId, UserId},
};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
};

use super::{
    find_boards::find_boards,
    show_conversations::{conversation_view, others},
    sql::{self, InboxRow, emails},
};

/// `ConversationResource/get`. Caller: user who is a member and sees another.
pub async fn get_conversation(ctx: Ctx, input: OneConversation) -> Result<ConversationView> {
    let viewer = ctx.user()?;
    conversation_view(&ctx, viewer, input.conversation_id).await
}

/// A member's own view of a conversation; *not found* for all others, and where the member
/// sees no other, as after a block, and no address of theirs waits, or not the board whose conversation it is.
pub(super) async fn seen(ctx: &Ctx, viewer: UserId, id: ConversationId) -> Result<InboxRow> {
    let inbox = sql::inbox(&ctx.house.db, viewer, id).await?;
    let inbox = inbox.ok_or_else(Error::not_found)?;
    let board: Vec<BoardId> = inbox.board_id.into_iter().collect();
    if find_boards(ctx, &board).await?.len() < board.len() {
        return Err(Error::not_found());
    }
    let is_seen = others(ctx, viewer, &[id]).await?.contains_key(&id)
        || emails::wrote(&ctx.house.db, id, viewer).await?;
    match is_seen {
        true => Ok(inbox),
        false => Err(Error::not_found()),
    }
}

/// Members whom the viewer does not see: what they write would be looked through in vain.
pub(super) async fn unseen(ctx: &Ctx, id: ConversationId) -> Result<Vec<UserId>> {
    let members = sql::members(&ctx.house.db, &[id]).await?;
    let there = users_there(ctx, members.iter().map(|(_, user)| *user)).await?;
    let users = members.into_iter().map(|(_, user)| user);
    Ok(users.filter(|user| !there.contains_key(user)).collect())
}
