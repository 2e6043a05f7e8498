//! What this room adds to the work of lower ones.

use collections::pins::count_views::{COUNT_VIEWS, CountViews};
use contract::ids::PinId;
use kernel::{error::Result, hook, house::House};

use super::{count_acts::count_acts, jobs::ActivityRules};

hook!(COUNT_VIEWS: CountViews, "activities", |house, root| Box::pin(count(house, root)));

/// Close-ups of a picture's pins, as far back as there are numbers.
async fn count(house: &House, root: PinId) -> Result<i64> {
    let days = i64::from(house.get::<ActivityRules>().summaries_kept_days);
    let numbers = count_acts(house, &[root], days).await?;
    Ok(numbers.get(&root).map_or(0, |numbers| numbers.closeups))
}
