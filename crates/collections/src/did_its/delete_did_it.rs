//! Deletes a did-it.

use accounts::{uploads::release_picture::release_picture, users::show_users::check_shown};
use contract::{
    answers::Done,
    did_its::DeleteDidIt,
    ids::{DidItId, PinId, UserId},
};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
    tx::Tx,
};

use super::{policy, sql};
use crate::pins::{self, Tally, get_pin::visible};

/// Did-its looked up between two looks at the rest.
const BATCH: i64 = 100;

/// `DidItActivityResource/delete`: deletes a did-it. Caller: its author, also
/// when they do not see the pin any longer, or the pin's pinner.
pub async fn delete_did_it(ctx: Ctx, input: DeleteDidIt) -> Result<Done> {
    let viewer = ctx.user()?;
    let id = input.user_did_it_data_id;
    let row = sql::find(&ctx.house.db, id).await?;
    let row = row.ok_or_else(Error::not_found)?;
    if row.user_id != viewer {
        let pin = visible(&ctx, row.pin_id).await?;
        check_shown(&ctx, row.user_id).await?;
        policy::may_delete(viewer, &pin, &row)?;
    }
    take_back(&ctx, row.pin_id, id).await?;
    Ok(Done {})
}

/// Deletes all did-its of a user; may be done again.
pub async fn delete_all(ctx: &Ctx, user: UserId) -> Result<()> {
    loop {
        let ids = sql::ids_of(&ctx.house.db, user, BATCH).await?;
        if ids.is_empty() {
            return Ok(());
        }
        for id in ids {
            let row = sql::find(&ctx.house.db, id).await?;
            if let Some(row) = row {
                take_back(ctx, row.pin_id, id).await?;
            }
        }
    }
}

async fn take_back(ctx: &Ctx, pin: PinId, id: DidItId) -> Result<()> {
    let tx = ctx.begin().await?;
    pins::lock(&tx, pin).await?;
    remove(ctx, &tx, pin, id).await?;
    tx.commit().await?;
    Ok(())
}

/// Deletes a did-it, asking no policy. The pin must have been locked, unless it lies in the
/// bin; harmless when the did-it is gone.
pub async fn remove(ctx: &Ctx, tx: &Tx, pin: PinId, id: DidItId) -> Result<()> {
    if !sql::delete(tx, id).await? {
        return Ok(());
    }
    let pictures = sql::delete_shots(tx, id).await?;
    for signature in &pictures {
        release_picture(tx, signature, ctx.now()).await?;
    }
    pins::tally(tx, pin, Tally::DidIt, -1).await?;
    pins::tally(tx, pin, Tally::DidItImage, -(pictures.len() as i64)).await
}
