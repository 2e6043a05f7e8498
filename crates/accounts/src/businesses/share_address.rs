//! Keeps linked businesses at their owner's log-in.

use contract::ids::UserId;
use kernel::{error::Result, tx::Tx};

use super::find_log_in::find_linked;
use crate::users;

/// Gives the linked businesses their owner's address, verified or not.
pub async fn share_address(tx: &Tx, owner: UserId) -> Result<()> {
    let linked = find_linked(tx, owner).await?;
    if linked.is_empty() {
        return Ok(());
    }
    let Some(person) = users::find(tx, owner).await? else {
        return Ok(());
    };
    for business in linked {
        users::set_email(tx, business, &person.email).await?;
        users::set_email_proved(tx, business, person.email_proved_ms).await?;
    }
    Ok(())
}
