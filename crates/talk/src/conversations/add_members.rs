//! Adds members to a group.

use accounts::{
    preferences::may_reach::deliver_message,
    users::{self, show_users::check_shown},
};
use contract::{
    conversations::{AddMembers, ConversationView, MessageEvent::Added},
    errors::Code,
    ids::{ConversationId, UserId},
};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
    tx::Tx,
};
use store::Run;

use super::{
    get_conversation::seen,
    policy,
    show_conversations::conversation_view,
    sql::{self, State, messages::MessageRow},
    start_conversation::check_ages,
    tell_event::tell_event,
};

/// `ConversationMembersResource/create`: adds users to a group, in which they see what is written
/// from then on; with those who want to be asked it is a contact request. Caller: writer who takes
/// part in it, and users who take messages from them. Who is a member already is left out.
pub async fn add_members(ctx: Ctx, input: AddMembers) -> Result<ConversationView> {
    let viewer = ctx.writer()?;
    let id = input.conversation_id;
    let own = seen(&ctx, viewer, id).await?.state();
    let row = sql::find(&ctx.house.db, id).await?;
    policy::may_change(&row.ok_or_else(Error::not_found)?, own)?;
    let (all, new) = with_new(&ctx.house.db, id, &input.user_ids).await?;
    let mut states = Vec::with_capacity(new.len());
    for user in &new {
        check_shown(&ctx, *user).await?;
        let delivery = deliver_message(&ctx, viewer, *user).await?;
        states.push((*user, policy::received(delivery)?));
    }
    check_ages(&ctx, &all, &new).await?;
    let tx = ctx.begin().await?;
    for user in &new {
        if !users::lock(&tx, *user).await? {
            return Err(Error::not_found());
        }
    }
    add(&ctx, &tx, id, states).await?;
    tx.commit().await?;
    conversation_view(&ctx, viewer, id).await
}

/// All members with those who are to be added, and the latter alone, in the order of their ids.
async fn with_new(
    run: &impl Run,
    id: ConversationId,
    asked: &[UserId],
) -> Result<(Vec<UserId>, Vec<UserId>)> {
    if asked.is_empty() {
        let error = Error::field(Code::InvalidInput, "user_ids");
        return Err(error.detail("user_ids names 1 to 9 others"));
    }
    let members = sql::members(run, &[id]).await?;
    let mut all: Vec<UserId> = members.into_iter().map(|(_, user)| user).collect();
    let mut new: Vec<UserId> = asked.to_vec();
    new.retain(|user| !all.contains(user));
    new.sort_unstable();
    new.dedup();
    all.extend(&new);
    policy::has_room(all.len() - 1)?;
    Ok((all, new))
}

/// Adds users to a group, each in this state, unless they were added meanwhile.
async fn add(ctx: &Ctx, tx: &Tx, id: ConversationId, states: Vec<(UserId, State)>) -> Result<()> {
    let mut row = sql::lock(tx, id).await?.ok_or_else(Error::not_found)?;
    // The viewer may have left, and others been added, while the conversation was waited for.
    let own = sql::inbox(tx, ctx.user()?, id).await?;
    policy::may_change(&row, own.ok_or_else(Error::not_found)?.state())?;
    let users: Vec<UserId> = states.iter().map(|(user, _)| *user).collect();
    if users.is_empty() {
        return Ok(());
    }
    let (_, new) = with_new(tx, id, &users).await?;
    for (user, state) in states.into_iter().filter(|(user, _)| new.contains(user)) {
        row.is_answered |= state == State::Inbox;
        sql::add(tx, &row, user, state).await?;
        let event = |message: MessageRow| MessageRow {
            shared_user_id: Some(user),
            ..message.with_event(Added)
        };
        tell_event(ctx, tx, &mut row, event).await?;
    }
    match row.has_messages() {
        true => sql::raise(tx, id, &new, row.last_ms).await,
        false => Ok(()),
    }
}
