//! Disconnects an account at a provider.

use contract::{
    audits::AuditChange,
    ids::UserId,
    networks::{DisconnectNetwork, Networks},
};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
};
use store::Run;

use super::{
    policy::{OtherWays, may_disconnect},
    show_networks::show_networks,
    sql,
};
use crate::{
    businesses::find_log_in::check_own_log_in,
    factors::{check_owner::check_owner, show_factors::count_passkeys, tell_owner::tell_owner},
    mails::About,
    users::{self, check_protection::check_protection},
};

/// `UserNetworksResource/delete`: disconnects a provider. Caller: user, with their
/// password and a log-in of their own. The only way in stays.
pub async fn disconnect_network(ctx: Ctx, input: DisconnectNetwork) -> Result<Networks> {
    let viewer = ctx.user()?;
    let db = &ctx.house.db;
    check_own_log_in(db, viewer).await?;
    let others = sql::of_user(db, viewer).await?;
    let others = others.iter().filter(|one| one.network != input.network);
    // First, since it may be that there is no password to be asked for.
    check_others(db, viewer, others.count()).await?;
    check_owner(&ctx, input.password).await?;
    check_protection(&ctx, viewer, input.passcode.as_deref()).await?;
    let tx = ctx.begin().await?;
    if !users::lock(&tx, viewer).await? || !sql::remove(&tx, viewer, &input.network).await? {
        return Err(Error::not_found());
    }
    let left = sql::of_user(&tx, viewer).await?.len();
    check_others(&tx, viewer, left).await?;
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

/// Whether the account is still reached when so many providers lead to it.
async fn check_others(run: &impl Run, id: UserId, networks: usize) -> Result<()> {
    may_disconnect(OtherWays {
        has_password: users::password_hash(run, id).await?.is_some(),
        networks,
        passkeys: count_passkeys(run, id).await?,
    })
}
