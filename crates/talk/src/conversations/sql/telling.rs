//! What open windows are told of conversations.

use contract::ids::{ConversationId, UserId};
use kernel::{error::Result, house::Changed, tx::Tx};

use super::{ConversationRow, members};

/// Tells a user that a conversation is another to them now.
pub fn tell(tx: &Tx, to: UserId, conversation_id: ConversationId) {
    tx.changed(Changed::Conversation {
        to,
        conversation_id,
        message_id: None,
    });
}

/// Tells a user of the latest message.
pub fn tell_message(tx: &Tx, to: UserId, row: &ConversationRow) {
    tx.changed(Changed::Conversation {
        to,
        conversation_id: row.id,
        message_id: Some(row.last_message_id),
    });
}

/// Has the members told that something changed of what was written; those who have not accepted it
/// too, as they may read it.
pub async fn tell_members(tx: &Tx, id: ConversationId) -> Result<()> {
    for (_, user) in members(tx, &[id]).await? {
        tell(tx, user, id);
    }
    Ok(())
}
