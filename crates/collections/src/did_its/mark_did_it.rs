//! Marks a did-it as liked or helpful.

use accounts::users::show_users::check_shown;
use contract::{
    did_its::{DidItView, Mark, MarkDidIt},
    ids::DidItId,
    notifications::NoticeKind,
};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
    events::{Concern, concern},
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
    let there = sql::find(&tx, id).await?.ok_or_else(Error::not_found)?;
    there.check_shown_to(Some(viewer))?;
    let is_new = sql::mark(&tx, id, viewer, input.mark, ctx.now()).await?;
    if is_new && input.mark == Mark::Like {
        // The author has one below a pin.
        let about = Concern::new(row.user_id, NoticeKind::DidItLike, viewer, pin.id.0);
        concern(&ctx, &tx, about).await?;
    }
    tx.commit().await?;
    did_it_view(&ctx, &pin, id).await
}

/// The did-it and its pin, if the viewer sees both.
pub async fn seen(ctx: &Ctx, id: DidItId) -> Result<(StoredPin, DidItRow)> {
    let row = sql::find(&ctx.house.db, id).await?;
    let row = row.ok_or_else(Error::not_found)?;
    let pin = visible(ctx, row.pin_id).await?;
    check_shown(ctx, row.user_id).await?;
    row.check_shown_to(ctx.viewer())?;
    Ok((pin, row))
}
