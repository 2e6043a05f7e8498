//! Marks a did-it as liked or helpful.

use accounts::users::show_users::check_shown;
use contract::{
    did_its::{DidItView, MarkDidIt},
    ids::DidItId,
};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
};

use super::{
    policy,
    show_did_its::did_it_view,
    sql::{self, DidItRow},
};
use crate::pins::{
    StoredPin,
    get_pin::{locked, visible},
};

/// `DidItMarkResource/create`: marks a did-it. Caller: a user who may write and
/// sees it, but not its author. Once more changes nothing.
pub async fn mark_did_it(ctx: Ctx, input: MarkDidIt) -> Result<DidItView> {
    let viewer = ctx.writer()?;
    let id = input.user_did_it_data_id;
    let (pin, row) = seen(&ctx, id).await?;
    policy::may_mark(viewer, &row)?;
    let tx = ctx.begin().await?;
    locked(&ctx, &tx, viewer, pin.id).await?;
    // It may have gone while the pin was waited for.
    sql::find(&tx, id).await?.ok_or_else(Error::not_found)?;
    sql::mark(&tx, id, viewer, input.mark, ctx.now()).await?;
    tx.commit().await?;
    did_it_view(&ctx, &pin, id).await
}

/// The did-it and its pin, if the viewer sees both.
pub async fn seen(ctx: &Ctx, id: DidItId) -> Result<(StoredPin, DidItRow)> {
    let row = sql::find(&ctx.house.db, id).await?;
    let row = row.ok_or_else(Error::not_found)?;
    let pin = visible(ctx, row.pin_id).await?;
    check_shown(ctx, row.user_id).await?;
    Ok((pin, row))
}
