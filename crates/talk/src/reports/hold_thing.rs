//! Opens a case of what a rule of the host holds, and shows a comment that was held once an
//! employee found nothing wrong with it.

use accounts::rules::open_case::Held;
use contract::{
    ids::CommentId,
    reports::{CaseOutcome, ReportedKind},
};
use kernel::{ctx::Ctx, error::Result, tx::Tx};

use super::{
    find_target::{Target, target_of},
    sql::{CaseRow, found, rules},
};
use crate::comments::show_held::{may_be_shown, show_held};

/// Opens the case, or says in the one that is open that a rule holds the thing as well.
pub(super) async fn hold_thing(ctx: &Ctx, tx: &Tx, held: &Held) -> Result<()> {
    let target = Target {
        kind: held.kind,
        id: held.id,
        pin: held.pin,
        subject: held.subject,
        path: held.path.clone(),
        excerpt: held.excerpt.clone(),
    };
    open(ctx, tx, &target, &held.rule).await
}

async fn open(ctx: &Ctx, tx: &Tx, target: &Target, rule: &str) -> Result<()> {
    let case = found::open_found(tx, target, ctx.new_id(), ctx.now()).await?;
    rules::set_rule(tx, case, rule).await
}

/// The rule that holds a comment which is to be shown when its case is closed so; asked before a
/// transaction begins.
pub(super) async fn held_by(
    ctx: &Ctx,
    kind: ReportedKind,
    row: &CaseRow,
    outcome: CaseOutcome,
) -> Result<Option<String>> {
    if kind != ReportedKind::Comment || outcome != CaseOutcome::NoViolation {
        return Ok(None);
    }
    let rule = rules::rules_of(&ctx.house.db, &[row.id]).await?.pop();
    match may_be_shown(ctx, row.pin_id, CommentId(row.target)).await? {
        true => Ok(rule.map(|(_, rule)| rule)),
        false => Ok(None),
    }
}

/// Shows the comment of a case that was closed. Where its author changed the words meanwhile, these
/// were not judged, and have a case of their own. Its pin must have been locked.
pub(super) async fn show_again(ctx: &Ctx, tx: &Tx, row: &CaseRow, rule: &str) -> Result<()> {
    let place = (row.pin_id, CommentId(row.target));
    let Some(excerpt) = show_held(ctx, tx, place, &row.excerpt).await? else {
        return Ok(());
    };
    let target = Target {
        excerpt,
        ..target_of(row)
    };
    open(ctx, tx, &target, rule).await
}
