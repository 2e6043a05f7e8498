//! Begins an authorization request.

use contract::networks::{AuthorizationPurpose, AuthorizationStart, StartAuthorization};
use kernel::{ctx::Ctx, error::Result};

use super::{
    find_provider::{find_provider, refusal},
    keep_authorization::{AuthorizationSecrets, NO_USER, Stage, keep_authorization},
};
use crate::factors::check_owner::check_owner;

/// `NetworkAuthorizationResource/create`: the address of the provider to go to. Caller:
/// every viewer, to log in; user, with their password, to connect: what is
/// connected opens the account from then on.
pub async fn start_authorization(
    ctx: Ctx,
    input: StartAuthorization,
) -> Result<AuthorizationStart> {
    let who = match input.purpose {
        AuthorizationPurpose::Enter => NO_USER,
        AuthorizationPurpose::Prove => ctx.user()?,
        AuthorizationPurpose::Connect => check_owner(&ctx, input.password).await?,
    };
    let provider = find_provider(&ctx, &input.network, "network")?;
    let secrets = AuthorizationSecrets::make(&ctx, input.purpose == AuthorizationPurpose::Prove);
    let stage = Stage::Away(input.purpose);
    let state = keep_authorization(&ctx, stage, provider.key(), who, &secrets).await?;
    let authorization = secrets.authorization(&ctx, provider.key(), &state);
    let url = provider.authorization_url(&authorization, ctx.now()).await;
    let url = url.map_err(|failed| refusal(provider, failed))?;
    Ok(AuthorizationStart { url: url.into() })
}
