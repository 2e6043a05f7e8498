//! The comment that an address names.

use std::collections::{BTreeMap, HashMap, HashSet};

use accounts::users::show_users::{check_shown, user_refs};
use collections::pins::{StoredPin, get_pin::visible};
use contract::ids::{CommentId, PinId, UserId};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
};
use store::Run;

use super::{
    skip_hidden::skip_hidden,
    sql::{self, CommentRow},
};

/// The comment and its pin, if this viewer sees both, and the comment that it replies to.
pub async fn seen(ctx: &Ctx, viewer: UserId, id: CommentId) -> Result<(StoredPin, CommentRow)> {
    let row = sql::find(&ctx.house.db, id).await?;
    let row = row.ok_or_else(Error::not_found)?;
    let pin = visible(ctx, row.pin_id).await?;
    if let Some(parent) = row.parent() {
        let parent = still_seen(&ctx.house.db, viewer, &pin, parent).await?;
        check_shown(ctx, parent.user_id).await?;
    }
    check_shown(ctx, row.user_id).await?;
    row.check_shown_to(viewer)?;
    Ok((pin, row))
}

/// Of these comments those that the viewer would find below their pins, whether they see the pins
/// or not: not held back, not hidden by the viewer, and neither is the comment that they reply to.
pub(crate) async fn seen_among(
    ctx: &Ctx,
    ids: &[CommentId],
) -> Result<HashMap<CommentId, CommentRow>> {
    let mut of_pins: BTreeMap<PinId, Vec<CommentId>> = BTreeMap::new();
    for (id, pin) in sql::places(&ctx.house.db, ids).await? {
        of_pins.entry(pin).or_default().push(id);
    }
    let (mut rows, mut parents) = (Vec::new(), Vec::new());
    for (pin, ids) in of_pins {
        let found = sql::find_many(&ctx.house.db, pin, &ids).await?;
        let answered: Vec<CommentId> = found.iter().filter_map(CommentRow::parent).collect();
        if !answered.is_empty() {
            parents.extend(sql::find_many(&ctx.house.db, pin, &answered).await?);
        }
        rows.extend(found);
    }
    let parents: HashSet<CommentId> = shown(ctx, parents)
        .await?
        .iter()
        .map(|row| row.id)
        .collect();
    rows.retain(|row| row.parent().is_none_or(|parent| parents.contains(&parent)));
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
