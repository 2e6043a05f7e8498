//! Takes down what a user wrote to others, by a decision of the host.

use contract::ids::{ConversationId, MessageId, ReportCaseId, UserId};
use kernel::{error::Result, tx::Tx};

use super::sql::{self, messages::taken_down, tell_members};

/// Takes down a message of a user for a case: its sender alone is shown it from then on, others see
/// that there was one. Harmless when it is gone, or taken back. Asks no policy. The sender must
/// have been locked.
pub async fn take_down_message(
    tx: &Tx,
    sender: UserId,
    message: MessageId,
    case: ReportCaseId,
) -> Result<()> {
    let Some(id) = taken_down::conversation_of(tx, sender, message).await? else {
        return Ok(());
    };
    taken_down::take_down(tx, id, message, case).await?;
    tell_members(tx, id).await
}

/// The same with all that a user wrote in these conversations up to a time. Each is locked, in the
/// order of their ids: a message that is being sent is there by then, or of a later time.
pub async fn take_down_written(
    tx: &Tx,
    (sender, upto_ms): (UserId, i64),
    mut conversations: Vec<ConversationId>,
    case: ReportCaseId,
) -> Result<()> {
    conversations.sort_unstable();
    for id in conversations {
        sql::lock(tx, id).await?;
        taken_down::take_down_written(tx, id, (sender, upto_ms), case).await?;
        tell_members(tx, id).await?;
    }
    Ok(())
}

/// Puts back what was taken down of a user for a case; harmless when it is gone.
pub async fn put_back_messages(tx: &Tx, sender: UserId, case: ReportCaseId) -> Result<()> {
    for id in taken_down::conversations(tx, sender, case).await? {
        taken_down::put_back(tx, id, case).await?;
        tell_members(tx, id).await?;
    }
    Ok(())
}

/// Removes for good what was taken down of a user for a case, with what members felt about it; that
/// there were messages stays.
pub async fn forget_taken_down(tx: &Tx, sender: UserId, case: ReportCaseId) -> Result<()> {
    for id in taken_down::conversations(tx, sender, case).await? {
        taken_down::empty(tx, id, case).await?;
    }
    Ok(())
}
