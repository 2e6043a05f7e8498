//! Begins a conversation.

use accounts::{
    preferences::may_reach::deliver_message,
    users::{self, show_users::check_there},
};
use contract::{
    conversations::{ConversationView, StartConversation},
    errors::Code,
    ids::{ConversationId, UserId},
};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
};

use super::{
    policy,
    send_message::{Said, client_name, send},
    show_conversations::conversation_view,
    sql,
};

/// `ConversationsResource/create`: with one other user the conversation that the two have, or a
/// new one, with several a new group; with the first words, if any. Caller: writer, and users who
/// take messages from them. What comes twice under one `client_id` begins one group and sends one
/// message.
pub async fn start_conversation(ctx: Ctx, input: StartConversation) -> Result<ConversationView> {
    let viewer = ctx.writer()?;
    let client = input.client_id.as_deref().map(client_name).transpose()?;
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
        check_there(ctx, *other).await?;
    }
    Ok(others)
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
        return Ok(begun);
    }
    let id = ConversationId(ctx.new_id());
    sql::insert(&tx, id, (viewer, others), client, ctx.now()).await?;
    tx.commit().await?;
    Ok(id)
}
