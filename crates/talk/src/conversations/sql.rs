//! The only place that names `approaches conversations conversation_members pair_conversations
//! board_conversations inboxes messages message_reactions conversation_emails`; what is of boards,
//! of addresses, of pairs, of reading, of messages and of telling below.

pub mod approaches;
pub mod boards;
pub mod emails;
pub mod messages;
pub mod pairs;
pub mod reading;
mod telling;

use contract::ids::{BoardId, ConversationId, MessageId, UserId};
use kernel::{error::Result, tx::Tx};
use store::{Run, args, owned, row, sql};

use self::telling::tell;
pub use self::telling::{tell_members, tell_message};

row! {
    /// A conversation.
    #[derive(Default)]
    pub struct ConversationRow {
        pub id: ConversationId,
        pub name: Option<String>,
        pub is_group: bool,
        /// Whether a member beside who began it reads it in the inbox.
        pub is_answered: bool,
        /// The latest; 0 where nothing was written yet.
        pub last_message_id: MessageId,
        pub last_ms: i64,
        pub created_ms: i64,
    }
}

impl ConversationRow {
    /// Whether anything was written.
    pub fn has_messages(&self) -> bool {
        self.last_message_id != MessageId::default()
    }
}

row! {
    /// A member's own view of a conversation.
    pub struct InboxRow {
        pub user_id: UserId,
        pub conversation_id: ConversationId,
        state: i64,
        /// When its last message was written that they are told of; 0 where none was.
        pub position: i64,
        pub unread: i64,
        /// Messages up to this one are not shown to them any more.
        pub cleared_id: MessageId,
        /// Whether they are told of none.
        pub is_muted: bool,
        /// The board whose conversation it is.
        pub board_id: Option<BoardId>,
        /// Messages up to this one were read, or, in a board's conversation, are counted.
        pub counted_id: MessageId,
    }
}

impl InboxRow {
    /// Where it lies with its member.
    pub fn state(&self) -> State {
        State::of(self.state)
    }

    /// Whether there is something in it that its member did not read, counted or not.
    pub fn has_unread(&self, row: &ConversationRow) -> bool {
        let is_behind = self.board_id.is_some() && self.counted_id < row.last_message_id;
        is_behind || self.unread > 0
    }
}

/// Where a conversation lies with a member.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum State {
    /// In the inbox.
    Inbox,
    /// Among the contact requests.
    Requested,
    /// It was a contact request, and is shown no longer.
    Declined,
    /// It was in the inbox, and is listed apart until a message comes.
    Archived,
}

impl State {
    /// Whether its member takes part in it: it is, or was, no contact request that waits.
    pub fn is_accepted(self) -> bool {
        matches!(self, Self::Inbox | Self::Archived)
    }

    fn number(self) -> i64 {
        match self {
            Self::Inbox => 0,
            Self::Requested => 1,
            Self::Declined => 2,
            Self::Archived => 3,
        }
    }

    fn of(number: i64) -> Self {
        match number {
            0 => Self::Inbox,
            1 => Self::Requested,
            2 => Self::Declined,
            _ => Self::Archived,
        }
    }
}

sql! {
    FIND: ConversationRow =
        "SELECT id, name, is_group, is_answered, last_message_id, last_ms, created_ms \
         FROM conversations WHERE id = $1";
    LOCK: ConversationRow =
        "SELECT id, name, is_group, is_answered, last_message_id, last_ms, created_ms \
         FROM conversations WHERE id = $1 FOR UPDATE";
    FIND_MANY: ConversationRow =
        "SELECT id, name, is_group, is_answered, last_message_id, last_ms, created_ms \
         FROM conversations WHERE id IN ($list)";
    INSERT: () =
        "INSERT INTO conversations (id, name, is_group, is_answered, last_message_id, last_ms, created_ms) \
         VALUES ($1, NULL, $2, $3, 0, 0, $4)";
    UPDATE: () =
        "UPDATE conversations SET is_answered = $2, last_message_id = $3, last_ms = $4 WHERE id = $1";
    NAME: () = "UPDATE conversations SET name = $2 WHERE id = $1";
    INSERT_PAIR: () =
        "INSERT INTO pair_conversations (low_id, high_id, conversation_id) VALUES ($1, $2, $3)";
    MEMBERS: (ConversationId, UserId) =
        "SELECT conversation_id, user_id FROM conversation_members \
         WHERE conversation_id IN ($list)";
    JOIN: () = "INSERT INTO conversation_members (conversation_id, user_id) VALUES ($1, $2)";
    LEAVE: () = "DELETE FROM conversation_members WHERE conversation_id = $1 AND user_id = $2";
}

sql! {
    INBOX: InboxRow =
        "SELECT user_id, conversation_id, state, position, unread, cleared_id, is_muted, board_id, counted_id \
         FROM inboxes WHERE user_id = $1 AND conversation_id = $2";
    INBOX_OF_CLIENT: ConversationId =
        "SELECT conversation_id FROM inboxes WHERE user_id = $1 AND client_id = $2";
    INBOXES: InboxRow =
        "SELECT user_id, conversation_id, state, position, unread, cleared_id, is_muted, board_id, counted_id \
         FROM inboxes WHERE user_id = $1 AND state = $2 AND position > 0 \
         AND (position, conversation_id) < ($3, $4) \
         ORDER BY position DESC, conversation_id DESC LIMIT $5";
    UNREAD: InboxRow =
        "SELECT user_id, conversation_id, state, position, unread, cleared_id, is_muted, board_id, counted_id \
         FROM inboxes WHERE user_id = $1 AND state = 0 AND unread > 0 AND NOT is_muted \
         ORDER BY position DESC, conversation_id DESC LIMIT $2";
    RECEIVERS: InboxRow =
        "SELECT user_id, conversation_id, state, position, unread, cleared_id, is_muted, board_id, counted_id \
         FROM inboxes WHERE conversation_id = $1 AND user_id IN ($list)";
    INSERT_INBOX: () =
        "INSERT INTO inboxes (user_id, conversation_id, state, position, unread, cleared_id, client_id) \
         VALUES ($1, $2, $3, 0, 0, $4, $5)";
    SET_MUTED: () = "UPDATE inboxes SET is_muted = $3 WHERE user_id = $1 AND conversation_id = $2";
    SET_STATE: () = "UPDATE inboxes SET state = $3 WHERE user_id = $1 AND conversation_id = $2";
    RAISE: () =
        "UPDATE inboxes SET position = $2, unread = unread + 1, \
         state = CASE WHEN state = 3 AND NOT is_muted THEN 0 ELSE state END \
         WHERE conversation_id = $1 AND user_id IN ($list)";
    TAKE_UNREAD: () =
        "UPDATE inboxes SET unread = unread - 1 WHERE conversation_id = $1 AND unread > 0 AND board_id IS NULL \
         AND state IN (0, 3) AND counted_id < $2 AND cleared_id < $2 AND user_id IN ($list)";
    WRITTEN: () =
        "UPDATE inboxes SET state = 0, position = $3, unread = 0, counted_id = $4 \
         WHERE user_id = $1 AND conversation_id = $2";
    SEE: () =
        "UPDATE inboxes SET unread = 0, counted_id = $3, \
         position = CASE WHEN position < $4 THEN $4 ELSE position END \
         WHERE user_id = $1 AND conversation_id = $2";
    CLEAR: () =
        "UPDATE inboxes SET position = 0, unread = 0, cleared_id = $3 \
         WHERE user_id = $1 AND conversation_id = $2";
    DELETE_INBOX: () = "DELETE FROM inboxes WHERE user_id = $1 AND conversation_id = $2";
}

// What a conversation is called stays with those who are left in it.
owned! {
    conversation_members: "conversation_members",
        read "SELECT conversation_id, seen_id FROM conversation_members WHERE user_id = $1 \
              ORDER BY conversation_id",
        erase "DELETE FROM conversation_members WHERE user_id = $1";
    pair_conversations: "pair_conversations",
        read "SELECT low_id, high_id, conversation_id FROM pair_conversations \
              WHERE low_id = $1 OR high_id = $1 ORDER BY conversation_id",
        erase "DELETE FROM pair_conversations WHERE low_id = $1 OR high_id = $1";
    inboxes: "inboxes",
        read "SELECT conversation_id, state, position, unread, cleared_id, is_muted, client_id, board_id \
              FROM inboxes WHERE user_id = $1 ORDER BY conversation_id",
        erase "DELETE FROM inboxes WHERE user_id = $1";
}

/// The conversation with this id, whichever its members are.
pub async fn find(run: &impl Run, id: ConversationId) -> Result<Option<ConversationRow>> {
    Ok(run.opt(&FIND, &args![id]).await?)
}

/// The same, held until the transaction ends.
pub async fn lock(tx: &Tx, id: ConversationId) -> Result<Option<ConversationRow>> {
    Ok(tx.opt(&LOCK, &args![id]).await?)
}

/// These conversations, in no order.
pub async fn find_many(run: &impl Run, ids: &[ConversationId]) -> Result<Vec<ConversationRow>> {
    Ok(run.all_in(&FIND_MANY, &args![], ids).await?)
}

/// What a user's browser began before under this name of its own.
pub async fn of_client(
    run: &impl Run,
    user: UserId,
    client: &str,
) -> Result<Option<ConversationId>> {
    Ok(run.opt(&INBOX_OF_CLIENT, &args![user, client]).await?)
}

/// Adds a conversation of these users, the first of whom begins it; if it is no group, it is the
/// one of the pair, who must have been locked.
pub async fn insert(
    tx: &Tx,
    id: ConversationId,
    (starter, others, is_group): (UserId, &[UserId], bool),
    client: Option<&str>,
    now: i64,
) -> Result<()> {
    tx.exec(&INSERT, &args![id, is_group, false, now]).await?;
    if let (false, [other]) = (is_group, others) {
        let (low, high) = (starter.min(*other), starter.max(*other));
        tx.exec(&INSERT_PAIR, &args![low, high, id]).await?;
    }
    let all = MessageId::default();
    join(tx, id, (starter, State::Inbox), all, client).await?;
    for other in others {
        join(tx, id, (*other, State::Requested), all, None).await?;
    }
    Ok(())
}

/// Adds a member, who is shown nothing of what was written up to the latest message. The
/// conversation must have been locked.
pub async fn add(tx: &Tx, row: &ConversationRow, user: UserId, state: State) -> Result<()> {
    emails::unseat(tx, row.id, user).await?;
    join(tx, row.id, (user, state), row.last_message_id, None).await
}

async fn join(
    tx: &Tx,
    id: ConversationId,
    (user, state): (UserId, State),
    cleared: MessageId,
    client: Option<&str>,
) -> Result<()> {
    tx.exec(&JOIN, &args![id, user]).await?;
    let state = state.number();
    let args = args![user, id, state, cleared, client];
    tx.exec(&INSERT_INBOX, &args).await?;
    Ok(())
}

/// Sets what the members call a conversation.
pub async fn name(tx: &Tx, id: ConversationId, name: Option<&str>) -> Result<()> {
    tx.exec(&NAME, &args![id, name]).await?;
    Ok(())
}

/// Says that a message was written, the latest, and whether another member answered. The
/// conversation must have been locked.
pub async fn update(tx: &Tx, row: &ConversationRow) -> Result<()> {
    let args = args![row.id, row.is_answered, row.last_message_id, row.last_ms];
    tx.exec(&UPDATE, &args).await?;
    Ok(())
}

/// The members of these conversations, in no order.
pub async fn members(
    run: &impl Run,
    ids: &[ConversationId],
) -> Result<Vec<(ConversationId, UserId)>> {
    Ok(run.all_in(&MEMBERS, &args![], ids).await?)
}

/// A member's own view of a conversation; none where the user is no member.
pub async fn inbox(run: &impl Run, user: UserId, id: ConversationId) -> Result<Option<InboxRow>> {
    Ok(run.opt(&INBOX, &args![user, id]).await?)
}

/// The own views of these members of a conversation, in no order.
pub async fn inboxes_of(
    run: &impl Run,
    id: ConversationId,
    users: &[UserId],
) -> Result<Vec<InboxRow>> {
    Ok(run.all_in(&RECEIVERS, &args![id], users).await?)
}

/// A user's conversations in this state that have messages, below a place, the latest first.
pub async fn inboxes(
    run: &impl Run,
    (user, state): (UserId, State),
    [position, below]: [i64; 2],
    most: i64,
) -> Result<Vec<InboxRow>> {
    let state = state.number();
    let args = args![user, state, position, below, most];
    Ok(run.all(&INBOXES, &args).await?)
}

/// Conversations in a user's inbox with messages that they did not read, the latest first.
pub async fn unread(run: &impl Run, user: UserId, most: i64) -> Result<Vec<InboxRow>> {
    Ok(run.all(&UNREAD, &args![user, most]).await?)
}

/// Says where a conversation lies with a member.
pub async fn set_state(tx: &Tx, user: UserId, id: ConversationId, state: State) -> Result<()> {
    let state = state.number();
    tx.exec(&SET_STATE, &args![user, id, state]).await?;
    tell(tx, user, id);
    Ok(())
}

/// Says whether a member is told of messages of a conversation.
pub async fn set_muted(tx: &Tx, user: UserId, id: ConversationId, is_muted: bool) -> Result<()> {
    tx.exec(&SET_MUTED, &args![user, id, is_muted]).await?;
    tell(tx, user, id);
    Ok(())
}

/// Tells members of the latest message, by another; what they archived lies in the inbox again,
/// unless they muted it. The conversation must have been locked.
pub async fn raise(tx: &Tx, row: &ConversationRow, users: &[UserId]) -> Result<()> {
    tx.exec_in(&RAISE, &args![row.id, row.last_ms], users)
        .await?;
    for user in users {
        tell_message(tx, *user, row);
    }
    Ok(())
}

/// Counts a message that was taken back no longer with those of these members who were told of it
/// and did not read it; a contact request is told of once, whatever comes of its words. A board's
/// conversation counts it still, if a job did: its members are told later, and in steps. The
/// conversation must have been locked.
pub async fn take_unread(
    tx: &Tx,
    id: ConversationId,
    users: &[UserId],
    message: MessageId,
) -> Result<()> {
    tx.exec_in(&TAKE_UNREAD, &args![id, message], users).await?;
    Ok(())
}

/// Says that a member wrote: it lies in their inbox, and they have read what was before.
pub async fn written(tx: &Tx, user: UserId, row: &ConversationRow) -> Result<()> {
    let args = args![user, row.id, row.last_ms, row.last_message_id];
    tx.exec(&WRITTEN, &args).await?;
    tell_message(tx, user, row);
    Ok(())
}

/// Says that a member read all of it, of which the latest was written then at least; harmless when
/// they had.
pub async fn see(tx: &Tx, user: UserId, row: &ConversationRow, at: i64) -> Result<()> {
    let args = args![user, row.id, row.last_message_id, at];
    tx.exec(&SEE, &args).await?;
    tell(tx, user, row.id);
    Ok(())
}

/// Shows a member no more of what was written up to now. The conversation must have been locked.
pub async fn clear(tx: &Tx, user: UserId, row: &ConversationRow) -> Result<()> {
    tx.exec(&CLEAR, &args![user, row.id, row.last_message_id])
        .await?;
    tell(tx, user, row.id);
    Ok(())
}

/// Takes a member out. The conversation must have been locked.
pub async fn leave(tx: &Tx, user: UserId, id: ConversationId) -> Result<()> {
    tx.exec(&LEAVE, &args![id, user]).await?;
    tx.exec(&DELETE_INBOX, &args![user, id]).await?;
    tell(tx, user, id);
    Ok(())
}
