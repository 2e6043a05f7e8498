//! How pictures did lately, for the rooms that rank them.

use std::collections::HashMap;

use contract::ids::PinId;
use kernel::{error::Result, house::House};

use super::{
    jobs::DAY_MS,
    read_events::Act,
    sql::pin_days::{self, NumberRow, SAVE},
};

/// Days whose close-ups, followed links and impressions count, and whose saves count twice:
/// what is saved now stands above what was saved as much when it was new.
pub const LATELY_DAYS: i64 = 14;
/// Followed links, and opened pages, that say as much as one save.
const LINKS_OF_SAVE: f64 = 5.0;
const CLOSEUPS_OF_SAVE: f64 = 10.0;
/// Impressions that are no sign of anything.
const FREE_IMPRESSIONS: f64 = 100.0;
/// Pins shown ten times as often without being liked more stand as low as pins that were
/// liked less by this power of ten.
const TENFOLD_SHOWN: f64 = 0.25;

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
    /// How much a pin is liked, as a power of ten: all of its saves, and what was done with it
    /// lately beside how often it was shown.
    pub fn liking(self, saves: i64) -> f64 {
        let links = self.clickthroughs as f64 / LINKS_OF_SAVE;
        let closeups = self.closeups as f64 / CLOSEUPS_OF_SAVE;
        let shown = self.impressions as f64 / FREE_IMPRESSIONS;
        let saves = (saves + self.saves) as f64;
        (saves + links + closeups + 1.0).log10() - TENFOLD_SHOWN * (shown + 1.0).log10()
    }

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
