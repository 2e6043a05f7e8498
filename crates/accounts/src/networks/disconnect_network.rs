//! Disconnects an account at a provider.

use contract::{
    audits::AuditChange,
    networks::{DisconnectNetwork, Networks},
};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
};

use super::{
    policy::{OtherWays, may_disconnect},
    show_networks::show_networks,
    sql,
};
use crate::{
    businesses::find_log_in::check_own_log_in,
    factors::{show_factors::count_passkeys, tell_owner::tell_owner},
    mails::About,
    users,
};

/// `UserNetworksResource/delete`: disconnects a provider. Caller: user, with a
/// log-in of their own. The only way in stays.
pub async fn disconnect_network(ctx: Ctx, input: DisconnectNetwork) -> Result<Networks> {
    let viewer = ctx.user()?;
    check_own_log_in(&ctx.house.db, viewer).await?;
    let tx = ctx.begin().await?;
    if !users::lock(&tx, viewer).await? || !sql::remove(&tx, viewer, &input.network).await? {
        return Err(Error::not_found());
    }
    may_disconnect(OtherWays {
        has_password: users::password_hash(&tx, viewer).await?.is_some(),
        networks: sql::of_user(&tx, viewer).await?.len(),
        passkeys: count_passkeys(&tx, viewer).await?,
    })?;
    let provider = ctx.house.networks.find(&input.network);
    let about = About::NetworkDisconnected {
        network: provider
            .map_or(input.network.as_str(), |one| one.name())
            .to_owned(),
    };
    tell_owner(&ctx, &tx, viewer, (AuditChange::NetworkDisconnected, about)).await?;
    tx.commit().await?;
    show_networks(&ctx, viewer).await
}
