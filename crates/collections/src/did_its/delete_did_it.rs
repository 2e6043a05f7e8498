//! Deletes a did-it.

use std::collections::HashMap;

use accounts::{uploads::release_picture::release_picture, users::show_users::check_shown};
use contract::{
    answers::Done,
    did_its::DeleteDidIt,
    ids::{DidItId, PinId, UserId},
};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
    house::Changed,
    tx::Tx,
};

use super::{
    forget_did_it::forget_did_it,
    policy,
    sql::{self, DidItRow},
};
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
        row.check_shown_to(Some(viewer))?;
        policy::may_delete(viewer, &pin, &row)?;
    }
    take_back(&ctx, row.pin_id, id).await?;
    Ok(Done {})
}

/// Deletes all did-its of a user; may be done again.
pub async fn delete_all(ctx: &Ctx, user: UserId) -> Result<()> {
    delete_where(ctx, user, |_| true).await
}

/// Deletes what a user told of another's pins; may be done again.
pub(super) async fn delete_below(ctx: &Ctx, user: UserId, pinner: UserId) -> Result<()> {
    delete_where(ctx, user, |owner| owner == Some(pinner)).await
}

/// Those of pins of such a pinner, who is not known of a pin in the bin.
async fn delete_where(
    ctx: &Ctx,
    user: UserId,
    is_one: impl Fn(Option<UserId>) -> bool,
) -> Result<()> {
    let mut after = DidItId::default();
    loop {
        let told = sql::ids_of(&ctx.house.db, user, after, BATCH).await?;
        let Some((last, _)) = told.last() else {
            return Ok(());
        };
        after = *last;
        let of: Vec<PinId> = told.iter().map(|(_, pin)| *pin).collect();
        let pinners = pins::pinners_of(&ctx.house.db, &of).await?;
        let pinners: HashMap<PinId, UserId> = pinners.into_iter().collect();
        for (id, pin) in told {
            if is_one(pinners.get(&pin).copied()) {
                take_back(ctx, pin, id).await?;
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

/// Deletes a did-it and what is said below it, asking no policy. The pin must have been locked,
/// unless it lies in the bin; harmless when the did-it is gone.
pub async fn remove(ctx: &Ctx, tx: &Tx, pin: PinId, id: DidItId) -> Result<()> {
    let Some(row) = sql::find(tx, id).await? else {
        return Ok(());
    };
    sql::delete(tx, id).await?;
    tx.changed(Changed::Pin(pin));
    forget_did_it(tx, pin, id).await?;
    let pictures = sql::delete_shots(tx, id).await?;
    for signature in &pictures {
        release_picture(tx, signature, ctx.now()).await?;
    }
    match row.is_shown() {
        true => count_did_it(tx, &row, pictures.len(), -1).await,
        false => Ok(()),
    }
}

/// Counts a did-it with so many photographs, and what is said below it, at its pin.
pub(super) async fn count_did_it(tx: &Tx, row: &DidItRow, pictures: usize, by: i64) -> Result<()> {
    let pin = row.pin_id;
    pins::tally(tx, pin, Tally::Comment, by * row.comment_count).await?;
    pins::tally(tx, pin, Tally::DidIt, by).await?;
    pins::tally(tx, pin, Tally::DidItImage, by * pictures as i64).await
}
