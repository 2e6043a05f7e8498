//! Batches under way at a board.

use contract::{
    batches::{BatchState, BlockingAction, BoardActions, GetBoardActions},
    ids::BoardId,
};
use kernel::{ctx::Ctx, error::Result, ids, times};

use super::{
    jobs::KEPT_MS,
    show_batches::parse,
    sql::{self, BatchRow},
};
use crate::boards::{get_board::visible_as, policy};

/// What stands for the whole board instead of a section (business §3).
const WHOLE: &str = "-1";

/// `BoardActionStatusResource/get`: batches that run at a board. Caller: board
/// owner or collaborator.
pub async fn get_board_actions(ctx: Ctx, input: GetBoardActions) -> Result<BoardActions> {
    ctx.user()?;
    let (board, role) = visible_as(&ctx, input.board_id).await?;
    policy::may_write(role)?;
    let above = ids::before(ctx.new_id(), KEPT_MS);
    let around = sql::around(&ctx.house.db, input.board_id, above).await?;
    let mut blocking_actions = Vec::new();
    for batch in around {
        let goes_on = matches!(
            parse(&batch.state)?,
            BatchState::Running | BatchState::Undoing
        );
        if goes_on {
            blocking_actions.push(action(&batch, board.id));
        }
    }
    Ok(BoardActions { blocking_actions })
}

fn action(batch: &BatchRow, board: BoardId) -> BlockingAction {
    let filled = batch.into_board_id == Some(board);
    let section = batch.into_section_id.map(|id| id.to_string());
    BlockingAction {
        id: batch.id,
        created_timestamp: times::long(batch.created_ms),
        progress: batch.done * 100 / batch.total.max(1),
        section_id: if filled { section } else { Some(WHOLE.into()) },
    }
}
