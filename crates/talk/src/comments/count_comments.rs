//! Counts comments.

use collections::pins::{self, Tally};
use kernel::{error::Result, tx::Tx};

use super::sql::{self, CommentRow};

/// Counts that a comment weighs more, or less, by so many: at the comment it replies to, and at
/// its pin, unless that comment is held back, which the pin does not count. The pin must have
/// been locked.
pub(super) async fn count_comments(tx: &Tx, row: &CommentRow, by: i64) -> Result<()> {
    if let Some(parent) = row.parent() {
        sql::count_replies(tx, row.pin_id, parent, by).await?;
        let parent = sql::find_on(tx, row.pin_id, parent).await?;
        if parent.is_none_or(|parent| parent.is_held) {
            return Ok(());
        }
    }
    pins::tally(tx, row.pin_id, Tally::Comment, by).await
}
