//! The only place that names `user_follows` and `user_followers`, which says again, beside
//! the user who is followed, what the former says beside who follows.

use contract::ids::UserId;
use kernel::{error::Result, house::Changed, tx::Tx};
use store::{Run, args, owned, sql};

sql! {
    FOLLOW: () =
        "INSERT INTO user_follows (follower_id, followed_id, created_ms) VALUES ($1, $2, $3) \
         ON CONFLICT DO NOTHING";
    UNFOLLOW: () = "DELETE FROM user_follows WHERE follower_id = $1 AND followed_id = $2";
    FOLLOWS: UserId = "SELECT followed_id FROM user_follows WHERE follower_id = $1 AND followed_id = $2";
    FOLLOWED: UserId =
        "SELECT followed_id FROM user_follows WHERE follower_id = $1 AND followed_id > $2 \
         ORDER BY followed_id LIMIT $3";
    ADD_FOLLOWER: () = "INSERT INTO user_followers (followed_id, follower_id, created_ms) VALUES ($1, $2, $3)";
    REMOVE_FOLLOWER: () = "DELETE FROM user_followers WHERE followed_id = $1 AND follower_id = $2";
    FOLLOWERS: UserId =
        "SELECT follower_id FROM user_followers WHERE followed_id = $1 AND follower_id > $2 \
         ORDER BY follower_id LIMIT $3";
    LATEST_FOLLOWED: (i64, UserId) =
        "SELECT created_ms, followed_id FROM user_follows WHERE follower_id = $1 \
         AND (created_ms, followed_id) < ($2, $3) ORDER BY created_ms DESC, followed_id DESC LIMIT $4";
    LATEST_FOLLOWERS: (i64, UserId) =
        "SELECT created_ms, follower_id FROM user_followers WHERE followed_id = $1 \
         AND (created_ms, follower_id) < ($2, $3) ORDER BY created_ms DESC, follower_id DESC LIMIT $4";
    FOLLOWERS_AMONG: UserId =
        "SELECT follower_id FROM user_followers WHERE followed_id = $1 AND follower_id IN ($list)";
    FOLLOWED_AMONG: UserId = "SELECT followed_id FROM user_follows WHERE follower_id = $1 AND followed_id IN ($list)";
    COUNT_FOLLOWERS: () = "UPDATE users SET follower_count = follower_count + $2 WHERE id = $1";
    COUNT_FOLLOWING: () = "UPDATE users SET following_count = following_count + $2 WHERE id = $1";
}

owned! {
    following: "user_follows",
        read "SELECT followed_id, created_ms FROM user_follows WHERE follower_id = $1",
        erase "DELETE FROM user_follows WHERE follower_id = $1";
    followers: "user_follows",
        read "SELECT follower_id, created_ms FROM user_follows WHERE followed_id = $1",
        erase "DELETE FROM user_follows WHERE followed_id = $1";
    user_followers: "user_followers",
        read "SELECT follower_id, created_ms FROM user_followers WHERE followed_id = $1",
        erase "DELETE FROM user_followers WHERE followed_id = $1 OR follower_id = $1";
}

/// Notes that one follows another, counting both; false when it was so before.
pub async fn follow(tx: &Tx, follower: UserId, followed: UserId, now: i64) -> Result<bool> {
    let new = tx.exec(&FOLLOW, &args![follower, followed, now]).await? == 1;
    if new {
        tx.exec(&ADD_FOLLOWER, &args![followed, follower, now])
            .await?;
        count_follow(tx, follower, followed, 1).await?;
    }
    Ok(new)
}

/// Takes the note back, counting both; false when there was none.
pub async fn unfollow(tx: &Tx, follower: UserId, followed: UserId) -> Result<bool> {
    let gone = tx.exec(&UNFOLLOW, &args![follower, followed]).await? == 1;
    if gone {
        tx.exec(&REMOVE_FOLLOWER, &args![followed, follower])
            .await?;
        count_follow(tx, follower, followed, -1).await?;
    }
    Ok(gone)
}

/// Counts both, the lower id first: two users who follow each other at once must
/// not wait for each other's row.
async fn count_follow(tx: &Tx, follower: UserId, followed: UserId, by: i64) -> Result<()> {
    let mut counts = [(follower, &COUNT_FOLLOWING), (followed, &COUNT_FOLLOWERS)];
    counts.sort_by_key(|(id, _)| *id);
    for (id, sql) in counts {
        tx.exec(sql, &args![id, by]).await?;
        tx.changed(Changed::User(id));
    }
    Ok(())
}

/// Users whom a user follows, above an id, in order.
pub async fn followed(run: &impl Run, id: UserId, above: i64, most: i64) -> Result<Vec<UserId>> {
    let ids = run.all(&FOLLOWED, &args![id, above, most]).await?;
    Ok(ids.into_iter().collect())
}

/// Followers of a user, above an id, in order.
pub async fn followers(run: &impl Run, id: UserId, above: i64, most: i64) -> Result<Vec<UserId>> {
    let ids = run.all(&FOLLOWERS, &args![id, above, most]).await?;
    Ok(ids.into_iter().collect())
}

/// When and whom a user follows, below a time and an id, the latest first.
pub async fn latest_followed(
    run: &impl Run,
    id: UserId,
    [time, below]: [i64; 2],
    most: i64,
) -> Result<Vec<(i64, UserId)>> {
    let args = args![id, time, below, most];
    Ok(run.all(&LATEST_FOLLOWED, &args).await?)
}

/// When and by whom a user is followed, below a time and an id, the latest first.
pub async fn latest_followers(
    run: &impl Run,
    id: UserId,
    [time, below]: [i64; 2],
    most: i64,
) -> Result<Vec<(i64, UserId)>> {
    let args = args![id, time, below, most];
    Ok(run.all(&LATEST_FOLLOWERS, &args).await?)
}

/// Whether one follows another.
pub async fn follows(run: &impl Run, follower: UserId, followed: UserId) -> Result<bool> {
    Ok(run
        .opt(&FOLLOWS, &args![follower, followed])
        .await?
        .is_some())
}

/// Who of these is followed.
pub async fn followed_among(
    run: &impl Run,
    follower: UserId,
    ids: &[UserId],
) -> Result<Vec<UserId>> {
    Ok(run.all_in(&FOLLOWED_AMONG, &args![follower], ids).await?)
}

/// Who of these follows.
pub async fn followers_among(
    run: &impl Run,
    followed: UserId,
    ids: &[UserId],
) -> Result<Vec<UserId>> {
    Ok(run.all_in(&FOLLOWERS_AMONG, &args![followed], ids).await?)
}
