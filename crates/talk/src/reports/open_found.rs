//! Opens cases of what the server found by itself.

use std::sync::Arc;

use accounts::{
    apps::find_app::owner_with_picture,
    uploads::{
        ban_picture::Brought,
        screen_pictures::{find_screen, note_case},
    },
    users,
};
use collections::{did_its, pins};
use contract::{ids::PinId, reports::ReportedKind};
use kernel::{ctx::Ctx, error::Result, house::House, jobs::HOUR, tx::Tx};
use queue::NewJob;

use super::{
    find_target::{Target, did_it_target, pin_target, profile_target},
    jobs::OPEN_FOUND,
    sql::found,
};

/// Pins of a picture that are looked at, for the first of them.
const LOOKED_AT: i64 = 50;
/// How long a picture that nothing shows is looked at again: it is uploaded before its pin is made.
const AWAITED_MS: i64 = 3 * 24 * HOUR.as_millis() as i64;
/// Each time after as long as it was looked at in vain, which is a moment for a portrait and minutes
/// for a pin; at least and at most.
const SOONEST_MS: i64 = 1_000;
const LATEST_MS: i64 = HOUR.as_millis() as i64;

/// Has a case opened of a picture before which a screen was put.
pub(super) async fn open_later(tx: &Tx, signature: &str, due_ms: i64) -> Result<()> {
    let job = NewJob {
        kind: OPEN_FOUND,
        key: Some(signature),
        body: signature,
        due_ms,
    };
    Ok(queue::enqueue(tx, job).await?)
}

/// Body of the job [`OPEN_FOUND`]: opens one case of the picture, about the first that shows it.
/// The case is locked before the screen, as where a case is closed.
pub(super) async fn open_found(house: &Arc<House>, signature: &str) -> Result<()> {
    let ctx = Ctx::of_job(house);
    let screen = find_screen(&house.db, signature).await?;
    let Some(screen) = screen.filter(|screen| !screen.has_case) else {
        return Ok(());
    };
    let tx = ctx.begin().await?;
    let Some(target) = first_with(&tx, signature).await? else {
        let awaited = ctx.now() - screen.at_ms;
        if awaited < AWAITED_MS {
            let again = awaited.clamp(SOONEST_MS, LATEST_MS);
            open_later(&tx, signature, ctx.now() + again).await?;
        }
        return tx.commit().await;
    };
    let case = found::open_found(&tx, &target, ctx.new_id(), ctx.now()).await?;
    match note_case(&tx, signature, case).await? {
        true => tx.commit().await,
        false => Ok(()),
    }
}

/// The first pin of the picture; without one a did-it, without that a profile, and at last the
/// profile of the user of an app.
async fn first_with(tx: &Tx, signature: &str) -> Result<Option<Target>> {
    if let Some(first) = pins::with_picture(tx, signature, LOOKED_AT).await?.first()
        && let Some(pin) = pins::find(tx, *first).await?
    {
        return Ok(Some(pin_target(pin)));
    }
    if let Some(row) = did_its::standing_with_picture(tx, signature, 1)
        .await?
        .pop()
    {
        return Ok(Some(did_it_target(row)));
    }
    let shown = users::users_with_picture(tx, signature, 1).await?;
    let user = match shown.first() {
        Some(id) => Some(*id),
        None => owner_with_picture(tx, signature).await?,
    };
    Ok(match user {
        Some(id) => users::find(tx, id).await?.as_ref().map(profile_target),
        None => None,
    })
}

/// Opens a case about a user who brought a banned picture. While it waits, all that they bring
/// belongs to it: a stubborn script would bury the others.
pub(super) async fn open_brought(ctx: &Ctx, tx: &Tx, brought: &Brought) -> Result<()> {
    let target = Target {
        kind: ReportedKind::Picture,
        id: brought.user.0,
        pin: PinId::default(),
        subject: brought.user,
        path: "/reports/pictures/".to_owned(),
        excerpt: brought.ban.reason.clone(),
    };
    found::open_found(tx, &target, ctx.new_id(), ctx.now()).await?;
    Ok(())
}
