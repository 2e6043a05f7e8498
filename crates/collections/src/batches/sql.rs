//! The only place that names `batches batch_pins`.

use contract::ids::{BatchId, BoardId, PinId, SectionId, UserId};
use kernel::{error::Result, tx::Tx};
use store::{Run, args, owned, row, sql};

row! {
    /// A batch.
    #[derive(Default)]
    pub struct BatchRow {
        pub id: BatchId,
        pub user_id: UserId,
        pub verb: String,
        pub board_id: BoardId,
        pub into_board_id: Option<BoardId>,
        pub into_section_id: Option<SectionId>,
        pub state: String,
        pub total: i64,
        pub done: i64,
        pub created_ms: i64,
    }
}

row! {
    /// A pin of a batch, with where it was.
    pub struct ItemRow {
        pub number: i64,
        pub pin_id: PinId,
        pub section_id: Option<SectionId>,
        pub place: i64,
        pub made_pin_id: Option<PinId>,
    }
}

sql! {
    INSERT: () =
        "INSERT INTO batches (id, user_id, verb, board_id, into_board_id, into_section_id, state, total, \
         created_ms) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)";
    INSERT_ITEM: () =
        "INSERT INTO batch_pins (batch_id, number, pin_id, section_id, place, state) \
         VALUES ($1, $2, $3, $4, $5, 'waiting')";
    FIND: BatchRow =
        "SELECT id, user_id, verb, board_id, into_board_id, into_section_id, state, total, done, \
         created_ms FROM batches WHERE id = $1";
    LOCK: BatchRow =
        "SELECT id, user_id, verb, board_id, into_board_id, into_section_id, state, total, done, \
         created_ms FROM batches WHERE id = $1 FOR UPDATE";
    OF_BOARD: BatchRow =
        "SELECT id, user_id, verb, board_id, into_board_id, into_section_id, state, total, done, \
         created_ms FROM batches WHERE board_id = $1 AND id > $2 ORDER BY id";
    INTO_BOARD: BatchRow =
        "SELECT id, user_id, verb, board_id, into_board_id, into_section_id, state, total, done, \
         created_ms FROM batches WHERE into_board_id = $1 AND id > $2 ORDER BY id";
    ITEMS: ItemRow =
        "SELECT number, pin_id, section_id, place, made_pin_id FROM batch_pins WHERE batch_id = $1 \
         AND number > $2 AND state = $3 ORDER BY number LIMIT $4";
    SKIPPED: i64 = "SELECT count(*) FROM batch_pins WHERE batch_id = $1 AND state = 'skipped'";
    SETTLE_ITEM: () = "UPDATE batch_pins SET state = $3, made_pin_id = $4 WHERE batch_id = $1 AND number = $2";
    SKIP_REST: () = "UPDATE batch_pins SET state = 'skipped' WHERE batch_id = $1 AND state = $2";
    SET_STATE: () = "UPDATE batches SET state = $2, done = $3 WHERE id = $1";
    OLD: BatchId = "SELECT id FROM batches WHERE created_ms < $1 ORDER BY created_ms LIMIT 1000";
    FORGET_ITEMS: () = "DELETE FROM batch_pins WHERE batch_id = $1";
    FORGET: () = "DELETE FROM batches WHERE id = $1";
}

owned! {
    batch_pins: "batch_pins",
        read "SELECT batch_id, number, pin_id, state FROM batch_pins WHERE batch_id IN (SELECT id \
              FROM batches WHERE user_id = $1) ORDER BY batch_id, number",
        erase "DELETE FROM batch_pins WHERE batch_id IN (SELECT id FROM batches WHERE user_id = $1)";
    batches: "batches",
        read "SELECT id, verb, board_id, into_board_id, into_section_id, state, total, created_ms \
              FROM batches WHERE user_id = $1 ORDER BY id",
        erase "DELETE FROM batches WHERE user_id = $1";
}

/// Removes the pins of all batches of a user, as long as it can be told whose
/// they are: the tables of users are erased in no order.
pub async fn erase_items(tx: &Tx, user: UserId) -> Result<()> {
    tx.exec(&batch_pins::ERASE, &args![user]).await?;
    Ok(())
}

/// Adds a batch.
pub async fn insert(tx: &Tx, batch: &BatchRow) -> Result<()> {
    let args = args![
        batch.id,
        batch.user_id,
        batch.verb,
        batch.board_id,
        batch.into_board_id,
        batch.into_section_id,
        batch.state,
        batch.total,
        batch.created_ms
    ];
    tx.exec(&INSERT, &args).await?;
    Ok(())
}

/// Adds a pin to a batch.
pub async fn insert_item(tx: &Tx, batch: BatchId, item: &ItemRow) -> Result<()> {
    let args = args![batch, item.number, item.pin_id, item.section_id, item.place];
    tx.exec(&INSERT_ITEM, &args).await?;
    Ok(())
}

/// One batch.
pub async fn find(run: &impl Run, id: BatchId) -> Result<Option<BatchRow>> {
    Ok(run.opt(&FIND, &args![id]).await?)
}

/// One batch, locked until the transaction is over.
pub async fn lock(tx: &Tx, id: BatchId) -> Result<Option<BatchRow>> {
    Ok(tx.opt(&LOCK, &args![id]).await?)
}

/// Batches above an id that take from a board or fill it, oldest first, each once.
pub async fn around(run: &impl Run, board: BoardId, above: i64) -> Result<Vec<BatchRow>> {
    let mut found = run.all(&OF_BOARD, &args![board, above]).await?;
    found.extend(run.all(&INTO_BOARD, &args![board, above]).await?);
    found.sort_by_key(|batch: &BatchRow| batch.id);
    found.dedup_by_key(|batch| batch.id);
    Ok(found)
}

/// Pins of a batch behind a number that stand so, in order.
pub async fn items(
    run: &impl Run,
    batch: BatchId,
    behind: i64,
    state: &str,
    most: i64,
) -> Result<Vec<ItemRow>> {
    let args = args![batch, behind, state, most];
    Ok(run.all(&ITEMS, &args).await?)
}

/// Pins that stayed where they were.
pub async fn skipped(run: &impl Run, batch: BatchId) -> Result<i64> {
    Ok(run.one(&SKIPPED, &args![batch]).await?)
}

/// Notes what became of a pin.
pub async fn settle_item(
    tx: &Tx,
    batch: BatchId,
    number: i64,
    state: &str,
    made: Option<PinId>,
) -> Result<()> {
    let args = args![batch, number, state, made];
    tx.exec(&SETTLE_ITEM, &args).await?;
    Ok(())
}

/// Notes that all pins that stand so stay where they are.
pub async fn skip_rest(tx: &Tx, batch: BatchId, state: &str) -> Result<()> {
    tx.exec(&SKIP_REST, &args![batch, state]).await?;
    Ok(())
}

/// Notes how far a batch is.
pub async fn set_state(tx: &Tx, id: BatchId, state: &str, done: i64) -> Result<()> {
    tx.exec(&SET_STATE, &args![id, state, done]).await?;
    Ok(())
}

/// Forgets batches from before a moment; answers how many.
pub async fn forget(tx: &Tx, before_ms: i64) -> Result<usize> {
    let old: Vec<BatchId> = tx.all(&OLD, &args![before_ms]).await?;
    for id in &old {
        tx.exec(&FORGET_ITEMS, &args![*id]).await?;
        tx.exec(&FORGET, &args![*id]).await?;
    }
    Ok(old.len())
}
