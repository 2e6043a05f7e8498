//! Which conversation two users have: the table `pair_conversations`.

use contract::ids::{ConversationId, UserId};
use kernel::error::Result;
use store::{Run, args, sql};

use super::InboxRow;

sql! {
    PAIR: ConversationId =
        "SELECT conversation_id FROM pair_conversations WHERE low_id = $1 AND high_id = $2";
    ABOVE: (UserId, ConversationId) =
        "SELECT high_id, conversation_id FROM pair_conversations \
         WHERE low_id = $1 AND high_id IN ($list)";
    BELOW: (UserId, ConversationId) =
        "SELECT low_id, conversation_id FROM pair_conversations \
         WHERE high_id = $1 AND low_id IN ($list)";
    VIEWS: InboxRow =
        "SELECT user_id, conversation_id, state, position, unread, cleared_id, is_muted, board_id, counted_id \
         FROM inboxes WHERE user_id = $1 AND conversation_id IN ($list)";
}

/// The conversation of two users, if they have one.
pub async fn of_pair(run: &impl Run, one: UserId, other: UserId) -> Result<Option<ConversationId>> {
    let (low, high) = (one.min(other), one.max(other));
    Ok(run.opt(&PAIR, &args![low, high]).await?)
}

/// The conversations of a user with those of these that have one with them.
pub async fn of_pairs(
    run: &impl Run,
    one: UserId,
    others: &[UserId],
) -> Result<Vec<(UserId, ConversationId)>> {
    let mut found = run.all_in(&ABOVE, &args![one], others).await?;
    found.extend(run.all_in(&BELOW, &args![one], others).await?);
    Ok(found)
}

/// A user's own views of these conversations, in no order.
pub async fn views(run: &impl Run, user: UserId, ids: &[ConversationId]) -> Result<Vec<InboxRow>> {
    Ok(run.all_in(&VIEWS, &args![user], ids).await?)
}
