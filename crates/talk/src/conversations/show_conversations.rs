//! Makes views of conversations.

use std::collections::HashMap;

use accounts::{preferences::find_reading::find_reading, users::show_users::users_there};
use collections::boards::show_boards::board_views;
use contract::{
    boards::BoardView,
    conversations::{ConversationView, MessageView, SeenBy},
    ids::{BoardId, ConversationId, UserId},
    users::UserRef,
};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
    times,
};

use super::{
    find_boards::find_boards,
    get_conversation::unseen,
    list_messages::newest,
    policy,
    show_messages::show_messages,
    sql::{self, ConversationRow, InboxRow, State, emails, messages, reading},
};

/// Messages that are looked at together where the latest is not shown to the viewer.
const LOOKED_AT: i64 = 50;

/// Conversations of a member, in the order of their own views, each with its place; without
/// those in which they see no other member and no address (consumer specification §4 "Conversation
/// UI"), and those of boards that they do not see.
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
    let mut emails = addresses(ctx, viewer, &ids, &users).await?;
    let mut reading = find_read(ctx, viewer, &ids, &users).await?;
    let boards = boards_of(ctx, &inboxes).await?;
    let latest = messages::latest(db, &ids).await?;
    let latest = show_messages(ctx, latest).await?;
    let mut latest: HashMap<ConversationId, MessageView> = latest
        .into_iter()
        .map(|message| (message.conversation_id, message))
        .collect();
    let mut shown = Vec::with_capacity(inboxes.len());
    for inbox in inboxes {
        let id = inbox.conversation_id;
        let addresses = emails.remove(&id).unwrap_or_default();
        let users = users.remove(&id).unwrap_or_default();
        let is_alone = users.is_empty() && addresses.emails.is_empty();
        let Some(row) = rows.remove(&id).filter(|_| !is_alone) else {
            continue;
        };
        let board = inbox.board_id.map(|id| boards.get(&id).cloned());
        if board.as_ref().is_some_and(Option::is_none) {
            continue;
        }
        let last = latest
            .remove(&id)
            .filter(|message| message.id > inbox.cleared_id && message.event.is_none());
        let last = match last {
            None if inbox.position > 0 => latest_shown(ctx, &inbox).await?,
            last => last,
        };
        let read = reading.remove(&id);
        let read = read.filter(|_| inbox.state().is_accepted());
        let beside = Beside {
            board: board.flatten(),
            addresses,
            users,
            read: read.unwrap_or_default(),
            last,
        };
        shown.push(view(&inbox, row, beside));
    }
    Ok(shown)
}

/// One conversation of a member, with its newest messages; *not found* where they see no other
/// member.
pub(super) async fn conversation_view(
    ctx: &Ctx,
    viewer: UserId,
    id: ConversationId,
) -> Result<ConversationView> {
    let inbox = sql::inbox(&ctx.house.db, viewer, id).await?;
    let inbox = inbox.ok_or_else(Error::not_found)?;
    let messages = newest(ctx, &inbox).await?;
    let shown = show_conversations(ctx, viewer, vec![inbox]).await?;
    let shown = shown.into_iter().next().ok_or_else(Error::not_found)?;
    Ok(ConversationView { messages, ..shown })
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

/// Addresses that stand for members until they answer, as a viewer is shown them.
#[derive(Default)]
struct Addresses {
    /// Written by the viewer, or beside other members by users whom they see; without the viewer's
    /// own.
    emails: Vec<String>,
    /// Whether the viewer's own is among them: they are asked by it.
    is_own: bool,
}

async fn addresses(
    ctx: &Ctx,
    viewer: UserId,
    ids: &[ConversationId],
    users: &HashMap<ConversationId, Vec<UserRef>>,
) -> Result<HashMap<ConversationId, Addresses>> {
    let mut found: HashMap<ConversationId, Addresses> = HashMap::new();
    let rows = emails::of(&ctx.house.db, ids).await?;
    // Also who left: the address reads on, of which the others are to know.
    let senders = users_there(ctx, rows.iter().map(|row| row.sender_id)).await?;
    for row in rows {
        let id = row.conversation_id;
        let is_of_others = users.contains_key(&id) && senders.contains_key(&row.sender_id);
        let is_shown = row.sender_id == viewer || is_of_others;
        let of = found.entry(id).or_default();
        match row.owner_id == Some(viewer) {
            true => of.is_own = true,
            false => of.emails.extend(is_shown.then_some(row.email)),
        }
    }
    Ok(found)
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

/// The boards whose conversations these are, of those that the viewer sees as a member.
async fn boards_of(ctx: &Ctx, inboxes: &[InboxRow]) -> Result<HashMap<BoardId, BoardView>> {
    let ids: Vec<BoardId> = inboxes.iter().filter_map(|inbox| inbox.board_id).collect();
    if ids.is_empty() {
        return Ok(HashMap::new());
    }
    let found = find_boards(ctx, &ids).await?;
    let shown = board_views(ctx, &found).await?.into_iter();
    Ok(shown.map(|board| (board.board.id, board)).collect())
}

/// What the other members of a conversation have read, of those who show it.
#[derive(Default)]
struct Reading {
    /// Up to where those who read anything have.
    seen_by: Vec<SeenBy>,
    /// How many show it.
    count: i64,
}

/// What other members have read, of those whom the viewer sees and who show it; none where the
/// viewer does not show it. It is for members who take part.
async fn find_read(
    ctx: &Ctx,
    viewer: UserId,
    ids: &[ConversationId],
    users: &HashMap<ConversationId, Vec<UserRef>>,
) -> Result<HashMap<ConversationId, Reading>> {
    let mut readers: Vec<UserId> = users.values().flatten().map(|user| user.id).collect();
    readers.push(viewer);
    readers.sort_unstable();
    readers.dedup();
    let db = &ctx.house.db;
    let shown = find_reading(db, &readers).await?;
    if !shown.contains(&viewer) {
        return Ok(HashMap::new());
    }
    let of = |users: &[UserRef]| {
        let readers = users.iter().filter(|user| shown.contains(&user.id));
        Reading {
            count: readers.count() as i64,
            ..Reading::default()
        }
    };
    let mut reading: HashMap<ConversationId, Reading> =
        users.iter().map(|(id, users)| (*id, of(users))).collect();
    let mut rows = reading::seen(db, ids).await?;
    rows.sort_unstable();
    for (id, user_id, message_id) in rows {
        let is_there = users
            .get(&id)
            .is_some_and(|users| users.iter().any(|user| user.id == user_id));
        if let (true, Some(read)) = (is_there && shown.contains(&user_id), reading.get_mut(&id)) {
            read.seen_by.push(SeenBy {
                user_id,
                message_id,
            });
        }
    }
    Ok(reading)
}

/// What is shown of a conversation beside its own row and its member's.
struct Beside {
    board: Option<BoardView>,
    addresses: Addresses,
    users: Vec<UserRef>,
    read: Reading,
    last: Option<MessageView>,
}

fn view(inbox: &InboxRow, row: ConversationRow, beside: Beside) -> ConversationView {
    let Beside {
        board,
        addresses,
        users,
        read,
        last,
    } = beside;
    let name = board.as_ref().map(|board| board.board.name.clone());
    ConversationView {
        r#type: "conversation",
        id: row.id,
        created_at: times::long(row.created_ms),
        users,
        emails: addresses.emails,
        is_by_email: addresses.is_own,
        unread: inbox.unread,
        seen_by: read.seen_by,
        reader_count: read.count,
        last_message: last,
        messages: Vec::new(),
        position: inbox.position,
        is_group: row.is_group,
        is_request: row.has_messages() && !inbox.state().is_accepted(),
        awaits_answer: policy::awaits_answer(&row, inbox.state()),
        is_muted: inbox.is_muted,
        is_archived: inbox.state() == State::Archived,
        name: name.or(row.name),
        board,
    }
}
