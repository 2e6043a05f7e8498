//! Accepts a contact request.

use accounts::preferences::find_reading::shows_reading;
use contract::conversations::{ConversationView, OneConversation};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
};

use super::{
    get_conversation::seen,
    policy,
    show_conversations::conversation_view,
    sql::{self, State, emails, reading},
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
        // It may have been left in another window while the conversation was waited for.
        let inbox = sql::inbox(&tx, viewer, id).await?;
        let inbox = inbox.ok_or_else(Error::not_found)?;
        row.is_answered = true;
        sql::update(&tx, &row).await?;
        sql::set_state(&tx, viewer, id, State::Inbox).await?;
        emails::seat(&tx, id, viewer).await?;
        // What they read while they were asked is told from now on.
        if !inbox.has_unread(&row) && shows_reading(&tx, viewer).await? {
            reading::set_seen(&tx, viewer, &row, &[]).await?;
        }
        // The others may write from now on.
        sql::tell_members(&tx, id).await?;
        tx.commit().await?;
    }
    conversation_view(&ctx, viewer, id).await
}
