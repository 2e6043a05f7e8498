//! Makes views of imports.

use collections::boards::show_boards::board_refs;
use contract::{
    boards::BoardRef,
    errors::Code,
    ids::{BoardId, ImportId, UserId},
    imports::{FailedEntry, ImportStatus, ImportView},
};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
};
use serde::{Serialize, de::DeserializeOwned};

use super::{
    policy::Plan,
    sql::{self, ImportRow},
};

/// What did not come in, as much as is shown.
const MOST_SHOWN: i64 = 200;

/// The state of an import.
pub(super) async fn import_view(ctx: &Ctx, id: ImportId) -> Result<ImportView> {
    let row = sql::find(&ctx.house.db, id).await?;
    show(ctx, &row.ok_or_else(Error::not_found)?).await
}

/// A row as its owner sees it.
pub(super) async fn show(ctx: &Ctx, row: &ImportRow) -> Result<ImportView> {
    let status: ImportStatus = parse(&row.status)?;
    let failed = sql::failed_entries(&ctx.house.db, row.id, MOST_SHOWN).await?;
    Ok(ImportView {
        id: row.id,
        kind: row.kind.as_deref().map(parse).transpose()?,
        file_name: row.file_name.clone(),
        status,
        failure: row.failure.as_deref().map(text),
        done: row.done,
        total: row.total,
        failed: row.failed,
        failed_entries: failed
            .into_iter()
            .map(|(number, name, failure)| FailedEntry {
                number,
                name,
                failure: text(&failure.unwrap_or_default()),
            })
            .collect(),
        boards: boards(ctx, row).await?,
        created_ms: row.created_ms,
    })
}

/// The boards it made that are still there.
async fn boards(ctx: &Ctx, row: &ImportRow) -> Result<Vec<BoardRef>> {
    let plan: Plan = serde_json::from_str(&row.plan)?;
    let ids: Vec<BoardId> = plan
        .boards
        .iter()
        .filter_map(|board| board.board_id)
        .collect();
    let found = board_refs(ctx, ids.iter().copied()).await?;
    Ok(ids
        .iter()
        .filter_map(|id| found.get(id))
        .map(|board| (**board).clone())
        .collect())
}

/// The import, if it is this user's; *not found* otherwise.
pub(super) fn own(viewer: UserId, row: Option<ImportRow>) -> Result<ImportRow> {
    let row = row.filter(|row| row.user_id == viewer);
    row.ok_or_else(Error::not_found)
}

/// Whether a job is on it.
pub(super) fn is_under_way(status: &str) -> bool {
    matches!(status, "waiting" | "running")
}

/// The text of a kept code.
fn text(kept: &str) -> String {
    let code = Code::ALL.iter().find(|code| code.name() == kept);
    code.unwrap_or(&Code::Internal).text().to_owned()
}

/// A word of the contract as it is kept.
pub(super) fn name(word: impl Serialize) -> Result<String> {
    let value = serde_json::to_value(word)?;
    Ok(value.as_str().unwrap_or_default().to_owned())
}

/// The word that was kept.
pub(super) fn parse<T: DeserializeOwned>(kept: &str) -> Result<T> {
    Ok(serde_json::from_value(kept.into())?)
}
