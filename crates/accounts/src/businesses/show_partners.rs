//! Makes views of businesses.

use contract::{
    businesses::{PartnerView, PlaceView},
    ids::UserId,
};
use kernel::{ctx::Ctx, error::Result};

use super::sql::{self, BusinessRow};
use crate::users;

/// The business of an account with this address; none of a personal account.
pub async fn find_partner(ctx: &Ctx, id: UserId, email: &str) -> Result<Option<PartnerView>> {
    let rows = sql::find_many(&ctx.house.db, &[id]).await?;
    let Some(row) = rows.into_iter().next() else {
        return Ok(None);
    };
    let owner = match row.owner_id {
        Some(owner) => users::find(&ctx.house.db, owner).await?,
        None => None,
    };
    let owner = owner.map(|owner| owner.email);
    Ok(Some(partner_view(row, owner.as_deref().unwrap_or(email))))
}

/// The business as its own account sees it.
pub fn partner_view(row: BusinessRow, ownership_email: &str) -> PartnerView {
    PartnerView {
        business_name: row.business_name,
        contact_email: row.contact_email,
        biz_ownership_email: ownership_email.to_owned(),
        is_linked_business: row.owner_id.is_some(),
        profile_place: PlaceView {
            street: row.street,
            locality: row.locality,
            region: row.region,
            postal_code: row.postal_code,
            country: row.country,
        },
    }
}
