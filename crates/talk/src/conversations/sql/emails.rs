//! E-mail addresses that were written to: the table `conversation_emails`, and the seats that
//! their owners take when they answer.

use contract::ids::{ConversationEmailId, ConversationId, MessageId, UserId};
use kernel::{error::Result, ids, tx::Tx};
use store::{Run, args, owned, row, sql};

use super::{ConversationRow, DELETE_INBOX, INSERT_INBOX, State, raise, tell};

row! {
    /// An address that was written to and whose owner has not answered.
    pub struct EmailRow {
        pub conversation_id: ConversationId,
        /// Tells when it was written to, too.
        pub id: ConversationEmailId,
        /// As it was written.
        pub email: String,
        pub sender_id: UserId,
        /// Whose address it is, once the conversation lies among their contact requests. No
        /// other user is told of it.
        pub owner_id: Option<UserId>,
        /// When the mail was made for one that has no account.
        pub mailed_ms: Option<i64>,
        /// Messages up to this one are not shown to its owner.
        pub cleared_id: MessageId,
    }
}

impl EmailRow {
    /// Whether it was added to a group in which others had written before.
    pub fn is_added(&self) -> bool {
        self.cleared_id != MessageId::default()
    }
}

/// Addresses of a user's that are looked at together when it is verified, the latest first.
const MOST_LOOKED_AT: i64 = 200;

sql! {
    FIND: EmailRow =
        "SELECT conversation_id, id, email, sender_id, owner_id, mailed_ms, cleared_id FROM conversation_emails \
         WHERE conversation_id = $1 AND id = $2";
    OF: EmailRow =
        "SELECT conversation_id, id, email, sender_id, owner_id, mailed_ms, cleared_id FROM conversation_emails \
         WHERE conversation_id IN ($list) ORDER BY id";
    BY_SENDER: EmailRow =
        "SELECT conversation_id, id, email, sender_id, owner_id, mailed_ms, cleared_id FROM conversation_emails \
         WHERE sender_id = $1 AND id > $2 ORDER BY id DESC";
    BY_ADDRESS: EmailRow =
        "SELECT conversation_id, id, email, sender_id, owner_id, mailed_ms, cleared_id FROM conversation_emails \
         WHERE email_key = $1 ORDER BY id DESC LIMIT $2";
    REQUESTED_BY: EmailRow =
        "SELECT conversation_id, id, email, sender_id, owner_id, mailed_ms, cleared_id FROM conversation_emails \
         WHERE sender_id = $1 AND owner_id IS NOT NULL ORDER BY id";
    INSERT: () =
        "INSERT INTO conversation_emails (conversation_id, id, email, email_key, sender_id, cleared_id) \
         VALUES ($1, $2, $3, $4, $5, $6)";
    SET_MAILED: () =
        "UPDATE conversation_emails SET mailed_ms = $3 WHERE conversation_id = $1 AND id = $2";
    SET_OWNER: () =
        "UPDATE conversation_emails SET owner_id = $3 WHERE conversation_id = $1 AND id = $2";
    FORGET_ADDRESS: () = "DELETE FROM conversation_emails WHERE email_key = $1";
    FORGET_OWNER_IN: () =
        "UPDATE conversation_emails SET owner_id = NULL WHERE conversation_id = $1 AND owner_id = $2";
    ANSWERED: () = "DELETE FROM conversation_emails WHERE conversation_id = $1 AND owner_id = $2";
    SEAT: () =
        "INSERT INTO conversation_members (conversation_id, user_id) VALUES ($1, $2) \
         ON CONFLICT DO NOTHING";
}

// An address is a user's as its writer and as its owner; who owns it is told to its owner alone.
owned! {
    conversation_emails: "conversation_emails",
        read "SELECT conversation_id, email FROM conversation_emails \
              WHERE sender_id = $1 OR owner_id = $1 ORDER BY id",
        erase "DELETE FROM conversation_emails WHERE sender_id = $1 OR owner_id = $1";
}

/// An address by its place; none once its owner answered.
pub async fn find(
    run: &impl Run,
    conversation: ConversationId,
    id: ConversationEmailId,
) -> Result<Option<EmailRow>> {
    Ok(run.opt(&FIND, &args![conversation, id]).await?)
}

/// The addresses of these conversations, in the order in which they were written.
pub async fn of(run: &impl Run, ids: &[ConversationId]) -> Result<Vec<EmailRow>> {
    Ok(run.all_in(&OF, &args![], ids).await?)
}

/// Whether a user wrote to an address in a conversation whose owner has not answered.
pub async fn wrote(run: &impl Run, id: ConversationId, user: UserId) -> Result<bool> {
    let rows = of(run, &[id]).await?;
    Ok(rows.iter().any(|row| row.sender_id == user))
}

/// The addresses that a user wrote to since this moment, the latest first.
pub async fn by_sender(run: &impl Run, user: UserId, since_ms: i64) -> Result<Vec<EmailRow>> {
    let since = ids::at(since_ms);
    Ok(run.all(&BY_SENDER, &args![user, since]).await?)
}

/// Where an address was written to, the latest first.
pub async fn by_address(run: &impl Run, email: &str) -> Result<Vec<EmailRow>> {
    let key = key(email);
    let args = args![key, MOST_LOOKED_AT];
    Ok(run.all(&BY_ADDRESS, &args).await?)
}

/// Adds an address to a conversation in which it does not stand; its owner is shown nothing of what
/// was written up to a message.
pub async fn insert(
    tx: &Tx,
    (conversation, id): (ConversationId, ConversationEmailId),
    sender: UserId,
    email: &str,
    cleared: MessageId,
) -> Result<()> {
    let key = key(email);
    let args = args![conversation, id, email, key, sender, cleared];
    tx.exec(&INSERT, &args).await?;
    Ok(())
}

/// Notes that the mail was made.
pub async fn set_mailed(tx: &Tx, row: &EmailRow, now: i64) -> Result<()> {
    tx.exec(&SET_MAILED, &args![row.conversation_id, row.id, now])
        .await?;
    Ok(())
}

/// Puts a conversation among the contact requests of the user whose address it is, in place of
/// another who had the address before. They are no member until they answer: no other is told.
/// The conversation must have been locked, and they have no view of it yet.
pub async fn request(
    tx: &Tx,
    (row, conversation): (&EmailRow, &ConversationRow),
    owner: UserId,
) -> Result<()> {
    let id = conversation.id;
    if let Some(before) = row.owner_id {
        tx.exec(&DELETE_INBOX, &args![before, id]).await?;
        tell(tx, before, id);
    }
    tx.exec(&SET_OWNER, &args![id, row.id, owner]).await?;
    let (state, client) = (State::Requested.number(), None::<&str>);
    let args = args![owner, id, state, row.cleared_id, client];
    tx.exec(&INSERT_INBOX, &args).await?;
    raise(tx, conversation, &[owner]).await
}

/// Seats a user who answers: if it was by their address, they stand in its place. The conversation
/// must have been locked; harmless for members.
pub async fn seat(tx: &Tx, id: ConversationId, user: UserId) -> Result<()> {
    tx.exec(&SEAT, &args![id, user]).await?;
    tx.exec(&ANSWERED, &args![id, user]).await?;
    Ok(())
}

/// Makes room for a user who is added by name, where they were asked by an address, which stays as
/// it was written: no other is told that it is theirs. The conversation must have been locked.
pub async fn unseat(tx: &Tx, id: ConversationId, user: UserId) -> Result<()> {
    tx.exec(&FORGET_OWNER_IN, &args![id, user]).await?;
    tx.exec(&DELETE_INBOX, &args![user, id]).await?;
    Ok(())
}

/// Takes the contact requests back that a user who is erased sent to addresses.
pub async fn take_back(tx: &Tx, sender: UserId) -> Result<()> {
    let requested = tx.all(&REQUESTED_BY, &args![sender]).await?;
    withdraw(tx, requested).await
}

/// Forgets that an address was written to, whose owner is erased.
pub async fn forget_address(tx: &Tx, email: &str) -> Result<()> {
    withdraw(tx, by_address(tx, email).await?).await?;
    tx.exec(&FORGET_ADDRESS, &args![key(email)]).await?;
    Ok(())
}

/// Takes from the owners of these addresses what they have not answered.
async fn withdraw(tx: &Tx, mut rows: Vec<EmailRow>) -> Result<()> {
    rows.retain(|row| row.owner_id.is_some());
    // In one order, so that no two transactions wait for each other.
    rows.sort_unstable_by_key(|row| row.conversation_id);
    for row in rows {
        let id = row.conversation_id;
        super::lock(tx, id).await?;
        // Who answered while the conversation was waited for is a member.
        let waits = find(tx, id, row.id).await?;
        if let Some(owner) = waits.and_then(|row| row.owner_id) {
            tx.exec(&DELETE_INBOX, &args![owner, id]).await?;
            tell(tx, owner, id);
        }
    }
    Ok(())
}

/// Addresses are the same whatever their case.
pub fn key(email: &str) -> String {
    email.to_lowercase()
}
