//! Keeps what a user consents to.

use contract::consents::Consent;
use kernel::{ctx::Ctx, error::Result};

use super::sql;

/// `UserCookieConsentResource/update`: keeps a consent. Caller: user, also one
/// who may not write: what they allow is theirs to say. Visitors keep their
/// choice in their browser.
pub async fn update_consent(ctx: Ctx, input: Consent) -> Result<Consent> {
    let viewer = ctx.user()?;
    let tx = ctx.begin().await?;
    sql::put(&tx, viewer, input, ctx.now()).await?;
    tx.commit().await?;
    Ok(input)
}
