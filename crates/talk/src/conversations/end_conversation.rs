//! Ends the conversation of a board that is deleted for good.

use std::sync::Arc;

use contract::ids::{BoardId, ConversationId};
use kernel::{error::Result, house::House, tx::Tx};
use queue::NewJob;

use super::{
    jobs::END,
    sql::{self, boards, messages},
};

/// Messages that are deleted in one transaction.
const AT_ONCE: i64 = 1_000;

/// Takes all members out of a board's conversation, if it has one; what was written is deleted by a
/// job. The board must have been locked.
pub(super) async fn end_conversation(tx: &Tx, board: BoardId, now: i64) -> Result<()> {
    let Some(id) = boards::of_board(tx, board).await? else {
        return Ok(());
    };
    sql::lock(tx, id).await?;
    for (_, user) in sql::members(tx, &[id]).await? {
        sql::leave(tx, user, id).await?;
    }
    boards::forget(tx, board).await?;
    let body = id.to_string();
    let job = NewJob {
        kind: END,
        key: Some(&body),
        body: &body,
        due_ms: now,
    };
    Ok(queue::enqueue(tx, job).await?)
}

/// Body of [`END`].
pub(super) async fn delete_written(house: &Arc<House>, body: &str) -> Result<()> {
    let Ok(id) = body.parse::<ConversationId>() else {
        return Ok(());
    };
    loop {
        let tx = house.begin().await?;
        sql::lock(&tx, id).await?;
        let is_more = messages::delete_some(&tx, id, AT_ONCE).await?;
        if !is_more {
            boards::delete(&tx, id).await?;
        }
        tx.commit().await?;
        if !is_more {
            return Ok(());
        }
    }
}
