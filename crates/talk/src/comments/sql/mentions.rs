//! Who is mentioned: the table `comment_mentions`.

use contract::ids::{CommentId, PinId, UserId};
use kernel::{error::Result, house::Changed, tx::Tx};
use store::{Run, args, owned, row, sql};

use super::CommentRow;

row! {
    /// A user who is mentioned in a comment.
    pub struct MentionRow {
        pub comment_id: CommentId,
        pub user_id: UserId,
        /// Their username when it was written.
        pub name: String,
    }
}

sql! {
    OF_COMMENTS: MentionRow =
        "SELECT comment_id, user_id, name FROM comment_mentions \
         WHERE pin_id = $1 AND NOT is_removed AND comment_id IN ($list)";
    INSERT: () =
        "INSERT INTO comment_mentions (pin_id, comment_id, user_id, name, is_removed) \
         VALUES ($1, $2, $3, $4, FALSE) ON CONFLICT DO NOTHING";
    CLEAR: () =
        "DELETE FROM comment_mentions WHERE pin_id = $1 AND comment_id = $2 AND NOT is_removed";
    TAKE_OUT: () =
        "UPDATE comment_mentions SET is_removed = TRUE \
         WHERE pin_id = $1 AND comment_id = $2 AND user_id = $3 AND NOT is_removed";
    IS_MENTIONED: i64 =
        "SELECT count(*) FROM comment_mentions WHERE pin_id = $1 AND comment_id = $2 AND user_id = $3";
    DELETE: CommentId =
        "DELETE FROM comment_mentions WHERE pin_id = $1 AND comment_id IN ($list) \
         RETURNING comment_id";
    FORGET: () = "DELETE FROM comment_mentions WHERE pin_id = $1";
}

owned! {
    comment_mentions: "comment_mentions",
        read "SELECT comment_id, name, is_removed FROM comment_mentions WHERE user_id = $1 \
              ORDER BY comment_id",
        erase "DELETE FROM comment_mentions WHERE user_id = $1";
}

/// Who is mentioned in these comments of a pin.
pub async fn mentions_in(run: &impl Run, pin: PinId, ids: &[CommentId]) -> Result<Vec<MentionRow>> {
    Ok(run.all_in(&OF_COMMENTS, &args![pin], ids).await?)
}

/// Writes who is mentioned in place of what was written before, but for those who took
/// themselves out. The pin must have been locked.
pub async fn put_mentions(tx: &Tx, row: &CommentRow, named: &[(UserId, String)]) -> Result<()> {
    tx.exec(&CLEAR, &args![row.pin_id, row.id]).await?;
    for (user, name) in named {
        let args = args![row.pin_id, row.id, user, name];
        tx.exec(&INSERT, &args).await?;
    }
    Ok(())
}

/// Whether a comment mentions a user, or did until they took themselves out.
pub async fn is_mentioned(run: &impl Run, row: &CommentRow, user: UserId) -> Result<bool> {
    let args = args![row.pin_id, row.id, user];
    Ok(run.one(&IS_MENTIONED, &args).await? > 0)
}

/// Takes a mention out for good; harmless when there is none. The pin must have been locked.
pub async fn take_out(tx: &Tx, row: &CommentRow, user: UserId) -> Result<()> {
    let args = args![row.pin_id, row.id, user];
    if tx.exec(&TAKE_OUT, &args).await? == 1 {
        tx.changed(Changed::Pin(row.pin_id));
    }
    Ok(())
}

/// Deletes those of these comments.
pub async fn delete_mentions(tx: &Tx, pin: PinId, ids: &[CommentId]) -> Result<()> {
    tx.all_in(&DELETE, &args![pin], ids).await?;
    Ok(())
}

/// Forgets all of a pin that is gone for good.
pub async fn forget_mentions(tx: &Tx, pin: PinId) -> Result<()> {
    tx.exec(&FORGET, &args![pin]).await?;
    Ok(())
}
