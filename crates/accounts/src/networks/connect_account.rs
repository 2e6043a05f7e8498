//! Connects an account at a provider to one here.

use contract::{audits::AuditChange, errors::Code, ids::UserId};
use identity::Claims;
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
    tx::Tx,
};

use super::{
    find_provider::find_provider,
    keep_authorization::{Authorization, Stage, find_authorization},
    sql::{self, AccountRow},
};
use crate::{factors::tell_owner::tell_owner, mails::About, users};

/// Connects; false when it was before. What leads to another account, or a second
/// one of the same provider, is refused.
pub async fn connect_account(
    ctx: &Ctx,
    tx: &Tx,
    id: UserId,
    network: &str,
    person: &Claims,
) -> Result<bool> {
    if !users::lock(tx, id).await? {
        return Err(Error::not_found());
    }
    let row = AccountRow {
        network: network.to_owned(),
        subject: person.subject.clone(),
        username: person.username.clone(),
        url: person.url.clone(),
        created_ms: ctx.now(),
    };
    if sql::add(tx, id, &row).await? {
        return Ok(true);
    }
    match sql::owner(tx, network, &person.subject).await? {
        Some(owner) if owner == id => {
            sql::rename(tx, &row).await?;
            Ok(false)
        }
        Some(_) => Err(Error::new(Code::NetworkTaken)),
        None => Err(Error::new(Code::NetworkConnected)),
    }
}

/// Connects the account that an authorization request ended with, once its user
/// has proved that the account here is theirs.
pub async fn connect_by_ticket(ctx: &Ctx, tx: &Tx, id: UserId, ticket: &str) -> Result<()> {
    let kept: Authorization<Claims> = find_authorization(ctx, tx, ticket, "network_ticket").await?;
    if kept.stage != Stage::Arrived {
        return Err(Error::field(Code::AuthorizationInvalid, "network_ticket"));
    }
    kept.use_up(tx).await?;
    let provider = find_provider(ctx, &kept.network, "network_ticket")?;
    if connect_account(ctx, tx, id, &kept.network, &kept.state).await? {
        tell_connected(ctx, tx, id, provider.name()).await?;
    }
    Ok(())
}

/// Notes it and writes to the account's owner, who should know when it was not
/// them.
pub async fn tell_connected(ctx: &Ctx, tx: &Tx, id: UserId, name: &str) -> Result<()> {
    let about = About::NetworkConnected {
        network: name.to_owned(),
    };
    tell_owner(ctx, tx, id, (AuditChange::NetworkConnected, about)).await
}
