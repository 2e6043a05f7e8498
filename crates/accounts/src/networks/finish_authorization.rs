//! Finishes an authorization request.

use contract::{
    errors::Code,
    ids::UserId,
    networks::{AuthorizationPurpose, AuthorizationStatus, AuthorizationView, FinishAuthorization},
};
use identity::{Claims, Provider};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
};

use super::{
    connect_account::{connect_account, tell_connected},
    find_provider::{find_provider, network_view, refusal},
    keep_authorization::{
        Authorization, AuthorizationSecrets, NO_USER, Stage, find_authorization, keep_authorization,
    },
    prove_newcomer::plain_name,
    sql,
};
use crate::{
    businesses::find_log_in::find_log_in,
    sessions::keep_proof::{Proof, keep_proof},
    users,
};

/// `NetworkAuthorizationResource/update`: takes what a provider wrote into the address.
/// Caller: the browser that began the request. It is used up whatever comes of
/// it. It signs no user in yet: the ticket is for that, since a second factor may
/// be needed.
pub async fn finish_authorization(
    ctx: Ctx,
    input: FinishAuthorization,
) -> Result<AuthorizationView> {
    let over = || Error::field(Code::AuthorizationInvalid, "state");
    let tx = ctx.begin().await?;
    let kept: Authorization<AuthorizationSecrets> =
        match find_authorization(&ctx, &tx, &input.state, "state").await? {
            kept if kept.network == input.network => kept,
            _ => return Err(over()),
        };
    kept.use_up(&tx).await?;
    tx.commit().await?;
    let Stage::Away(purpose) = kept.stage else {
        return Err(over());
    };
    if purpose != AuthorizationPurpose::Enter && ctx.user()? != kept.user_id {
        return Err(over());
    }
    let provider = find_provider(&ctx, &kept.network, "network")?;
    let authorization = kept.state.authorization(&ctx, &kept.network, &input.state);
    let person = provider
        .exchange_code(&authorization, &input.code, ctx.now())
        .await;
    let person = person.map_err(|failed| refusal(provider, failed))?;
    match purpose {
        AuthorizationPurpose::Enter => arrive(&ctx, provider, person).await,
        AuthorizationPurpose::Connect => connect(&ctx, provider, person, kept.user_id).await,
        AuthorizationPurpose::Prove => prove(&ctx, provider, person, kept.user_id).await,
    }
}

/// Keeps the claims, for what the visitor does next.
async fn arrive(ctx: &Ctx, provider: &Provider, person: Claims) -> Result<AuthorizationView> {
    let status = status(ctx, provider, &person).await?;
    let ticket = keep_authorization(ctx, Stage::Arrived, provider.key(), NO_USER, &person).await?;
    Ok(AuthorizationView {
        status,
        ticket: Some(ticket),
        email: person.email,
        is_email_verified: person.email_is_verified,
        first_name: plain_name(&person.first_name),
        network: network_view(provider),
    })
}

/// Whether the claims lead to an account. That an address has one is told only
/// where the provider verified that address.
async fn status(ctx: &Ctx, provider: &Provider, person: &Claims) -> Result<AuthorizationStatus> {
    let db = &ctx.house.db;
    if sql::owner(db, provider.key(), &person.subject)
        .await?
        .is_some()
    {
        return Ok(AuthorizationStatus::Known);
    }
    let known = match &person.email {
        Some(email) if person.email_is_verified => users::id_by_email(db, email).await?,
        _ => None,
    };
    Ok(match known {
        Some(_) => AuthorizationStatus::EmailKnown,
        None => AuthorizationStatus::New,
    })
}

async fn connect(
    ctx: &Ctx,
    provider: &Provider,
    person: Claims,
    id: UserId,
) -> Result<AuthorizationView> {
    let tx = ctx.begin().await?;
    if connect_account(ctx, &tx, id, provider.key(), &person).await? {
        tell_connected(ctx, &tx, id, provider.name()).await?;
    }
    tx.commit().await?;
    Ok(done(AuthorizationStatus::Connected, provider))
}

async fn prove(
    ctx: &Ctx,
    provider: &Provider,
    person: Claims,
    id: UserId,
) -> Result<AuthorizationView> {
    let db = &ctx.house.db;
    // A linked business has its owner's ways in.
    let log_in = find_log_in(db, id).await?;
    let owner = sql::owner(db, provider.key(), &person.subject).await?;
    if owner != Some(log_in) {
        return Err(Error::new(Code::NetworkRefused));
    }
    let tx = ctx.begin().await?;
    keep_proof(ctx, &tx, Proof::Network).await?;
    tx.commit().await?;
    Ok(done(AuthorizationStatus::Proved, provider))
}

/// An answer after which nothing is left to do.
fn done(status: AuthorizationStatus, provider: &Provider) -> AuthorizationView {
    AuthorizationView {
        status,
        network: network_view(provider),
        ticket: None,
        email: None,
        is_email_verified: false,
        first_name: String::new(),
    }
}
