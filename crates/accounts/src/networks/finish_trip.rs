//! Finishes an authorization request.

use contract::{
    errors::Code,
    ids::UserId,
    networks::{FinishTrip, TripPurpose, TripStatus, TripView},
};
use identity::{Claims, Provider};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
};

use super::{
    check_proof::keep_proof,
    connect_account::{connect_account, tell_connected},
    find_provider::{find_provider, network_view, refusal},
    keep_trip::{Kept, NOBODY, Stage, TripSecrets, find_trip, keep_trip},
    sql,
};
use crate::{businesses::find_log_in::find_log_in, users::sql as users};

/// `NetworkTripResource/update`: takes what a provider wrote into the address.
/// Caller: the browser that began the request. It is used up whatever comes of
/// it. It signs no user in yet: the ticket is for that, since a second factor may
/// be needed.
pub async fn finish_trip(ctx: Ctx, input: FinishTrip) -> Result<TripView> {
    let over = || Error::field(Code::TripInvalid, "state");
    let tx = ctx.begin().await?;
    let kept: Kept<TripSecrets> = match find_trip(&ctx, &tx, &input.state, "state").await? {
        kept if kept.network == input.network => kept,
        _ => return Err(over()),
    };
    kept.use_up(&tx).await?;
    tx.commit().await?;
    let Stage::Away(purpose) = kept.stage else {
        return Err(over());
    };
    if purpose != TripPurpose::Enter && ctx.user()? != kept.user_id {
        return Err(over());
    }
    let provider = find_provider(&ctx, &kept.network, "network")?;
    let trip = kept.state.trip(&ctx, &kept.network, &input.state);
    let person = provider.exchange_code(&trip, &input.code, ctx.now()).await;
    let person = person.map_err(|failed| refusal(provider, failed))?;
    match purpose {
        TripPurpose::Enter => arrive(&ctx, provider, person).await,
        TripPurpose::Connect => connect(&ctx, provider, person, kept.user_id).await,
        TripPurpose::Prove => prove(&ctx, provider, person, kept.user_id).await,
    }
}

/// Keeps the claims, for what the visitor does next.
async fn arrive(ctx: &Ctx, provider: &Provider, person: Claims) -> Result<TripView> {
    let status = status(ctx, provider, &person).await?;
    let ticket = keep_trip(ctx, Stage::Arrived, provider.key(), NOBODY, &person).await?;
    Ok(TripView {
        status,
        ticket: Some(ticket),
        email: person.email,
        is_email_verified: person.email_is_verified,
        first_name: person.first_name,
        network: network_view(provider),
    })
}

/// Whether the claims lead to an account. That an address has one is told only
/// where the provider verified that address.
async fn status(ctx: &Ctx, provider: &Provider, person: &Claims) -> Result<TripStatus> {
    let db = &ctx.house.db;
    if sql::owner(db, provider.key(), &person.subject)
        .await?
        .is_some()
    {
        return Ok(TripStatus::Known);
    }
    let known = match &person.email {
        Some(email) if person.email_is_verified => users::names::id_by_email(db, email).await?,
        _ => None,
    };
    Ok(match known {
        Some(_) => TripStatus::EmailKnown,
        None => TripStatus::New,
    })
}

async fn connect(ctx: &Ctx, provider: &Provider, person: Claims, id: UserId) -> Result<TripView> {
    let tx = ctx.begin().await?;
    if connect_account(ctx, &tx, id, provider.key(), &person).await? {
        tell_connected(ctx, &tx, id, provider.name()).await?;
    }
    tx.commit().await?;
    Ok(done(TripStatus::Connected, provider))
}

async fn prove(ctx: &Ctx, provider: &Provider, person: Claims, id: UserId) -> Result<TripView> {
    let db = &ctx.house.db;
    // A linked business has its owner's ways in.
    let log_in = find_log_in(db, id).await?;
    let owner = sql::owner(db, provider.key(), &person.subject).await?;
    if owner != Some(log_in) {
        return Err(Error::new(Code::NetworkRefused));
    }
    keep_proof(ctx, log_in).await?;
    Ok(done(TripStatus::Proved, provider))
}

/// An answer after which nothing is left to do.
fn done(status: TripStatus, provider: &Provider) -> TripView {
    TripView {
        status,
        network: network_view(provider),
        ticket: None,
        email: None,
        is_email_verified: false,
        first_name: String::new(),
    }
}
