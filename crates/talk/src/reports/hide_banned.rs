//! Takes down what shows a banned picture, and puts it back.

use std::sync::Arc;

use accounts::{
    mails::About,
    uploads::{
        ban_picture::{drop_picture, hold_ban, pictures_of_ban},
        find_banned::{BannedPicture, find_ban},
    },
    users,
};
use collections::{
    did_its::{self, DidItRow, take_down_did_it::take_down_did_it},
    pins::{self, take_down_pin::take_down_pin},
};
use contract::{
    audits::AuditChange,
    ids::{self, BannedPictureId, PinId, ReportCaseId, UserId},
    reports::{AppealState, CaseOutcome, ReportedKind},
};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
    house::House,
    tx::Tx,
};

use super::{
    close_case::tell,
    find_target::{Target, did_it_target, pin_target},
    jobs::HIDE_BANNED,
    judge_picture::follow,
    note_decision::note_decision,
    policy,
    sql::{self, CaseRow, Closing, found},
    take_away::give_back,
};

/// Things looked up at once.
const AT_ONCE: i64 = 20;
/// A run begins nothing further after this; its lease is five minutes.
const RUN_MS: i64 = 4 * 60 * 1_000;
/// Pins that were being saved when the picture was banned are looked for once more after this.
const AGAIN_MS: i64 = 5 * 60 * 1_000;

/// Body of the job [`HIDE_BANNED`]: takes down pins and did-its with the picture or one that looks
/// the same, each by a decision that its user reads and can appeal; and takes it from profiles and
/// apps. The body is the ban's id.
pub(super) async fn hide_banned(house: &Arc<House>, body: &str) -> Result<()> {
    let ctx = Ctx::of_job(house);
    let id = BannedPictureId(ids::parse(body).unwrap_or_default());
    let Some(ban) = find_ban(&house.db, id).await? else {
        return Ok(());
    };
    let by = match ban.case_id {
        Some(case) => sql::find_case(&house.db, case).await?,
        None => None,
    };
    let by = by.and_then(|case| case.closed_by);
    let until = ctx.now() + RUN_MS;
    for signature in pictures_of_ban(&house.db, &ban).await? {
        match hide_picture(&ctx, &ban, by, (&signature, until)).await? {
            Progress::Done => {}
            Progress::Late => return again(&ctx, id, ctx.now()).await,
            Progress::Lifted => return Ok(()),
        }
    }
    match ctx.now() < ban.created_ms + AGAIN_MS {
        true => again(&ctx, id, ban.created_ms + AGAIN_MS).await,
        false => Ok(()),
    }
}

/// How far a run came with one picture.
enum Progress {
    /// Nothing shows it any more.
    Done,
    /// The run has taken long enough.
    Late,
    /// The ban was lifted meanwhile.
    Lifted,
}

/// Takes one picture from all that shows it.
async fn hide_picture(
    ctx: &Ctx,
    ban: &BannedPicture,
    by: Option<UserId>,
    (signature, until): (&str, i64),
) -> Result<Progress> {
    let db = &ctx.house.db;
    loop {
        let pins = pins::with_picture(db, signature, AT_ONCE).await?;
        let did_its = did_its::standing_with_picture(db, signature, AT_ONCE).await?;
        if pins.is_empty() && did_its.is_empty() {
            break;
        }
        if ctx.now() > until {
            return Ok(Progress::Late);
        }
        for pin in pins {
            if !hide_pin(ctx, ban, by, pin).await? {
                return Ok(Progress::Lifted);
            }
        }
        for row in did_its {
            if !hide_did_it(ctx, ban, by, row).await? {
                return Ok(Progress::Lifted);
            }
        }
    }
    let tx = ctx.begin().await?;
    for user in drop_picture(ctx, &tx, signature).await? {
        // Nothing is noted of a user who is being erased.
        if users::standing(&tx, user).await?.is_some() {
            note_decision(ctx, &tx, user, &[AuditChange::PictureRemoved]).await?;
        }
    }
    tx.commit().await?;
    Ok(Progress::Done)
}

async fn again(ctx: &Ctx, id: BannedPictureId, due_ms: i64) -> Result<()> {
    let tx = ctx.begin().await?;
    follow(&tx, HIDE_BANNED, id, due_ms).await?;
    tx.commit().await
}

/// Takes down one pin; false when the ban was lifted meanwhile.
async fn hide_pin(ctx: &Ctx, ban: &BannedPicture, by: Option<UserId>, id: PinId) -> Result<bool> {
    let tx = ctx.begin().await?;
    let Some(pin) = pins::find(&tx, id).await? else {
        return Ok(true);
    };
    take_down_pin(ctx, &tx, id).await?;
    settle(ctx, tx, ban, (by, pin_target(pin))).await
}

/// The same with a did-it.
async fn hide_did_it(
    ctx: &Ctx,
    ban: &BannedPicture,
    by: Option<UserId>,
    row: DidItRow,
) -> Result<bool> {
    let tx = ctx.begin().await?;
    pins::lock(&tx, row.pin_id).await?;
    take_down_did_it(ctx, &tx, row.id).await?;
    settle(ctx, tx, ban, (by, did_it_target(row))).await
}

/// Decides about what was taken down, tells whose it was, and commits; false, and nothing is
/// done, when the ban was lifted meanwhile. Locked are the pin and its board, the user, the case,
/// and the ban last.
async fn settle(
    ctx: &Ctx,
    tx: Tx,
    ban: &BannedPicture,
    (by, target): (Option<UserId>, Target),
) -> Result<bool> {
    let subject = target.subject;
    users::lock(&tx, subject).await?;
    // A user who is being erased is told nothing.
    let told = match users::standing(&tx, subject).await? {
        Some(_) => Some(decide(ctx, &tx, ban, by, target).await?),
        None => None,
    };
    if !hold_ban(&tx, ban.id).await? {
        return Ok(false);
    }
    // One mail tells of the ban, and of all that went by it.
    if let Some(row) = told
        && !found::is_told_of_ban(&tx, ban, &row).await?
    {
        tell(ctx, &tx, &row, About::CaseDecided { case_id: row.id }).await?;
    }
    tx.commit().await?;
    Ok(true)
}

/// The decision about what shows a banned picture; of a thing that was reported, the answer to that.
async fn decide(
    ctx: &Ctx,
    tx: &Tx,
    ban: &BannedPicture,
    by: Option<UserId>,
    target: Target,
) -> Result<CaseRow> {
    let subject = target.subject;
    let case = found::open_found(tx, &target, ctx.new_id(), ctx.now()).await?;
    let how = Closing {
        outcome: CaseOutcome::Deleted,
        measure: None,
        until_ms: None,
        words: &ban.reason,
        banned_pictures: &[],
        judged_pictures: &[],
        by,
        now: ctx.now(),
    };
    sql::close(tx, case, &how).await?;
    found::set_ban(tx, case, ban.id).await?;
    let noted = policy::noted(how.outcome, how.measure);
    note_decision(ctx, tx, subject, &noted).await?;
    if target.kind != ReportedKind::Pin {
        sql::kept::keep(tx, case).await?;
    }
    let row = sql::find_case(tx, case).await?;
    row.ok_or_else(Error::not_found)
}

/// Body of the job `reports.show_unbanned`: puts back what was taken down by a ban that was
/// lifted, and takes the decisions about it back. The body is the ban's id.
pub(super) async fn show_unbanned(house: &Arc<House>, body: &str) -> Result<()> {
    let ctx = Ctx::of_job(house);
    let ban = BannedPictureId(ids::parse(body).unwrap_or_default());
    loop {
        let some = found::of_ban(&house.db, ban, AT_ONCE).await?;
        if some.is_empty() {
            return Ok(());
        }
        for case in some {
            show(&ctx, case).await?;
        }
    }
}

/// Puts back what one case took down. Another may have been quicker, by an appeal.
async fn show(ctx: &Ctx, case: ReportCaseId) -> Result<()> {
    let tx = ctx.begin().await?;
    let Some(row) = sql::find_case(&tx, case).await? else {
        return Ok(());
    };
    pins::lock(&tx, row.pin_id).await?;
    give_back(ctx, &tx, &row).await?;
    users::lock(&tx, row.subject_id).await?;
    if !found::reverse(&tx, case, ctx.now()).await? {
        return Ok(());
    }
    sql::kept::let_go(&tx, case).await?;
    let noted = [AuditChange::DecisionReversed];
    note_decision(ctx, &tx, row.subject_id, &noted).await?;
    if row.appeal() == Some(AppealState::Waiting) {
        tell(ctx, &tx, &row, About::AppealDecided { case_id: case }).await?;
    }
    tx.commit().await
}
