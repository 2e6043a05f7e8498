//! Orders the viewer's boards, and sets how large boards and pins are shown.

use accounts::users;
use contract::{
    boards::{ArrangeBoards, BoardArrangement},
    errors::Code,
    ids::{BoardId, UserId},
};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
    tx::Tx,
};

use super::{find_arrangement::find_arrangement, sql};

/// `BoardsResource/update`: arranges boards. Caller: a user who may write, for
/// themselves. The named boards, all of them their own, take each other's places;
/// doing it twice does nothing the second time.
pub async fn arrange_boards(ctx: Ctx, input: ArrangeBoards) -> Result<BoardArrangement> {
    let viewer = ctx.writer()?;
    let tx = ctx.begin().await?;
    // One order after the other: each reads the places that it gives.
    if !users::lock(&tx, viewer).await? {
        return Err(Error::not_found());
    }
    exchange(&tx, viewer, &input.board_ids).await?;
    let mut kept = find_arrangement(&tx, viewer).await?;
    kept.board_sort_order = input.sort.unwrap_or(kept.board_sort_order);
    kept.board_density = input.density.unwrap_or(kept.board_density);
    kept.pin_density = input.pin_density.unwrap_or(kept.pin_density);
    sql::lists::arrange(&tx, viewer, &kept).await?;
    tx.commit().await?;
    Ok(kept)
}

async fn exchange(tx: &Tx, owner: UserId, boards: &[BoardId]) -> Result<()> {
    let ids: Vec<BoardId> = boards.to_vec();
    let own = sql::lists::places(tx, owner, &ids).await?;
    if own.len() != ids.len() {
        // One is another user's, gone, or named twice.
        return Err(Error::field(Code::NotFound, "board_ids"));
    }
    let mut places: Vec<i64> = own.into_iter().map(|(_, place)| place).collect();
    places.sort_unstable_by(|one, other| other.cmp(one));
    for (id, place) in ids.into_iter().zip(places) {
        sql::lists::set_place(tx, id, place).await?;
    }
    Ok(())
}
