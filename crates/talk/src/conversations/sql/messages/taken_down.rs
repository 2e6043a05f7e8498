//! Messages that a decision of the host took down.

use contract::ids::{ConversationId, MessageId, ReportCaseId, UserId};
use kernel::{error::Result, tx::Tx};
use store::{Run, args, sql};

sql! {
    // Of a sender, whose messages are few beside those of all.
    CONVERSATION_OF: ConversationId =
        "SELECT conversation_id FROM messages WHERE sender_id = $1 AND id = $2";
    TAKE_DOWN: () =
        "UPDATE messages SET taken_down_by = $3 WHERE conversation_id = $1 AND id = $2 \
         AND event = 0 AND unsent_ms IS NULL AND taken_down_by IS NULL";
    TAKE_DOWN_WRITTEN: () =
        "UPDATE messages SET taken_down_by = $4 WHERE conversation_id = $1 AND sender_id = $2 \
         AND created_ms <= $3 AND event = 0 AND unsent_ms IS NULL AND taken_down_by IS NULL";
    CONVERSATIONS: ConversationId =
        "SELECT DISTINCT conversation_id FROM messages WHERE sender_id = $1 AND taken_down_by = $2";
    PUT_BACK: () =
        "UPDATE messages SET taken_down_by = NULL WHERE conversation_id = $1 AND taken_down_by = $2";
    FORGET_REACTIONS: () =
        "DELETE FROM message_reactions WHERE conversation_id = $1 AND message_id IN \
         (SELECT id FROM messages WHERE conversation_id = $1 AND taken_down_by = $2)";
    EMPTY: () =
        "UPDATE messages SET text = '', pin_id = NULL, board_id = NULL, shared_user_id = NULL, \
         did_it_id = NULL, source = NULL WHERE conversation_id = $1 AND taken_down_by = $2";
}

/// The conversation in which a message of this sender stands; none where it is gone.
pub async fn conversation_of(
    tx: &Tx,
    sender: UserId,
    message: MessageId,
) -> Result<Option<ConversationId>> {
    Ok(tx.opt(&CONVERSATION_OF, &args![sender, message]).await?)
}

/// Takes down one message for a case; harmless when another case did, or its sender took it back.
pub async fn take_down(
    tx: &Tx,
    id: ConversationId,
    message: MessageId,
    case: ReportCaseId,
) -> Result<()> {
    tx.exec(&TAKE_DOWN, &args![id, message, case]).await?;
    Ok(())
}

/// The same with all that a member wrote in a conversation up to a time.
pub async fn take_down_written(
    tx: &Tx,
    id: ConversationId,
    (sender, upto_ms): (UserId, i64),
    case: ReportCaseId,
) -> Result<()> {
    let args = args![id, sender, upto_ms, case];
    tx.exec(&TAKE_DOWN_WRITTEN, &args).await?;
    Ok(())
}

/// The conversations in which messages of a sender are taken down for a case.
pub async fn conversations(
    tx: &Tx,
    sender: UserId,
    case: ReportCaseId,
) -> Result<Vec<ConversationId>> {
    Ok(tx.all(&CONVERSATIONS, &args![sender, case]).await?)
}

/// Shows the members of a conversation what was taken down for a case again.
pub async fn put_back(tx: &Tx, id: ConversationId, case: ReportCaseId) -> Result<()> {
    tx.exec(&PUT_BACK, &args![id, case]).await?;
    Ok(())
}

/// Removes for good what was taken down for a case; that there were messages stays.
pub async fn empty(tx: &Tx, id: ConversationId, case: ReportCaseId) -> Result<()> {
    for forget in [&FORGET_REACTIONS, &EMPTY] {
        tx.exec(forget, &args![id, case]).await?;
    }
    Ok(())
}
