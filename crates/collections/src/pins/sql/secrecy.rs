//! Which pins of whom stand in lists that all viewers share.

use contract::ids::{BoardId, PinId, UserId};
use kernel::{error::Result, house::Changed, tx::Tx};
use store::{Run, args, sql};

sql! {
    COUNT_REPINS_OF: i64 =
        "UPDATE pins SET repin_count = repin_count + $3 WHERE id IN (SELECT p.root_id FROM pins AS p \
         WHERE p.board_id = $1 AND p.pinner_id = $2 AND p.root_id <> p.id) RETURNING id";
    PINNERS_OF_BOARD: (i64, bool, i64) =
        "SELECT pinner_id, is_secret, count(*) FROM pins WHERE board_id = $1 \
         GROUP BY pinner_id, is_secret ORDER BY pinner_id";
    BOARDS_OF_PINNER: i64 =
        "SELECT DISTINCT board_id FROM pins WHERE pinner_id = $1 AND board_id > $2 ORDER BY board_id LIMIT $3";
    PUBLIC_AMONG: i64 = "SELECT id FROM pins WHERE id IN ($list) AND is_secret = false";
    SET_SECRET: () = "UPDATE pins SET is_secret = $3 WHERE board_id = $1 AND pinner_id = $2";
}

/// Counts all saves of a pinner on a board, or takes them back, when it changes
/// who sees them: only public saves are told to others.
pub async fn count_repins_of(tx: &Tx, board: BoardId, pinner: UserId, by: i64) -> Result<()> {
    let args = args![board.0, pinner.0, by];
    for root in tx.all(&COUNT_REPINS_OF, &args).await? {
        tx.changed(Changed::Pin(PinId(root)));
    }
    Ok(())
}

/// How many pins each pinner has on a board, and whether they are secret, in
/// order of pinners.
pub async fn pinners_of_board(run: &impl Run, board: BoardId) -> Result<Vec<(UserId, bool, i64)>> {
    let rows = run.all(&PINNERS_OF_BOARD, &args![board.0]).await?;
    let pinner = |(id, is_secret, count)| (UserId(id), is_secret, count);
    Ok(rows.into_iter().map(pinner).collect())
}

/// Boards above an id on which a user has pins, in order.
pub async fn boards_of_pinner(
    run: &impl Run,
    pinner: UserId,
    above: BoardId,
    most: i64,
) -> Result<Vec<BoardId>> {
    let args = args![pinner.0, above.0, most];
    let ids = run.all(&BOARDS_OF_PINNER, &args).await?;
    Ok(ids.into_iter().map(BoardId).collect())
}

/// Which of these pins are public.
pub async fn public_among(run: &impl Run, pins: &[i64]) -> Result<Vec<i64>> {
    Ok(run.all_in(&PUBLIC_AMONG, &args![], pins).await?)
}

/// Makes all pins of a pinner on a board secret or public.
pub async fn set_secret(tx: &Tx, board: BoardId, pinner: UserId, is_secret: bool) -> Result<()> {
    let args = args![board.0, pinner.0, is_secret];
    tx.exec(&SET_SECRET, &args).await?;
    tx.changed(Changed::Board(board));
    tx.changed(Changed::Privacy);
    Ok(())
}
