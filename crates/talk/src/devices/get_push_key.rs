//! What a browser needs to be told news.

use accounts::sessions::find_browsers::find_browser;
use contract::devices::{GetPushKey, PushKey};
use kernel::{ctx::Ctx, error::Result};

use super::{find_key::find_key, sign_token::public_key, sql};

/// `PushDeviceResource/get`: the host's public key, and whether the viewer is told news in this
/// browser: in which they switched it on, and have been signed in since. Caller: user, their own.
pub async fn get_push_key(ctx: Ctx, _: GetPushKey) -> Result<PushKey> {
    let viewer = ctx.user()?;
    let is_on = match find_browser(&ctx).await? {
        Some(browser) => sql::has_in(&ctx.house.db, viewer, browser).await?,
        None => false,
    };
    Ok(PushKey {
        key: public_key(&find_key(&ctx.house)?),
        is_on,
    })
}
