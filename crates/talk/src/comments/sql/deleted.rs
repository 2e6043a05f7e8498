//! Comments that were deleted and may come back.

use contract::ids::{CommentId, PinId, UserId};
use kernel::{error::Result, house::Changed, tx::Tx};
use store::{Run, args, sql};

/// That a comment was deleted.
#[derive(Debug, Clone, Copy)]
pub struct Deletion {
    pub deleted_ms: i64,
    /// None where their account is gone.
    pub deleted_by: Option<UserId>,
}

sql! {
    FIND: (Option<i64>, Option<UserId>) =
        "SELECT deleted_ms, deleted_by FROM comments \
         WHERE pin_id = $1 AND id = $2 AND deleted_ms IS NOT NULL";
    // What is sent again under the same name then is another comment.
    MARK: () =
        "UPDATE comments SET deleted_ms = $3, deleted_by = $4, client_id = NULL \
         WHERE pin_id = $1 AND id = $2 AND deleted_ms IS NULL";
    UNMARK: () =
        "UPDATE comments SET deleted_ms = NULL, deleted_by = NULL WHERE pin_id = $1 AND id = $2";
    BEFORE: (CommentId, PinId) =
        "SELECT id, pin_id FROM comments WHERE deleted_ms <= $1 ORDER BY deleted_ms LIMIT $2";
}

/// When and by whom a comment was deleted; none where it stands, or is gone for good.
pub async fn find_deletion(run: &impl Run, pin: PinId, id: CommentId) -> Result<Option<Deletion>> {
    let found: Option<(Option<i64>, _)> = run.opt(&FIND, &args![pin, id]).await?;
    Ok(found.and_then(|(deleted_ms, deleted_by)| {
        let deleted_ms = deleted_ms?;
        Some(Deletion {
            deleted_ms,
            deleted_by,
        })
    }))
}

/// Takes it out of sight, and with it its replies, which are read through it alone. The pin must
/// have been locked.
pub async fn mark_deleted(
    tx: &Tx,
    (pin, id): (PinId, CommentId),
    by: UserId,
    now: i64,
) -> Result<()> {
    tx.exec(&MARK, &args![pin, id, now, by]).await?;
    tx.changed(Changed::Pin(pin));
    Ok(())
}

/// Brings it back. The pin must have been locked.
pub async fn unmark_deleted(tx: &Tx, pin: PinId, id: CommentId) -> Result<()> {
    tx.exec(&UNMARK, &args![pin, id]).await?;
    tx.changed(Changed::Pin(pin));
    Ok(())
}

/// Some that were deleted at this time or before, and their pins.
pub async fn deleted_before(
    run: &impl Run,
    time: i64,
    most: i64,
) -> Result<Vec<(CommentId, PinId)>> {
    Ok(run.all(&BEFORE, &args![time, most]).await?)
}
