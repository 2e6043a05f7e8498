//! What users think of comments: the table `comment_marks`.

use contract::ids::{CommentId, PinId, UserId};
use kernel::{error::Result, tx::Tx};
use store::{Run, args, owned, sql};

use super::CommentRow;

/// What a user thinks of another's comment.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Mark {
    /// It helped them.
    Helpful,
    /// They like it.
    Like,
}

impl Mark {
    /// All of them.
    pub const ALL: [Self; 2] = [Self::Helpful, Self::Like];

    /// As it is written.
    fn number(self) -> i64 {
        match self {
            Self::Helpful => 0,
            Self::Like => 1,
        }
    }

    fn of(number: i64) -> Option<Self> {
        Self::ALL.into_iter().find(|mark| mark.number() == number)
    }
}

sql! {
    MARK: () =
        "INSERT INTO comment_marks (pin_id, comment_id, user_id, mark, created_ms) \
         VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING";
    UNMARK: () =
        "DELETE FROM comment_marks WHERE pin_id = $1 AND comment_id = $2 AND user_id = $3 AND mark = $4";
    COUNT_LIKES: () =
        "UPDATE comments SET like_count = like_count + $3 WHERE pin_id = $1 AND id = $2";
    COUNT_HELPFUL: () =
        "UPDATE comments SET helpful_count = helpful_count + $3 WHERE pin_id = $1 AND id = $2";
    MARKS_ON: (CommentId, i64) =
        "SELECT comment_id, mark FROM comment_marks WHERE pin_id = $1 AND user_id = $2 \
         AND comment_id IN ($list)";
    MARKED_BY: (PinId, CommentId) =
        "SELECT pin_id, comment_id FROM comment_marks WHERE user_id = $1 \
         ORDER BY comment_id, mark LIMIT $2";
    LIKED_BY: (i64, UserId) =
        "SELECT created_ms, user_id FROM comment_marks WHERE pin_id = $1 AND comment_id = $2 \
         AND mark = 1 AND (created_ms, user_id) < ($3, $4) \
         ORDER BY created_ms DESC, user_id DESC LIMIT $5";
    DELETE_MARKS: CommentId =
        "DELETE FROM comment_marks WHERE pin_id = $1 AND comment_id IN ($list) RETURNING comment_id";
    FORGET_MARKS: () = "DELETE FROM comment_marks WHERE pin_id = $1";
}

owned! {
    comment_marks: "comment_marks",
        read "SELECT comment_id, mark, created_ms FROM comment_marks WHERE user_id = $1 \
              ORDER BY comment_id, mark",
        erase "DELETE FROM comment_marks WHERE user_id = $1";
}

/// Adds a user's mark; harmless when it is there. The pin must have been locked.
pub async fn mark(tx: &Tx, row: &CommentRow, user: UserId, mark: Mark, now: i64) -> Result<()> {
    let number = mark.number();
    let args = args![row.pin_id, row.id, user, number, now];
    match tx.exec(&MARK, &args).await? {
        1 => count(tx, row.pin_id, row.id, mark, 1).await,
        _ => Ok(()),
    }
}

/// Removes a user's mark; harmless when there is none. The pin must have been locked.
pub async fn unmark(tx: &Tx, pin: PinId, id: CommentId, user: UserId, mark: Mark) -> Result<()> {
    let number = mark.number();
    let args = args![pin, id, user, number];
    match tx.exec(&UNMARK, &args).await? {
        1 => count(tx, pin, id, mark, -1).await,
        _ => Ok(()),
    }
}

/// Invariant: no number is ever below 0; the table refuses it.
async fn count(tx: &Tx, pin: PinId, id: CommentId, mark: Mark, by: i64) -> Result<()> {
    let count = match mark {
        Mark::Helpful => &COUNT_HELPFUL,
        Mark::Like => &COUNT_LIKES,
    };
    tx.exec(count, &args![pin, id, by]).await?;
    Ok(())
}

/// A user's marks on several comments of a pin.
pub async fn marks_on(
    run: &impl Run,
    pin: PinId,
    user: UserId,
    ids: &[CommentId],
) -> Result<Vec<(CommentId, Mark)>> {
    let rows = run.all_in(&MARKS_ON, &args![pin, user], ids).await?;
    let known = |(id, mark)| Some((id, Mark::of(mark)?));
    Ok(rows.into_iter().filter_map(known).collect())
}

/// Some comments that a user marked, with their pins; one that was marked twice may come twice.
pub async fn marked_by(run: &impl Run, user: UserId, most: i64) -> Result<Vec<(PinId, CommentId)>> {
    Ok(run.all(&MARKED_BY, &args![user, most]).await?)
}

/// When and who likes a comment, below a time and an id, the latest first.
pub async fn liked_by(
    run: &impl Run,
    (pin, id): (PinId, CommentId),
    [time, below]: [i64; 2],
    most: i64,
) -> Result<Vec<(i64, UserId)>> {
    Ok(run
        .all(&LIKED_BY, &args![pin, id, time, below, most])
        .await?)
}

/// Deletes those on these comments.
pub async fn delete_marks(tx: &Tx, pin: PinId, ids: &[CommentId]) -> Result<()> {
    tx.all_in(&DELETE_MARKS, &args![pin], ids).await?;
    Ok(())
}

/// Forgets all of a pin that is gone for good.
pub async fn forget_marks(tx: &Tx, pin: PinId) -> Result<()> {
    tx.exec(&FORGET_MARKS, &args![pin]).await?;
    Ok(())
}
