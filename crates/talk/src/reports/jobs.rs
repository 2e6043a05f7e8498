//! Jobs of the room `reports`. Each may run twice.

use std::{sync::Arc, time::Duration};

use accounts::users;
use collections::pins;
use kernel::{ctx::Ctx, error::Result, house::House, job, jobs::HOUR};

use super::{
    hide_banned::{hide_banned, show_unbanned},
    open_found::open_found,
    sql::{self, kept::KeptRow},
    take_away::forget_kept,
    take_measure::end_measure,
};

/// How long a closed case is kept: 180 days.
const KEPT_MS: i64 = 180 * 24 * HOUR.as_millis() as i64;

/// How long what was taken away is kept after its case was closed: 30 days, or until its appeal
/// is decided.
const THING_KEPT_MS: i64 = 30 * 24 * HOUR.as_millis() as i64;

/// A measure ends so much late at most.
const PERIOD: Duration = Duration::from_secs(5 * 60);

/// Measures looked up between two looks at the rest.
const BATCH: i64 = 100;

/// Forgets what cases keep that were closed a month ago, and long ago the cases, with the words
/// that they keep.
pub const TIDY: &str = "reports.tidy";
/// Ends measures whose time is over.
pub const END: &str = "reports.end";

/// Takes down what shows a banned picture; the body is the ban's id.
pub const HIDE_BANNED: &str = "reports.hide_banned";
/// Puts back what a ban took down that was lifted; the body is the ban's id.
pub const SHOW_UNBANNED: &str = "reports.show_unbanned";
/// Opens the case of a picture before which a screen was put; the body is its signature.
pub const OPEN_FOUND: &str = "reports.open_found";

job!(HIDE_BANNED => hide_banned);
job!(SHOW_UNBANNED => show_unbanned);
job!(OPEN_FOUND => open_found);
job!(TIDY, every HOUR => tidy);
job!(END, every PERIOD => end);

/// Body of [`TIDY`].
pub async fn tidy(house: &Arc<House>) -> Result<()> {
    let ctx = Ctx::of_job(house);
    loop {
        let before = house.now() - THING_KEPT_MS;
        let kept = sql::kept::kept_before(&house.db, before, BATCH).await?;
        if kept.is_empty() {
            break;
        }
        for row in &kept {
            forget(&ctx, row).await?;
        }
    }
    let tx = house.begin().await?;
    sql::forget_closed(&tx, house.now() - KEPT_MS).await?;
    tx.commit().await
}

/// Unless it was given back, or let go, meanwhile.
async fn forget(ctx: &Ctx, row: &KeptRow) -> Result<()> {
    let tx = ctx.begin().await?;
    pins::lock(&tx, row.pin_id).await?;
    // Another case about the same user may be reversed meanwhile, and hand this one its messages.
    users::lock(&tx, row.subject_id).await?;
    if sql::kept::let_go(&tx, row.id).await? {
        forget_kept(ctx, &tx, row).await?;
    }
    tx.commit().await
}

/// Body of [`END`].
pub async fn end(house: &Arc<House>) -> Result<()> {
    let ctx = Ctx::of_job(house);
    loop {
        let over = sql::over(&house.db, house.now(), BATCH).await?;
        if over.is_empty() {
            return Ok(());
        }
        for row in &over {
            let tx = house.begin().await?;
            end_measure(&ctx, &tx, row).await?;
            tx.commit().await?;
        }
    }
}
