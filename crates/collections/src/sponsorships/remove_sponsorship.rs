//! Ends a sponsorship.

use contract::{
    answers::Done,
    sponsorships::{RemoveSponsorship, SponsorshipStatus},
};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
};

use super::policy;
use crate::pins::{self, check_seen::check_seen, show_sponsorships::is_shown};

/// `PinSponsorshipResource/delete`: ends a sponsorship. Caller: the pin's
/// creator, or the sponsor. The creator removes it; of a sponsor it is noted that
/// they left, so that they cannot be named again. The sponsor leaves also a pin
/// that is hidden from them.
pub async fn remove_sponsorship(ctx: Ctx, input: RemoveSponsorship) -> Result<Done> {
    let viewer = ctx.user()?;
    let id = input.pin_id;
    let tx = ctx.begin().await?;
    let pin = pins::lock(&tx, id).await?.ok_or_else(Error::not_found)?;
    let row = pins::find_sponsorship(&tx, id).await?;
    let row = row.filter(|row| is_shown(Some(viewer), row));
    let row = row.ok_or_else(Error::not_found)?;
    if viewer != row.sponsor_id {
        check_seen(&ctx, &tx, Some(viewer), &pin).await?;
    }
    policy::may_remove(viewer, &row)?;
    match viewer == row.creator_id {
        true => pins::delete_sponsorship(&tx, id).await?,
        false => pins::set_sponsorship_status(&tx, id, SponsorshipStatus::SponsorRemoved).await?,
    }
    tx.commit().await?;
    Ok(Done {})
}
