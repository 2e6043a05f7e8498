//! Jobs of the room `links`. Each may run twice.

use std::sync::Arc;

use queue::NewJob;
use store::Tx;

use super::{
    refresh_link::{Wish, key, refresh_link},
    sql,
};
use crate::{ctx::Ctx, error::Result, house::House};

/// Looks at a link; the body is a [`Wish`].
pub const REFRESH: &str = "links.refresh";
/// Forgets what nobody looks at.
pub const TIDY: &str = "links.tidy";

/// How long a link is kept after it was to be looked at again, and nobody came.
const UNSEEN_MS: i64 = 90 * 24 * 60 * 60 * 1_000;
/// How long a website's rules are kept.
const RULES_MS: i64 = 24 * 60 * 60 * 1_000;

/// Has a link looked at; wishes for one address are one job.
pub async fn wish(ctx: &Ctx, tx: &Tx, wish: &Wish) -> Result<()> {
    let body = serde_json::to_string(wish)?;
    let job = NewJob {
        kind: REFRESH,
        key: Some(key(&wish.address)),
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
pub async fn tidy(house: &House) -> Result<()> {
    let tx = house.db.begin().await?;
    sql::tidy(&tx, house.now() - UNSEEN_MS, house.now() - RULES_MS).await?;
    tx.commit().await?;
    house.caches.links.invalidate_all();
    Ok(())
}
