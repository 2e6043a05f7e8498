//! Jobs of the room `webhooks`, and what it listens to. Each job may run twice; a message may
//! come twice as well, under the same id.

use std::sync::Arc;

use kernel::{
    error::Result,
    events::{EventKind, LISTENERS, Listener},
    house::House,
    job,
    jobs::HOUR,
    register,
};

use super::{
    deliver::{DELIVER, deliver},
    sql::deliveries,
    tell_webhooks::tell_webhooks,
};

/// Removes old deliveries.
pub const TIDY: &str = "webhooks.tidy";

register!(LISTENERS: Listener = Listener {
    name: DELIVER,
    events: &[
        EventKind::PinSaved,
        EventKind::PinMoved,
        EventKind::PinChanged,
        EventKind::PinsMoved,
        EventKind::PinDeleted,
        EventKind::BoardCreated,
        EventKind::BoardChanged,
        EventKind::BoardDeleted,
    ],
    hear: |ctx, tx, event| Box::pin(tell_webhooks(ctx, tx, event)),
});

job!(DELIVER => deliver);
job!(TIDY, every HOUR => tidy);

/// How long deliveries are kept: 30 days.
const KEPT_MS: i64 = 30 * 24 * 60 * 60 * 1_000;

/// Body of [`TIDY`].
pub async fn tidy(house: &Arc<House>) -> Result<()> {
    let tx = house.begin().await?;
    deliveries::delete_old(&tx, house.now() - KEPT_MS).await?;
    tx.commit().await
}
