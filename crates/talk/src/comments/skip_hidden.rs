//! Leaves out what the viewer hid.

use kernel::{ctx::Ctx, error::Result};

use super::sql::{CommentRow, hides};

/// Those of these comments that the viewer did not hide, alone or with all by their authors.
pub(super) async fn skip_hidden(ctx: &Ctx, mut rows: Vec<CommentRow>) -> Result<Vec<CommentRow>> {
    let Some(viewer) = ctx.viewer() else {
        return Ok(rows);
    };
    let db = &ctx.house.db;
    let ids: Vec<_> = rows.iter().map(|row| row.id).collect();
    let hidden = hides::hidden(db, viewer, &ids).await?;
    let mut authors: Vec<_> = rows.iter().map(|row| row.user_id).collect();
    authors.sort();
    authors.dedup();
    let hidden_authors = hides::hidden_commenters(db, viewer, &authors).await?;
    rows.retain(|row| !hidden.contains(&row.id) && !hidden_authors.contains(&row.user_id));
    Ok(rows)
}
