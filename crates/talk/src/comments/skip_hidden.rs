//! Leaves out what the viewer hid.

use collections::did_its::DidItRow;
use contract::ids::{CommentId, UserId};
use kernel::{ctx::Ctx, error::Result};

use super::sql::{CommentRow, hides};

/// Those of these comments that the viewer did not hide, alone or with all by their authors.
pub(super) async fn skip_hidden(ctx: &Ctx, mut rows: Vec<CommentRow>) -> Result<Vec<CommentRow>> {
    let Some(viewer) = ctx.viewer() else {
        return Ok(rows);
    };
    let ids: Vec<_> = rows.iter().map(|row| row.id).collect();
    let hidden = hides::hidden(&ctx.house.db, viewer, &ids).await?;
    let hidden_authors = hidden_among(ctx, viewer, rows.iter().map(|row| row.user_id)).await?;
    rows.retain(|row| !hidden.contains(&row.id) && !hidden_authors.contains(&row.user_id));
    Ok(rows)
}

/// The same of these did-its, without those of others that are held back or taken down.
pub(super) async fn skip_hidden_tellers(
    ctx: &Ctx,
    mut rows: Vec<DidItRow>,
) -> Result<Vec<DidItRow>> {
    rows.retain(|row| row.check_shown_to(ctx.viewer()).is_ok());
    let Some(viewer) = ctx.viewer() else {
        return Ok(rows);
    };
    let ids: Vec<CommentId> = rows.iter().map(|row| CommentId(row.id.0)).collect();
    let hidden = hides::hidden(&ctx.house.db, viewer, &ids).await?;
    let hidden_authors = hidden_among(ctx, viewer, rows.iter().map(|row| row.user_id)).await?;
    rows.retain(|row| {
        !hidden.contains(&CommentId(row.id.0)) && !hidden_authors.contains(&row.user_id)
    });
    Ok(rows)
}

/// Which of these authors the viewer hid.
async fn hidden_among(
    ctx: &Ctx,
    viewer: UserId,
    authors: impl Iterator<Item = UserId>,
) -> Result<Vec<UserId>> {
    let mut authors: Vec<UserId> = authors.collect();
    authors.sort();
    authors.dedup();
    hides::hidden_commenters(&ctx.house.db, viewer, &authors).await
}
