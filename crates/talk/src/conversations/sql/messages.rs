//! What was written: the table `messages`.

pub mod reactions;
pub mod taken_down;

use contract::{
    conversations::MessageEvent,
    ids::{BoardId, ConversationId, DidItId, MessageId, PinId, ReportCaseId, UserId},
};
use kernel::{error::Result, tx::Tx};
use store::{Run, args, owned, row, sql};

row! {
    /// A message.
    #[derive(Default)]
    pub struct MessageRow {
        pub conversation_id: ConversationId,
        pub id: MessageId,
        pub sender_id: UserId,
        pub text: String,
        pub pin_id: Option<PinId>,
        pub board_id: Option<BoardId>,
        pub shared_user_id: Option<UserId>,
        pub did_it_id: Option<DidItId>,
        pub source: Option<String>,
        pub client_id: Option<String>,
        pub created_ms: i64,
        /// When its sender took it back.
        pub unsent_ms: Option<i64>,
        /// The case by whose decision its sender alone is shown it.
        pub taken_down_by: Option<ReportCaseId>,
        /// The number of what its sender did in place of writing; 0: they wrote.
        pub event: i64,
    }
}

row! {
    /// That a message was written.
    pub struct WrittenRow {
        pub id: MessageId,
        pub sender_id: UserId,
        pub created_ms: i64,
    }
}

impl MessageRow {
    /// What its sender did in place of writing.
    pub fn as_event(&self) -> Option<MessageEvent> {
        let mut events = EVENTS.into_iter();
        events.find(|event| number_of(*event) == self.event)
    }

    /// The same message as what its sender did in place of writing.
    pub fn with_event(self, event: MessageEvent) -> Self {
        Self {
            event: number_of(event),
            ..self
        }
    }

    /// The message as a viewer is shown it: of one that the host took down, others than its sender
    /// see that there was one.
    pub fn shown_to(self, viewer: Option<UserId>) -> Self {
        if self.taken_down_by.is_none() || viewer == Some(self.sender_id) {
            return self;
        }
        Self {
            text: String::new(),
            pin_id: None,
            board_id: None,
            shared_user_id: None,
            did_it_id: None,
            source: None,
            ..self
        }
    }

    /// Whether it is there for others: its sender did not take it back, nor the host take it down.
    pub fn stands(&self) -> bool {
        self.unsent_ms.is_none() && self.taken_down_by.is_none()
    }

    /// Whether a thing was sent beside the words, also one that is gone.
    pub fn has_thing(&self) -> bool {
        let is_kept = self.pin_id.is_some() || self.board_id.is_some();
        is_kept || self.shared_user_id.is_some() || self.did_it_id.is_some()
    }
}

const EVENTS: [MessageEvent; 4] = [
    MessageEvent::Named,
    MessageEvent::Added,
    MessageEvent::Left,
    MessageEvent::Invited,
];

fn number_of(event: MessageEvent) -> i64 {
    match event {
        MessageEvent::Named => 1,
        MessageEvent::Added => 2,
        MessageEvent::Left => 3,
        MessageEvent::Invited => 4,
    }
}

sql! {
    TEXTS: (MessageId, String) =
        "SELECT id, CASE WHEN event = 0 AND taken_down_by IS NULL THEN text ELSE '' END FROM messages \
         WHERE conversation_id = $1 AND id > $2 AND id < $3 AND sender_id NOT IN ($list) \
         ORDER BY id DESC LIMIT $4";
    FIND_MANY: MessageRow =
        "SELECT conversation_id, id, sender_id, text, pin_id, board_id, shared_user_id, did_it_id, \
         source, client_id, created_ms, unsent_ms, taken_down_by, event FROM messages \
         WHERE conversation_id = $1 AND id IN ($list) ORDER BY id DESC";
    LIST: MessageRow =
        "SELECT conversation_id, id, sender_id, text, pin_id, board_id, shared_user_id, did_it_id, \
         source, client_id, created_ms, unsent_ms, taken_down_by, event FROM messages \
         WHERE conversation_id = $1 AND id > $2 AND id < $3 AND sender_id NOT IN ($list) \
         ORDER BY id DESC LIMIT $4";
    FIND: MessageRow =
        "SELECT conversation_id, id, sender_id, text, pin_id, board_id, shared_user_id, did_it_id, \
         source, client_id, created_ms, unsent_ms, taken_down_by, event FROM messages \
         WHERE conversation_id = $1 AND id = $2";
    UNSEND: () =
        "UPDATE messages SET text = '', pin_id = NULL, board_id = NULL, shared_user_id = NULL, \
         did_it_id = NULL, source = NULL, unsent_ms = $3 WHERE conversation_id = $1 AND id = $2";
    WROTE_AMONG: UserId =
        "SELECT m.user_id FROM conversation_members m \
         WHERE m.conversation_id = $1 AND m.user_id IN ($list) AND EXISTS \
         (SELECT 1 FROM messages w WHERE w.conversation_id = $1 AND w.sender_id = m.user_id)";
    WRITERS: (ConversationId, UserId) =
        "SELECT m.conversation_id, m.user_id FROM conversation_members m \
         WHERE m.conversation_id IN ($list) AND EXISTS (SELECT 1 FROM messages w \
         WHERE w.conversation_id = m.conversation_id AND w.sender_id = m.user_id)";
    OF_CLIENT: MessageRow =
        "SELECT conversation_id, id, sender_id, text, pin_id, board_id, shared_user_id, did_it_id, \
         source, client_id, created_ms, unsent_ms, taken_down_by, event FROM messages \
         WHERE conversation_id = $1 AND sender_id = $2 AND client_id = $3";
    LATEST: MessageRow =
        "SELECT m.conversation_id, m.id, m.sender_id, m.text, m.pin_id, m.board_id, \
         m.shared_user_id, m.did_it_id, m.source, m.client_id, m.created_ms, m.unsent_ms, \
         m.taken_down_by, m.event FROM conversations c \
         JOIN messages m ON m.conversation_id = c.id AND m.id = c.last_message_id \
         WHERE c.id IN ($list)";
    INSERT: () =
        "INSERT INTO messages (conversation_id, id, sender_id, text, pin_id, board_id, \
         shared_user_id, did_it_id, source, client_id, created_ms, event) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)";
    WRITTEN: WrittenRow =
        "SELECT id, sender_id, created_ms FROM messages \
         WHERE conversation_id = $1 AND id > $2 AND id <= $3 AND event = 0 AND unsent_ms IS NULL \
         AND taken_down_by IS NULL ORDER BY id LIMIT $4";
    SOME: MessageId = "SELECT id FROM messages WHERE conversation_id = $1 LIMIT $2";
    DELETE: () = "DELETE FROM messages WHERE conversation_id = $1 AND id IN ($list)";
    FORGET_SHARED: () = "UPDATE messages SET shared_user_id = 0 WHERE shared_user_id = $1";
}

owned! {
    messages: "messages",
        read "SELECT conversation_id, id, text, pin_id, board_id, shared_user_id, did_it_id, \
              source, created_ms, unsent_ms, taken_down_by IS NOT NULL AS is_taken_down, event \
              FROM messages WHERE sender_id = $1 ORDER BY id",
        erase "DELETE FROM messages WHERE sender_id = $1";
}

/// Messages of a conversation between two ids without those by these members, the latest first.
pub async fn list(
    run: &impl Run,
    id: ConversationId,
    (above, below): (MessageId, i64),
    without: &[UserId],
    most: i64,
) -> Result<Vec<MessageRow>> {
    // No user has this id, and a list has something in it.
    let mut without = Vec::from(without);
    without.push(UserId::default());
    let args = args![id, above, below, most];
    Ok(run.all_in(&LIST, &args, &without).await?)
}

/// The words of the same; empty where there are none, or the host took them down.
pub async fn texts(
    run: &impl Run,
    id: ConversationId,
    (above, below): (MessageId, i64),
    without: &[UserId],
    most: i64,
) -> Result<Vec<(MessageId, String)>> {
    let mut without = Vec::from(without);
    without.push(UserId::default());
    let args = args![id, above, below, most];
    Ok(run.all_in(&TEXTS, &args, &without).await?)
}

/// These messages of a conversation, the latest first.
pub async fn find_many(
    run: &impl Run,
    id: ConversationId,
    messages: &[MessageId],
) -> Result<Vec<MessageRow>> {
    Ok(run.all_in(&FIND_MANY, &args![id], messages).await?)
}

/// A message of a conversation.
pub async fn find(
    run: &impl Run,
    id: ConversationId,
    message: MessageId,
) -> Result<Option<MessageRow>> {
    Ok(run.opt(&FIND, &args![id, message]).await?)
}

/// Takes a message back, and what others feel about it. The conversation must have been locked.
pub async fn unsend(tx: &Tx, row: &MessageRow, now: i64) -> Result<()> {
    tx.exec(&UNSEND, &args![row.conversation_id, row.id, now])
        .await?;
    reactions::delete_all(tx, row).await
}

/// Which of these members of a conversation wrote in it.
pub async fn wrote_among(
    run: &impl Run,
    id: ConversationId,
    members: &[UserId],
) -> Result<Vec<UserId>> {
    Ok(run.all_in(&WROTE_AMONG, &args![id], members).await?)
}

/// The members of these conversations who wrote there; for conversations of few members, since
/// each of them is looked for.
pub async fn writers(
    run: &impl Run,
    ids: &[ConversationId],
) -> Result<Vec<(ConversationId, UserId)>> {
    Ok(run.all_in(&WRITERS, &args![], ids).await?)
}

/// What a user's browser sent before under this name of its own.
pub async fn of_client(
    run: &impl Run,
    id: ConversationId,
    user: UserId,
    client: &str,
) -> Result<Option<MessageRow>> {
    Ok(run.opt(&OF_CLIENT, &args![id, user, client]).await?)
}

/// The latest message of each of these conversations that has one.
pub async fn latest(run: &impl Run, ids: &[ConversationId]) -> Result<Vec<MessageRow>> {
    Ok(run.all_in(&LATEST, &args![], ids).await?)
}

/// Adds a message; its conversation must have been locked.
pub async fn insert(tx: &Tx, row: &MessageRow) -> Result<()> {
    let args = args![
        row.conversation_id,
        row.id,
        row.sender_id,
        row.text,
        row.pin_id,
        row.board_id,
        row.shared_user_id,
        row.did_it_id,
        row.source,
        row.client_id,
        row.created_ms,
        row.event
    ];
    tx.exec(&INSERT, &args).await?;
    Ok(())
}

/// What was written behind one message up to another and still stands, the earliest first.
pub async fn written(
    run: &impl Run,
    id: ConversationId,
    (behind, upto): (MessageId, MessageId),
    most: i64,
) -> Result<Vec<WrittenRow>> {
    Ok(run.all(&WRITTEN, &args![id, behind, upto, most]).await?)
}

/// Deletes so many messages of a conversation that has no members any more, and the reactions to
/// them; false where there were none.
pub async fn delete_some(tx: &Tx, id: ConversationId, most: i64) -> Result<bool> {
    let some: Vec<MessageId> = tx.all(&SOME, &args![id, most]).await?;
    reactions::delete_of(tx, id, &some).await?;
    tx.exec_in(&DELETE, &args![id], &some).await?;
    Ok(!some.is_empty())
}

/// Forgets which user, who is erased, was sent in messages of others; that one was stays.
pub async fn forget_shared(tx: &Tx, user: UserId) -> Result<()> {
    tx.exec(&FORGET_SHARED, &args![user]).await?;
    Ok(())
}
