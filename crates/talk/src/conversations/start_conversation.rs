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
    ids::{ConversationEmailId, ConversationId, MessageId, UserId},
};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
    validate,
};
use store::Run;

use super::{
    check_addresses::{check_addresses, check_day, waiting_for},
    count_approach::{count_approach, count_strangers},
    policy,
    send_message::{Said, send},
    show_conversations::conversation_view,
    sql::{self, emails, pairs},
};

/// `ConversationsResource/create`: with one other user the conversation that the two have, or a
/// new one, with several a new group; with the first words, if any. Caller: writer, and users who
/// take messages from them. With e-mail addresses it is a group, and answered alike whether they
/// have an account or not; with one address alone it is the one that waits for it, if any. What
/// comes twice under one `client_id` begins one group and sends one message.
pub async fn start_conversation(ctx: Ctx, input: StartConversation) -> Result<ConversationView> {
    let viewer = ctx.writer()?;
    let client = input
        .client_id
        .as_deref()
        .map(validate::client_name)
        .transpose()?;
    let whom = receivers(&ctx, viewer, &input).await?;
    let said = match input.text.trim().is_empty() {
        true => None,
        false => {
            let said = Said::words(&input.text, client)?.meant(input.force);
            said.check_allowed(&ctx, viewer).await?;
            Some(said)
        }
    };
    let begun = match (whom.users.as_slice(), whom.emails.as_slice()) {
        ([other], []) => pairs::of_pair(&ctx.house.db, viewer, *other).await?,
        ([], [email]) => waiting_for(&ctx, viewer, email).await?,
        _ => None,
    };
    let id = match begun {
        Some(id) => id,
        None => begin(&ctx, viewer, &whom, client.filter(|_| whom.are_group())).await?,
    };
    if let Some(said) = said {
        send(&ctx, id, said).await?;
    }
    conversation_view(&ctx, viewer, id).await
}

/// Who is written to, each once.
struct Receivers {
    users: Vec<UserId>,
    emails: Vec<String>,
}

impl Receivers {
    /// Whether it is a conversation of more than two, or may come to be one.
    fn are_group(&self) -> bool {
        self.users.len() > 1 || !self.emails.is_empty()
    }
}

async fn receivers(ctx: &Ctx, viewer: UserId, input: &StartConversation) -> Result<Receivers> {
    let mut users = input.user_ids.clone();
    users.sort_unstable();
    users.dedup();
    if users.is_empty() && input.emails.is_empty() || users.contains(&viewer) {
        let error = Error::field(Code::InvalidInput, "user_ids");
        return Err(error.detail("user_ids names 1 to 9 others, with emails"));
    }
    policy::has_room(users.len())?;
    let emails = check_addresses(ctx, viewer, &input.emails, &users).await?;
    policy::has_room(users.len() + emails.len())?;
    let is_alone = users.len() == 1 && emails.is_empty();
    for user in &users {
        check_reachable(ctx, viewer, is_alone, *user).await?;
    }
    Ok(Receivers { users, emails })
}

/// *Not found* where the viewer does not see the other. Behind a private profile is found who
/// follows the viewer, and with whom alone they have a conversation: no name is told to others.
async fn check_reachable(ctx: &Ctx, viewer: UserId, is_alone: bool, other: UserId) -> Result<()> {
    let db = &ctx.house.db;
    let is_known = is_alone
        && (users::follows(db, other, viewer).await? || has_written(ctx, viewer, other).await?);
    match is_known {
        true => check_there(ctx, other).await,
        false => check_shown(ctx, other).await,
    }
}

async fn has_written(ctx: &Ctx, viewer: UserId, other: UserId) -> Result<bool> {
    let db = &ctx.house.db;
    match pairs::of_pair(db, viewer, other).await? {
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
    whom: &Receivers,
    client: Option<&str>,
) -> Result<ConversationId> {
    let others = whom.users.as_slice();
    let is_group = whom.are_group();
    for other in others {
        policy::received(deliver_message(ctx, viewer, *other).await?)?;
    }
    if is_group {
        let all: Vec<UserId> = others.iter().copied().chain([viewer]).collect();
        check_ages(ctx, &all, others).await?;
    }
    let strangers = count_strangers(&ctx.house.db, viewer, others).await?;
    let tx = ctx.begin().await?;
    let are_there = match others {
        [other] if !is_group => users::lock_both(&tx, viewer, *other).await?,
        _ => users::lock(&tx, viewer).await?,
    };
    if !are_there {
        return Err(Error::not_found());
    }
    let begun = match (others, client) {
        ([other], _) if !is_group => pairs::of_pair(&tx, viewer, *other).await?,
        (_, Some(client)) => sql::of_client(&tx, viewer, client).await?,
        (_, None) => None,
    };
    if let Some(begun) = begun {
        return same_members(&tx, begun, whom).await;
    }
    count_approach(ctx, &tx, viewer, strangers).await?;
    check_day(ctx, &tx, viewer, &whom.emails).await?;
    let id = ConversationId(ctx.new_id());
    sql::insert(&tx, id, (viewer, others, is_group), client, ctx.now()).await?;
    for email in &whom.emails {
        let place = ConversationEmailId(ctx.new_id());
        emails::insert(&tx, (id, place), viewer, email, MessageId::default()).await?;
    }
    tx.commit().await?;
    Ok(id)
}

/// What was begun before under the same name has to be of the same users.
async fn same_members(
    run: &impl Run,
    id: ConversationId,
    whom: &Receivers,
) -> Result<ConversationId> {
    let members = sql::members(run, &[id]).await?;
    let written = emails::of(run, &[id]).await?;
    let has_user = |user: &UserId| members.contains(&(id, *user));
    let has_email = |email: &String| {
        let key = emails::key(email);
        written.iter().any(|row| emails::key(&row.email) == key)
    };
    match whom.users.iter().all(has_user) && whom.emails.iter().all(has_email) {
        true => Ok(id),
        false => {
            let error = Error::field(Code::InvalidInput, "client_id");
            Err(error.detail("this client_id began a conversation with others"))
        }
    }
}
