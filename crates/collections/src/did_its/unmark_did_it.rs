//! Takes a mark of a did-it back.

use contract::{
    did_its::{DidItView, Mark, MarkDidIt},
    ids::{DidItId, PinId, UserId},
};
use kernel::{ctx::Ctx, error::Result};

use super::{mark_did_it::seen, show_did_its::did_it_view, sql};
use crate::pins;

/// Did-its looked up between two looks at the rest.
const BATCH: i64 = 100;

/// `DidItMarkResource/delete`: takes a mark back. Caller: user. Without the mark
/// it changes nothing.
pub async fn unmark_did_it(ctx: Ctx, input: MarkDidIt) -> Result<DidItView> {
    let viewer = ctx.user()?;
    let id = input.user_did_it_data_id;
    let (pin, _) = seen(&ctx, id).await?;
    take_back(&ctx, viewer, pin.id, id, &[input.mark]).await?;
    did_it_view(&ctx, &pin, id).await
}

/// Takes all marks of a user back; may be done again.
pub async fn unmark_all(ctx: &Ctx, user: UserId) -> Result<()> {
    loop {
        let ids = sql::marked_by(&ctx.house.db, user, BATCH).await?;
        if ids.is_empty() {
            return Ok(());
        }
        for id in ids {
            let row = sql::find(&ctx.house.db, id).await?;
            let pin = row.map(|row| row.pin_id).unwrap_or_default();
            take_back(ctx, user, pin, id, &[Mark::Like, Mark::Helpful]).await?;
        }
    }
}

async fn take_back(ctx: &Ctx, user: UserId, pin: PinId, id: DidItId, marks: &[Mark]) -> Result<()> {
    let tx = ctx.begin().await?;
    pins::lock(&tx, pin).await?;
    for mark in marks {
        sql::unmark(&tx, id, user, *mark).await?;
    }
    tx.commit().await?;
    Ok(())
}
