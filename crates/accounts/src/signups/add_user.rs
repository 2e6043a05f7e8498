//! The host makes an account for somebody.

use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD};
use contract::{ids::UserId, signups::RegisterUser};
use kernel::{ctx::Ctx, error::Result};

use super::register_user::open_account;
use crate::users::policy;

/// For commands of the host; no door leads here. Nobody is signed in by it. An
/// empty password becomes one that nobody knows: a link lets them choose their own.
pub async fn add_user(ctx: Ctx, mut input: RegisterUser) -> Result<UserId> {
    policy::may_administer(ctx.actor)?;
    if input.password.is_empty() {
        input.password = URL_SAFE_NO_PAD.encode(ctx.house.random::<32>());
    }
    let (tx, id) = open_account(&ctx, input).await?;
    tx.commit().await?;
    Ok(id)
}
