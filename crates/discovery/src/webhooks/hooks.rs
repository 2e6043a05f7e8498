//! What this room adds to the work of lower ones.

use accounts::sessions::end_sessions::{END_ACCESS, EndAccess};
use contract::{ids::UserId, webhooks::WebhookOff};
use kernel::{error::Result, hook, tx::Tx};

use super::sql::{self, deliveries};

hook!(END_ACCESS: EndAccess, "webhooks", |tx, id| Box::pin(end_of_user(tx, id)));

/// Switches them off and ends what waits: a thief with an open session may have added one.
async fn end_of_user(tx: &Tx, id: UserId) -> Result<()> {
    sql::switch_off_all(tx, id, WebhookOff::AccessEnded).await?;
    deliveries::end_of_user(tx, id).await
}
