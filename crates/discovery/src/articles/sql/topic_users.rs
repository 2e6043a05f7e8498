//! The only place that names `topic_users`.

use contract::ids::{InterestId, UserId};
use kernel::{error::Result, tx::Tx};
use store::{Run, args, owned, row, sql};

row! {
    /// How many users of a place did something with a topic.
    pub struct PlaceRow {
        pub place: String,
        pub topic_id: InterestId,
        pub users: i64,
    }
}

/// Something that a user did with a topic.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Use {
    /// Whose.
    pub user: UserId,
    /// With which.
    pub topic: InterestId,
    /// Whether they searched for it by name; else they opened a pin about it.
    pub is_searched: bool,
}

sql! {
    NOTE: () =
        "INSERT INTO topic_users (user_id, topic_id, is_searched, place, day) VALUES ($1, $2, $3, $4, $5) \
         ON CONFLICT (user_id, topic_id, is_searched) DO UPDATE SET place = $4, day = $5 WHERE topic_users.day < $5";
    OF_HOST: (InterestId, i64) =
        "SELECT topic_id, COUNT(*) AS users FROM topic_users WHERE is_searched = $1 AND day >= $2 \
         GROUP BY topic_id HAVING COUNT(*) >= $3";
    OF_PLACES: PlaceRow =
        "SELECT place, topic_id, COUNT(*) AS users FROM topic_users WHERE is_searched = $1 AND day >= $2 \
         GROUP BY place, topic_id HAVING COUNT(*) >= $3";
    FORGET: () = "DELETE FROM topic_users WHERE day < $1";
}

owned! {
    topic_users: "topic_users",
        read "SELECT topic_id, is_searched, place, day FROM topic_users WHERE user_id = $1 \
              ORDER BY topic_id, is_searched",
        erase "DELETE FROM topic_users WHERE user_id = $1";
}

/// Notes that a user did something with a topic on a day, if they did not later as well.
pub async fn note(tx: &Tx, used: &Use, place: &str, day: i64) -> Result<()> {
    let args = args![used.user, used.topic, used.is_searched, *place, day];
    tx.exec(&NOTE, &args).await?;
    Ok(())
}

/// The topics with which so many users did something since a day, and how many they were.
pub async fn of_host(
    run: &impl Run,
    is_searched: bool,
    since_day: i64,
    least: i64,
) -> Result<Vec<(InterestId, i64)>> {
    let args = args![is_searched, since_day, least];
    Ok(run.all(&OF_HOST, &args).await?)
}

/// The same by the places where the users are.
pub async fn of_places(
    run: &impl Run,
    is_searched: bool,
    since_day: i64,
    least: i64,
) -> Result<Vec<PlaceRow>> {
    let args = args![is_searched, since_day, least];
    Ok(run.all(&OF_PLACES, &args).await?)
}

/// Forgets what users did before a day and not since.
pub async fn forget(tx: &Tx, day: i64) -> Result<()> {
    tx.exec(&FORGET, &args![day]).await?;
    Ok(())
}
