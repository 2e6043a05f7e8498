//! Finds what a feed can show its viewer.

use std::collections::HashSet;

use accounts::blocks::{find_blocks::find_blocks, policy::hides_pin};
use collections::{
    boards::show_boards::board_refs,
    pins::{self, PublicPin},
};
use contract::ids::{BoardId, PinId, UserId};
use kernel::{ctx::Ctx, error::Result};

/// Those of these pins that are public and that no block hides from the viewer, in any order.
pub(super) async fn find_shown(ctx: &Ctx, ids: &[PinId]) -> Result<Vec<PublicPin>> {
    let rows = pins::public_among(&ctx.house.db, ids).await?;
    leave_out_parted(ctx, rows, |row| (row.pinner_id, row.board_id)).await
}

/// Which of these pictures, by the pins that brought them, can be shown by the pins beside them.
pub(super) async fn find_shown_pictures(
    ctx: &Ctx,
    by_root: &[(PinId, PinId)],
) -> Result<HashSet<PinId>> {
    let ids: Vec<PinId> = by_root.iter().map(|(_, pin)| *pin).collect();
    let shown = find_shown(ctx, &ids).await?;
    let shown: HashSet<PinId> = shown.iter().map(|row| row.id).collect();
    let pictures = by_root.iter().filter(|(_, pin)| shown.contains(pin));
    Ok(pictures.map(|(root, _)| *root).collect())
}

/// Without what a block hides from the viewer, by the pinner and the board of each. Nothing is
/// read for viewers without blocks.
pub(super) async fn leave_out_parted<T>(
    ctx: &Ctx,
    mut some: Vec<T>,
    whose: impl Fn(&T) -> (UserId, BoardId),
) -> Result<Vec<T>> {
    let blocks = find_blocks(ctx, ctx.viewer()).await?;
    if some.is_empty() || blocks.are_none() {
        return Ok(some);
    }
    let ids: Vec<BoardId> = some.iter().map(|one| whose(one).1).collect();
    let boards = board_refs(ctx, ids).await?;
    some.retain(|one| {
        let (pinner, board) = whose(one);
        let board = boards.get(&board);
        board.is_some_and(|board| !hides_pin(&blocks, ctx.viewer(), pinner, board.owner.id))
    });
    Ok(some)
}
