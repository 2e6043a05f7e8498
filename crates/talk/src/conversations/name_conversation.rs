//! Names a group.

use accounts::rules::find_rules::find_rules;
use contract::conversations::{ConversationView, MessageEvent::Named, NameConversation};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
    validate,
};

use super::{
    find_reached::find_reached,
    get_conversation::seen,
    policy,
    show_conversations::conversation_view,
    sql::{self, messages::MessageRow},
    tell_event::tell_event,
};

/// Longest name, in characters.
const MOST: usize = 50;

/// `ConversationResource/update`: sets what its members call a group, or takes its name away.
/// Caller: writer who takes part in it and reaches another member. The same name once more changes nothing.
pub async fn name_conversation(ctx: Ctx, input: NameConversation) -> Result<ConversationView> {
    let viewer = ctx.writer()?;
    let id = input.conversation_id;
    let name = validate::optional_name("name", input.name.as_deref(), MOST)?;
    policy::is_its_own(&seen(&ctx, viewer, id).await?)?;
    find_reached(&ctx, viewer, id).await?;
    let rules = find_rules(&ctx.house, &ctx.house.db).await?;
    let tx = ctx.begin().await?;
    let mut row = sql::lock(&tx, id).await?.ok_or_else(Error::not_found)?;
    // The member may have left while the conversation was waited for.
    let inbox = sql::inbox(&tx, viewer, id).await?;
    policy::may_change(&row, inbox.ok_or_else(Error::not_found)?.state())?;
    if row.name.as_deref().unwrap_or_default() != name {
        rules.ask(&[("name", &name)]).of_label()?;
        let named = Some(name.as_str()).filter(|name| !name.is_empty());
        sql::name(&tx, id, named).await?;
        let event = |message: MessageRow| MessageRow {
            text: name.clone(),
            ..message.with_event(Named)
        };
        tell_event(&ctx, &tx, &mut row, event).await?;
    }
    tx.commit().await?;
    conversation_view(&ctx, viewer, id).await
}
