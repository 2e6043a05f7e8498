//! Restores a pin from the bin.

use accounts::{uploads::find_banned::bans_of, users};
use contract::ids::PinId;
use kernel::{
    ctx::Ctx,
    error::Result,
    events::{self, Event},
    tx::Tx,
};

use super::{
    ask_about_words::tell_shown,
    bin_pin::KEPT_MS,
    count_pin::count_pin,
    find_place::find_place,
    is_hidden::is_hidden,
    move_pin::Target,
    sql::{self, StoredPin, bin},
};
use crate::boards::{self, StoredBoard};

/// Puts the pin back to where it was on its board, which the caller has locked,
/// with all its counts, below what took its place meanwhile; answers whether it
/// did: it may have been in the bin too long, its picture may stand on the board
/// again, or be banned. Covers are the caller's to renew.
pub async fn restore_pin(ctx: &Ctx, tx: &Tx, board: &StoredBoard, id: PinId) -> Result<bool> {
    let kept = restorable(ctx, tx, id).await?;
    match kept.filter(|kept| kept.board_id == board.id) {
        Some(kept) => put_back(ctx, tx, board, kept).await,
        None => Ok(false),
    }
}

/// Puts a pin that was in the bin back to where it was on its board, which the caller has
/// locked.
pub(super) async fn put_back(
    ctx: &Ctx,
    tx: &Tx,
    board: &StoredBoard,
    kept: StoredPin,
) -> Result<bool> {
    let on = board.id;
    let to = Target {
        board,
        section: boards::section_still_on(tx, on, kept.section_id).await?,
        place: find_place(tx, on, kept.place, kept.id).await?,
    };
    put(ctx, tx, kept, &to).await
}

/// The same to a place on any board.
pub async fn restore_to(ctx: &Ctx, tx: &Tx, to: &Target<'_>, id: PinId) -> Result<bool> {
    match restorable(ctx, tx, id).await? {
        Some(kept) => put(ctx, tx, kept, to).await,
        None => Ok(false),
    }
}

/// A deleted pin that its user may still restore.
async fn restorable(ctx: &Ctx, tx: &Tx, id: PinId) -> Result<Option<StoredPin>> {
    let kept = bin::binned(tx, id, ctx.now() - KEPT_MS).await?;
    match kept {
        Some(kept) if bans_of(tx, &kept.picture()).await?.is_empty() => Ok(Some(kept)),
        _ => Ok(None),
    }
}

async fn put(ctx: &Ctx, tx: &Tx, kept: StoredPin, to: &Target<'_>) -> Result<bool> {
    let (id, root) = (kept.id, kept.root_id);
    let (pinner, was_secret) = (kept.pinner_id, kept.is_secret);
    let row = StoredPin {
        board_id: to.board.id,
        section_id: to.section,
        place: to.place,
        is_secret: is_hidden(tx, to.board, pinner).await?,
        ..kept
    };
    if !sql::insert(tx, &row).await? {
        return Ok(false);
    }
    bin::unbin(tx, id).await?;
    count_pin(tx, row.board_id, row.section_id, 1).await?;
    if !row.is_secret {
        users::count_pins(tx, pinner, 1).await?;
        if row.root_id != row.id {
            sql::count_repins(tx, &[root], 1).await?;
        }
    }
    events::emit(ctx, tx, Event::PinSaved { pin_id: id }).await?;
    if was_secret {
        tell_shown(ctx, tx, std::slice::from_ref(&row), to.board).await?;
    }
    Ok(true)
}
