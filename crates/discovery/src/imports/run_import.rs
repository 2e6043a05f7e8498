//! Goes on with an import until it is done: reads the file, then brings one pin
//! after the other, each in a transaction of its own.

use std::fs::File;

use contract::{
    errors::{Code, Kind},
    ids::ImportId,
};
use kernel::{
    ctx::{Actor, Ctx},
    error::{Error, Result},
};

use super::{
    check_archive::{Checked, check_archive},
    place_entry::{Placed, make_rest, place_entry, prepare},
    policy::{Entry, Plan},
    read_file::{Brought, read_file},
    receive_import::enqueue,
    show_imports::{is_under_way, name, parse},
    sql::{self, EntryRow, ImportRow},
};

/// One job goes on for so long, then lets another go on: what takes longer than its
/// lease would be done again.
const TURN_MS: i64 = 60 * 1_000;

/// Goes on where it stands. It may run twice: each pin is settled in the transaction
/// that brings it.
pub(super) async fn run_import(ctx: &Ctx, id: ImportId) -> Result<()> {
    let Some(row) = sql::find(&ctx.house.db, id).await? else {
        return Ok(());
    };
    if !is_under_way(&row.status) {
        return Ok(());
    }
    let as_owner = ctx.acting_as(Actor::user(row.user_id));
    if row.status == "waiting" {
        match read(ctx, id).await {
            Ok(brought) => begin(ctx, id, brought).await?,
            Err(error) if is_final(&error) => return give_up(ctx, id, &error).await,
            Err(error) => return Err(error),
        }
    }
    let mut archive = open(ctx, &row).await?;
    let until = ctx.now() + TURN_MS;
    loop {
        let Some(entry) = sql::next_entry(&ctx.house.db, id).await? else {
            return end(&as_owner, id).await;
        };
        if ctx.now() > until {
            let tx = ctx.begin().await?;
            enqueue(ctx, &tx, id).await?;
            return tx.commit().await;
        }
        let (opened, outcome) = bring(&as_owner, &row, archive, &entry).await?;
        archive = opened;
        match outcome {
            Placed::Here | Placed::Failed => {}
            Placed::Over => return Ok(()),
        }
    }
}

/// Prepares a pin and places it. What is wrong with one is noted, and is no reason
/// to stop.
async fn bring(
    ctx: &Ctx,
    import: &ImportRow,
    archive: Option<Checked>,
    row: &EntryRow,
) -> Result<(Option<Checked>, Placed)> {
    let entry: Entry = serde_json::from_str(&row.entry)?;
    let (archive, prepared) = prepare(ctx, archive, &entry).await?;
    let id = import.id;
    let placed = match prepared {
        Ok(ready) => place_entry(ctx, id, row.number, &entry, ready).await,
        Err(error) => Err(error),
    };
    let placed = match placed {
        Ok(placed) => placed,
        Err(error) if is_final(&error) => fail(ctx, id, row.number, &error).await?,
        Err(error) => return Err(error),
    };
    Ok((archive, placed))
}

async fn fail(ctx: &Ctx, id: ImportId, number: i64, error: &Error) -> Result<Placed> {
    tracing::debug!(import = id.0, number, %error, "an entry did not come in");
    let tx = ctx.begin().await?;
    let Some(row) = sql::lock(&tx, id).await? else {
        return Ok(Placed::Over);
    };
    if row.status != "running" {
        return Ok(Placed::Over);
    }
    if sql::settle(&tx, id, number, "failed", Some(error.code.name()), None).await? {
        sql::count(&tx, id, 1).await?;
    }
    tx.commit().await?;
    Ok(Placed::Failed)
}

/// Whether trying again at once would end the same.
fn is_final(error: &Error) -> bool {
    !matches!(error.kind(), Kind::Unavailable | Kind::Internal)
}

async fn read(ctx: &Ctx, id: ImportId) -> Result<Brought> {
    let file = file(ctx, id).await?;
    let file = file.ok_or_else(|| Error::new(Code::ImportBroken))?;
    tokio::task::spawn_blocking(move || read_file(file)).await?
}

/// The file that was sent, to jump about in.
async fn file(ctx: &Ctx, id: ImportId) -> Result<Option<File>> {
    let opened = ctx.house.blobs.archives().open(id.0).await;
    let Some(content) = opened.map_err(Error::internal)? else {
        return Ok(None);
    };
    let file = content.into_file().await.map_err(Error::internal)?;
    Ok(Some(file))
}

/// Notes what the file brings, the lowest pin of each board first: so the uppermost
/// arrives last and stands uppermost.
async fn begin(ctx: &Ctx, id: ImportId, brought: Brought) -> Result<()> {
    let tx = ctx.begin().await?;
    let Some(row) = sql::lock(&tx, id).await? else {
        return Ok(());
    };
    if row.status != "waiting" {
        return Ok(());
    }
    let privacy = row.privacy.as_deref().map(parse).transpose()?;
    let mut plan = brought.plan;
    for board in &mut plan.boards {
        board.privacy = privacy.or(board.privacy);
    }
    let total = brought.entries.len();
    for (number, entry) in (1..).zip(brought.entries.iter().rev()) {
        let text = serde_json::to_string(entry)?;
        sql::insert_entry(&tx, &row, number, &entry.name(), &text).await?;
    }
    let kind = name(brought.kind)?;
    sql::begin_running(&tx, id, &kind, &serde_json::to_string(&plan)?, total).await?;
    tx.commit().await
}

async fn give_up(ctx: &Ctx, id: ImportId, error: &Error) -> Result<()> {
    let tx = ctx.begin().await?;
    sql::set_status(&tx, id, "failed", Some(error.code.name())).await?;
    tx.commit().await
}

/// The ZIP file that pins take their pictures from, if it is one.
async fn open(ctx: &Ctx, row: &ImportRow) -> Result<Option<Checked>> {
    let Some(file) = file(ctx, row.id).await? else {
        return Ok(None);
    };
    Ok(tokio::task::spawn_blocking(move || check_archive(file).ok()).await?)
}

/// Makes what has no pins, and notes that it is done.
async fn end(ctx: &Ctx, id: ImportId) -> Result<()> {
    let tx = ctx.begin().await?;
    let Some(row) = sql::lock(&tx, id).await? else {
        return Ok(());
    };
    if row.status != "running" {
        return Ok(());
    }
    let mut plan: Plan = serde_json::from_str(&row.plan)?;
    make_rest(ctx, &tx, &mut plan).await?;
    sql::set_plan(&tx, id, &serde_json::to_string(&plan)?).await?;
    sql::set_status(&tx, id, "done", None).await?;
    tx.commit().await?;
    Ok(())
}
