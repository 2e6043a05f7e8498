//! The quicksave board: saves go there that name no board.

use contract::{
    boards::{CreateBoard, RecentBoard},
    ids::{BoardId, UserId},
};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
    tx::Tx,
};

use super::{
    add_board::add_row,
    create_board::new_row,
    show_recent::recent_board,
    sql::{self, quicksaves},
};

/// What it is called at first; its owner may call it otherwise.
const NAME: &str = "Quick saves";

/// A user's quicksave board, made when there is none. A save takes it out of the
/// archive: what was just saved is not to be searched for.
///
/// Invariant: a user has at most one, also when two saves come at once.
pub async fn take_quicksave(ctx: &Ctx, tx: &Tx, owner: UserId) -> Result<BoardId> {
    if let Some(id) = quicksaves::quicksave_of(tx, owner).await? {
        sql::set_archived(tx, id, None).await?;
        return Ok(id);
    }
    let row = new_row(ctx, owner, &wish())?;
    if quicksaves::claim(tx, owner, row.id).await? {
        return add_row(ctx, tx, row).await;
    }
    let made = quicksaves::quicksave_of(tx, owner).await?;
    made.ok_or_else(Error::not_found)
}

/// The quicksave board as its owner sees it.
pub async fn find_quicksave(ctx: &Ctx, owner: UserId) -> Result<Option<RecentBoard>> {
    let db = &ctx.house.db;
    let Some(id) = quicksaves::quicksave_of(db, owner).await? else {
        return Ok(None);
    };
    let row = sql::find(db, id).await?;
    Ok(row.map(|row| recent_board(ctx, &row)))
}

fn wish() -> CreateBoard {
    CreateBoard {
        name: NAME.to_owned(),
        description: None,
        privacy: None,
        category: None,
    }
}
