//! Jobs of the room `links`. Each may run twice.

use std::sync::Arc;

use kernel::{
    ctx::Ctx,
    error::Result,
    events::{Event, EventKind, LISTENERS, Listener},
    house::House,
    job,
    jobs::HOUR,
    register,
    tx::Tx,
};
use queue::NewJob;

use super::{
    refresh_link::{RefreshLink, key, refresh_link},
    sql,
};

/// Looks at a link; the body is a [`RefreshLink`].
pub const REFRESH: &str = "links.refresh";
/// Removes links that are not viewed any longer, and old rules.
pub const TIDY: &str = "links.tidy";

register!(LISTENERS: Listener = Listener {
    name: REFRESH,
    events: &[EventKind::PinLinked],
    hear: |ctx, tx, event| Box::pin(hear(ctx, tx, event)),
});

job!(REFRESH => refresh);
job!(TIDY, every HOUR => tidy);

/// How long a link is kept after it was due, while no pin with it is viewed.
const UNSEEN_MS: i64 = 90 * 24 * 60 * 60 * 1_000;
/// How long a website's rules are kept.
const RULES_MS: i64 = 24 * 60 * 60 * 1_000;

async fn hear(ctx: &Ctx, tx: &Tx, event: &Event) -> Result<()> {
    let Event::PinLinked { pin_id, address } = event else {
        return Ok(());
    };
    let (pin_id, address) = (*pin_id, address.clone());
    request(ctx, tx, &RefreshLink { address, pin_id }).await
}

/// Has a link looked at; wishes for one address are one job.
pub async fn request(ctx: &Ctx, tx: &Tx, link: &RefreshLink) -> Result<()> {
    let body = serde_json::to_string(link)?;
    let job = NewJob {
        kind: REFRESH,
        key: Some(key(&link.address)),
        body: &body,
        due_ms: ctx.now(),
    };
    queue::enqueue(tx, job).await?;
    Ok(())
}

/// Body of [`REFRESH`].
pub async fn refresh(house: &Arc<House>, body: &str) -> Result<()> {
    refresh_link(house, &serde_json::from_str(body)?).await
}

/// Body of [`TIDY`].
pub async fn tidy(house: &Arc<House>) -> Result<()> {
    let tx = house.begin().await?;
    sql::tidy(&tx, house.now() - UNSEEN_MS, house.now() - RULES_MS).await?;
    tx.commit().await
}
