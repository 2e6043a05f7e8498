//! Notes who published an article.

use accounts::audits::note_change::note_change;
use contract::audits::AuditChange;
use kernel::{ctx::Ctx, error::Result, tx::Tx};
use tracing::info;

use super::sql::ArticleRow;

/// Notes that the caller published an article, changed a published one, or took it away,
/// since articles themselves bear no name. Of drafts nothing is noted: others never read
/// them. Which article it was stands in the server's log.
pub(super) async fn note_publication(
    ctx: &Ctx,
    tx: &Tx,
    before: Option<&ArticleRow>,
    after: Option<&ArticleRow>,
) -> Result<()> {
    let was_published = before.is_some_and(|row| row.is_published);
    let change = match after {
        Some(row) if row.is_published => AuditChange::ArticlePublished,
        Some(_) if was_published => AuditChange::ArticleWithdrawn,
        None if was_published => AuditChange::ArticleDeleted,
        _ => return Ok(()),
    };
    let user = ctx.user()?;
    if let Some(row) = after.or(before) {
        info!(%user, article = %row.id, change = change.name(), "Today was changed");
    }
    note_change(ctx, tx, user, change).await
}
