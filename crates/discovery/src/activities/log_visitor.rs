//! Logs what a client tells of a visitor who allows it: what was shown and opened, and not to
//! whom.

use std::collections::HashSet;

use contract::{activities::LogActivities, ids::ActivityId};
use kernel::{
    ctx::{Ctx, network},
    error::Result,
};

use super::{
    find_room::Networks,
    gather_batch::{Batch, gather_batch},
    jobs::DAY_MS,
    log_activities::read,
    sql::visitor_batches::{self, VisitorBatchRow},
};

/// Logs a batch of a visitor's, as far as their network has room today. Nothing that is kept
/// says whose it is, or has words of theirs: neither an id nor an address, neither the way to
/// a pin, on which something may have been searched for, nor what the client says in words of
/// its own. A batch whose first event was told before is told again, and is not logged.
pub(super) async fn log_visitor(ctx: &Ctx, mut input: LogActivities) -> Result<()> {
    for event in &mut input.events {
        (event.aux_data, event.view_data, event.event_data) = (None, None, None);
    }
    let told = read(ctx, &input).await?;
    if told.is_empty() {
        return Ok(());
    }
    let networks = ctx.house.get::<Networks>();
    let (whence, day) = (ctx.browser.address.map(network), ctx.now() / DAY_MS);
    let room = networks.find_room(whence, day);
    let batch = gather_batch(&told, HashSet::new(), room);
    if batch.groups.is_empty() {
        return Ok(());
    }
    let row = VisitorBatchRow {
        name: name_of(ctx, &batch),
        id: ActivityId(ctx.new_id()),
        acts: batch.groups.write()?,
        logged_ms: ctx.now() - batch.youngest_ms,
    };
    let tx = ctx.begin().await?;
    let is_new = visitor_batches::insert(&tx, &row).await?;
    tx.commit().await?;
    if is_new {
        networks.use_room(whence, day, batch.used());
    }
    Ok(())
}

/// What its client called the first event of a batch; chance where it has no name.
fn name_of(ctx: &Ctx, batch: &Batch<'_>) -> i64 {
    let first = batch.uuids.first_chunk();
    first.map_or_else(|| ctx.new_id(), |uuid| i64::from_be_bytes(*uuid))
}
