//! The only place that names `home_items popular_rankings popular_pins`; parts of it are below.

pub mod merged;
pub mod mutes;
pub mod weeks;

use std::collections::HashSet;

use collections::pins::{self, StoredPin};
use contract::ids::{PinId, RankingId, UserId};
use kernel::{error::Result, events::Source, tx::Tx};
use store::{Run, args, owned, row, sql};

row! {
    /// A ranking of recent pins.
    #[derive(Default)]
    pub struct RankingRow {
        pub id: RankingId,
        pub newest_id: PinId,
        pub oldest_id: PinId,
    }
}

sql! {
    HOME: (PinId, PinId) =
        "SELECT pin_id, root_id FROM home_items WHERE user_id = $1 AND pin_id < $2 AND since_id <= $3 \
         AND until_id > $3 ORDER BY pin_id DESC LIMIT $4";
    HOME_AMONG: (PinId, PinId) =
        "SELECT pin_id, root_id FROM home_items WHERE user_id = $1 AND since_id <= $2 AND until_id > $2 \
         AND root_id IN ($list)";
    REACH_FOLLOWERS_OF_USER: () =
        "INSERT INTO home_items (user_id, pin_id, root_id, source_id, since_id) \
         SELECT follower_id, $2, $3, $1, $4 FROM user_follows WHERE followed_id = $1 \
         AND follower_id > $5 AND follower_id <= $6 ON CONFLICT DO NOTHING";
    REACH_FOLLOWERS_OF_BOARD: () =
        "INSERT INTO home_items (user_id, pin_id, root_id, source_id, since_id) \
         SELECT user_id, $2, $3, $1, $4 FROM board_follows WHERE board_id = $1 \
         AND user_id > $5 AND user_id <= $6 ON CONFLICT DO NOTHING";
    FILL_FROM_USER: () =
        "INSERT INTO home_items (user_id, pin_id, root_id, source_id, since_id) \
         SELECT $1, pin_id, root_id, $2, $3 FROM pinner_pins WHERE pinner_id = $2 AND is_secret = false \
         ORDER BY pin_id DESC LIMIT $4 ON CONFLICT DO NOTHING";
    FILL_FROM_BOARD: () =
        "INSERT INTO home_items (user_id, pin_id, root_id, source_id, since_id) \
         SELECT $1, pin_id, root_id, $2, $3 FROM board_pins WHERE board_id = $2 AND is_secret = false \
         ORDER BY place DESC LIMIT $4 ON CONFLICT DO NOTHING";
    DRAIN: () =
        "UPDATE home_items SET until_id = $3 WHERE user_id = $1 AND source_id = $2 \
         AND until_id = 9223372036854775807";
    FORGET: () = "DELETE FROM home_items WHERE until_id < $1 AND until_id < 9223372036854775807";
    LATEST_RANKING: RankingRow =
        "SELECT id, newest_id, oldest_id FROM popular_rankings WHERE id = (SELECT max(id) \
         FROM popular_rankings)";
    INSERT_RANKING: () = "INSERT INTO popular_rankings (id, newest_id, oldest_id, created_ms) VALUES ($1, $2, $3, $4)";
    INSERT_PLACE: () = "INSERT INTO popular_pins (ranking_id, place, pin_id) VALUES ($1, $2, $3)";
    PLACES: (i64, PinId) =
        "SELECT place, pin_id FROM popular_pins WHERE ranking_id = $1 AND place > $2 ORDER BY place LIMIT $3";
    slow DELETE_OLD_RANKINGS: () = "DELETE FROM popular_rankings WHERE id < $1";
    DELETE_OLD_PLACES: () = "DELETE FROM popular_pins WHERE ranking_id < $1";
}

owned! {
    home_items: "home_items",
        read "SELECT pin_id, source_id FROM home_items WHERE user_id = $1 ORDER BY pin_id",
        erase "DELETE FROM home_items WHERE user_id = $1";
}

/// Pins that had reached a user's home feed at a moment, below an id, newest first, each
/// with the pin that brought its picture.
pub async fn home(
    run: &impl Run,
    user: UserId,
    moment: i64,
    below: i64,
    most: i64,
) -> Result<Vec<(PinId, PinId)>> {
    let args = args![user, below, moment, most];
    Ok(run.all(&HOME, &args).await?)
}

/// Which of these pictures, by the pins that brought them, had reached a user's home feed at a
/// moment, each with a pin by which it had and that is public still.
pub async fn home_among(
    run: &impl Run,
    user: UserId,
    moment: i64,
    roots: &[PinId],
) -> Result<Vec<(PinId, PinId)>> {
    let args = args![user, moment];
    let items = run.all_in(&HOME_AMONG, &args, roots).await?;
    let pins: Vec<PinId> = items.iter().map(|(pin, _)| *pin).collect();
    let public = pins::public_among(run, &pins).await?;
    let public: HashSet<PinId> = public.iter().map(|row| row.id).collect();
    let items = items.into_iter().filter(|(pin, _)| public.contains(pin));
    Ok(items.map(|(pin, root)| (root, pin)).collect())
}

/// Hands a pin to the followers of a source above one id and up to another whom its picture
/// has not reached.
pub async fn reach(
    tx: &Tx,
    pin: &StoredPin,
    source: Source,
    moment: i64,
    (above, up_to): (i64, UserId),
) -> Result<()> {
    let sql = match source {
        Source::User(_) => &REACH_FOLLOWERS_OF_USER,
        Source::Board(_) => &REACH_FOLLOWERS_OF_BOARD,
    };
    let id = source.id();
    let args = args![id, pin.id, pin.root_id, moment, above, up_to];
    tx.exec(sql, &args).await?;
    Ok(())
}

/// Hands the newest pins of what a user follows to them.
pub async fn fill(tx: &Tx, user: UserId, source: Source, moment: i64, most: i64) -> Result<()> {
    let sql = match source {
        Source::User(_) => &FILL_FROM_USER,
        Source::Board(_) => &FILL_FROM_BOARD,
    };
    tx.exec(sql, &args![user, source.id(), moment, most])
        .await?;
    Ok(())
}

/// Takes back what came from there: from this moment on it has not reached them.
pub async fn drain(tx: &Tx, user: UserId, source: Source, moment: i64) -> Result<()> {
    tx.exec(&DRAIN, &args![user, source.id(), moment]).await?;
    Ok(())
}

/// Forgets what was taken back before a moment.
pub async fn forget(tx: &Tx, moment: i64) -> Result<()> {
    tx.exec(&FORGET, &args![moment]).await?;
    Ok(())
}

/// The newest ranking.
pub async fn latest_ranking(run: &impl Run) -> Result<Option<RankingRow>> {
    Ok(run.opt(&LATEST_RANKING, &args![]).await?)
}

/// Keeps a ranking, best first.
pub async fn insert_ranking(tx: &Tx, ranking: &RankingRow, pins: &[PinId], now: i64) -> Result<()> {
    tx.exec(
        &INSERT_RANKING,
        &args![ranking.id, ranking.newest_id, ranking.oldest_id, now],
    )
    .await?;
    for (place, pin) in (1_i64..).zip(pins) {
        tx.exec(&INSERT_PLACE, &args![ranking.id, place, *pin])
            .await?;
    }
    Ok(())
}

/// Pins of a ranking behind a place, with their places.
pub async fn places(
    run: &impl Run,
    ranking: RankingId,
    behind: i64,
    most: i64,
) -> Result<Vec<(i64, PinId)>> {
    Ok(run.all(&PLACES, &args![ranking, behind, most]).await?)
}

/// Forgets rankings made before an id.
pub async fn delete_rankings_before(tx: &Tx, id: RankingId) -> Result<()> {
    tx.exec(&DELETE_OLD_PLACES, &args![id]).await?;
    tx.exec(&DELETE_OLD_RANKINGS, &args![id]).await?;
    Ok(())
}
