//! Gives users who verify an address what was written to it before.

use std::sync::Arc;

use accounts::users;
use contract::ids::UserId;
use kernel::{ctx::Ctx, error::Result, house::House, tx::Tx};
use queue::NewJob;

use super::{ask_addresses::request, jobs::FIND_SEATS, sql::emails};

/// Has a user given what was written to the address that they verified, once that is committed.
pub(super) async fn have_seats_found(ctx: &Ctx, tx: &Tx, user: UserId) -> Result<()> {
    let body = user.to_string();
    let job = NewJob {
        kind: FIND_SEATS,
        key: Some(&body),
        body: &body,
        due_ms: ctx.now(),
    };
    Ok(queue::enqueue(tx, job).await?)
}

/// Body of [`FIND_SEATS`]: they become contact requests.
pub async fn find_seats(house: &Arc<House>, body: &str) -> Result<()> {
    let Ok(id) = body.parse::<UserId>() else {
        return Ok(());
    };
    let Some(user) = users::find(&house.db, id).await? else {
        return Ok(());
    };
    // A linked business shares the address of the user whose it is.
    let owner = users::id_by_email(&house.db, &user.email).await?;
    if user.email_proved_ms.is_none() || owner != Some(id) {
        return Ok(());
    }
    let ctx = Ctx::of_job(house);
    for row in emails::by_address(&house.db, &user.email).await? {
        request(&ctx, &row, id).await?;
    }
    Ok(())
}
