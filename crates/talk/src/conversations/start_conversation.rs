//! Begins a conversation.

use accounts::{
    preferences::{
        may_reach::{age_between, deliver_message},
        policy::ByAge,
    },
    users::{
        self,
        show_users::{check_shown, check_there},
    },
};
use contract::{
    conversations::{ConversationView, StartConversation},
    errors::Code,
    ids::{ConversationId, UserId},
};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
    validate,
};
use store::Run;

use super::{
    policy,
    send_message::{Said, send},
    show_conversations::conversation_view,
    sql,
};

/// `ConversationsResource/create`: with one other user the conversation that the two have, or a
/// new one, with several a new group; with the first words, if any. Caller: writer, and users who
/// take messages from them. What comes twice under one `client_id` begins one group and sends one
/// message.
pub async fn start_conversation(ctx: Ctx, input: StartConversation) -> Result<ConversationView> {
    let viewer = ctx.writer()?;
    let client = input
        .client_id
        .as_deref()
        .map(validate::client_name)
        .transpose()?;
    let others = receivers(&ctx, viewer, &input).await?;
    let said = match input.text.trim().is_empty() {
        true => None,
        false => Some(Said::words(&input.text, client)?),
    };
    let id = match others.as_slice() {
        [other] => match sql::of_pair(&ctx.house.db, viewer, *other).await? {
            Some(id) => id,
            None => begin(&ctx, viewer, &others, None).await?,
        },
        _ => begin(&ctx, viewer, &others, client).await?,
    };
    if let Some(said) = said {
        send(&ctx, id, said).await?;
    }
    conversation_view(&ctx, viewer, id).await
}

/// The users who are written to, each once.
async fn receivers(ctx: &Ctx, viewer: UserId, input: &StartConversation) -> Result<Vec<UserId>> {
    if !input.emails.is_empty() {
        let error = Error::field(Code::InvalidInput, "emails");
        return Err(error.detail("this server writes to users alone"));
    }
    let mut others = input.user_ids.clone();
    others.sort_unstable();
    others.dedup();
    if others.is_empty() || others.contains(&viewer) {
        let error = Error::field(Code::InvalidInput, "user_ids");
        return Err(error.detail("user_ids names 1 to 9 others"));
    }
    policy::has_room(others.len())?;
    for other in &others {
        check_reachable(ctx, viewer, &others, *other).await?;
    }
    Ok(others)
}

/// *Not found* where the viewer does not see the other. Behind a private profile is found who
/// follows the viewer, and with whom alone they have a conversation: no name is told to others.
async fn check_reachable(
    ctx: &Ctx,
    viewer: UserId,
    others: &[UserId],
    other: UserId,
) -> Result<()> {
    let db = &ctx.house.db;
    let is_alone = others.len() == 1;
    let is_known = is_alone
        && (users::follows(db, other, viewer).await? || has_written(ctx, viewer, other).await?);
    match is_known {
        true => check_there(ctx, other).await,
        false => check_shown(ctx, other).await,
    }
}

async fn has_written(ctx: &Ctx, viewer: UserId, other: UserId) -> Result<bool> {
    let db = &ctx.house.db;
    match sql::of_pair(db, viewer, other).await? {
        Some(id) => Ok(sql::find(db, id)
            .await?
            .is_some_and(|row| row.has_messages())),
        None => Ok(false),
    }
}

/// Refuses a group of these users in which age shuts one of those who are new in it off from
/// another, or another off from them.
pub(super) async fn check_ages(ctx: &Ctx, all: &[UserId], new: &[UserId]) -> Result<()> {
    for sender in all {
        for receiver in all.iter().filter(|one| *one != sender) {
            let is_new = new.contains(sender) || new.contains(receiver);
            if is_new && age_between(ctx, *sender, *receiver).await? != ByAge::Open {
                return Err(Error::new(Code::MessageRefused));
            }
        }
    }
    Ok(())
}

async fn begin(
    ctx: &Ctx,
    viewer: UserId,
    others: &[UserId],
    client: Option<&str>,
) -> Result<ConversationId> {
    for other in others {
        policy::received(deliver_message(ctx, viewer, *other).await?)?;
    }
    if others.len() > 1 {
        let all: Vec<UserId> = others.iter().copied().chain([viewer]).collect();
        check_ages(ctx, &all, others).await?;
    }
    let tx = ctx.begin().await?;
    let are_there = match others {
        [other] => users::lock_both(&tx, viewer, *other).await?,
        _ => users::lock(&tx, viewer).await?,
    };
    if !are_there {
        return Err(Error::not_found());
    }
    let begun = match (others, client) {
        ([other], _) => sql::of_pair(&tx, viewer, *other).await?,
        (_, Some(client)) => sql::of_client(&tx, viewer, client).await?,
        (_, None) => None,
    };
    if let Some(begun) = begun {
        return same_members(&tx, begun, others).await;
    }
    let id = ConversationId(ctx.new_id());
    sql::insert(&tx, id, (viewer, others), client, ctx.now()).await?;
    tx.commit().await?;
    Ok(id)
}

/// What was begun before under the same name has to be of the same users.
async fn same_members(
    run: &impl Run,
    id: ConversationId,
    others: &[UserId],
) -> Result<ConversationId> {
    let members = sql::members(run, &[id]).await?;
    match others.iter().all(|other| members.contains(&(id, *other))) {
        true => Ok(id),
        false => {
            let error = Error::field(Code::InvalidInput, "client_id");
            Err(error.detail("this client_id began a conversation with others"))
        }
    }
}
