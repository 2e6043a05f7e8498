//! The comment that an address names.

use std::collections::{BTreeMap, HashMap, HashSet};

use accounts::users::show_users::{check_shown, user_refs};
use collections::{
    did_its,
    pins::{StoredPin, get_pin::visible},
};
use contract::ids::{CommentId, DidItId, PinId, UserId};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
};
use store::Run;

use super::{
    skip_hidden::{skip_hidden, skip_hidden_tellers},
    sql::{self, Below, CommentRow},
};

/// The comment and its pin, if this viewer sees both, and what it stands below.
pub async fn seen(ctx: &Ctx, viewer: UserId, id: CommentId) -> Result<(StoredPin, CommentRow)> {
    let row = sql::find(&ctx.house.db, id).await?;
    let row = row.ok_or_else(Error::not_found)?;
    let pin = visible(ctx, row.pin_id).await?;
    match row.below() {
        Below::Pin => {}
        Below::Comment(parent) => {
            let parent = still_seen(&ctx.house.db, viewer, &pin, parent).await?;
            check_shown(ctx, parent.user_id).await?;
        }
        Below::DidIt(id) => {
            let told = did_its::find_many(&ctx.house.db, pin.id, &[id]).await?;
            let told = told.first().ok_or_else(Error::not_found)?;
            check_shown(ctx, told.user_id).await?;
            told.check_shown_to(Some(viewer))?;
        }
    }
    check_shown(ctx, row.user_id).await?;
    row.check_shown_to(viewer)?;
    Ok((pin, row))
}

/// Of these comments those that the viewer would find below their pins, whether they see the pins
/// or not: not held back, not hidden by the viewer, and neither is what they stand below.
pub(crate) async fn seen_among(
    ctx: &Ctx,
    ids: &[CommentId],
) -> Result<HashMap<CommentId, CommentRow>> {
    let mut of_pins: BTreeMap<PinId, Vec<CommentId>> = BTreeMap::new();
    for (id, pin) in sql::places(&ctx.house.db, ids).await? {
        of_pins.entry(pin).or_default().push(id);
    }
    let (mut rows, mut above, mut told) = (Vec::new(), Vec::new(), Vec::new());
    for (pin, ids) in of_pins {
        let found = sql::find_many(&ctx.house.db, pin, &ids).await?;
        let answered: Vec<CommentId> = found.iter().filter_map(CommentRow::parent).collect();
        if !answered.is_empty() {
            above.extend(sql::find_many(&ctx.house.db, pin, &answered).await?);
        }
        let of: Vec<DidItId> = found.iter().filter_map(CommentRow::did_it).collect();
        if !of.is_empty() {
            told.extend(did_its::find_many(&ctx.house.db, pin, &of).await?);
        }
        rows.extend(found);
    }
    let above = shown(ctx, above).await?;
    let told = skip_hidden_tellers(ctx, told).await?;
    let tellers = user_refs(ctx, told.iter().map(|row| row.user_id)).await?;
    let answered: HashSet<Below> = above.iter().map(|row| Below::Comment(row.id)).collect();
    let of: HashSet<Below> = told
        .iter()
        .filter(|row| row.check_shown_to(ctx.viewer()).is_ok())
        .filter(|row| tellers.contains_key(&row.user_id))
        .map(|row| Below::DidIt(row.id))
        .collect();
    rows.retain(|row| {
        let below = row.below();
        below == Below::Pin || answered.contains(&below) || of.contains(&below)
    });
    let rows = shown(ctx, rows).await?;
    Ok(rows.into_iter().map(|row| (row.id, row)).collect())
}

async fn shown(ctx: &Ctx, rows: Vec<CommentRow>) -> Result<Vec<CommentRow>> {
    let viewer = ctx.viewer().unwrap_or_default();
    let authors = user_refs(ctx, rows.iter().map(|row| row.user_id)).await?;
    let mut rows = skip_hidden(ctx, rows).await?;
    rows.retain(|row| row.check_shown_to(viewer).is_ok() && authors.contains_key(&row.user_id));
    Ok(rows)
}

/// The comment below this pin, if it is not held back from this viewer. Asked once more behind
/// the lock of its pin, as it may have gone, or been held back, while the pin was waited for.
pub(super) async fn still_seen(
    run: &impl Run,
    viewer: UserId,
    pin: &StoredPin,
    id: CommentId,
) -> Result<CommentRow> {
    let row = sql::find_on(run, pin.id, id).await?;
    let row = row.ok_or_else(Error::not_found)?;
    row.check_shown_to(viewer)?;
    Ok(row)
}
