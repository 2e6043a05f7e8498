//! What a decision does about the pictures of what it is about.

use accounts::{
    audits::note_change::note_change,
    uploads::{
        ban_picture::{ban_picture, lift_ban},
        find_banned::find_ban,
        screen_pictures::{find_screen, lift_screen},
    },
};
use collections::pins;
use contract::{
    audits::AuditChange,
    errors::Code,
    ids::{BannedPictureId, PinId, UserId},
    reports::CaseOutcome,
};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
    tx::Tx,
};
use queue::NewJob;

use super::{
    find_pictures::find_pictures,
    find_target::target_of,
    jobs::{HIDE_BANNED, SHOW_UNBANNED},
    sql::{CaseRow, Closing, found},
};

/// Bans the picture of a pin, where that is decided, and judges the pictures with screens of a
/// thing that stays. The case must have been closed: a ban is locked after it.
pub(super) async fn judge_picture(
    ctx: &Ctx,
    tx: &Tx,
    row: &CaseRow,
    how: &Closing<'_>,
) -> Result<()> {
    if !how.outcome.takes_away() {
        judge_screens(ctx, tx, row, how).await?;
    }
    if !how.bans_picture {
        return Ok(());
    }
    let Some(pin) = pins::find_anywhere(tx, PinId(row.target)).await? else {
        let gone = Error::field(Code::InvalidInput, "bans_picture");
        return Err(gone.detail("the pin is gone, and its picture with it"));
    };
    let ban = ban_picture(ctx, tx, &pin.picture(), (row.id, how.words)).await?;
    found::set_ban(tx, row.id, ban).await?;
    if let Some(employee) = how.by {
        note_change(ctx, tx, employee, AuditChange::PictureBanned).await?;
    }
    follow(tx, HIDE_BANNED, ban, ctx.now()).await
}

/// Takes the screens off the pictures that were judged, where nothing is wrong. Pictures that have
/// one and that the employee was not shown were not judged: these have a case of their own.
async fn judge_screens(ctx: &Ctx, tx: &Tx, row: &CaseRow, how: &Closing<'_>) -> Result<()> {
    let mut is_any_left = false;
    for (_, picture) in find_pictures(tx, row).await? {
        let signature = &picture.signature;
        if !how.judged_pictures.contains(signature) {
            is_any_left |= find_screen(tx, signature).await?.is_some();
        } else if how.outcome == CaseOutcome::NoViolation {
            lift_screen(ctx, tx, signature).await?;
        }
    }
    if is_any_left {
        found::open_found(tx, &target_of(row), ctx.new_id(), ctx.now()).await?;
    }
    Ok(())
}

/// Lifts a ban for an employee, and has what was taken down by it put back; answers whether there
/// was one. The case by which the picture was banned stands, without the ban.
pub(super) async fn unban(
    ctx: &Ctx,
    tx: &Tx,
    ban: BannedPictureId,
    employee: UserId,
) -> Result<bool> {
    let Some(standing) = find_ban(tx, ban).await? else {
        return Ok(false);
    };
    if let Some(case) = standing.case_id {
        found::end_ban(tx, case).await?;
    }
    if !lift_ban(tx, ban).await? {
        return Ok(false);
    }
    note_change(ctx, tx, employee, AuditChange::PictureUnbanned).await?;
    follow(tx, SHOW_UNBANNED, ban, ctx.now()).await?;
    Ok(true)
}

/// Has a job follow a ban.
pub(super) async fn follow(tx: &Tx, kind: &str, ban: BannedPictureId, due_ms: i64) -> Result<()> {
    let body = ban.to_string();
    // One that waits for later does not stand for one that is due now.
    let key = format!("{ban} {due_ms}");
    let job = NewJob {
        kind,
        key: Some(&key),
        body: &body,
        due_ms,
    };
    Ok(queue::enqueue(tx, job).await?)
}
