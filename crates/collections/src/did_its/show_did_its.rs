//! Makes views of did-its.

use accounts::{uploads::show_images::images, users::show_users::user_refs};
use contract::{
    boards::SensitivityScreen,
    did_its::{DidItView, Mark},
    ids::DidItId,
};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
    times,
};

use super::{
    policy,
    sql::{self, DidItRow},
};
use crate::pins::{StoredPin, takes_comments::takes_comments};

/// Views of did-its of a pin that the viewer sees, without those of users hidden
/// from them, and those of others that are held back or taken down.
pub async fn show_did_its(
    ctx: &Ctx,
    pin: &StoredPin,
    rows: Vec<DidItRow>,
) -> Result<Vec<DidItView>> {
    let db = &ctx.house.db;
    let ids: Vec<DidItId> = rows.iter().map(|row| row.id).collect();
    let users = user_refs(ctx, rows.iter().map(|row| row.user_id)).await?;
    let shots = sql::shots(db, &ids).await?;
    let marks = match ctx.viewer() {
        Some(viewer) => sql::marks_on(db, viewer, &ids).await?,
        None => Vec::new(),
    };
    let is_own = |row: &DidItRow| ctx.viewer() == Some(row.user_id);
    let takes_comments = match rows.iter().any(is_own) {
        true => takes_comments(ctx, pin.pinner_id).await?,
        false => false,
    };
    let view = |row: DidItRow| {
        row.check_shown_to(ctx.viewer()).ok()?;
        let user = users.get(&row.user_id)?;
        let shots: Vec<_> = shots
            .iter()
            .filter(|shot| shot.did_it_id == row.id)
            .collect();
        let is_screened = shots.iter().any(|shot| shot.is_screened);
        let (origin, viewer) = (&ctx.origin, ctx.viewer());
        let may_delete = |viewer| policy::may_delete(viewer, pin, &row).is_ok();
        let is_open = policy::is_open(row.user_id, pin, takes_comments).is_ok();
        Some(DidItView {
            r#type: "userdiditdata",
            id: row.id,
            pin_id: row.pin_id,
            user: (**user).clone(),
            images: shots
                .iter()
                .map(|shot| {
                    let (signature, extension) = (&shot.signature, &shot.extension);
                    images(origin, signature, extension, shot.width, shot.height)
                })
                .collect(),
            sensitivity_screen: is_screened.then_some(SensitivityScreen::OF_PICTURE),
            image_signatures: shots.iter().map(|shot| shot.signature.clone()).collect(),
            dominant_colors: shots.iter().map(|shot| shot.color.clone()).collect(),
            created_at: times::long(row.created_ms),
            comment_count: row.comment_count,
            like_count: row.like_count,
            liked_by_me: marks.contains(&(row.id, Mark::Like)),
            helpful_count: row.helpful_count,
            marked_helpful_by_me: marks.contains(&(row.id, Mark::Helpful)),
            may_edit: is_own(&row) && is_open && policy::may_retell(&row).is_ok(),
            may_delete: viewer.is_some_and(may_delete),
            is_taken_down: row.taken_down_ms.is_some(),
            details: row.details,
        })
    };
    Ok(rows.into_iter().filter_map(view).collect())
}

/// View of one did-it; *not found* when it is gone or its author is hidden.
pub async fn did_it_view(ctx: &Ctx, pin: &StoredPin, id: DidItId) -> Result<DidItView> {
    let row = sql::find(&ctx.house.db, id).await?;
    let rows = row.into_iter().collect();
    let shown = show_did_its(ctx, pin, rows).await?;
    shown.into_iter().next().ok_or_else(Error::not_found)
}
