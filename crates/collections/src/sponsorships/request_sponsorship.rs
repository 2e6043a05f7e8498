//! Names the sponsor of a pin.

use accounts::{
    preferences::may_reach::{Reach, may_reach},
    users::get_user::find_owner,
};
use contract::{
    errors::Code,
    ids::SponsorshipId,
    notifications::NoticeKind,
    pins::PinDetail,
    sponsorships::{RequestSponsorship, SponsorshipStatus},
};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
    events::{Concern, concern},
};

use super::policy;
use crate::pins::{
    self, StoredSponsorship,
    get_pin::{detail, locked, visible},
};

/// `PinSponsorshipResource/create`: names a sponsor; it is shown once they
/// approve. Caller: the pin's creator. Another sponsor takes the place of the one
/// before; the same again changes nothing.
pub async fn request_sponsorship(ctx: Ctx, input: RequestSponsorship) -> Result<PinDetail> {
    let viewer = ctx.writer()?;
    visible(&ctx, input.pin_id).await?;
    let username = input.username.as_deref().map(str::trim);
    let username = username.map(|name| name.trim_start_matches('@').to_owned());
    let sponsor = find_owner(&ctx, &username, input.sponsor_id).await?;
    if !may_reach(&ctx, viewer, sponsor, Reach::Tag).await? {
        return Err(Error::new(Code::NotAllowed));
    }
    let tx = ctx.begin().await?;
    let pin = locked(&ctx, &tx, viewer, input.pin_id).await?;
    let former = pins::find_sponsorship(&tx, pin.id).await?;
    policy::may_request(viewer, &pin, sponsor, former.as_ref())?;
    let is_same = former.is_some_and(|row| {
        let status = row.status();
        row.sponsor_id == sponsor
            && matches!(
                status,
                SponsorshipStatus::Pending | SponsorshipStatus::Approved
            )
    });
    if !is_same {
        let row = StoredSponsorship {
            pin_id: pin.id,
            creator_id: viewer,
            sponsor_id: sponsor,
            id: SponsorshipId(ctx.new_id()),
            created_ms: ctx.now(),
            ..StoredSponsorship::default()
        };
        pins::put_sponsorship(&tx, &row).await?;
        let about = Concern::new(sponsor, NoticeKind::SponsorshipRequest, viewer, pin.id.0);
        concern(&ctx, &tx, about).await?;
    }
    tx.commit().await?;
    detail(&ctx, input.pin_id).await
}
