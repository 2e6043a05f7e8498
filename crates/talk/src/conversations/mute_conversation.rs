//! Mutes a conversation for one of its members.

use contract::conversations::{ConversationView, MuteConversation};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
};

use super::{get_conversation::seen, policy, show_conversations::conversation_view, sql};

/// `ConversationMuteResource/update`: says whether the viewer is told of messages of a conversation:
/// a muted one is in no badge, and stays archived when messages come. Caller: user who takes part
/// in it; the other members are not told. Once more changes nothing.
pub async fn mute_conversation(ctx: Ctx, input: MuteConversation) -> Result<ConversationView> {
    let viewer = ctx.user()?;
    let id = input.conversation_id;
    seen(&ctx, viewer, id).await?;
    let tx = ctx.begin().await?;
    sql::lock(&tx, id).await?.ok_or_else(Error::not_found)?;
    // The member may have left while the conversation was waited for.
    let inbox = sql::inbox(&tx, viewer, id).await?;
    policy::takes_part(inbox.ok_or_else(Error::not_found)?.state())?;
    sql::set_muted(&tx, viewer, id, input.is_muted).await?;
    tx.commit().await?;
    conversation_view(&ctx, viewer, id).await
}
