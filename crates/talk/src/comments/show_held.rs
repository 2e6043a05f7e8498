//! What a rule of the host holds is shown to its author alone until an employee has decided.

use accounts::{
    preferences::may_reach::hides_comment,
    rules::open_case::{Held, open_case},
};
use collections::pins;
use contract::{
    ids::{CommentId, PinId},
    reports::ReportedKind,
};
use kernel::{ctx::Ctx, error::Result, tx::Tx};

use super::{
    count_comments::count_comments,
    sql::{self, CommentRow},
    tell_written::tell_shown,
};

/// Has employees told of a comment, where a rule holds it.
pub(super) async fn tell_held(
    ctx: &Ctx,
    tx: &Tx,
    row: &CommentRow,
    rule: Option<String>,
) -> Result<()> {
    let Some(rule) = rule else {
        return Ok(());
    };
    let held = Held {
        kind: ReportedKind::Comment,
        id: row.id.0,
        pin: row.pin_id,
        subject: row.user_id,
        path: format!("/pin/{}/?comment={}", row.pin_id, row.id),
        excerpt: row.text.clone(),
        rule,
    };
    open_case(ctx, tx, &held).await
}

/// Whether a comment may be shown once employees found nothing wrong with it: the pinner's own
/// words do not hold it. Asked before a transaction begins.
pub async fn may_be_shown(ctx: &Ctx, pin: PinId, id: CommentId) -> Result<bool> {
    let db = &ctx.house.db;
    let row = sql::find_on(db, pin, id).await?;
    let pin = pins::find(db, pin).await?;
    match (row, pin) {
        (Some(row), Some(pin)) => {
            let both = (row.user_id, pin.pinner_id);
            Ok(!hides_comment(ctx, both, &row.text).await?)
        }
        _ => Ok(false),
    }
}

/// Shows a comment that was held, if it still says the words that were judged; answers what it
/// says where they are others. The pin must have been locked.
pub async fn show_held(
    ctx: &Ctx,
    tx: &Tx,
    (pin, id): (PinId, CommentId),
    judged: &str,
) -> Result<Option<String>> {
    let row = sql::find_on(tx, pin, id).await?;
    let Some(mut row) = row.filter(|row| row.is_held && row.taken_down_ms.is_none()) else {
        return Ok(None);
    };
    if row.text != judged {
        return Ok(Some(row.text));
    }
    row.is_held = false;
    sql::update(tx, &row).await?;
    count_comments(tx, &row, row.weight()).await?;
    let Some(pin) = pins::find(tx, pin).await? else {
        return Ok(None);
    };
    tell_shown(ctx, tx, &pin, &row).await?;
    Ok(None)
}
