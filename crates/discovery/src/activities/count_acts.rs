//! How pictures did lately, for the room that ranks them.

use std::collections::HashMap;

use contract::ids::PinId;
use kernel::{error::Result, house::House};

use super::{
    jobs::DAY_MS,
    read_events::Act,
    sql::pin_days::{self, NumberRow, SAVE},
};

/// How often something was done with a picture's pins.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Numbers {
    /// Times that a card was before a user's eyes.
    pub impressions: i64,
    /// Pages of pins that were opened.
    pub closeups: i64,
    /// Links that were followed.
    pub clickthroughs: i64,
    /// Public saves.
    pub saves: i64,
}

impl Numbers {
    fn note(&mut self, row: &NumberRow) {
        let number = match row.kind.as_str() {
            kind if kind == Act::Impression.name() => &mut self.impressions,
            kind if kind == Act::Closeup.name() => &mut self.closeups,
            kind if kind == Act::Clickthrough.name() => &mut self.clickthroughs,
            SAVE => &mut self.saves,
            _ => return,
        };
        *number += row.count;
    }
}

/// The numbers of pictures, by the pins that brought them, of the last days and today; those
/// without any are absent.
pub async fn count_acts(
    house: &House,
    roots: &[PinId],
    days: i64,
) -> Result<HashMap<PinId, Numbers>> {
    let since = house.now() / DAY_MS - days;
    let mut numbers: HashMap<PinId, Numbers> = HashMap::new();
    for row in pin_days::of_roots(&house.db, roots, since).await? {
        numbers.entry(row.root_id).or_default().note(&row);
    }
    Ok(numbers)
}
