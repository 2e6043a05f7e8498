//! Begins a batch over a whole board.

use contract::{
    batches::{BatchState, BatchVerb, BatchView},
    errors::Code,
    ids::{BatchId, BoardId},
};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
    ids,
    tx::Tx,
};

use super::{
    jobs::KEPT_MS,
    show_batches::{batch_view, name, parse},
    sql::{self, BatchRow},
    start_batch::{AT_ONCE, enqueue},
    step_board::step_board,
};
use crate::boards::StoredBoard;

/// Begins a batch for the board's owner; the caller has locked the boards and
/// asked the policy. Boards with few pins are done when this answers, all in one
/// transaction. One such batch runs at a board at a time.
pub async fn start_board_batch(
    ctx: &Ctx,
    tx: Tx,
    verb: BatchVerb,
    board: &StoredBoard,
    total: i64,
    into: Option<BoardId>,
) -> Result<BatchView> {
    check_free(ctx, &tx, board.id).await?;
    if let Some(into) = into {
        check_free(ctx, &tx, into).await?;
    }
    let batch = BatchRow {
        id: BatchId(ctx.new_id()),
        user_id: board.owner_id,
        verb: name(verb)?,
        board_id: board.id,
        into_board_id: into,
        into_section_id: None,
        state: name(BatchState::Running)?,
        total,
        done: 0,
        created_ms: ctx.now(),
    };
    sql::insert(&tx, &batch).await?;
    if total > AT_ONCE {
        enqueue(ctx, &tx, batch.id).await?;
        tx.commit().await?;
    } else {
        // In this transaction: no caller finds a small board while it is being
        // deleted.
        step_board(ctx, tx, &batch).await?;
    }
    batch_view(ctx, batch.id).await
}

/// Fails while the whole of a board is being deleted, restored or merged.
async fn check_free(ctx: &Ctx, tx: &Tx, board: BoardId) -> Result<()> {
    let above = ids::before(ctx.new_id(), KEPT_MS);
    for batch in sql::around(tx, board, above).await? {
        let verb: BatchVerb = parse(&batch.verb)?;
        if verb.is_of_board() && parse::<BatchState>(&batch.state)? == BatchState::Running {
            return Err(Error::new(Code::BatchRunning));
        }
    }
    Ok(())
}
