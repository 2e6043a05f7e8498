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
    check_addresses::check_grown_up,
    count_approach::{count_approach, count_strangers},
    get_conversation::seen,
    policy,
    show_conversations::conversation_view,
    sql::{self, ConversationRow, State, emails, messages::MessageRow},
    start_conversation::check_ages,
    tell_event::tell_event,
    tell_receivers::tell_receivers,
};

/// `ConversationMembersResource/create`: adds users to a group, in which they see what is written
/// from then on; with those who want to be asked it is a contact request. Caller: writer who takes
/// part in it, and users who take messages from them. Who is a member already is left out.
pub async fn add_members(ctx: Ctx, input: AddMembers) -> Result<ConversationView> {
    let viewer = ctx.writer()?;
    let id = input.conversation_id;
    let own = seen(&ctx, viewer, id).await?;
    policy::is_its_own(&own)?;
    let row = sql::find(&ctx.house.db, id).await?;
    policy::may_change(&row.ok_or_else(Error::not_found)?, own.state())?;
    while !added(&ctx, viewer, &input).await? {}
    conversation_view(&ctx, viewer, id).await
}

/// Adds users whom the viewer reaches, and whom age lets into the group as it is; false where its
/// members changed meanwhile, so that it has to be asked again.
async fn added(ctx: &Ctx, viewer: UserId, input: &AddMembers) -> Result<bool> {
    let id = input.conversation_id;
    let (all, new) = with_new(&ctx.house.db, id, &input.user_ids).await?;
    let mut states = Vec::with_capacity(new.len());
    for user in &new {
        check_shown(ctx, *user).await?;
        let delivery = deliver_message(ctx, viewer, *user).await?;
        states.push((*user, policy::received(delivery)?));
    }
    check_ages(ctx, &all, &new).await?;
    if !emails::of(&ctx.house.db, &[id]).await?.is_empty() {
        check_grown_up(ctx, &new).await?;
    }
    let strangers = count_strangers(&ctx.house.db, viewer, &new).await?;
    let tx = ctx.begin().await?;
    for user in &new {
        if !users::lock(&tx, *user).await? {
            return Err(Error::not_found());
        }
    }
    let mut row = sql::lock(&tx, id).await?.ok_or_else(Error::not_found)?;
    // The viewer may have left while the conversation was waited for.
    let own = sql::inbox(&tx, viewer, id).await?;
    policy::may_change(&row, own.ok_or_else(Error::not_found)?.state())?;
    if with_new(&tx, id, &input.user_ids).await? != (all, new) {
        return Ok(false);
    }
    count_approach(ctx, &tx, viewer, strangers).await?;
    add(ctx, &tx, &mut row, states).await?;
    tx.commit().await?;
    Ok(true)
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
    all.sort_unstable();
    all.extend(&new);
    let waiting = emails::of(run, &[id]).await?.len();
    policy::has_room(all.len() - 1 + waiting)?;
    Ok((all, new))
}

/// Adds users to a group, each in this state, and tells them. The conversation must have been
/// locked.
async fn add(
    ctx: &Ctx,
    tx: &Tx,
    row: &mut ConversationRow,
    states: Vec<(UserId, State)>,
) -> Result<()> {
    let new: Vec<UserId> = states.iter().map(|(user, _)| *user).collect();
    for (user, state) in states {
        row.is_answered |= state == State::Inbox;
        sql::add(tx, row, user, state).await?;
        let event = |message: MessageRow| MessageRow {
            shared_user_id: Some(user),
            ..message.with_event(Added)
        };
        tell_event(ctx, tx, row, event).await?;
    }
    if row.has_messages() && !new.is_empty() {
        sql::raise(tx, row.id, &new, row.last_ms).await?;
        tell_receivers(ctx, tx, row.id, &new).await?;
    }
    Ok(())
}
