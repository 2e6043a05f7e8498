//! Begins an authorization request.

use contract::networks::{StartTrip, TripPurpose, TripStart};
use kernel::{ctx::Ctx, error::Result};

use super::{
    find_provider::{find_provider, refusal},
    keep_trip::{NOBODY, Stage, TripSecrets, keep_trip},
};
use crate::factors::check_owner::check_owner;

/// `NetworkTripResource/create`: the address of the provider to go to. Caller:
/// every viewer, to log in; user, with their password, to connect: what is
/// connected opens the account from then on.
pub async fn start_trip(ctx: Ctx, input: StartTrip) -> Result<TripStart> {
    let who = match input.purpose {
        TripPurpose::Enter => NOBODY,
        TripPurpose::Prove => ctx.user()?,
        TripPurpose::Connect => check_owner(&ctx, input.password).await?,
    };
    let provider = find_provider(&ctx, &input.network, "network")?;
    let secrets = TripSecrets::make(&ctx, input.purpose == TripPurpose::Prove);
    let stage = Stage::Away(input.purpose);
    let state = keep_trip(&ctx, stage, provider.key(), who, &secrets).await?;
    let trip = secrets.trip(&ctx, provider.key(), &state);
    let url = provider.authorization_url(&trip, ctx.now()).await;
    let url = url.map_err(|failed| refusal(provider, failed))?;
    Ok(TripStart { url: url.into() })
}
