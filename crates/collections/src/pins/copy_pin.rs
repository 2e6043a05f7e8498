//! Saves a pin to another board, as one of many.

use accounts::uploads::find_banned::bans_of;
use contract::ids::{PinId, SectionId, UserId};
use kernel::{ctx::Ctx, error::Result, tx::Tx};

use super::{
    ask_about_words::ask_about_words,
    check_seen::check_seen,
    find_root::find_root,
    place_pin::{NewPin, Words, place_pin},
    sql::{self, StoredPin},
};
use crate::boards::StoredBoard;

/// Saves the pin and answers the new one; none when its picture stands there
/// already, or is banned. The board must have been locked, and the saver may save there.
pub async fn copy_pin(
    ctx: &Ctx,
    tx: &Tx,
    pin: &StoredPin,
    saver: UserId,
    board: &StoredBoard,
    section: Option<SectionId>,
) -> Result<Option<PinId>> {
    let root = pin.root_id;
    if sql::places::save(tx, board.id, root).await?.is_some() {
        return Ok(None);
    }
    let picture = pin.picture();
    if !bans_of(tx, &picture).await?.is_empty() {
        return Ok(None);
    }
    check_seen(ctx, tx, Some(saver), pin).await?;
    let new = NewPin {
        pinner: saver,
        board,
        section,
        picture,
        words: ask_about_words(ctx, tx, Words::of(pin), Some(pin)).await?,
        root: Some(find_root(tx, pin, saver).await?),
    };
    place_pin(ctx, tx, new).await.map(Some)
}
