//! That users wrote to users who do not follow them: the table `approaches`.

use contract::ids::UserId;
use kernel::{error::Result, tx::Tx};
use store::{Run, args, owned, sql};

sql! {
    SINCE: (i64, i64) =
        "SELECT id, people FROM approaches WHERE user_id = $1 AND id > $2 ORDER BY id LIMIT $3";
    INSERT: () = "INSERT INTO approaches (user_id, id, people) VALUES ($1, $2, $3)";
    FORGET: () = "DELETE FROM approaches WHERE user_id = $1 AND id <= $2";
}

owned! {
    approaches: "approaches",
        read "SELECT id, people FROM approaches WHERE user_id = $1 ORDER BY id",
        erase "DELETE FROM approaches WHERE user_id = $1";
}

/// The approaches of a user behind an id, the earliest first: the id of each, and how many users
/// they wrote to.
pub async fn since(
    run: &impl Run,
    user: UserId,
    behind: i64,
    most: i64,
) -> Result<Vec<(i64, i64)>> {
    Ok(run.all(&SINCE, &args![user, behind, most]).await?)
}

/// Notes an approach, and forgets those up to an id, which count no longer.
pub async fn insert(tx: &Tx, user: UserId, id: i64, people: i64, over: i64) -> Result<()> {
    tx.exec(&FORGET, &args![user, over]).await?;
    tx.exec(&INSERT, &args![user, id, people]).await?;
    Ok(())
}
