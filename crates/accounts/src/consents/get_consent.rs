//! Whether consent is needed where the viewer is, and what they chose.

use contract::consents::{ConsentState, GetConsent};
use kernel::{
    ctx::{Actor, Ctx},
    error::Result,
};

use super::{
    read_country::{ConsentRules, country_of},
    sql,
};

/// `UserCookieConsentResource/get`: consent, and whether it is needed. Caller:
/// every viewer. The country is what a trusted proxy says of the address, else
/// the host's. Crawlers are asked nothing.
pub async fn get_consent(ctx: Ctx, _input: GetConsent) -> Result<ConsentState> {
    let rules = ctx.house.get::<ConsentRules>();
    let country = country_of(&ctx);
    let consent = match ctx.viewer() {
        Some(id) => sql::find(&ctx.house.db, id).await?,
        None => None,
    };
    let is_bot = ctx.actor == Actor::Crawler;
    Ok(ConsentState {
        country: country.to_owned(),
        is_restricted: !is_bot && rules.is_restricted(country),
        consent,
        ad_tracking_url: rules.ad_tracking_url.clone().filter(|_| !is_bot),
    })
}
