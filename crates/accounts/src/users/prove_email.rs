//! Notes that a user's address is theirs, and has other rooms hear of it.

use contract::ids::UserId;
use futures_util::future::BoxFuture;
use kernel::{
    ctx::Ctx,
    error::Result,
    hooks::{Hook, in_order},
    tx::Tx,
};

use super::sql;

/// Hears that a user showed that mails to their address are read by them; in the transaction that
/// notes it.
pub type EmailProved = for<'a> fn(&'a Ctx, &'a Tx, UserId) -> BoxFuture<'a, Result<()>>;

/// Rooms that wait for the owners of addresses.
#[linkme::distributed_slice]
pub static EMAIL_PROVED: [Hook<EmailProved>];

/// Notes that the account's address, as it is in this transaction, was proved to be theirs: at
/// signing up with a provider that says so, by the link of a mail, or by the host's word.
pub async fn prove_email(ctx: &Ctx, tx: &Tx, id: UserId) -> Result<()> {
    sql::set_email_proved(tx, id, Some(ctx.now())).await?;
    for hear in in_order(&EMAIL_PROVED) {
        hear(ctx, tx, id).await?;
    }
    Ok(())
}
