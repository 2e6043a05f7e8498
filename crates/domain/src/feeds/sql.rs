//! The only place that names `home_items popular_rankings popular_pins`.

use contract::ids::UserId;
use store::{Run, Tx, args, row, sql};

use crate::{error::Result, events::Source, pins::sql::PinRow};

row! {
    /// A ranking of recent pins.
    #[derive(Default)]
    pub struct RankingRow {
        pub id: i64,
        pub newest_id: i64,
        pub oldest_id: i64,
    }
}

sql! {
    HOME: i64 = "SELECT pin_id FROM home_items WHERE user_id = $1 AND pin_id < $2 ORDER BY pin_id DESC LIMIT $3";
    HOME_AMONG: i64 = "SELECT root_id FROM home_items WHERE user_id = $1 AND root_id IN ($list)";
    REACH_FOLLOWERS_OF_USER: () = "INSERT INTO home_items (user_id, pin_id, root_id, source_id) SELECT follower_id, $2, $3, $1 FROM user_follows WHERE followed_id = $1 ON CONFLICT DO NOTHING";
    REACH_FOLLOWERS_OF_BOARD: () = "INSERT INTO home_items (user_id, pin_id, root_id, source_id) SELECT user_id, $2, $3, $1 FROM board_follows WHERE board_id = $1 ON CONFLICT DO NOTHING";
    FILL_FROM_USER: () = "INSERT INTO home_items (user_id, pin_id, root_id, source_id) SELECT $1, id, root_id, $2 FROM pins WHERE pinner_id = $2 AND is_secret = false ORDER BY id DESC LIMIT $3 ON CONFLICT DO NOTHING";
    FILL_FROM_BOARD: () = "INSERT INTO home_items (user_id, pin_id, root_id, source_id) SELECT $1, id, root_id, $2 FROM pins WHERE board_id = $2 AND is_secret = false ORDER BY id DESC LIMIT $3 ON CONFLICT DO NOTHING";
    DRAIN: () = "DELETE FROM home_items WHERE user_id = $1 AND source_id = $2";
    LATEST_RANKING: RankingRow = "SELECT id, newest_id, oldest_id FROM popular_rankings WHERE id = (SELECT max(id) FROM popular_rankings)";
    INSERT_RANKING: () = "INSERT INTO popular_rankings (id, newest_id, oldest_id, created_ms) VALUES ($1, $2, $3, $4)";
    INSERT_PLACE: () = "INSERT INTO popular_pins (ranking_id, place, pin_id) VALUES ($1, $2, $3)";
    PLACES: (i64, i64) = "SELECT place, pin_id FROM popular_pins WHERE ranking_id = $1 AND place > $2 ORDER BY place LIMIT $3";
    slow DELETE_OLD_RANKINGS: () = "DELETE FROM popular_rankings WHERE id < $1";
    DELETE_OLD_PLACES: () = "DELETE FROM popular_pins WHERE ranking_id < $1";
}

/// Ids that reached somebody below an id, newest first.
pub async fn home(run: &impl Run, user: UserId, below: i64, most: i64) -> Result<Vec<i64>> {
    Ok(run.all(&HOME, &args![user.0, below, most]).await?)
}

/// Which of these pictures, by the pins that brought them, reached somebody.
pub async fn home_among(run: &impl Run, user: UserId, roots: &[i64]) -> Result<Vec<i64>> {
    Ok(run.all_in(&HOME_AMONG, &args![user.0], roots).await?)
}

/// Hands a pin to everybody who follows its pinner or its board, and whom its
/// picture has not reached.
pub async fn reach_followers(tx: &Tx, pin: &PinRow) -> Result<()> {
    tx.exec(
        &REACH_FOLLOWERS_OF_USER,
        &args![pin.pinner_id, pin.id, pin.root_id],
    )
    .await?;
    tx.exec(
        &REACH_FOLLOWERS_OF_BOARD,
        &args![pin.board_id, pin.id, pin.root_id],
    )
    .await?;
    Ok(())
}

/// Hands the newest pins of what somebody follows now to them.
pub async fn fill(tx: &Tx, user: UserId, source: Source, most: i64) -> Result<()> {
    let sql = match source {
        Source::User(_) => &FILL_FROM_USER,
        Source::Board(_) => &FILL_FROM_BOARD,
    };
    tx.exec(sql, &args![user.0, source.id(), most]).await?;
    Ok(())
}

/// Takes back what came from there.
pub async fn drain(tx: &Tx, user: UserId, source: Source) -> Result<()> {
    tx.exec(&DRAIN, &args![user.0, source.id()]).await?;
    Ok(())
}

/// The newest ranking.
pub async fn latest_ranking(run: &impl Run) -> Result<Option<RankingRow>> {
    Ok(run.opt(&LATEST_RANKING, &args![]).await?)
}

/// Keeps a ranking, best first.
pub async fn insert_ranking(tx: &Tx, ranking: &RankingRow, pins: &[i64], now: i64) -> Result<()> {
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
    ranking: i64,
    behind: i64,
    most: i64,
) -> Result<Vec<(i64, i64)>> {
    Ok(run.all(&PLACES, &args![ranking, behind, most]).await?)
}

/// Forgets rankings made before an id.
pub async fn delete_rankings_before(tx: &Tx, id: i64) -> Result<()> {
    tx.exec(&DELETE_OLD_PLACES, &args![id]).await?;
    tx.exec(&DELETE_OLD_RANKINGS, &args![id]).await?;
    Ok(())
}
