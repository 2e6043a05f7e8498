//! Makes the view that a limited log-in has of its account.

use contract::{ids::UserId, sessions::LimitedView};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
};
use media::Size;

use super::show_networks::viewer_networks;
use crate::{
    businesses::find_log_in::has_password,
    users::{self, show_users::avatar},
};

/// All that a limited log-in is told.
pub async fn limited_view(ctx: &Ctx, id: UserId) -> Result<LimitedView> {
    let db = &ctx.house.db;
    let row = users::find(db, id).await?.ok_or_else(Error::not_found)?;
    let networks = viewer_networks(ctx, id).await?;
    Ok(LimitedView {
        has_password: has_password(db, id).await?,
        connected_to_facebook: networks.connected_to_facebook,
        connected_to_google: networks.connected_to_google,
        image_medium_url: avatar(&ctx.origin, &row, Size::Square136),
        email: row.email,
        first_name: row.first_name,
    })
}
