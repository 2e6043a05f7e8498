//! Jobs of the room `downloads`.

use std::sync::Arc;

use collections::boards::get_board::visible;
use contract::errors::Code;
use kernel::{
    ctx::{Actor, Ctx},
    error::{Error, Result},
    house::House,
    job,
};

use super::write_board::write_board;
use crate::archives::request_archive::{end_archive, find_waiting};

/// Writes a board's archive; the body is the archive's id. Done twice it is written
/// twice, into the same place.
pub const MAKE: &str = "downloads.make";

job!(MAKE => make);

/// Body of [`MAKE`]. The board is read as its requester sees it: what is hidden
/// from them when the job runs is not in the file.
pub async fn make(house: &Arc<House>, body: &str) -> Result<()> {
    let Some(waiting) = find_waiting(&house.db, body).await? else {
        return Ok(());
    };
    let id = waiting.id;
    let ctx = Ctx::of_job(house).acting_as(Actor::user(waiting.user));
    let board = waiting.board.ok_or_else(|| Error::internal("no board"))?;
    let bytes = match visible(&ctx, board).await {
        Ok(board) => Some(write_board(&ctx, id, &board).await?),
        Err(gone) if gone.code == Code::NotFound => None,
        Err(error) => return Err(error),
    };
    let tx = house.begin().await?;
    end_archive(&tx, id, bytes).await?;
    tx.commit().await?;
    Ok(())
}
