//! Looks at a link again, and keeps what was found.

use std::sync::Arc;

use contract::ids::PinId;
use kernel::{
    ctx::Ctx,
    error::Result,
    events::{self, Event},
    house::{Changed, House},
};
use serde::{Deserialize, Serialize};

use super::{
    ask_page::{PageAnswer, ask_page},
    find_offers::sold,
    policy::{Outcome, judge},
    sql::{self, LinkRow},
};

/// A link to be looked at, and a pin that has it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct RefreshLink {
    /// As the pin has it.
    pub address: String,
    /// Whose page shows what was found.
    pub pin_id: PinId,
}

/// Body of `jobs::REFRESH`: asks the website unless what is known is young enough.
pub async fn refresh_link(house: &Arc<House>, link: &RefreshLink) -> Result<()> {
    let address = key(&link.address);
    let known = sql::find(&house.db, address).await?;
    if known
        .as_ref()
        .is_some_and(|known| known.due_ms > house.now())
    {
        return Ok(());
    }
    let (page, outcome) = match ask_page(house, address).await? {
        PageAnswer::Page(page, _) => (Some(serde_json::to_string(&page)?), Outcome::Found),
        PageAnswer::Picture(_) | PageAnswer::Other => (None, Outcome::Found),
        PageAnswer::Failed(outcome) => {
            (known.as_ref().and_then(|known| known.page.clone()), outcome)
        }
    };
    let sold_before = known.as_ref().and_then(sold);
    let (was_broken, failures) =
        known.map_or((false, 0), |known| (known.is_broken, known.failures));
    let verdict = judge(outcome, was_broken, failures);
    let row = LinkRow {
        page,
        is_broken: verdict.is_broken,
        failures: verdict.failures,
        checked_ms: house.now(),
        due_ms: house.now() + verdict.pause_ms,
    };
    let sold_now = sold(&row);
    let ctx = Ctx::of_job(house);
    let tx = ctx.begin().await?;
    sql::save(&tx, address, &row).await?;
    // It shows what is known of its link.
    tx.changed(Changed::Pin(link.pin_id));
    if sold_now != sold_before {
        let pin_id = link.pin_id;
        events::emit(&ctx, &tx, Event::LinkChanged { pin_id }).await?;
    }
    tx.commit().await
}

/// The address as it is known here: places inside a page are the page.
pub fn key(address: &str) -> &str {
    address.split('#').next().unwrap_or(address)
}
