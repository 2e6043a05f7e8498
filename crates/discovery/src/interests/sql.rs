//! The only place that names `interest_follows`.

use contract::ids::{InterestId, UserId};
use kernel::{error::Result, tx::Tx};
use store::{Run, args, owned, sql};

/// More topics than there are.
const MOST: i64 = 5_000;

sql! {
    FOLLOWED: InterestId = "SELECT interest_id FROM interest_follows WHERE user_id = $1 ORDER BY interest_id LIMIT $2";
    FOLLOWERS: i64 = "SELECT count(*) FROM interest_follows WHERE interest_id = $1";
    FOLLOW: () =
        "INSERT INTO interest_follows (user_id, interest_id, created_ms) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING";
    UNFOLLOW: () = "DELETE FROM interest_follows WHERE user_id = $1 AND interest_id = $2";
    UNFOLLOW_ALL: () = "DELETE FROM interest_follows WHERE user_id = $1";
}

owned! {
    interest_follows: "interest_follows",
        read "SELECT interest_id, created_ms FROM interest_follows WHERE user_id = $1",
        erase "DELETE FROM interest_follows WHERE user_id = $1";
}

/// Topics that a user follows, in the order of their numbers.
pub async fn followed(run: &impl Run, user: UserId) -> Result<Vec<InterestId>> {
    Ok(run.all(&FOLLOWED, &args![user, MOST]).await?)
}

/// How many follow a topic.
pub async fn followers(run: &impl Run, interest: InterestId) -> Result<i64> {
    Ok(run.one(&FOLLOWERS, &args![interest]).await?)
}

/// Notes that a user follows a topic; harmless when they do.
pub async fn follow(tx: &Tx, user: UserId, interest: InterestId, now: i64) -> Result<()> {
    tx.exec(&FOLLOW, &args![user, interest, now]).await?;
    Ok(())
}

/// Removes a follow; harmless when there is none.
pub async fn unfollow(tx: &Tx, user: UserId, interest: InterestId) -> Result<()> {
    tx.exec(&UNFOLLOW, &args![user, interest]).await?;
    Ok(())
}

/// Removes all followed topics of a user.
pub async fn unfollow_all(tx: &Tx, user: UserId) -> Result<()> {
    tx.exec(&UNFOLLOW_ALL, &args![user]).await?;
    Ok(())
}
