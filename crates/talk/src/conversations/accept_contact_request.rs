//! Accepts a contact request.

use contract::conversations::{ConversationView, OneConversation};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
    house::Changed,
};

use super::{
    get_conversation::seen,
    policy,
    show_conversations::conversation_view,
    sql::{self, State, emails},
};

/// `ContactRequestResource/update`: the conversation lies in the viewer's inbox, and its members
/// write freely. Caller: writer who received it. Once more changes nothing.
pub async fn accept_contact_request(ctx: Ctx, input: OneConversation) -> Result<ConversationView> {
    let viewer = ctx.writer()?;
    let id = input.conversation_id;
    let inbox = seen(&ctx, viewer, id).await?;
    if !inbox.state().is_accepted() {
        let tx = ctx.begin().await?;
        let mut row = sql::lock(&tx, id).await?.ok_or_else(Error::not_found)?;
        policy::may_accept(&row)?;
        row.is_answered = true;
        sql::update(&tx, &row).await?;
        sql::set_state(&tx, viewer, id, State::Inbox).await?;
        emails::seat(&tx, id, viewer).await?;
        // The others may write from now on.
        for (_, member) in sql::members(&tx, &[id]).await? {
            tx.changed(Changed::Conversations(member));
        }
        tx.commit().await?;
    }
    conversation_view(&ctx, viewer, id).await
}
