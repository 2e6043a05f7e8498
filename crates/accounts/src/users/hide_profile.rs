//! Takes off by a decision of the host what a profile says and shows.

use contract::ids::{BannedPictureId, ReportCaseId, UserId};
use kernel::{
    ctx::Ctx,
    error::Result,
    events::{self, Event},
    tx::Tx,
};

use super::{
    sql::{
        self, StoredUser,
        hidden::{self, HiddenProfile},
    },
    update_user::full_name,
};
use crate::uploads::{
    find_banned::bans_of, find_picture::stored_picture, release_picture::release_picture,
    screen_pictures::find_screen,
};

/// Puts a neutral profile in the place of what it says and shows: the username for the name, and
/// nothing for the rest. Its user may set others. What stood there is kept under the case, by
/// which it comes back. Asks no policy.
pub async fn hide_profile(ctx: &Ctx, tx: &Tx, id: UserId, case: ReportCaseId) -> Result<()> {
    sql::lock(tx, id).await?;
    let Some(mut row) = sql::find(tx, id).await? else {
        return Ok(());
    };
    hidden::keep(tx, &kept(&row, case)).await?;
    row.first_name = row.username.clone();
    row.last_name = String::new();
    row.full_name = row.username.clone();
    row.about = String::new();
    row.pronouns = String::new();
    row.website_url = None;
    (row.avatar_signature, row.avatar_extension) = (None, None);
    (row.cover_signature, row.cover_extension) = (None, None);
    (row.is_avatar_screened, row.is_cover_screened) = (false, false);
    write(ctx, tx, &row).await
}

/// Puts back what was kept under a case, but where the user set something else meanwhile, and but
/// for pictures that are banned by other bans than those that are `lifted` with it.
pub async fn show_profile(
    ctx: &Ctx,
    tx: &Tx,
    id: UserId,
    case: ReportCaseId,
    lifted: &[BannedPictureId],
) -> Result<()> {
    sql::lock(tx, id).await?;
    let Some(mut row) = sql::find(tx, id).await? else {
        return Ok(());
    };
    let Some(kept) = hidden::find(tx, case).await? else {
        return Ok(());
    };
    let pictures: Vec<_> = kept.pictures().collect();
    if row.full_name == kept.name_instead {
        (row.first_name, row.last_name) = (kept.first_name, kept.last_name);
        row.full_name = full_name(&row.first_name, &row.last_name);
    }
    if row.about.is_empty() {
        row.about = kept.about;
    }
    if row.pronouns.is_empty() {
        row.pronouns = kept.pronouns;
    }
    row.website_url = row.website_url.or(kept.website_url);
    if row.avatar_signature.is_none() && !is_banned(tx, &kept.avatar_signature, lifted).await? {
        row.is_avatar_screened = is_screened(tx, &kept.avatar_signature).await?;
        row.avatar_signature = kept.avatar_signature;
        row.avatar_extension = kept.avatar_extension;
    }
    if row.cover_signature.is_none() && !is_banned(tx, &kept.cover_signature, lifted).await? {
        row.is_cover_screened = is_screened(tx, &kept.cover_signature).await?;
        row.cover_signature = kept.cover_signature;
        row.cover_extension = kept.cover_extension;
        (row.cover_width, row.cover_height) = (kept.cover_width, kept.cover_height);
    }
    hidden::forget(tx, case).await?;
    release(ctx, tx, pictures).await?;
    write(ctx, tx, &row).await
}

/// Forgets what was kept under a case.
pub async fn forget_profile(ctx: &Ctx, tx: &Tx, case: ReportCaseId) -> Result<()> {
    let Some(kept) = hidden::find(tx, case).await? else {
        return Ok(());
    };
    hidden::forget(tx, case).await?;
    release(ctx, tx, kept.pictures()).await
}

fn kept(row: &StoredUser, case: ReportCaseId) -> HiddenProfile {
    HiddenProfile {
        case_id: case,
        user_id: row.id,
        first_name: row.first_name.clone(),
        last_name: row.last_name.clone(),
        about: row.about.clone(),
        pronouns: row.pronouns.clone(),
        website_url: row.website_url.clone(),
        avatar_signature: row.avatar_signature.clone(),
        avatar_extension: row.avatar_extension.clone(),
        cover_signature: row.cover_signature.clone(),
        cover_extension: row.cover_extension.clone(),
        name_instead: row.username.clone(),
        cover_width: row.cover_width,
        cover_height: row.cover_height,
    }
}

/// Whether a screen stands by now before a picture that was kept.
async fn is_screened(tx: &Tx, signature: &Option<String>) -> Result<bool> {
    match signature {
        Some(signature) => Ok(find_screen(tx, signature).await?.is_some()),
        None => Ok(false),
    }
}

/// Whether a picture that was kept is banned by now, and stays so.
async fn is_banned(
    tx: &Tx,
    signature: &Option<String>,
    lifted: &[BannedPictureId],
) -> Result<bool> {
    let Some(signature) = signature else {
        return Ok(false);
    };
    let Some(picture) = stored_picture(tx, signature).await? else {
        return Ok(false);
    };
    let bans = bans_of(tx, &picture).await?;
    Ok(bans.iter().any(|ban| !lifted.contains(ban)))
}

async fn write(ctx: &Ctx, tx: &Tx, row: &StoredUser) -> Result<()> {
    sql::update(tx, row).await?;
    events::emit(ctx, tx, Event::UserChanged { user_id: row.id }).await
}

/// What the profile shows again stays all the same: it is asked when the picture would go.
async fn release(
    ctx: &Ctx,
    tx: &Tx,
    pictures: impl IntoIterator<Item = (String, String)>,
) -> Result<()> {
    for (signature, _) in pictures {
        release_picture(tx, &signature, ctx.now()).await?;
    }
    Ok(())
}
