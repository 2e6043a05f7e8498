//! Takes a did-it down by a decision of the host.

use contract::ids::{DidItId, PinId};
use kernel::{ctx::Ctx, error::Result, tx::Tx};

use super::{
    delete_did_it::{count_did_it, remove},
    sql::{self, DidItRow},
};

/// Takes a did-it down for the host: its author alone sees it from then on, and what is said
/// below it, and neither is counted. Harmless when it is gone, or taken down. Asks no policy. The
/// pin must have been locked.
pub async fn take_down_did_it(ctx: &Ctx, tx: &Tx, id: DidItId) -> Result<()> {
    let Some(row) = sql::find(tx, id).await? else {
        return Ok(());
    };
    match sql::set_taken_down(tx, &row, Some(ctx.now())).await? {
        true => count(tx, &row, -1).await,
        false => Ok(()),
    }
}

/// Puts back a did-it that the host took down; harmless when it is gone.
pub async fn put_back_did_it(tx: &Tx, id: DidItId) -> Result<()> {
    let Some(row) = sql::find(tx, id).await? else {
        return Ok(());
    };
    match sql::set_taken_down(tx, &row, None).await? {
        true => count(tx, &row, 1).await,
        false => Ok(()),
    }
}

/// Deletes for good what the host took down; harmless when it is gone or back. The pin must have
/// been locked, unless it lies in the bin.
pub async fn forget_taken_down(ctx: &Ctx, tx: &Tx, pin: PinId, id: DidItId) -> Result<()> {
    let row = sql::find(tx, id).await?;
    match row.and_then(|row| row.taken_down_ms) {
        Some(_) => remove(ctx, tx, pin, id).await,
        None => Ok(()),
    }
}

async fn count(tx: &Tx, row: &DidItRow, by: i64) -> Result<()> {
    // What the pinner's words hold back was not counted before, nor is it afterwards.
    if row.is_held {
        return Ok(());
    }
    let pictures = sql::shots(tx, &[row.id]).await?;
    count_did_it(tx, row, pictures.len(), by).await
}
