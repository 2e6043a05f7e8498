//! Begins a batch: which pins, and whether it is done at once or as a job.

use contract::{
    batches::{BatchState, BatchVerb, BatchView, PinSelection},
    errors::Code,
    ids::{BatchId, BoardId, PinId, SectionId, UserId},
};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
    tx::Tx,
};
use queue::NewJob;

use super::{
    jobs::RUN,
    run_batch::run_batch,
    show_batches::{batch_view, name},
    sql::{self, BatchRow, ItemRow},
};
use crate::{
    boards::{
        StoredBoard,
        get_board::visible_as,
        policy::{self, Role},
    },
    pins::{self, Part, StoredPin, policy::may_move},
    sections::find_section,
};

/// Pins that are done before the answer; more become a job.
pub(super) const AT_ONCE: i64 = 100;
/// Ids that are named at most.
const MOST_NAMED: usize = 250;
/// Pins looked up between two looks at the rest.
const BATCH: i64 = 1_000;

/// Where pins go.
pub(super) struct Into {
    pub board: BoardId,
    pub section: Option<SectionId>,
}

/// Begins a batch, for a user who may write on the boards; small ones are done
/// when this answers.
pub(super) async fn start_batch(
    ctx: &Ctx,
    viewer: UserId,
    verb: BatchVerb,
    selection: &PinSelection,
    into: Option<Into>,
) -> Result<BatchView> {
    let (board, role) = visible_as(ctx, selection.board_id).await?;
    let takes = verb != BatchVerb::Copy;
    if takes {
        policy::may_write(role)?;
    }
    if let Some(into) = &into {
        check_target(ctx, into).await?;
        let leaves = into.board != board.id;
        policy::may_take_out(leaves && board.is_hidden_by_host())?;
    }
    let tx = ctx.begin().await?;
    let mut rows = select(&tx, &board, selection).await?;
    if takes {
        may_take(viewer, role, selection, &mut rows)?;
    }
    let items = number(rows);
    let batch = BatchRow {
        id: BatchId(ctx.new_id()),
        user_id: viewer,
        verb: name(verb)?,
        board_id: board.id,
        into_board_id: into.as_ref().map(|into| into.board),
        into_section_id: into.and_then(|into| into.section),
        state: name(BatchState::Running)?,
        total: items.len() as i64,
        done: 0,
        created_ms: ctx.now(),
    };
    sql::insert(&tx, &batch).await?;
    for item in &items {
        sql::insert_item(&tx, batch.id, item).await?;
    }
    let at_once = batch.total <= AT_ONCE;
    if !at_once {
        enqueue(ctx, &tx, batch.id).await?;
    }
    tx.commit().await?;
    if at_once {
        run_batch(ctx, batch.id).await?;
    }
    batch_view(ctx, batch.id).await
}

/// Has a job go on with it.
pub(super) async fn enqueue(ctx: &Ctx, tx: &Tx, batch: BatchId) -> Result<()> {
    let body = batch.to_string();
    let job = NewJob {
        kind: RUN,
        key: Some(&body),
        body: &body,
        due_ms: ctx.now(),
    };
    Ok(queue::enqueue(tx, job).await?)
}

async fn check_target(ctx: &Ctx, into: &Into) -> Result<()> {
    let (board, role) = visible_as(ctx, into.board).await?;
    policy::may_write(role)?;
    match into.section {
        None => Ok(()),
        Some(section) => {
            let found = find_section::visible(ctx, section).await?;
            let fits = found.board_id == board.id;
            fits.then_some(()).ok_or_else(Error::not_found)
        }
    }
}

/// The pins in the order of the board, the lowest first: so the uppermost arrives
/// last and stands uppermost again.
async fn select(tx: &Tx, board: &StoredBoard, selection: &PinSelection) -> Result<Vec<StoredPin>> {
    if selection.pin_ids.len() > MOST_NAMED || selection.except_pin_ids.len() > MOST_NAMED {
        let many = Error::field(Code::InvalidInput, "pin_ids");
        return Err(many.detail(format!("at most {MOST_NAMED} pins are named; use `all`")));
    }
    let ids = match selection.all {
        true => all_of(tx, board, selection).await?,
        false => selection.pin_ids.clone(),
    };
    let mut rows = pins::find_many(tx, &ids).await?;
    rows.retain(|row| row.board_id == board.id);
    if rows.is_empty() || (!selection.all && rows.len() < ids.len()) {
        return Err(Error::field(Code::NotFound, "pin_ids"));
    }
    rows.sort_by_key(|row| row.place);
    Ok(rows)
}

/// Keeps of the rows what the viewer may move or delete. Without the right to
/// organise these are their own pins: of all only those, and nothing when others'
/// are named.
fn may_take(
    viewer: UserId,
    role: Role,
    selection: &PinSelection,
    rows: &mut Vec<StoredPin>,
) -> Result<()> {
    let may = |row: &StoredPin| may_move(viewer, role, row);
    if selection.all {
        rows.retain(|row| may(row).is_ok());
    }
    if rows.is_empty() {
        return Err(Error::field(Code::NotFound, "pin_ids"));
    }
    rows.iter().try_for_each(may)
}

fn number(rows: Vec<StoredPin>) -> Vec<ItemRow> {
    let item = |(number, row): (i64, StoredPin)| ItemRow {
        number,
        pin_id: row.id,
        section_id: row.section_id,
        place: row.place,
        made_pin_id: None,
    };
    (1..).zip(rows).map(item).collect()
}

async fn all_of(tx: &Tx, board: &StoredBoard, selection: &PinSelection) -> Result<Vec<PinId>> {
    let part = match (selection.section_id, selection.filter_section_pins) {
        (Some(section), _) => Part::Section(section),
        (None, true) => Part::Sectionless,
        (None, false) => Part::Whole,
    };
    let (mut ids, mut below) = (Vec::new(), i64::MAX);
    loop {
        let places = pins::places(tx, board.id, part, below, BATCH).await?;
        let Some(last) = places.last() else {
            ids.retain(|id| !selection.except_pin_ids.contains(id));
            return Ok(ids);
        };
        below = last.place;
        ids.extend(places.into_iter().map(|row| row.pin_id));
    }
}
