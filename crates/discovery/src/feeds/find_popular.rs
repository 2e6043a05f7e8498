//! Finds what is saved most of late.

use contract::ids::PinId;
use kernel::error::Result;
use store::Run;

use super::sql;

/// The first so many pins of the newest ranking, best first; none before there is one.
pub async fn find_popular(run: &impl Run, most: i64) -> Result<Vec<PinId>> {
    let Some(ranking) = sql::latest_ranking(run).await? else {
        return Ok(Vec::new());
    };
    let places = sql::places(run, ranking.id, 0, most).await?;
    Ok(places.into_iter().map(|(_, pin)| pin).collect())
}
