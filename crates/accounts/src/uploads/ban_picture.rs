//! Bans a picture, and lifts bans.

use std::collections::BTreeSet;

use contract::{
    errors::Code,
    ids::{BannedPictureId, ReportCaseId, UserId},
};
use futures_util::future::BoxFuture;
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
    hooks::{Hook, in_order, required},
    tx::Tx,
};
use linkme::distributed_slice;
use store::Run;

use super::{
    find_banned::{BannedPicture, bans_like, shape_of},
    find_look::{self, Shape, fits, is_near, pieces},
    find_picture::StoredPicture,
    release_picture::release_picture,
    sql::{bans, looks},
};

/// Pictures of a look that are compared in one step.
const AT_ONCE: i64 = 500;

/// A banned picture, or one that looks the same, that a user brought.
#[derive(Debug)]
pub struct Brought {
    /// The ban.
    pub ban: BannedPicture,
    /// Who brought it.
    pub user: UserId,
}

/// Is told of a banned picture that came back, in the transaction that notes it.
pub type NoteBrought = for<'a> fn(&'a Ctx, &'a Tx, &'a Brought) -> BoxFuture<'a, Result<()>>;

/// Told each time that one is refused.
#[distributed_slice]
pub static NOTE_BROUGHT: [Hook<NoteBrought>];

/// Takes a banned picture from what shows it beside words of its own, such as a profile; answers
/// whose they are.
pub type DropPicture = for<'a> fn(&'a Tx, &'a str) -> BoxFuture<'a, Result<Vec<UserId>>>;

/// Asked of every room whose rows can do without their picture.
#[distributed_slice]
pub static DROP_PICTURE: [Hook<DropPicture>];

/// Bans a stored picture for the reason of a case; of one that is banned the ban stays. What
/// shows it is the caller's to take down.
///
/// # Errors
/// `not found` when the store does not hold it any more.
pub async fn ban_picture(
    ctx: &Ctx,
    tx: &Tx,
    picture: &StoredPicture,
    (case, reason): (ReportCaseId, &str),
) -> Result<BannedPictureId> {
    let perceptual = looks::perceptual(tx, &picture.signature).await?;
    let perceptual = perceptual.ok_or_else(Error::not_found)?;
    let ban = BannedPicture {
        id: BannedPictureId(ctx.new_id()),
        signature: picture.signature.clone(),
        perceptual,
        width: picture.width,
        height: picture.height,
        color: picture.color.clone(),
        thumbhash: picture.thumbhash.clone(),
        reason: reason.to_owned(),
        case_id: Some(case),
        tries: 0,
        created_ms: ctx.now(),
    };
    bans::add(tx, &ban, &pieces(perceptual)).await
}

/// Lifts a ban; answers whether there was one. What was taken down is the caller's to put back.
pub async fn lift_ban(tx: &Tx, id: BannedPictureId) -> Result<bool> {
    bans::lift(tx, id).await
}

/// Takes a banned picture from profiles, and from whatever else can do without it; answers whose
/// they are.
pub async fn drop_picture(ctx: &Ctx, tx: &Tx, signature: &str) -> Result<BTreeSet<UserId>> {
    let mut users = BTreeSet::new();
    for drop in required(&DROP_PICTURE)? {
        users.extend(drop(tx, signature).await?);
    }
    release_picture(tx, signature, ctx.now()).await?;
    Ok(users)
}

/// Whether a ban holds, and keeps it until the transaction ends.
pub async fn hold_ban(tx: &Tx, id: BannedPictureId) -> Result<bool> {
    bans::hold(tx, id).await
}

/// Refuses a picture that comes in and is banned, or looks the same as one that is. The try of
/// a user is counted, and told to the rooms above.
pub(super) async fn refuse_banned(
    ctx: &Ctx,
    by: Option<UserId>,
    perceptual: i64,
    shape: Shape<'_>,
) -> Result<()> {
    let found = bans_like(&ctx.house.db, perceptual, shape).await?;
    let Some(ban) = found.into_iter().min_by_key(|ban| ban.id) else {
        return Ok(());
    };
    if let Some(user) = by {
        note_try(ctx, ban, user).await?;
    }
    Err(Error::field(Code::PictureBanned, "file"))
}

async fn note_try(ctx: &Ctx, ban: BannedPicture, user: UserId) -> Result<()> {
    let tx = ctx.begin().await?;
    // A ban that was lifted meanwhile refuses this once more, and nothing is told of it.
    if bans::count_try(&tx, ban.id).await? {
        let brought = Brought { ban, user };
        for note in in_order(&NOTE_BROUGHT) {
            note(ctx, &tx, &brought).await?;
        }
    }
    tx.commit().await
}

/// Signatures of stored pictures that a ban is about: the very picture, and those whose look
/// begins near it and that look the same.
pub async fn pictures_of_ban(run: &impl Run, ban: &BannedPicture) -> Result<BTreeSet<String>> {
    let mut found = BTreeSet::from([ban.signature.clone()]);
    let near = looks::near(run, &pieces(ban.perceptual)).await?;
    let mut looks: BTreeSet<i64> = near
        .into_iter()
        .filter(|(_, first)| find_look::may_share(*first, ban.perceptual))
        .map(|(look, _)| look)
        .collect();
    looks.extend(looks::look(run, &ban.signature).await?);
    for look in looks {
        let mut after = String::new();
        loop {
            let some = looks::alike_after(run, look, &after, AT_ONCE).await?;
            let Some(last) = some.last() else { break };
            after.clone_from(last);
            let seen = looks::seen_among(run, &some).await?;
            let same = seen.into_iter().filter(|one| {
                let shape = Shape {
                    width: one.width,
                    height: one.height,
                    color: &one.color,
                };
                is_near(one.perceptual, ban.perceptual) && fits(shape_of(ban), shape)
            });
            found.extend(same.map(|one| one.signature));
        }
    }
    Ok(found)
}
