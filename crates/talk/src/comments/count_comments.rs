//! Counts comments.

use collections::{
    did_its,
    pins::{self, Tally},
};
use kernel::{error::Result, tx::Tx};

use super::sql::{self, Below, CommentRow};

/// Counts that a comment weighs more, or less, by so many: at the comment or the did-it below
/// which it stands, and at its pin, unless that comment is held back or deleted, or that did-it
/// held back or taken down, which the pin does not count. The pin must have been locked.
pub(super) async fn count_comments(tx: &Tx, row: &CommentRow, by: i64) -> Result<()> {
    match row.below() {
        Below::Pin => {}
        Below::DidIt(id) => {
            did_its::count_comments(tx, id, by).await?;
            let told = did_its::find_many(tx, row.pin_id, &[id]).await?;
            if told.iter().any(|told| !told.is_shown()) {
                return Ok(());
            }
        }
        Below::Comment(parent) => {
            sql::count_replies(tx, row.pin_id, parent, by).await?;
            let parent = sql::find_on(tx, row.pin_id, parent).await?;
            if parent.is_none_or(|parent| parent.is_held) {
                return Ok(());
            }
        }
    }
    pins::tally(tx, row.pin_id, Tally::Comment, by).await
}
