//! Makes views of conversations.

use std::collections::HashMap;

use accounts::{preferences::find_reading::find_reading, users::show_users::users_there};
use contract::{
    conversations::{ConversationView, MessageView, SeenBy},
    ids::{ConversationId, UserId},
    users::UserRef,
};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
    times,
};

use super::{
    get_conversation::unseen,
    policy,
    show_messages::show_messages,
    sql::{self, ConversationRow, InboxRow, State, messages},
};

/// Messages that are looked at together where the latest is not shown to the viewer.
const LOOKED_AT: i64 = 50;

/// Conversations of a member, in the order of their own views, each with its place; without
/// those in which they see no other member (consumer specification §4 "Conversation UI").
pub(super) async fn show_conversations(
    ctx: &Ctx,
    viewer: UserId,
    inboxes: Vec<InboxRow>,
) -> Result<Vec<ConversationView>> {
    let db = &ctx.house.db;
    let ids: Vec<ConversationId> = inboxes.iter().map(|inbox| inbox.conversation_id).collect();
    let rows = sql::find_many(db, &ids).await?;
    let mut rows: HashMap<ConversationId, ConversationRow> =
        rows.into_iter().map(|row| (row.id, row)).collect();
    let mut users = others(ctx, viewer, &ids).await?;
    let mut seen = seen_by(ctx, viewer, &ids, &users).await?;
    let latest = messages::latest(db, &ids).await?;
    let latest = show_messages(ctx, latest).await?;
    let mut latest: HashMap<ConversationId, MessageView> = latest
        .into_iter()
        .map(|message| (message.conversation_id, message))
        .collect();
    let mut shown = Vec::with_capacity(inboxes.len());
    for inbox in inboxes {
        let id = inbox.conversation_id;
        let (Some(row), Some(users)) = (rows.remove(&id), users.remove(&id)) else {
            continue;
        };
        let last = latest
            .remove(&id)
            .filter(|message| message.id > inbox.cleared_id && message.event.is_none());
        let last = match last {
            None if inbox.position > 0 => latest_shown(ctx, &inbox).await?,
            last => last,
        };
        let seen = seen.remove(&id).filter(|_| inbox.state().is_accepted());
        let seen = seen.unwrap_or_default();
        shown.push(view(&inbox, row, (users, seen), last));
    }
    Ok(shown)
}

/// One conversation of a member; *not found* where they see no other member.
pub(super) async fn conversation_view(
    ctx: &Ctx,
    viewer: UserId,
    id: ConversationId,
) -> Result<ConversationView> {
    let inbox = sql::inbox(&ctx.house.db, viewer, id).await?;
    let shown = show_conversations(ctx, viewer, inbox.into_iter().collect()).await?;
    shown.into_iter().next().ok_or_else(Error::not_found)
}

/// The other members whom the viewer sees, of those of these conversations that have any.
pub(super) async fn others(
    ctx: &Ctx,
    viewer: UserId,
    ids: &[ConversationId],
) -> Result<HashMap<ConversationId, Vec<UserRef>>> {
    let mut members = sql::members(&ctx.house.db, ids).await?;
    members.retain(|(_, user)| *user != viewer);
    members.sort_unstable();
    let there = users_there(ctx, members.iter().map(|(_, user)| *user)).await?;
    let mut others: HashMap<ConversationId, Vec<UserRef>> = HashMap::new();
    for (id, user) in members {
        if let Some(user) = there.get(&user) {
            others.entry(id).or_default().push((**user).clone());
        }
    }
    Ok(others)
}

/// The latest message that a member is shown, where the last of all is not, or was not written;
/// what a member did where none was written that they are shown, as to who was just added.
async fn latest_shown(ctx: &Ctx, inbox: &InboxRow) -> Result<Option<MessageView>> {
    let unseen = unseen(ctx, inbox.conversation_id).await?;
    let mut below = i64::MAX;
    let mut done = None;
    loop {
        let between = (inbox.cleared_id, below);
        let (db, id) = (&ctx.house.db, inbox.conversation_id);
        let rows = messages::list(db, id, between, &unseen, LOOKED_AT).await?;
        let Some(last) = rows.last() else {
            return Ok(done);
        };
        below = last.id.0;
        for message in show_messages(ctx, rows).await? {
            match message.event {
                None => return Ok(Some(message)),
                Some(_) => done = done.or(Some(message)),
            }
        }
    }
}

/// What other members have read, of those whom the viewer sees and who show it; none where the
/// viewer does not show it. It is for members who take part.
async fn seen_by(
    ctx: &Ctx,
    viewer: UserId,
    ids: &[ConversationId],
    users: &HashMap<ConversationId, Vec<UserRef>>,
) -> Result<HashMap<ConversationId, Vec<SeenBy>>> {
    let mut readers: Vec<UserId> = users.values().flatten().map(|user| user.id).collect();
    readers.push(viewer);
    readers.sort_unstable();
    readers.dedup();
    let db = &ctx.house.db;
    let shown = find_reading(db, &readers).await?;
    let mut seen: HashMap<ConversationId, Vec<SeenBy>> = HashMap::new();
    if !shown.contains(&viewer) {
        return Ok(seen);
    }
    let mut rows = sql::seen(db, ids).await?;
    rows.sort_unstable();
    for (id, user_id, message_id) in rows {
        let is_there = users
            .get(&id)
            .is_some_and(|users| users.iter().any(|user| user.id == user_id));
        if is_there && shown.contains(&user_id) {
            let by = SeenBy {
                user_id,
                message_id,
            };
            seen.entry(id).or_default().push(by);
        }
    }
    Ok(seen)
}

fn view(
    inbox: &InboxRow,
    row: ConversationRow,
    (users, seen_by): (Vec<UserRef>, Vec<SeenBy>),
    last_message: Option<MessageView>,
) -> ConversationView {
    ConversationView {
        r#type: "conversation",
        id: row.id,
        created_at: times::long(row.created_ms),
        users,
        emails: Vec::new(),
        unread: inbox.unread,
        seen_by,
        last_message,
        position: inbox.position,
        is_group: row.is_group,
        is_request: row.has_messages() && !inbox.state().is_accepted(),
        awaits_answer: policy::awaits_answer(&row, inbox.state()),
        is_muted: inbox.is_muted,
        is_archived: inbox.state() == State::Archived,
        name: row.name,
    }
}
