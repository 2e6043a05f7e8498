//! Goes on with a batch over a whole board: so many pins, one transaction; again.

use std::collections::HashMap;

use contract::{
    batches::{BatchState, BatchVerb},
    ids::{BoardId, PinId, SectionId, UserId},
    notifications::NoticeKind,
};
use kernel::{
    ctx::Ctx,
    error::Result,
    events::{Concern, concern},
    tx::Tx,
};

use super::{
    run_batch::{Boards, STEP, fill, take_boards, tell_moved},
    show_batches::{name, parse},
    sql::{self, BatchRow},
    start_batch::AT_ONCE,
};
use crate::{
    boards::{self, StoredBoard, StoredSection, bin_board::bin_board},
    pins::{
        self, StoredPin,
        bin_pin::bin_pin,
        move_pin::{Target, move_pin},
        renew_covers::renew_covers,
        restore_pin::restore_pin,
    },
};

/// What one transaction did.
struct Done {
    pins: Vec<PinId>,
    /// Whether nothing is left to do.
    is_over: bool,
}

/// One transaction, which has taken or made the batch; answers whether there is more to do.
/// Each looks at what is there then, so it may run twice, and takes in what came to
/// the board meanwhile.
pub(super) async fn step_board(ctx: &Ctx, tx: Tx, batch: &BatchRow) -> Result<bool> {
    let Some(boards) = take_boards(&tx, batch).await? else {
        // A board or the right to it is gone: what is left stays as it is.
        sql::set_state(&tx, batch.id, &name(BatchState::Done)?, batch.total).await?;
        tx.commit().await?;
        return Ok(false);
    };
    let (from, who) = (boards.from.id, batch.user_id);
    let other = boards.into.as_ref().unwrap_or(&boards.from);
    pins::lock_roots_of_boards(&tx, from, other.id).await?;
    let verb = parse(&batch.verb)?;
    let done = match (verb, &boards.into) {
        (BatchVerb::RestoreBoard, _) => restore(ctx, &tx, &boards).await?,
        (BatchVerb::Merge, Some(into)) => merge(ctx, &tx, who, &boards.from, into).await?,
        _ => delete(ctx, &tx, who, &boards.from).await?,
    };
    let is_gone = done.is_over && verb != BatchVerb::RestoreBoard;
    if is_gone {
        bin_board(ctx, &tx, &boards.from).await?;
    } else {
        renew_covers(&tx, from, None).await?;
    }
    let state = if done.is_over {
        name(BatchState::Done)?
    } else {
        batch.state.clone()
    };
    let so_far = batch.done + done.pins.len() as i64;
    sql::set_state(&tx, batch.id, &state, so_far.min(batch.total)).await?;
    if done.is_over && verb != BatchVerb::DeleteBoard {
        fill(ctx, &tx, &boards).await?;
    }
    // A short one is over before its request is answered.
    let is_long = batch.total > AT_ONCE;
    if let (true, true, Some(into)) = (done.is_over, is_long, &boards.into) {
        let about = Concern::of_host(who, NoticeKind::MergeDone, into.id.0);
        concern(ctx, &tx, about).await?;
    }
    tx.commit().await?;
    Ok(!done.is_over)
}

async fn delete(ctx: &Ctx, tx: &Tx, who: UserId, board: &StoredBoard) -> Result<Done> {
    let board = board.id;
    let rows = pins::uppermost_of_board(tx, board, STEP).await?;
    for pin in &rows {
        bin_pin(ctx, tx, pin, who, Some(board)).await?;
    }
    Ok(finished(rows))
}

/// The lowest pins first, so that the uppermost arrives last and stands uppermost
/// again. A picture that is on the other board already goes to the bin.
async fn merge(
    ctx: &Ctx,
    tx: &Tx,
    who: UserId,
    from: &StoredBoard,
    into: &StoredBoard,
) -> Result<Done> {
    let to = into.id;
    let there = same_sections(tx, from.id, to).await?;
    let rows = pins::lowest_of_board(tx, from.id, STEP).await?;
    let mut moved = Vec::new();
    for pin in &rows {
        let target = Target {
            board: into,
            section: pin.section_id.and_then(|id| there.get(&id).copied()),
            place: ctx.new_id(),
        };
        match move_pin(tx, pin, &target).await? {
            true => moved.push(pin.id),
            false => bin_pin(ctx, tx, pin, who, Some(from.id)).await?,
        }
    }
    tell_moved(ctx, tx, &moved, [from, into]).await?;
    renew_covers(tx, to, None).await?;
    for section in there.into_values() {
        renew_covers(tx, to, Some(section)).await?;
    }
    Ok(finished(rows))
}

/// For each section of the one board the section of the same address on the other.
async fn same_sections(
    tx: &Tx,
    from: BoardId,
    to: BoardId,
) -> Result<HashMap<SectionId, SectionId>> {
    let there: HashMap<String, SectionId> = boards::all_sections(tx, to)
        .await?
        .into_iter()
        .map(|section| (section.slug, section.id))
        .collect();
    let here = boards::all_sections(tx, from).await?;
    let same = |section: StoredSection| {
        let other = there.get(&section.slug)?;
        Some((section.id, *other))
    };
    Ok(here.into_iter().filter_map(same).collect())
}

/// What cannot come back, since its picture is there again, lies in the bin by itself.
async fn restore(ctx: &Ctx, tx: &Tx, boards: &Boards) -> Result<Done> {
    let board = boards.from.id;
    let rows = pins::binned_with(tx, board, STEP).await?;
    let mut filled = Vec::new();
    for (id, section) in &rows {
        if restore_pin(ctx, tx, &boards.from, *id).await? {
            filled.extend(*section);
        } else {
            pins::bin_alone(tx, board, *id).await?;
        }
    }
    filled.sort_unstable();
    filled.dedup();
    for section in filled {
        if let Some(section) = boards::section_still_on(tx, board, Some(section)).await? {
            renew_covers(tx, board, Some(section)).await?;
        }
    }
    let is_over = (rows.len() as i64) < STEP;
    let pins = rows.into_iter().map(|(id, _)| id).collect();
    Ok(Done { pins, is_over })
}

fn finished(rows: Vec<StoredPin>) -> Done {
    Done {
        is_over: (rows.len() as i64) < STEP,
        pins: rows.into_iter().map(|pin| pin.id).collect(),
    }
}
