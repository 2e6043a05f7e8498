//! Adds members to a group, and writes to e-mail addresses in it.

use accounts::{
    preferences::may_reach::deliver_message,
    users::{self, show_users::check_shown},
};
use contract::{
    conversations::{
        AddMembers, ConversationView,
        MessageEvent::{Added, Invited},
    },
    errors::Code,
    ids::{ConversationEmailId, UserId},
};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
    tx::Tx,
};
use store::Run;

use super::{
    ask_addresses::ask_soon,
    check_addresses::{check_addresses, check_day, check_grown_up},
    count_approach::{count_approach, count_strangers},
    get_conversation::seen,
    policy,
    show_conversations::conversation_view,
    sql::{self, ConversationRow, State, emails, messages::MessageRow},
    start_conversation::check_ages,
    tell_event::tell_event,
    tell_receivers::tell_receivers,
};

/// `ConversationMembersResource/create`: adds users and e-mail addresses to a group, in which they
/// see what is written from then on; with those who want to be asked, and with all addresses, it is
/// a contact request. Caller: writer who takes part in it, and users who take messages from them.
/// Who is a member already, and what was written to already, is left out.
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

/// Adds users whom the viewer reaches, and whom age lets into the group as it is, and addresses;
/// false where its members changed meanwhile, so that it has to be asked again.
async fn added(ctx: &Ctx, viewer: UserId, input: &AddMembers) -> Result<bool> {
    let id = input.conversation_id;
    let with = with_new(&ctx.house.db, input).await?;
    let mut states = Vec::with_capacity(with.new.len());
    for user in &with.new {
        check_shown(ctx, *user).await?;
        let delivery = deliver_message(ctx, viewer, *user).await?;
        states.push((*user, policy::received(delivery)?));
    }
    check_ages(ctx, &with.all, &with.new).await?;
    let others: Vec<UserId> = with
        .all
        .iter()
        .copied()
        .filter(|one| *one != viewer)
        .collect();
    check_addresses(ctx, viewer, &with.emails, &others).await?;
    if with.is_written_to {
        check_grown_up(ctx, &with.new).await?;
    }
    let strangers = count_strangers(&ctx.house.db, viewer, &with.new).await?;
    let tx = ctx.begin().await?;
    lock_all(&tx, viewer, &with.new).await?;
    let mut row = sql::lock(&tx, id).await?.ok_or_else(Error::not_found)?;
    // The viewer may have left while the conversation was waited for.
    let own = sql::inbox(&tx, viewer, id).await?;
    policy::may_change(&row, own.ok_or_else(Error::not_found)?.state())?;
    if with_new(&tx, input).await? != with {
        return Ok(false);
    }
    count_approach(ctx, &tx, viewer, strangers).await?;
    check_day(ctx, &tx, viewer, &with.emails).await?;
    add(ctx, &tx, &mut row, states).await?;
    for email in &with.emails {
        invite(ctx, &tx, &mut row, email).await?;
    }
    tx.commit().await?;
    Ok(true)
}

/// A group with those who are to be added to it.
#[derive(PartialEq)]
struct With {
    /// Members, and behind them who is new.
    all: Vec<UserId>,
    /// Who is to be added, in the order of their ids.
    new: Vec<UserId>,
    /// Addresses that are to be written to.
    emails: Vec<String>,
    /// Whether addresses stand in it already.
    is_written_to: bool,
}

/// The group with who is no member yet, and the addresses that do not stand in it.
async fn with_new(run: &impl Run, input: &AddMembers) -> Result<With> {
    if input.user_ids.is_empty() && input.emails.is_empty() {
        let error = Error::field(Code::InvalidInput, "user_ids");
        return Err(error.detail("user_ids names 1 to 9 others, with emails"));
    }
    let id = input.conversation_id;
    let members = sql::members(run, &[id]).await?;
    let mut all: Vec<UserId> = members.into_iter().map(|(_, user)| user).collect();
    let mut new: Vec<UserId> = input.user_ids.clone();
    new.retain(|user| !all.contains(user));
    new.sort_unstable();
    new.dedup();
    all.sort_unstable();
    all.extend(&new);
    let waiting = emails::of(run, &[id]).await?;
    let mut emails = policy::addresses(&input.emails)?;
    emails.retain(|one| {
        let is_it = |row: &emails::EmailRow| emails::key(&row.email) == emails::key(one);
        !waiting.iter().any(is_it)
    });
    policy::has_room(all.len() - 1 + waiting.len() + emails.len())?;
    Ok(With {
        all,
        new,
        emails,
        is_written_to: !waiting.is_empty(),
    })
}

/// Holds the viewer and who is to be added, in the order of their ids, so that no two transactions
/// wait for each other.
async fn lock_all(tx: &Tx, viewer: UserId, new: &[UserId]) -> Result<()> {
    let mut all: Vec<UserId> = new.iter().copied().chain([viewer]).collect();
    all.sort_unstable();
    for user in all {
        if !users::lock(tx, user).await? {
            return Err(Error::not_found());
        }
    }
    Ok(())
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
        sql::raise(tx, row, &new).await?;
        tell_receivers(ctx, tx, row.id, &new).await?;
    }
    Ok(())
}

/// Writes to an address in a group, of whose messages its owner is shown those that follow; before
/// the first words nothing is asked, as with a conversation that begins. The conversation must have
/// been locked.
async fn invite(ctx: &Ctx, tx: &Tx, row: &mut ConversationRow, email: &str) -> Result<()> {
    let (viewer, place) = (ctx.user()?, ConversationEmailId(ctx.new_id()));
    emails::insert(tx, (row.id, place), viewer, email, row.last_message_id).await?;
    tell_event(ctx, tx, row, |message| message.with_event(Invited)).await?;
    match row.has_messages() {
        true => ask_soon(ctx, tx, row.id, place).await,
        false => Ok(()),
    }
}
