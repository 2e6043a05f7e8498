//! In which order and how large somebody wants boards shown.

use contract::{
    boards::{BoardArrangement, BoardSort, Density},
    ids::UserId,
};
use store::Run;

use super::sql;
use crate::error::Result;

/// What counts for this person. A word that a newer server wrote, and this one does
/// not know, counts as if nothing were chosen.
pub(crate) async fn find_arrangement(run: &impl Run, user: UserId) -> Result<BoardArrangement> {
    let (sort, density) = sql::arrangement(run, user).await?.unwrap_or_default();
    Ok(BoardArrangement {
        board_sort_order: BoardSort::parse(&sort).unwrap_or(BoardSort::Newest),
        board_density: Density::parse(&density).unwrap_or(Density::Default),
    })
}
