//! What users do not want to read: the tables `hidden_comments hidden_commenters`.

use contract::ids::{CommentId, UserId};
use kernel::{error::Result, tx::Tx};
use store::{Run, args, owned, sql};

sql! {
    HIDE: () =
        "INSERT INTO hidden_comments (user_id, comment_id, created_ms) VALUES ($1, $2, $3) \
         ON CONFLICT DO NOTHING";
    UNHIDE: () = "DELETE FROM hidden_comments WHERE user_id = $1 AND comment_id = $2";
    HIDDEN: CommentId =
        "SELECT comment_id FROM hidden_comments WHERE user_id = $1 AND comment_id IN ($list)";
}

sql! {
    HIDE_COMMENTER: () =
        "INSERT INTO hidden_commenters (user_id, hidden_id, created_ms) VALUES ($1, $2, $3) \
         ON CONFLICT DO NOTHING";
    UNHIDE_COMMENTER: () = "DELETE FROM hidden_commenters WHERE user_id = $1 AND hidden_id = $2";
    HIDDEN_COMMENTERS: UserId =
        "SELECT hidden_id FROM hidden_commenters WHERE user_id = $1 AND hidden_id IN ($list)";
    LATEST: (i64, UserId) =
        "SELECT created_ms, hidden_id FROM hidden_commenters WHERE user_id = $1 \
         AND (created_ms, hidden_id) < ($2, $3) ORDER BY created_ms DESC, hidden_id DESC LIMIT $4";
}

// A user's export names whose comments they hid, but not who hid theirs.
owned! {
    hidden_comments: "hidden_comments",
        read "SELECT comment_id, created_ms FROM hidden_comments WHERE user_id = $1 \
              ORDER BY comment_id",
        erase "DELETE FROM hidden_comments WHERE user_id = $1";
    hidden_commenters: "hidden_commenters",
        read "SELECT hidden_id, created_ms FROM hidden_commenters WHERE user_id = $1 \
              ORDER BY hidden_id",
        erase "DELETE FROM hidden_commenters WHERE user_id = $1 OR hidden_id = $1";
}

/// Hides a comment from a user; harmless when it is hidden.
pub async fn hide(tx: &Tx, user: UserId, id: CommentId, now: i64) -> Result<()> {
    tx.exec(&HIDE, &args![user, id, now]).await?;
    Ok(())
}

/// Shows it again; harmless when it is not hidden.
pub async fn unhide(tx: &Tx, user: UserId, id: CommentId) -> Result<()> {
    tx.exec(&UNHIDE, &args![user, id]).await?;
    Ok(())
}

/// Which of these comments are hidden from a user.
pub async fn hidden(run: &impl Run, user: UserId, ids: &[CommentId]) -> Result<Vec<CommentId>> {
    Ok(run.all_in(&HIDDEN, &args![user], ids).await?)
}

/// Hides all comments by another from a user; harmless when they are hidden.
pub async fn hide_commenter(tx: &Tx, user: UserId, other: UserId, now: i64) -> Result<()> {
    tx.exec(&HIDE_COMMENTER, &args![user, other, now]).await?;
    Ok(())
}

/// Shows them again; harmless when they are not hidden.
pub async fn unhide_commenter(tx: &Tx, user: UserId, other: UserId) -> Result<()> {
    tx.exec(&UNHIDE_COMMENTER, &args![user, other]).await?;
    Ok(())
}

/// Whose comments, of these users, are hidden from a user.
pub async fn hidden_commenters(
    run: &impl Run,
    user: UserId,
    others: &[UserId],
) -> Result<Vec<UserId>> {
    Ok(run.all_in(&HIDDEN_COMMENTERS, &args![user], others).await?)
}

/// When and whose comments a user hid, below a time and an id, the latest first.
pub async fn latest(
    run: &impl Run,
    user: UserId,
    [time, below]: [i64; 2],
    most: i64,
) -> Result<Vec<(i64, UserId)>> {
    Ok(run.all(&LATEST, &args![user, time, below, most]).await?)
}
