//! What a decision does about the pictures of what it is about.

use std::collections::BTreeSet;

use accounts::{
    audits::note_change::note_change,
    uploads::{
        ban_picture::{ban_picture, lift_ban},
        find_banned::{bans_by_case, find_ban},
        find_picture::StoredPicture,
        screen_pictures::{find_screen, lift_screen},
    },
};
use contract::{
    audits::AuditChange,
    errors::Code,
    ids::{BannedPictureId, UserId},
    reports::CaseOutcome,
};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
    tx::Tx,
};
use queue::NewJob;
use store::Run;

use super::{
    find_pictures::find_pictures,
    find_target::target_of,
    jobs::{HIDE_BANNED, SHOW_UNBANNED},
    sql::{CaseRow, Closing, found},
};

/// The pictures of which some are banned by a decision; asked before the thing is taken away, since
/// a profile loses its pictures by that.
pub(super) async fn pictures_to_ban(
    run: &impl Run,
    row: &CaseRow,
    how: &Closing<'_>,
) -> Result<Vec<StoredPicture>> {
    if how.banned_pictures.is_empty() {
        return Ok(Vec::new());
    }
    let found = find_pictures(run, row).await?;
    Ok(found.into_iter().map(|(_, picture)| picture).collect())
}

/// Judges the pictures with screens of a thing that stays, and bans those of the pictures that
/// were `shown` which the decision names. The case must have been closed: bans are locked after it.
pub(super) async fn judge_pictures(
    ctx: &Ctx,
    tx: &Tx,
    row: &CaseRow,
    how: &Closing<'_>,
    shown: &[StoredPicture],
) -> Result<()> {
    if !how.outcome.takes_away() {
        judge_screens(ctx, tx, row, how).await?;
    }
    ban_pictures(ctx, tx, row, how, shown).await
}

/// In the order of their signatures, so that none waits for another that waits for it.
async fn ban_pictures(
    ctx: &Ctx,
    tx: &Tx,
    row: &CaseRow,
    how: &Closing<'_>,
    shown: &[StoredPicture],
) -> Result<()> {
    let named: BTreeSet<&String> = how.banned_pictures.iter().collect();
    let mut bans = Vec::new();
    for signature in named {
        let Some(picture) = shown.iter().find(|shown| shown.signature == *signature) else {
            let gone = Error::field(Code::InvalidInput, "banned_pictures");
            return Err(
                gone.detail("what the case is about does not show this picture, or no longer")
            );
        };
        bans.push(ban_picture(ctx, tx, picture, (row.id, how.words)).await?);
    }
    // The ban of another case, of a picture that was banned before, is not this decision's.
    if let Some(ban) = bans_by_case(tx, row.id).await?.first() {
        found::set_ban(tx, row.id, *ban).await?;
    }
    for ban in bans {
        if let Some(employee) = how.by {
            note_change(ctx, tx, employee, AuditChange::PictureBanned).await?;
        }
        follow(tx, HIDE_BANNED, ban, ctx.now()).await?;
    }
    Ok(())
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

/// Bans that end where the decision of a case is reversed: those that it made, and the one by which
/// it was decided.
pub(super) async fn bans_of_decision(
    run: &impl Run,
    row: &CaseRow,
) -> Result<Vec<BannedPictureId>> {
    let mut bans = bans_by_case(run, row.id).await?;
    bans.extend(row.ban_id.filter(|ban| !bans.contains(ban)));
    Ok(bans)
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
        let mut others = bans_by_case(tx, case).await?;
        others.retain(|other| *other != ban);
        if let Some(other) = others.first() {
            found::set_ban(tx, case, *other).await?;
        }
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
