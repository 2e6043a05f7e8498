//! Approves or declines a sponsorship.

use contract::{
    notifications::NoticeKind,
    pins::PinDetail,
    sponsorships::{AnswerSponsorship, SponsorshipStatus},
};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
    events::{Concern, concern},
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
    let row = row.ok_or_else(Error::not_found)?;
    policy::may_answer(viewer, &row)?;
    let (status, told) = match input.approve {
        true => (SponsorshipStatus::Approved, NoticeKind::SponsorshipApproved),
        false => (SponsorshipStatus::Declined, NoticeKind::SponsorshipDeclined),
    };
    pins::set_sponsorship_status(&tx, id, status).await?;
    concern(&ctx, &tx, Concern::new(row.creator_id, told, viewer, id.0)).await?;
    tx.commit().await?;
    detail(&ctx, id).await
}
