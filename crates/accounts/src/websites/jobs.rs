//! Jobs of the room `websites`. Each may run twice.

use std::sync::Arc;

use contract::{audits::AuditChange, ids::UserId};
use kernel::{ctx::Ctx, error::Result, house::House, job, jobs::HOUR};
use queue::NewJob;

use super::{
    find_proof::find_proof,
    sql,
    verify_website::{BELIEVED_MS, lose},
};
use crate::{
    audits::note_change::note_change,
    mails::{About, NewMail, send_mail},
};

/// Finds claims that are to be looked at again.
pub const CHECK_DUE: &str = "websites.check_due";
/// Looks at one of them; the body is whose and which.
pub const CHECK: &str = "websites.check";

job!(CHECK => check);
job!(CHECK_DUE, every HOUR => check_due);

/// Claims found at once.
const BATCH: i64 = 200;
/// How soon a proof that was missing is looked for again: a day.
const AGAIN_MS: i64 = 24 * 60 * 60 * 1_000;
/// So often in a row it may be missing; then the website is lost.
const PATIENCE: i64 = 4;

/// Body of [`CHECK_DUE`].
pub async fn check_due(house: &Arc<House>) -> Result<()> {
    let due = sql::due(&house.db, house.now(), BATCH).await?;
    let tx = house.begin().await?;
    for claim in due {
        let body = serde_json::to_string(&claim)?;
        let job = NewJob {
            kind: CHECK,
            key: Some(&body),
            body: &body,
            due_ms: house.now(),
        };
        queue::enqueue(&tx, job).await?;
    }
    tx.commit().await?;
    Ok(())
}

/// Body of [`CHECK`].
pub async fn check(house: &Arc<House>, body: &str) -> Result<()> {
    let (id, domain): (UserId, String) = serde_json::from_str(body)?;
    let Some(claim) = sql::find(&house.db, id, &domain).await? else {
        return Ok(());
    };
    let (Some(proof), Some(due)) = (claim.proof(), claim.check_ms) else {
        return Ok(());
    };
    if due > house.now() {
        return Ok(());
    }
    let found = find_proof(house, &domain, &claim.token, proof).await;
    let ctx = Ctx::of_job(house);
    let tx = house.begin().await?;
    let row = sql::lock(&tx, id, &domain).await?;
    let Some(mut row) = row.filter(|row| row.token == claim.token && row.check_ms == Some(due))
    else {
        return Ok(());
    };
    row.failures = if found.is_ok() { 0 } else { row.failures + 1 };
    let is_lost = row.failures >= PATIENCE;
    if is_lost {
        lose(house, &mut row);
        sql::disown(&tx, &domain, id).await?;
        note_change(&ctx, &tx, id, AuditChange::WebsiteLost).await?;
        let about = About::WebsiteLost { domain };
        send_mail(&ctx, &tx, &NewMail { user_id: id, about }).await?;
    } else {
        let pause = if found.is_ok() { BELIEVED_MS } else { AGAIN_MS };
        row.check_ms = Some(house.now() + pause);
    }
    sql::update(&tx, id, &row).await?;
    tx.commit().await?;
    Ok(())
}
