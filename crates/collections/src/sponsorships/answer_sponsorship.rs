//! Approves or declines a sponsorship.

use contract::{
    pins::PinDetail,
    sponsorships::{AnswerSponsorship, SponsorshipStatus},
};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
};

use super::policy;
use crate::pins::{
    self,
    get_pin::{detail, locked, visible},
    show_sponsorships::is_shown,
};

/// `PinSponsorshipResource/update`: answers a request. Caller: the sponsor, once.
/// Approved, it is shown to every viewer of the pin.
pub async fn answer_sponsorship(ctx: Ctx, input: AnswerSponsorship) -> Result<PinDetail> {
    let viewer = ctx.writer()?;
    let id = input.pin_id;
    visible(&ctx, id).await?;
    let tx = ctx.begin().await?;
    let pin = locked(&ctx, &tx, viewer, id).await?;
    let row = pins::find_sponsorship(&tx, pin.id).await?;
    let row = row.filter(|row| is_shown(Some(viewer), row));
    policy::may_answer(viewer, &row.ok_or_else(Error::not_found)?)?;
    let status = match input.approve {
        true => SponsorshipStatus::Approved,
        false => SponsorshipStatus::Declined,
    };
    pins::set_sponsorship_status(&tx, id, status).await?;
    tx.commit().await?;
    detail(&ctx, id).await
}
