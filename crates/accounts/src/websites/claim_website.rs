//! Claims a website; proving the claim comes after.

use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD};
use contract::{
    audits::AuditChange,
    errors::Code,
    websites::{ClaimWebsite, WebsiteView},
};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
    house::House,
};

use super::{read_domain::read_domain, show_websites::show, sql};
use crate::{audits::note_change::note_change, users};

/// So many claims a user can have.
pub(super) const MOST: i64 = 10;

/// `UserWebsitesResource/create`: claims a website. Caller: a user who may write.
/// Done twice it is done once. Several users may claim one website; the one who
/// proves it has it.
pub async fn claim_website(ctx: Ctx, input: ClaimWebsite) -> Result<WebsiteView> {
    let viewer = ctx.writer()?;
    let is_allowed = |url: &url::Url| ctx.house.fetcher.allows(url);
    let domain = read_domain(&input.website_url, is_allowed)
        .map_err(|code| Error::field(code, "website_url"))?;
    let tx = ctx.begin().await?;
    // Two at once are counted one after the other.
    users::lock(&tx, viewer).await?;
    let known = sql::find(&tx, viewer, &domain).await?;
    if known.is_none() {
        if sql::count_of(&tx, viewer).await? >= MOST {
            return Err(Error::new(Code::WebsitesMany));
        }
        note_change(&ctx, &tx, viewer, AuditChange::WebsiteClaimed).await?;
    }
    sql::insert(&tx, viewer, &domain, &new_token(&ctx.house), ctx.now()).await?;
    let row = sql::find(&tx, viewer, &domain).await?;
    tx.commit().await?;
    row.as_ref().map(show).ok_or_else(Error::not_found)
}

/// Chance that cannot have been written anywhere before.
pub(super) fn new_token(house: &House) -> String {
    URL_SAFE_NO_PAD.encode(house.random::<18>())
}
