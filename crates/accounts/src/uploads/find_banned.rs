//! Which pictures may not be saved here.

use contract::{
    errors::Code,
    ids::{BannedPictureId, ReportCaseId},
};
use kernel::error::{Error, Result};
use store::Run;

use super::{
    find_look::{Shape, fits, is_near, pieces},
    find_picture::StoredPicture,
    sql::{bans, looks},
};

pub use super::sql::bans::BannedPicture;

/// Bans that are compared in one step.
const AT_ONCE: i64 = 1_000;

/// Refuses a stored picture that is banned, or looks the same as one that is. Whatever puts a
/// picture to use asks this, since it may have been stored before.
pub async fn check_banned(run: &impl Run, picture: &StoredPicture) -> Result<()> {
    match bans_of(run, picture).await?.is_empty() {
        true => Ok(()),
        false => Err(Error::new(Code::PictureBanned)),
    }
}

/// By which bans a stored picture may not be saved here.
pub async fn bans_of(run: &impl Run, picture: &StoredPicture) -> Result<Vec<BannedPictureId>> {
    match looks::perceptual(run, &picture.signature).await? {
        Some(hash) => Ok(ids(&bans_like(run, hash, Shape::of(picture)).await?)),
        None => Ok(Vec::new()),
    }
}

fn ids(bans: &[BannedPicture]) -> Vec<BannedPictureId> {
    bans.iter().map(|ban| ban.id).collect()
}

/// Bans of a picture with this hash and shape. Asked by pieces of the hash, so that few are
/// compared, however many there are; all that share a piece, since plain pictures share many.
pub(super) async fn bans_like(
    run: &impl Run,
    perceptual: i64,
    shape: Shape<'_>,
) -> Result<Vec<BannedPicture>> {
    let pieces = pieces(perceptual);
    let (mut found, mut after) = (Vec::new(), 0);
    loop {
        let some = bans::near(run, &pieces, after, AT_ONCE).await?;
        let is_last = (some.len() as i64) < AT_ONCE;
        after = some.last().map_or(after, |ban| ban.id.0);
        found.extend(
            some.into_iter()
                .filter(|ban| is_near(ban.perceptual, perceptual) && fits(shape_of(ban), shape)),
        );
        if is_last {
            return Ok(found);
        }
    }
}

pub(super) fn shape_of(ban: &BannedPicture) -> Shape<'_> {
    Shape {
        width: ban.width,
        height: ban.height,
        color: &ban.color,
    }
}

/// A ban that holds.
pub async fn find_ban(run: &impl Run, id: BannedPictureId) -> Result<Option<BannedPicture>> {
    bans::find(run, id).await
}

/// Bans that a case made and that hold, the first first.
pub async fn bans_by_case(run: &impl Run, case: ReportCaseId) -> Result<Vec<BannedPictureId>> {
    bans::of_case(run, case).await
}

/// Bans below an id, the last first.
pub async fn list_bans(run: &impl Run, below: i64, most: i64) -> Result<Vec<BannedPicture>> {
    bans::list(run, below, most).await
}
