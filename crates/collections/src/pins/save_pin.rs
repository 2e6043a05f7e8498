//! Saves a pin to a board.

use contract::{
    boards::{OnDuplicate, SavePin},
    ids::{BoardId, UserId},
    pins::PinDetail,
};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
    tx::Tx,
    validate,
};

use super::{
    ask_about_words::ask_about_words,
    check_seen::check_seen,
    find_duplicates::{already_saved, find_duplicates},
    find_root::find_root,
    get_pin::{detail, visible},
    place_pin::{NewPin, Words, place_pin},
    sql::{self, StoredPin},
};
use crate::boards::{self, find_quicksave::take_quicksave, find_role::lock_as, policy};

/// `RepinResource/create`: saves a pin. Caller: owner or collaborator of the
/// board, who sees the pin. The new pin is the viewer's own; saving the same
/// picture to the same board again answers the pin that is there. Without a board
/// it goes to the viewer's quicksave board.
pub async fn save_pin(ctx: Ctx, input: SavePin) -> Result<PinDetail> {
    let viewer = ctx.writer()?;
    let seen = visible(&ctx, input.pin_id).await?;
    if input.on_duplicate == Some(OnDuplicate::Refuse) {
        check_new(&ctx, viewer, &seen, input.board_id).await?;
    }
    let tx = ctx.begin().await?;
    let board_id = match input.board_id {
        Some(id) => id,
        None => take_quicksave(&ctx, &tx, viewer).await?,
    };
    let (board, role) = lock_as(&tx, viewer, board_id).await?;
    let source = sql::find(&tx, input.pin_id)
        .await?
        .ok_or_else(Error::not_found)?;
    check_seen(&ctx, &tx, Some(viewer), &source).await?;
    policy::may_write(role)?;
    check_hidden(&tx, &source, board_id).await?;
    let words = Words {
        title: match &input.title {
            Some(title) => validate::line("title", title, 0, 100)?,
            None => source.title.clone(),
        },
        description: match &input.description {
            Some(text) => validate::text("description", text, 0, 800)?,
            None => source.description.clone(),
        },
        ..Words::of(&source)
    };
    let words = ask_about_words(&ctx, &tx, words, Some(&source)).await?;
    let root = Some(find_root(&tx, &source, viewer).await?);
    let new = NewPin {
        pinner: viewer,
        board: &board,
        section: input.section,
        picture: source.picture(),
        words,
        root,
    };
    let id = place_pin(&ctx, &tx, new).await?;
    tx.commit().await?;
    detail(&ctx, id).await
}

/// Refuses a pin of a board that the host hides: its owner sees it, and would show it elsewhere.
async fn check_hidden(tx: &Tx, source: &StoredPin, onto: BoardId) -> Result<()> {
    if !source.is_secret || source.board_id == onto {
        return Ok(());
    }
    let board = boards::find(tx, source.board_id).await?;
    policy::may_take_out(board.is_some_and(|board| board.is_hidden_by_host()))
}

/// Refuses what is on one of the viewer's boards already, except where saving it
/// answers the pin there is. Without a board it goes to the quicksave board.
async fn check_new(
    ctx: &Ctx,
    viewer: UserId,
    pin: &StoredPin,
    onto: Option<BoardId>,
) -> Result<()> {
    let root = Some(pin.root_id);
    let found = find_duplicates(ctx, viewer, &pin.picture(), root).await?;
    if found.is_empty() {
        return Ok(());
    }
    let onto = match onto {
        Some(board) => Some(board),
        None => boards::quicksave_of(&ctx.house.db, viewer).await?,
    };
    if found
        .iter()
        .any(|one| one.is_saved && onto == Some(one.board))
    {
        return Ok(());
    }
    Err(already_saved(ctx, &found).await?)
}
