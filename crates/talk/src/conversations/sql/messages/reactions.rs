//! What members feel about messages: the table `message_reactions`.

use contract::{
    ids::{ConversationId, MessageId, UserId},
    reactions::ReactionType,
};
use kernel::{error::Result, tx::Tx};
use store::{Run, args, owned, sql};

use super::MessageRow;

sql! {
    OF: (MessageId, UserId, i64) =
        "SELECT message_id, user_id, reaction FROM message_reactions \
         WHERE conversation_id = $1 AND message_id IN ($list)";
    PUT: () =
        "INSERT INTO message_reactions (conversation_id, message_id, user_id, reaction, created_ms) \
         VALUES ($1, $2, $3, $4, $5) ON CONFLICT (conversation_id, message_id, user_id) \
         DO UPDATE SET reaction = excluded.reaction, created_ms = excluded.created_ms";
    DELETE: () =
        "DELETE FROM message_reactions WHERE conversation_id = $1 AND message_id = $2 AND user_id = $3";
    DELETE_ALL: () =
        "DELETE FROM message_reactions WHERE conversation_id = $1 AND message_id = $2";
    DELETE_OF: () =
        "DELETE FROM message_reactions WHERE conversation_id = $1 AND message_id IN ($list)";
    FORGET_TO: () =
        "DELETE FROM message_reactions WHERE (conversation_id, message_id) IN \
         (SELECT conversation_id, id FROM messages WHERE sender_id = $1)";
}

owned! {
    message_reactions: "message_reactions",
        read "SELECT conversation_id, message_id, reaction, created_ms FROM message_reactions \
              WHERE user_id = $1 ORDER BY message_id",
        erase "DELETE FROM message_reactions WHERE user_id = $1";
}

/// Reactions to messages of one conversation, and whose they are, in no order.
pub async fn of(
    run: &impl Run,
    id: ConversationId,
    messages: &[MessageId],
) -> Result<Vec<(MessageId, UserId, i64)>> {
    Ok(run.all_in(&OF, &args![id], messages).await?)
}

/// Sets a member's reaction. The conversation must have been locked.
pub async fn put(
    tx: &Tx,
    row: &MessageRow,
    user: UserId,
    kind: ReactionType,
    now: i64,
) -> Result<()> {
    let kind = kind.number();
    let args = args![row.conversation_id, row.id, user, kind, now];
    tx.exec(&PUT, &args).await?;
    Ok(())
}

/// Takes a member's reaction back; harmless when there is none.
pub async fn delete(tx: &Tx, row: &MessageRow, user: UserId) -> Result<()> {
    tx.exec(&DELETE, &args![row.conversation_id, row.id, user])
        .await?;
    Ok(())
}

/// Takes all reactions to a message back.
pub async fn delete_all(tx: &Tx, row: &MessageRow) -> Result<()> {
    tx.exec(&DELETE_ALL, &args![row.conversation_id, row.id])
        .await?;
    Ok(())
}

/// Takes all reactions to these messages of a conversation back.
pub async fn delete_of(tx: &Tx, id: ConversationId, messages: &[MessageId]) -> Result<()> {
    tx.exec_in(&DELETE_OF, &args![id], messages).await?;
    Ok(())
}

/// Forgets what others felt about messages of a user, who is erased and takes these along.
pub async fn forget_to(tx: &Tx, sender: UserId) -> Result<()> {
    tx.exec(&FORGET_TO, &args![sender]).await?;
    Ok(())
}
