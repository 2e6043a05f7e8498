//! Follows of boards: the table `board_follows`.

use contract::ids::{BoardId, UserId};
use kernel::{error::Result, house::Changed, tx::Tx};
use store::{Run, args, sql};

use super::{bin, lists::ids_of_owner};

sql! {
    FOLLOW: () = "INSERT INTO board_follows (user_id, board_id, created_ms) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING";
    UNFOLLOW: () = "DELETE FROM board_follows WHERE user_id = $1 AND board_id = $2";
    UNFOLLOW_ALL: () = "DELETE FROM board_follows WHERE board_id = $1";
    COUNT_FOLLOWERS: () = "UPDATE boards SET follower_count = follower_count + $2 WHERE id = $1";
    FOLLOWED: BoardId =
        "SELECT board_id FROM board_follows WHERE user_id = $1 AND board_id > $2 ORDER BY board_id LIMIT $3";
    FOLLOWED_BELOW: BoardId =
        "SELECT board_id FROM board_follows WHERE user_id = $1 AND board_id < $2 \
         ORDER BY board_id DESC LIMIT $3";
    FOLLOWERS: UserId =
        "SELECT user_id FROM board_follows WHERE board_id = $1 AND user_id > $2 ORDER BY user_id LIMIT $3";
    FOLLOWED_AMONG: BoardId = "SELECT board_id FROM board_follows WHERE user_id = $1 AND board_id IN ($list)";
}

/// Adds a follow; false when there was one.
pub async fn follow(tx: &Tx, user: UserId, id: BoardId, now: i64) -> Result<bool> {
    let new = tx.exec(&FOLLOW, &args![user, id, now]).await? == 1;
    if new {
        count(tx, id, 1).await?;
    }
    Ok(new)
}

/// Removes a follow; false when there was none.
pub async fn unfollow(tx: &Tx, user: UserId, id: BoardId) -> Result<bool> {
    let gone = tx.exec(&UNFOLLOW, &args![user, id]).await? == 1;
    if gone {
        count(tx, id, -1).await?;
    }
    Ok(gone)
}

async fn count(tx: &Tx, id: BoardId, by: i64) -> Result<()> {
    // A board that was being deleted or restored when a statement came to it stands in the
    // other table when that statement has waited for it.
    for statement in [&COUNT_FOLLOWERS, &bin::COUNT_FOLLOWERS, &COUNT_FOLLOWERS] {
        if tx.exec(statement, &args![id, by]).await? > 0 {
            break;
        }
    }
    tx.changed(Changed::OnBoard(id));
    Ok(())
}

/// Removes who follows a board that is gone.
pub async fn unfollow_all(tx: &Tx, id: BoardId) -> Result<()> {
    tx.exec(&UNFOLLOW_ALL, &args![id]).await?;
    Ok(())
}

/// Boards that a user follows, above an id, in order.
pub async fn followed(
    run: &impl Run,
    user: UserId,
    above: BoardId,
    most: i64,
) -> Result<Vec<BoardId>> {
    let ids = run.all(&FOLLOWED, &args![user, above, most]).await?;
    Ok(ids.into_iter().collect())
}

/// All boards that a user follows, the newest first.
pub async fn all_followed(run: &impl Run, user: UserId) -> Result<Vec<BoardId>> {
    const AT_ONCE: i64 = 1_000;
    let mut ids: Vec<BoardId> = Vec::new();
    loop {
        let below = ids.last().copied().map_or(i64::MAX, |id| id.0);
        let args = args![user, below, AT_ONCE];
        let more = run.all(&FOLLOWED_BELOW, &args).await?;
        let is_last = (more.len() as i64) < AT_ONCE;
        ids.extend(more);
        if is_last {
            return Ok(ids);
        }
    }
}

/// Which boards of an owner a user follows.
pub async fn followed_of_owner(
    run: &impl Run,
    user: UserId,
    owner: UserId,
) -> Result<Vec<BoardId>> {
    let ids = ids_of_owner(run, owner).await?;
    let followed = followed_among(run, user, &ids).await?;
    Ok(followed.into_iter().collect())
}

/// Which of these boards a user follows.
pub async fn followed_among(run: &impl Run, user: UserId, ids: &[BoardId]) -> Result<Vec<BoardId>> {
    Ok(run.all_in(&FOLLOWED_AMONG, &args![user], ids).await?)
}

/// Followers of a board, above an id, in order.
pub async fn followers(run: &impl Run, id: BoardId, above: i64, most: i64) -> Result<Vec<UserId>> {
    Ok(run.all(&FOLLOWERS, &args![id, above, most]).await?)
}
