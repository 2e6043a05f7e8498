//! How many comments a user wrote lately.

use contract::ids::{CommentId, UserId};
use kernel::error::Result;
use store::{Run, args, sql};

sql! {
    WRITTEN_SINCE: CommentId =
        "SELECT id FROM comments WHERE user_id = $1 AND id > $2 ORDER BY id DESC LIMIT $3";
}

/// The latest comments of a user behind an id, so many at most.
pub async fn written_since(
    run: &impl Run,
    user: UserId,
    behind: i64,
    most: i64,
) -> Result<Vec<CommentId>> {
    let written = run.all(&WRITTEN_SINCE, &args![user, behind, most]).await?;
    Ok(written.into_iter().collect())
}
