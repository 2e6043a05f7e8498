//! Boards in the order in which they were made, whosever they are: what search engines
//! are told of, and what the search index keeps, is chosen among them.

use std::ops::Range;

use contract::ids::{BoardId, UserId};
use kernel::error::Result;
use store::{Run, args, row, sql};

use super::StoredBoard;

row! {
    /// What decides whether search engines may list a board, and where it is.
    pub struct BoardLine {
        pub owner_id: UserId,
        pub slug: String,
        pub sensitivity: String,
        pub is_secret: bool,
        pub is_protected: bool,
        pub archived_ms: Option<i64>,
        pub pin_count: i64,
    }
}

sql! {
    BETWEEN: BoardLine =
        "SELECT owner_id, slug, sensitivity, is_secret, is_protected, archived_ms, pin_count \
         FROM boards WHERE id >= $1 AND id < $2 ORDER BY id LIMIT $3";
    ABOVE: StoredBoard = whole!("WHERE id > $1 ORDER BY id LIMIT $2");
    NTH: BoardId = "SELECT id FROM boards WHERE id >= $1 ORDER BY id LIMIT 1 OFFSET $2";
}

/// The first so many boards of a range of ids, in order.
pub async fn boards_between(run: &impl Run, ids: Range<i64>, most: i64) -> Result<Vec<BoardLine>> {
    Ok(run.all(&BETWEEN, &args![ids.start, ids.end, most]).await?)
}

/// The id of the board so many behind the first with this id or a later one.
pub async fn nth_board(run: &impl Run, from: i64, nth: i64) -> Result<Option<BoardId>> {
    Ok(run.opt(&NTH, &args![from, nth]).await?)
}

/// Boards in the order in which they were made, after this one.
pub async fn boards_above(run: &impl Run, above: BoardId, most: i64) -> Result<Vec<StoredBoard>> {
    Ok(run.all(&ABOVE, &args![above, most]).await?)
}
