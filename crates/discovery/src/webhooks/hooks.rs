//! What this room adds to the work of lower ones.

use accounts::sessions::end_sessions::{END_ACCESS, EndAccess};
use contract::{ids::UserId, webhooks::WebhookOff};
use kernel::{error::Result, hook, tx::Tx};

use super::{
    list_webhooks::MOST,
    sql::{self, deliveries},
};

hook!(END_ACCESS: EndAccess, "webhooks", |tx, id| Box::pin(end_of_user(tx, id)));

/// Switches them off and ends what waits: a thief with an open session may have added one.
async fn end_of_user(tx: &Tx, id: UserId) -> Result<()> {
    // One by one, in the order in which events lock them.
    for mut webhook in sql::lock_on(tx, id, MOST).await? {
        webhook.switch_off(WebhookOff::AccessEnded);
        sql::update(tx, &webhook).await?;
        deliveries::end_of_webhook(tx, webhook.of()).await?;
    }
    Ok(())
}
