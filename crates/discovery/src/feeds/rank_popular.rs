//! Ranks recent pins, for viewers who follow nothing yet.

use contract::ids::{PinId, RankingId};
use std::{cmp::Reverse, collections::HashMap, sync::Arc};

use collections::pins;
use kernel::{error::Result, house::House, ids};

use super::sql::{self, RankingRow};
use crate::activities::count_acts::{Numbers, count_acts};

/// Recent pins that are ranked; all of them get a place.
const RANKED: i64 = 2_000;
/// Pins saved ten times as often stand as high as pins newer by this.
const TENFOLD_MS: f64 = 3.0 * 24.0 * 60.0 * 60.0 * 1_000.0;
/// How long a walk through the home feed may last: a ranking, and what was taken
/// back from a home feed, are kept so long.
pub(super) const KEPT_MS: i64 = 24 * 60 * 60 * 1_000;

/// Days whose close-ups, followed links and impressions count, and whose saves count twice:
/// what is saved now stands above what was saved as much when it was new.
const DAYS: i64 = 14;
/// Followed links, and opened pages, that say as much as one save.
const LINKS_OF_SAVE: f64 = 5.0;
const CLOSEUPS_OF_SAVE: f64 = 10.0;
/// Impressions that are no sign of anything.
const FREE_IMPRESSIONS: f64 = 100.0;
/// Pins shown ten times as often without being liked more stand as low as pins that were
/// liked less by this power of ten.
const TENFOLD_SHOWN: f64 = 0.25;

/// Makes a new ranking of all recent pins by what was done with them, and removes old ones.
pub async fn rank_popular(house: &Arc<House>) -> Result<()> {
    let newest = pins::newest_originals(&house.db, i64::MAX, house.now(), RANKED).await?;
    let newest: Vec<PinId> = newest.into_iter().map(|(id, _)| id).collect();
    let mut recent = pins::repins_among(&house.db, &newest).await?;
    recent.sort_by_key(|(id, _)| Reverse(*id));
    let (Some((newest, _)), Some((oldest, _))) = (recent.first(), recent.last()) else {
        return Ok(());
    };
    let ids: Vec<PinId> = recent.iter().map(|(id, _)| *id).collect();
    let numbers = count_acts(house, &ids, DAYS).await?;
    let id = house.ids.next(house.now());
    let ranking = RankingRow {
        id: RankingId(id),
        newest_id: *newest,
        oldest_id: *oldest,
    };
    let tx = house.begin().await?;
    sql::insert_ranking(&tx, &ranking, &ranked(&recent, &numbers), house.now()).await?;
    sql::delete_rankings_before(&tx, RankingId(ids::before(id, KEPT_MS))).await?;
    tx.commit().await?;
    Ok(())
}

/// Ids, best first: logarithm of what was done with them plus the time, so that yesterday's
/// favourite stands beside today's news.
fn ranked(pins: &[(PinId, i64)], numbers: &HashMap<PinId, Numbers>) -> Vec<PinId> {
    let score = |(id, saves): &(PinId, i64)| {
        let ms = ids::time(id.0) as f64;
        let numbers = numbers.get(id).copied().unwrap_or_default();
        liking(*saves, numbers) + ms / TENFOLD_MS
    };
    let mut pins = pins.to_vec();
    pins.sort_by(|a, b| score(b).total_cmp(&score(a)).then(b.0.cmp(&a.0)));
    pins.into_iter().map(|(id, _)| id).collect()
}

/// How much a pin is liked, as a power of ten: all of its saves, and what was done with it
/// lately beside how often it was shown.
fn liking(saves: i64, numbers: Numbers) -> f64 {
    let links = numbers.clickthroughs as f64 / LINKS_OF_SAVE;
    let closeups = numbers.closeups as f64 / CLOSEUPS_OF_SAVE;
    let shown = numbers.impressions as f64 / FREE_IMPRESSIONS;
    let saves = (saves + numbers.saves) as f64;
    (saves + links + closeups + 1.0).log10() - TENFOLD_SHOWN * (shown + 1.0).log10()
}

#[cfg(test)]
mod tests {
    use super::*;

    const DAY: i64 = -ids::before(0, 24 * 60 * 60 * 1_000);

    #[test]
    fn saves_lift_a_pin_over_newer_ones() {
        let (old, new) = (PinId(10 * DAY), PinId(12 * DAY));
        let none = HashMap::new();
        assert_eq!(ranked(&[(new, 0), (old, 0)], &none), [new, old]);
        assert_eq!(ranked(&[(new, 0), (old, 9)], &none), [old, new]);
        assert_eq!(ranked(&[(new, 5), (old, 9)], &none), [new, old]);
    }

    #[test]
    fn what_is_done_with_a_pin_lifts_it_and_being_passed_over_lowers_it() {
        let (old, new) = (PinId(10 * DAY), PinId(12 * DAY));
        let of = |impressions, closeups, clickthroughs| Numbers {
            impressions,
            closeups,
            clickthroughs,
            saves: 0,
        };
        let saved = |saves| Numbers {
            saves,
            ..Numbers::default()
        };
        for (of_old, of_new, expected) in [
            (of(0, 0, 0), of(0, 0, 0), [new, old]),
            (of(0, 40, 0), of(0, 0, 0), [old, new]),
            (of(0, 0, 20), of(0, 0, 0), [old, new]),
            (of(0, 5, 0), of(0, 0, 0), [new, old]),
            // Shown to very many, who opened it at the same rate as few did.
            (of(100_000, 40, 0), of(0, 0, 0), [new, old]),
            (of(0, 0, 0), of(100_000, 0, 0), [old, new]),
            (of(0, 0, 0), of(100, 0, 0), [new, old]),
            (saved(4), saved(0), [old, new]),
            (saved(3), saved(0), [new, old]),
        ] {
            let numbers = HashMap::from([(old, of_old), (new, of_new)]);
            let found = ranked(&[(new, 0), (old, 0)], &numbers);
            assert_eq!(found, expected, "{of_old:?} {of_new:?}");
        }
    }
}
