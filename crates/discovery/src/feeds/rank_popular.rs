//! Ranks recent pins, for viewers who follow nothing yet.

use contract::ids::{PinId, RankingId};
use std::{cmp::Reverse, sync::Arc};

use collections::pins;
use kernel::{error::Result, house::House, ids};

use super::sql::{self, RankingRow};

/// Recent pins that are ranked; all of them get a place.
const RANKED: i64 = 2_000;
/// Pins saved ten times as often stand as high as pins newer by this.
const TENFOLD_MS: f64 = 3.0 * 24.0 * 60.0 * 60.0 * 1_000.0;
/// How long a walk through the home feed may last: a ranking, and what was taken
/// back from a home feed, are kept so long.
pub(super) const KEPT_MS: i64 = 24 * 60 * 60 * 1_000;

/// Makes a new ranking of all recent pins and their saves, and removes old ones.
pub async fn rank_popular(house: &Arc<House>) -> Result<()> {
    let newest = pins::newest_originals(&house.db, i64::MAX, house.now(), RANKED).await?;
    let newest: Vec<PinId> = newest.into_iter().map(|(id, _)| id).collect();
    let mut recent = pins::repins_among(&house.db, &newest).await?;
    recent.sort_by_key(|(id, _)| Reverse(*id));
    let (Some((newest, _)), Some((oldest, _))) = (recent.first(), recent.last()) else {
        return Ok(());
    };
    let id = house.ids.next(house.now());
    let ranking = RankingRow {
        id: RankingId(id),
        newest_id: *newest,
        oldest_id: *oldest,
    };
    let tx = house.begin().await?;
    sql::insert_ranking(&tx, &ranking, &ranked(&recent), house.now()).await?;
    sql::delete_rankings_before(&tx, RankingId(ids::before(id, KEPT_MS))).await?;
    tx.commit().await?;
    Ok(())
}

/// Ids, best first: logarithm of the saves plus the time, so that yesterday's
/// favourite stands beside today's news.
fn ranked(pins: &[(PinId, i64)]) -> Vec<PinId> {
    let score = |(id, saves): &(PinId, i64)| {
        let ms = ids::time(id.0) as f64;
        (*saves as f64 + 1.0).log10() + ms / TENFOLD_MS
    };
    let mut pins = pins.to_vec();
    pins.sort_by(|a, b| score(b).total_cmp(&score(a)).then(b.0.cmp(&a.0)));
    pins.into_iter().map(|(id, _)| id).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn saves_lift_a_pin_over_newer_ones() {
        let day = -ids::before(0, 24 * 60 * 60 * 1_000);
        let (old, new) = (PinId(10 * day), PinId(12 * day));
        assert_eq!(ranked(&[(new, 0), (old, 0)]), [new, old]);
        assert_eq!(ranked(&[(new, 0), (old, 9)]), [old, new]);
        assert_eq!(ranked(&[(new, 5), (old, 9)]), [new, old]);
    }
}
