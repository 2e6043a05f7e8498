//! The pictures that a case is about.

use accounts::{
    apps::find_app::apps_of,
    uploads::{
        find_picture::{StoredPicture, stored_picture},
        screen_pictures::what_is_told,
        show_images::images,
    },
    users,
};
use collections::{did_its::find_pictures::find_shots, pins};
use contract::{
    ids::{DidItId, PinId, UserId},
    reports::{
        ReportedKind,
        pictures::{CasePicture, CasePictureRole as Role},
    },
};
use kernel::{ctx::Ctx, error::Result};
use store::Run;

use super::{show_cases::kind, sql::CaseRow};

/// The pictures that the thing of a case shows, each once and where it shows them, also where it was
/// taken down; none once it is gone. Of a profile those of its user's apps too that have a screen.
pub(super) async fn find_pictures(
    run: &impl Run,
    row: &CaseRow,
) -> Result<Vec<(Role, StoredPicture)>> {
    let mut found = match kind(&row.kind) {
        ReportedKind::Pin => {
            let pin = pins::find_anywhere(run, PinId(row.target)).await?;
            pin.iter().map(|pin| (Role::Pin, pin.picture())).collect()
        }
        ReportedKind::UserDidItData => {
            let shots = find_shots(run, DidItId(row.target)).await?;
            shots.into_iter().map(|shot| (Role::DidIt, shot)).collect()
        }
        ReportedKind::User => of_profile(run, UserId(row.target)).await?,
        _ => Vec::new(),
    };
    let mut known = Vec::new();
    found.retain(|(_, picture)| {
        let is_new = !known.contains(&picture.signature);
        known.push(picture.signature.clone());
        is_new
    });
    Ok(found)
}

async fn of_profile(run: &impl Run, id: UserId) -> Result<Vec<(Role, StoredPicture)>> {
    let mut found = Vec::new();
    let Some(user) = users::find(run, id).await? else {
        return Ok(found);
    };
    for (role, signature) in [
        (Role::Portrait, user.portrait()),
        (Role::Cover, user.cover()),
    ] {
        if let Some(signature) = signature
            && let Some(picture) = stored_picture(run, signature).await?
        {
            found.push((role, picture));
        }
    }
    // People see apps where they are asked, and report none: what is judged of them is a screen.
    for app in apps_of(run, id).await? {
        if let Some(signature) = &app.picture_signature
            && let Some(picture) = stored_picture(run, signature).await?
            && picture.is_screened
        {
            found.push((Role::App, picture));
        }
    }
    Ok(found)
}

/// Views of the pictures of a case, with what the host's program told of each.
pub(super) async fn show_pictures(ctx: &Ctx, row: &CaseRow) -> Result<Vec<CasePicture>> {
    let mut shown = Vec::new();
    for (role, picture) in find_pictures(&ctx.house.db, row).await? {
        let told = what_is_told(&ctx.house.db, &picture.signature).await?;
        let (signature, extension) = (&picture.signature, &picture.extension);
        let (width, height) = (picture.width, picture.height);
        shown.push(CasePicture {
            role,
            images: images(&ctx.origin, signature, extension, width, height),
            dominant_color: picture.color,
            is_screened: told.is_screened,
            found: told.classes,
            signature: picture.signature,
        });
    }
    Ok(shown)
}
