//! Keeps what the host gives as a page, instead of asking a website for it.

use accounts::users::policy::may_administer;
use contract::errors::Code;
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
};
use url::Url;

use super::{
    refresh_link::key,
    sql::{self, LinkRow},
};

/// Keeps the page of an address as its HTML says it, read as one that was fetched, and
/// answers whether that changed what is known. Caller: host. It is never asked for: demo
/// content names pages that are on no server. Views of pins that show the link already
/// are not told.
///
/// # Errors
/// The address is none of a page.
pub async fn keep_page(ctx: &Ctx, address: &str, html: &[u8]) -> Result<bool> {
    may_administer(ctx.actor)?;
    let url = Url::parse(address).map_err(|_| Error::new(Code::LinkInvalid))?;
    let page = metadata::read(html, Some("utf-8"), &url);
    let page = Some(serde_json::to_string(&page)?);
    let address = key(address);
    let tx = ctx.begin().await?;
    let known = sql::find(&tx, address).await?;
    if known.is_some_and(|known| known.page == page && known.due_ms == i64::MAX) {
        return Ok(false);
    }
    let row = LinkRow {
        page,
        is_broken: false,
        failures: 0,
        checked_ms: ctx.now(),
        due_ms: i64::MAX,
    };
    sql::save(&tx, address, &row).await?;
    tx.commit().await?;
    Ok(true)
}
