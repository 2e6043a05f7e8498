//! Undoes a batch.

use contract::{
    batches::{BatchState, BatchVerb, BatchView, UndoBatch},
    errors::Code,
};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
};

use super::{
    run_batch::run_batch,
    show_batches::{batch_view, name, own, parse},
    sql,
    start_batch::{AT_ONCE, enqueue},
};

/// `BulkEditUndoResource/create`: undoes a batch. Caller: the user who began it.
/// Asked again it goes on, or answers that it is done.
pub async fn undo_batch(ctx: Ctx, input: UndoBatch) -> Result<BatchView> {
    let viewer = ctx.writer()?;
    let tx = ctx.begin().await?;
    let batch = own(viewer, sql::lock(&tx, input.batch_id).await?)?;
    if parse::<BatchVerb>(&batch.verb)?.is_of_board() {
        let whole = Error::new(Code::NotAllowed);
        return Err(whole.detail("a deleted board is restored from the bin"));
    }
    let at_once = batch.total <= AT_ONCE;
    match parse(&batch.state)? {
        BatchState::Running => return Err(Error::new(Code::BatchRunning)),
        BatchState::Done => {
            sql::set_state(&tx, batch.id, &name(BatchState::Undoing)?, 0).await?;
            if !at_once {
                enqueue(&ctx, &tx, batch.id).await?;
            }
        }
        BatchState::Undoing | BatchState::Undone => {}
    }
    tx.commit().await?;
    if at_once {
        run_batch(&ctx, input.batch_id).await?;
    }
    batch_view(&ctx, input.batch_id).await
}
