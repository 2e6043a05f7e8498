//! State of the viewer's import.

use contract::imports::{GetImport, LatestImport};
use kernel::{ctx::Ctx, error::Result};

use super::{show_imports::show, sql};

/// `ImportResource/get`: the last import. Caller: user, for themselves.
pub async fn get_import(ctx: Ctx, _input: GetImport) -> Result<LatestImport> {
    let viewer = ctx.user()?;
    let row = sql::latest(&ctx.house.db, viewer).await?;
    // One whose file never came is as good as none.
    let row = row.filter(|row| row.status != "registered");
    Ok(LatestImport {
        import: match row {
            Some(row) => Some(show(&ctx, &row).await?),
            None => None,
        },
    })
}
