//! Tells that a member writes.

use accounts::preferences::find_reading::{find_reading, shows_reading};
use contract::{
    answers::Done,
    conversations::TellTyping,
    ids::{ConversationId, UserId},
};
use kernel::{ctx::Ctx, error::Result, house::Changed};

use super::{
    find_reached::find_reached, get_conversation::seen, policy, show_conversations::others, sql,
};

/// `ConversationTypingResource/create`: tells the open windows of the other members that the
/// viewer writes. Caller: writer who takes part in it and reaches them by messages. Told are
/// those who take part and see the viewer; none where the viewer does not show it, and none who
/// do not. Nothing is kept of it.
pub async fn tell_typing(ctx: Ctx, input: TellTyping) -> Result<Done> {
    let (viewer, id) = (ctx.writer()?, input.conversation_id);
    let inbox = seen(&ctx, viewer, id).await?;
    policy::takes_part(inbox.state())?;
    let reached = find_reached(&ctx, viewer, id).await?;
    let told = told_of_reading(&ctx, viewer, id).await?;
    for to in told.unwrap_or_default() {
        if reached.contains(&to) {
            ctx.house.tell_all(Changed::Typing {
                to,
                user_id: viewer,
                conversation_id: id,
            });
        }
    }
    Ok(Done {})
}

/// The other members who are told what a member reads and writes: they take part, see the
/// member and show the same of themselves; nothing where the member does not show it.
pub(super) async fn told_of_reading(
    ctx: &Ctx,
    viewer: UserId,
    id: ConversationId,
) -> Result<Option<Vec<UserId>>> {
    let db = &ctx.house.db;
    if !shows_reading(db, viewer).await? {
        return Ok(None);
    }
    let members = others(ctx, viewer, &[id]).await?.remove(&id);
    let members: Vec<UserId> = members.into_iter().flatten().map(|user| user.id).collect();
    let shown = find_reading(db, &members).await?;
    let inboxes = sql::inboxes_of(db, id, &members).await?.into_iter();
    let told = inboxes.filter(|one| one.state().is_accepted() && shown.contains(&one.user_id));
    Ok(Some(told.map(|one| one.user_id).collect()))
}
