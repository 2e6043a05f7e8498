//! The only place that names `interests interest_follows`.

use contract::ids::{InterestId, UserId};
use kernel::{error::Result, tx::Tx};
use store::{Run, args, owned, row, sql};

/// More topics than there are.
const MOST: i64 = 500;

row! {
    /// A topic.
    pub struct InterestRow {
        pub id: InterestId,
        pub key: String,
        pub name: String,
    }
}

sql! {
    ALL: InterestRow = "SELECT id, key, name FROM interests WHERE id > $1 ORDER BY id LIMIT $2";
    FOLLOWED: InterestId = "SELECT interest_id FROM interest_follows WHERE user_id = $1 ORDER BY interest_id LIMIT $2";
    FOLLOW: () = "INSERT INTO interest_follows (user_id, interest_id, created_ms) VALUES ($1, $2, $3)";
    UNFOLLOW_ALL: () = "DELETE FROM interest_follows WHERE user_id = $1";
}

owned! {
    interest_follows: "interest_follows",
        read "SELECT interest_id, created_ms FROM interest_follows WHERE user_id = $1",
        erase "DELETE FROM interest_follows WHERE user_id = $1";
}

/// Every topic in the order in which they are offered.
pub async fn all(run: &impl Run) -> Result<Vec<InterestRow>> {
    Ok(run.all(&ALL, &args![0_i64, MOST]).await?)
}

/// Topics that a user follows.
pub async fn followed(run: &impl Run, user: UserId) -> Result<Vec<InterestId>> {
    Ok(run.all(&FOLLOWED, &args![user, MOST]).await?)
}

/// Notes that a user follows a topic.
pub async fn follow(tx: &Tx, user: UserId, interest: InterestId, now: i64) -> Result<()> {
    tx.exec(&FOLLOW, &args![user, interest, now]).await?;
    Ok(())
}

/// Removes all followed topics of a user.
pub async fn unfollow_all(tx: &Tx, user: UserId) -> Result<()> {
    tx.exec(&UNFOLLOW_ALL, &args![user]).await?;
    Ok(())
}
