//! Goes on with a batch until it is done: so many pins, one transaction; again.

use contract::{
    batches::{BatchState, BatchVerb},
    ids::{BatchId, BoardId, PinId, SectionId},
};
use kernel::{
    ctx::Ctx,
    error::Result,
    events::{self, Event, MovedPin},
    tx::Tx,
};

use super::{
    show_batches::{name, parse},
    sql::{self, BatchRow, ItemRow},
    step_board::step_board,
    undo_pin::undo_pin,
};
use crate::{
    boards::{
        self, StoredBoard,
        find_role::find_role,
        policy::{self, Role},
    },
    pins::{
        self,
        ask_about_words::tell_come_out,
        bin_pin::bin_pin,
        copy_pin::copy_pin,
        move_pin::{Target, move_pin},
        policy::may_move,
        renew_covers::renew_covers_around,
    },
};

/// Pins of one transaction. Other writers to the boards wait for so long.
pub(super) const STEP: i64 = 200;

/// What became of a pin.
pub(super) enum Outcome {
    Done(Option<PinId>),
    Skipped,
}

/// The boards of a batch, locked.
pub(super) struct Boards {
    pub from: StoredBoard,
    /// Role of the user who began the batch on that board.
    pub role: Role,
    pub into: Option<StoredBoard>,
}

/// Goes on where it stands. It may run twice: each pin is settled in the transaction
/// that changes it.
pub async fn run_batch(ctx: &Ctx, id: BatchId) -> Result<()> {
    while step(ctx, id).await? {}
    Ok(())
}

/// One transaction; answers whether there is more to do.
async fn step(ctx: &Ctx, id: BatchId) -> Result<bool> {
    let tx = ctx.begin().await?;
    let Some(batch) = sql::lock(&tx, id).await? else {
        return Ok(false);
    };
    if parse::<BatchVerb>(&batch.verb)?.is_of_board() {
        return match parse(&batch.state)? {
            BatchState::Running => step_board(ctx, tx, &batch).await,
            _ => Ok(false),
        };
    }
    let (waiting, end) = match parse(&batch.state)? {
        BatchState::Running => ("waiting", BatchState::Done),
        BatchState::Undoing => ("done", BatchState::Undone),
        BatchState::Done | BatchState::Undone => return Ok(false),
    };
    let items = sql::items(&tx, batch.id, 0, waiting, STEP).await?;
    let Some(boards) = take_boards(&tx, &batch).await? else {
        // A board or the right to it is gone: what is left stays as it is.
        sql::skip_rest(&tx, batch.id, waiting).await?;
        sql::set_state(&tx, batch.id, &name(end)?, batch.total).await?;
        tx.commit().await?;
        return Ok(false);
    };
    let other = boards.into.as_ref().unwrap_or(&boards.from);
    pins::lock_roots_of_boards(&tx, boards.from.id, other.id).await?;
    let is_undo = end == BatchState::Undone;
    let mut done = Vec::new();
    for item in &items {
        let outcome = match is_undo {
            true => undo_pin(ctx, &tx, &batch, &boards, item).await?,
            false => do_pin(ctx, &tx, &batch, &boards, item).await?,
        };
        if matches!(outcome, Outcome::Done(_)) {
            done.push(item.pin_id);
        }
        settle(&tx, batch.id, item, outcome, is_undo).await?;
    }
    if parse::<BatchVerb>(&batch.verb)? == BatchVerb::Move {
        let way = match is_undo {
            true => [other, &boards.from],
            false => [&boards.from, other],
        };
        tell_moved(ctx, &tx, &done, way).await?;
    }
    renew(&tx, &batch, &boards, &items).await?;
    let so_far = batch.done + items.len() as i64;
    let is_over = (items.len() as i64) < STEP;
    let state = if is_over {
        name(end)?
    } else {
        batch.state.clone()
    };
    sql::set_state(&tx, batch.id, &state, so_far).await?;
    if is_over {
        fill(ctx, &tx, &boards).await?;
    }
    tx.commit().await?;
    Ok(!is_over)
}

/// Locks the boards, the lower id first, and asks again whether the user who
/// began the batch may write there.
pub(super) async fn take_boards(tx: &Tx, batch: &BatchRow) -> Result<Option<Boards>> {
    let mut ids: Vec<BoardId> = batch.into_board_id.into_iter().collect();
    ids.push(batch.board_id);
    ids.sort_unstable();
    ids.dedup();
    let mut found = Vec::new();
    for id in ids {
        found.extend(boards::lock(tx, id).await?);
    }
    let board = |id: BoardId| found.iter().find(|board| board.id == id).cloned();
    let who = batch.user_id;
    let Some(from) = board(batch.board_id) else {
        return Ok(None);
    };
    let role = find_role(tx, Some(who), &from).await?;
    let may_take = match parse(&batch.verb)? {
        BatchVerb::Copy => policy::may_see(role),
        BatchVerb::Move | BatchVerb::Delete => policy::may_write(role),
        BatchVerb::DeleteBoard | BatchVerb::RestoreBoard | BatchVerb::Merge => {
            policy::may_manage(role)
        }
    };
    let into = batch.into_board_id.and_then(board);
    let may_put = match &into {
        Some(board) => policy::may_write(find_role(tx, Some(who), board).await?),
        None => Ok(()),
    };
    let is_whole = into.is_some() == batch.into_board_id.is_some();
    let may_leave = policy::may_take_out(leaves_hidden(batch, &from, into.as_ref())?);
    let may = may_take.is_ok() && may_put.is_ok() && may_leave.is_ok();
    Ok((may && is_whole).then_some(Boards { from, role, into }))
}

/// Whether pins leave a board that the host hides. Moves that are undone go the other way.
fn leaves_hidden(batch: &BatchRow, from: &StoredBoard, into: Option<&StoredBoard>) -> Result<bool> {
    let Some(into) = into.filter(|into| into.id != from.id) else {
        return Ok(false);
    };
    let leaves = match (parse(&batch.state)?, parse(&batch.verb)?) {
        (BatchState::Undoing, BatchVerb::Copy) => return Ok(false),
        (BatchState::Undoing, _) => into,
        _ => from,
    };
    Ok(leaves.is_hidden_by_host())
}

async fn do_pin(
    ctx: &Ctx,
    tx: &Tx,
    batch: &BatchRow,
    boards: &Boards,
    item: &ItemRow,
) -> Result<Outcome> {
    let pin = pins::find(tx, item.pin_id).await?;
    let Some(pin) = pin.filter(|pin| pin.board_id == batch.board_id) else {
        return Ok(Outcome::Skipped);
    };
    let (who, verb) = (batch.user_id, parse(&batch.verb)?);
    if verb != BatchVerb::Copy && may_move(who, boards.role, &pin).is_err() {
        return Ok(Outcome::Skipped);
    }
    let target = |board| Target {
        board,
        section: batch.into_section_id,
        place: ctx.new_id(),
    };
    Ok(match (verb, &boards.into) {
        (BatchVerb::Move, Some(into)) => match move_pin(tx, &pin, &target(into)).await? {
            true => Outcome::Done(None),
            false => Outcome::Skipped,
        },
        (BatchVerb::Copy, Some(into)) => {
            let made = copy_pin(ctx, tx, &pin, who, into, batch.into_section_id).await?;
            made.map_or(Outcome::Skipped, |id| Outcome::Done(Some(id)))
        }
        (BatchVerb::Delete, _) => {
            bin_pin(ctx, tx, &pin, who, None).await?;
            Outcome::Done(None)
        }
        // Boards are not done pin by pin.
        _ => Outcome::Skipped,
    })
}

/// Tells of the pins that a step moved from a board to another, if there are any.
pub(super) async fn tell_moved(
    ctx: &Ctx,
    tx: &Tx,
    ids: &[PinId],
    [from, into]: [&StoredBoard; 2],
) -> Result<()> {
    let rows = pins::find_many(tx, ids).await?;
    if rows.is_empty() {
        return Ok(());
    }
    let moved = rows.iter().map(|row| MovedPin {
        pin_id: row.id,
        root_id: row.root_id,
    });
    let moved = Event::PinsMoved {
        pins: moved.collect(),
        from_board_id: from.id,
    };
    events::emit(ctx, tx, moved).await?;
    tell_come_out(ctx, tx, &rows, [from, into]).await
}

async fn settle(
    tx: &Tx,
    batch: BatchId,
    item: &ItemRow,
    outcome: Outcome,
    is_undo: bool,
) -> Result<()> {
    let (state, made) = match (outcome, is_undo) {
        (Outcome::Done(made), false) => ("done", made),
        (Outcome::Done(_), true) => ("undone", None),
        (Outcome::Skipped, _) => ("skipped", item.made_pin_id),
    };
    sql::settle_item(tx, batch, item.number, state, made).await
}

/// Pictures of the boards and sections that pins left or came to.
async fn renew(tx: &Tx, batch: &BatchRow, boards: &Boards, items: &[ItemRow]) -> Result<()> {
    let from = boards.from.id;
    let mut left: Vec<Option<SectionId>> = items.iter().map(|item| item.section_id).collect();
    left.push(None);
    left.sort_unstable();
    left.dedup();
    for section in left {
        renew_covers_around(tx, from, section).await?;
    }
    match &boards.into {
        Some(into) => renew_covers_around(tx, into.id, batch.into_section_id).await,
        None => Ok(()),
    }
}

/// What follows from pins that came to a board, told once for all.
pub(super) async fn fill(ctx: &Ctx, tx: &Tx, boards: &Boards) -> Result<()> {
    for board in [Some(&boards.from), boards.into.as_ref()]
        .into_iter()
        .flatten()
    {
        let board_id = board.id;
        events::emit(ctx, tx, Event::BoardFilled { board_id }).await?;
    }
    Ok(())
}
