//! Up to where members have read a conversation, as they show it to each other.

use contract::ids::{ConversationId, MessageId, UserId};
use kernel::{error::Result, tx::Tx};
use store::{Run, args, sql};

use super::{ConversationRow, tell};

sql! {
    SEEN: (ConversationId, UserId, MessageId) =
        "SELECT conversation_id, user_id, seen_id FROM conversation_members \
         WHERE conversation_id IN ($list) AND seen_id > 0";
    SET_SEEN: () =
        "UPDATE conversation_members SET seen_id = $3 WHERE conversation_id = $1 AND user_id = $2";
}

/// Up to which messages the members of these conversations have read them, in no order.
pub async fn seen(
    run: &impl Run,
    ids: &[ConversationId],
) -> Result<Vec<(ConversationId, UserId, MessageId)>> {
    Ok(run.all_in(&SEEN, &args![], ids).await?)
}

/// Says that a member has read all of a conversation, and tells these of it.
pub async fn set_seen(tx: &Tx, user: UserId, row: &ConversationRow, told: &[UserId]) -> Result<()> {
    let args = args![row.id, user, row.last_message_id];
    tx.exec(&SET_SEEN, &args).await?;
    for user in told {
        tell(tx, *user, row.id);
    }
    Ok(())
}
