//! Declines a contact request.

use contract::{answers::Done, conversations::OneConversation, ids::ConversationId};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
};

use super::{
    get_conversation::seen,
    policy,
    sql::{self, State},
};

/// `ContactRequestResource/delete`: the conversation is listed for the viewer no longer; who
/// began it is not told. Caller: user who received it. Once more changes nothing.
pub async fn decline_contact_request(ctx: Ctx, input: OneConversation) -> Result<Done> {
    set(&ctx, input.conversation_id, State::Declined).await?;
    Ok(Done {})
}

/// Says where a contact request of the viewer lies that they have not accepted.
pub(super) async fn set(ctx: &Ctx, id: ConversationId, state: State) -> Result<()> {
    let viewer = ctx.user()?;
    seen(ctx, viewer, id).await?;
    let tx = ctx.begin().await?;
    sql::lock(&tx, id).await?.ok_or_else(Error::not_found)?;
    // It may have been accepted in another window while the conversation was waited for.
    let inbox = sql::inbox(&tx, viewer, id).await?;
    policy::may_decline(inbox.ok_or_else(Error::not_found)?.state())?;
    sql::set_state(&tx, viewer, id, state).await?;
    tx.commit().await
}
