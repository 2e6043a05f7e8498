//! Conversations of boards: the table `board_conversations`, and seats that follow a board.

use contract::ids::{BoardId, ConversationId, MessageId, UserId};
use kernel::{error::Result, tx::Tx};
use store::{Run, args, sql};

use super::{ConversationRow, tell};

sql! {
    OF_BOARD: ConversationId = "SELECT conversation_id FROM board_conversations WHERE board_id = $1";
    INSERT: () =
        "INSERT INTO conversations (id, name, is_group, is_answered, last_message_id, last_ms, created_ms) \
         VALUES ($1, NULL, true, true, 0, 0, $2)";
    INSERT_OF_BOARD: () =
        "INSERT INTO board_conversations (board_id, conversation_id) VALUES ($1, $2)";
    SEAT: () =
        "INSERT INTO inboxes (user_id, conversation_id, state, position, unread, cleared_id, board_id, \
         counted_id) VALUES ($1, $2, 0, 0, 0, $3, $4, $3)";
    RAISE: () =
        "UPDATE inboxes SET unread = unread + $2, \
         position = CASE WHEN position < $3 THEN $3 ELSE position END, \
         state = CASE WHEN state = 3 AND NOT is_muted THEN 0 ELSE state END \
         WHERE conversation_id = $1 AND user_id IN ($list)";
    SET_COUNTED: () =
        "UPDATE inboxes SET counted_id = $2 \
         WHERE conversation_id = $1 AND counted_id < $2 AND user_id IN ($list)";
    FORGET: () = "DELETE FROM board_conversations WHERE board_id = $1";
    DELETE: () = "DELETE FROM conversations WHERE id = $1";
}

/// The conversation of a board, if it was opened.
pub async fn of_board(run: &impl Run, board: BoardId) -> Result<Option<ConversationId>> {
    Ok(run.opt(&OF_BOARD, &args![board]).await?)
}

/// Adds the conversation of a board, without members. The board must have been locked.
pub async fn insert(tx: &Tx, id: ConversationId, board: BoardId, now: i64) -> Result<()> {
    tx.exec(&INSERT, &args![id, now]).await?;
    tx.exec(&INSERT_OF_BOARD, &args![board, id]).await?;
    Ok(())
}

/// Gives a member of a board a seat in its conversation, in which they are shown what is written
/// from now on. The conversation must have been locked.
pub async fn seat(tx: &Tx, row: &ConversationRow, board: BoardId, user: UserId) -> Result<()> {
    tx.exec(&super::JOIN, &args![row.id, user]).await?;
    let args = args![user, row.id, row.last_message_id, board];
    tx.exec(&SEAT, &args).await?;
    Ok(())
}

/// Tells members of so many messages by others, the latest of this time; what they archived lies in
/// the inbox again, unless they muted it. The conversation must have been locked.
pub async fn raise(
    tx: &Tx,
    id: ConversationId,
    users: &[UserId],
    (by, at): (i64, i64),
) -> Result<()> {
    tx.exec_in(&RAISE, &args![id, by, at], users).await?;
    for user in users {
        tell(tx, *user, id);
    }
    Ok(())
}

/// Says that members were told of all messages up to one.
pub async fn set_counted(
    tx: &Tx,
    id: ConversationId,
    users: &[UserId],
    upto: MessageId,
) -> Result<()> {
    tx.exec_in(&SET_COUNTED, &args![id, upto], users).await?;
    Ok(())
}

/// A board has no conversation any more.
pub async fn forget(tx: &Tx, board: BoardId) -> Result<()> {
    tx.exec(&FORGET, &args![board]).await?;
    Ok(())
}

/// Removes a conversation that has no members and no messages.
pub async fn delete(tx: &Tx, id: ConversationId) -> Result<()> {
    tx.exec(&DELETE, &args![id]).await?;
    Ok(())
}
