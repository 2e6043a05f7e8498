//! How many comments a user wrote lately.

use contract::ids::{CommentId, UserId};
use kernel::error::Result;
use store::{Run, args, sql};

sql! {
    // The latest, so that the first of them is the one after which there is room again.
    WRITTEN_SINCE: CommentId =
        "SELECT id FROM comments WHERE user_id = $1 AND id > $2 ORDER BY id DESC LIMIT $3";
}

/// The latest comments of a user behind an id, so many at most, the earliest first.
pub async fn written_since(
    run: &impl Run,
    user: UserId,
    behind: i64,
    most: i64,
) -> Result<Vec<CommentId>> {
    let mut written = run.all(&WRITTEN_SINCE, &args![user, behind, most]).await?;
    written.reverse();
    Ok(written)
}
