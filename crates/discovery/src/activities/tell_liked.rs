//! Tells which pictures are liked more or less than they were.

use std::sync::Arc;

use contract::ids::PinId;
use kernel::{
    ctx::Ctx,
    error::Result,
    events::{self, Event},
    house::House,
};

use super::{count_acts::LATELY_DAYS, jobs::DAY_MS, sql::pin_days};

/// Pictures of one event.
const TOGETHER: i64 = 500;

/// Body of [`TELL_LIKED`](super::jobs::TELL_LIKED): pictures with which something was done
/// yesterday, and those whose numbers of a day have just ceased to count.
pub async fn tell_liked(house: &Arc<House>) -> Result<()> {
    let ctx = Ctx::of_job(house);
    let today = house.now() / DAY_MS;
    for day in [today - 1, today - LATELY_DAYS - 1] {
        let mut above = PinId::default();
        loop {
            let roots = pin_days::roots_of_day(&house.db, day, above, TOGETHER).await?;
            let Some(last) = roots.last() else { break };
            above = *last;
            let tx = ctx.begin().await?;
            events::emit(&ctx, &tx, Event::PinsLiked { roots }).await?;
            tx.commit().await?;
        }
    }
    Ok(())
}
