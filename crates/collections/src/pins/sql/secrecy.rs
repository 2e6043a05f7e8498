//! Which pins of whom stand in lists that all viewers share.

use contract::ids::{BoardId, PinId, UserId};
use kernel::{error::Result, house::Changed, tx::Tx};
use store::{Run, args, row, sql};

use super::{count_repins, of_pinner, originals, places};

row! {
    /// A public pin.
    #[derive(Copy)]
    pub struct PublicPin {
        /// Its id.
        pub id: PinId,
        /// The pin that brought the picture; its own id where it did.
        pub root_id: PinId,
        /// Who saved it.
        pub pinner_id: UserId,
        /// The board it is on.
        pub board_id: BoardId,
    }
}

sql! {
    PUBLIC_AMONG: PublicPin =
        "SELECT id, root_id, pinner_id, board_id FROM pins WHERE id IN ($list) AND is_secret = false";
    SET_SECRET: () = "UPDATE pins SET is_secret = $1 WHERE id IN ($list)";
}

/// Those of these pins that are public, in any order.
pub async fn public_among(run: &impl Run, pins: &[PinId]) -> Result<Vec<PublicPin>> {
    Ok(run.all_in(&PUBLIC_AMONG, &args![], pins).await?)
}

/// Makes all pins of a pinner on a board secret or public, and counts them among the
/// saves of their pictures, or no more: only public saves are told to others.
pub async fn set_secret(tx: &Tx, board: BoardId, pinner: UserId, is_secret: bool) -> Result<()> {
    let listed = places::of_pinner(tx, board, pinner).await?;
    let pins: Vec<PinId> = listed.iter().map(|(id, _)| *id).collect();
    places::set_secret(tx, board, pinner, is_secret).await?;
    tx.exec_in(&SET_SECRET, &args![is_secret], &pins).await?;
    of_pinner::set_secret(tx, pinner, board, is_secret).await?;
    let (brought, saves): (Vec<_>, Vec<_>) = listed.into_iter().partition(|(id, root)| id == root);
    for (id, _) in brought {
        originals::set(tx, id, pinner, is_secret).await?;
    }
    let roots: Vec<PinId> = saves.into_iter().map(|(_, root)| root).collect();
    let by = if is_secret { -1 } else { 1 };
    count_repins(tx, &roots, by).await?;
    tx.changed(Changed::Board(board));
    tx.changed(Changed::Privacy);
    Ok(())
}
