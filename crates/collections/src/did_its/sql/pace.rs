//! How many did-its a user told lately.

use contract::ids::{DidItId, UserId};
use kernel::error::Result;
use store::{Run, args, sql};

sql! {
    TOLD_SINCE: DidItId =
        "SELECT id FROM did_its WHERE user_id = $1 AND id > $2 ORDER BY id DESC LIMIT $3";
}

/// The latest did-its of a user behind an id, so many at most.
pub async fn told_since(
    run: &impl Run,
    user: UserId,
    behind: i64,
    most: i64,
) -> Result<Vec<DidItId>> {
    let told = run.all(&TOLD_SINCE, &args![user, behind, most]).await?;
    Ok(told.into_iter().collect())
}
