//! Finds where the viewer is.

use accounts::{
    consents::read_country::country_of,
    users::{self, find_locale::locale_of},
};
use kernel::{ctx::Ctx, error::Result};

use super::policy::Place;

/// The country and locale of the viewer's account; of a visitor, those of their address
/// and browser, else the host's (specification §3 "Request context").
pub(super) async fn find_place(ctx: &Ctx) -> Result<Place> {
    let settings = &ctx.house.settings;
    let user = match ctx.viewer() {
        Some(viewer) => users::find(&ctx.house.db, viewer).await?,
        None => None,
    };
    let locale = locale_of(ctx, user.as_ref()).to_owned();
    let country = match user {
        Some(user) => user.country,
        None => country_of(ctx).to_owned(),
    };
    Ok(Place {
        is_home: country == settings.country,
        country,
        locale,
    })
}
