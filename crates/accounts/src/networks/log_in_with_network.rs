//! Logs in with the claims that an authorization request ended with.

use contract::{errors::Code, networks::LogInWithNetwork, sessions::SignedIn};
use identity::Claims;
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
};

use super::{
    connect_account::connect_account,
    keep_authorization::{Authorization, Stage, find_authorization},
    sql,
};
use crate::{
    factors::prove_factor::prove_factor,
    sessions::{remember_device::tell_of_device, sign_in::sign_in},
};

/// `NetworkSessionResource/create`: logs in. Caller: the browser that holds the
/// ticket. The provider takes the place of the password, not of the second
/// factor. The ticket lasts until that is proved.
pub async fn log_in_with_network(ctx: Ctx, input: LogInWithNetwork) -> Result<SignedIn> {
    let over = || Error::field(Code::AuthorizationInvalid, "ticket");
    let db = &ctx.house.db;
    let kept: Authorization<Claims> =
        match find_authorization(&ctx, db, &input.ticket, "ticket").await? {
            kept if kept.stage == Stage::Arrived => kept,
            _ => return Err(over()),
        };
    let owner = sql::owner(db, &kept.network, &kept.state.subject).await?;
    let id = owner.ok_or_else(over)?;
    let tx = prove_factor(&ctx, id, input.mfa_token.as_deref()).await?;
    kept.use_up(&tx).await?;
    // It may have been disconnected meanwhile.
    if sql::owner(&tx, &kept.network, &kept.state.subject).await? != Some(id) {
        return Err(over());
    }
    connect_account(&ctx, &tx, id, &kept.network, &kept.state).await?;
    tell_of_device(&ctx, &tx, id).await?;
    sign_in(ctx, tx, id).await
}
