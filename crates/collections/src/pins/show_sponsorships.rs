//! Makes views of sponsorships.

use accounts::users::show_users::{SharedUser, user_refs};
use contract::{
    ids::UserId,
    sponsorships::{Sponsorship, SponsorshipStatus},
    users::UserRef,
};
use kernel::{ctx::Ctx, error::Result};

use super::sql::sponsorships::StoredSponsorship;

/// What the viewer sees of a pin's sponsorship: creator and sponsor see more of
/// it than others.
pub async fn show_sponsorship(
    ctx: &Ctx,
    row: Option<StoredSponsorship>,
) -> Result<Option<Sponsorship>> {
    let Some(row) = row.filter(|row| is_shown(ctx.viewer(), row)) else {
        return Ok(None);
    };
    let people = [row.creator_id, row.sponsor_id];
    let users = user_refs(ctx, people).await?;
    let find = |id| users.get(&id).map(|user| (**user).clone());
    Ok(view(&row, find))
}

/// Whether the viewer is shown a pin's sponsorship: every viewer once it is
/// approved; before and after that the creator, and the sponsor while it is
/// pending.
pub fn is_shown(viewer: Option<UserId>, row: &StoredSponsorship) -> bool {
    let is = |id: UserId| viewer == Some(id);
    match row.status() {
        SponsorshipStatus::Approved => true,
        SponsorshipStatus::Pending => is(row.creator_id) || is(row.sponsor_id),
        SponsorshipStatus::Declined | SponsorshipStatus::SponsorRemoved => is(row.creator_id),
    }
}

/// What all viewers share of it: an approved sponsorship between users whose
/// profiles are not private.
pub fn approved<'a>(
    row: &StoredSponsorship,
    person: impl Fn(UserId) -> Option<&'a SharedUser>,
) -> Option<Sponsorship> {
    if row.status() != SponsorshipStatus::Approved {
        return None;
    }
    view(row, |id| {
        let person = person(id).filter(|person| !person.is_private)?;
        Some((*person.user).clone())
    })
}

/// Between whom, and how far it is; none when one of them is not shown.
pub fn view(
    row: &StoredSponsorship,
    find: impl Fn(UserId) -> Option<UserRef>,
) -> Option<Sponsorship> {
    Some(Sponsorship {
        creator: find(row.creator_id)?,
        sponsor: find(row.sponsor_id)?,
        status: row.status(),
    })
}
