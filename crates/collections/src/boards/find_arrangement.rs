//! In which order and how large a user wants boards and pins shown.

use contract::{
    boards::{BoardArrangement, BoardSort, Density},
    ids::UserId,
};
use kernel::error::Result;
use store::Run;

use super::sql;

/// A user's arrangement of boards and pins. A word that a newer server wrote, and
/// this one does not know, counts as if nothing were chosen.
pub async fn find_arrangement(run: &impl Run, user: UserId) -> Result<BoardArrangement> {
    let (sort, boards, pins) = sql::lists::arrangement(run, user)
        .await?
        .unwrap_or_default();
    let density = |word: &str| Density::parse(word).unwrap_or(Density::Default);
    Ok(BoardArrangement {
        board_sort_order: BoardSort::parse(&sort).unwrap_or(BoardSort::Newest),
        board_density: density(&boards),
        pin_density: density(&pins),
    })
}
