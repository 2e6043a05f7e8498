//! What this room adds to the work of lower ones.

use accounts::{
    blocks::separate::{SEPARATE_USERS, SeparateUsers},
    uploads::{
        find_renamed::{SHOWS_VISITORS, ShowsVisitors},
        release_picture::{SHOWS_PICTURE, ShowsPicture, release_picture},
        rename_picture::{RENAME_PICTURE, RenamePicture},
        screen_pictures::{SPREAD_SCREEN, SpreadScreen},
    },
    users::{
        erase_user::{ERASERS, Eraser, Leftovers},
        show_users::user_refs,
    },
};
use contract::ids::{PinId, UserId};
use kernel::{ctx::Ctx, error::Result, hook, house::House, register, tx::Tx};

use super::{
    delete_did_it::{delete_all, delete_below},
    sql::{self, pace, screened::spread_screen},
    unmark_did_it::unmark_all,
};
use crate::pins::{
    check_pace::{WRITTEN_SINCE, WrittenSince},
    forget_pin::{FORGET_PIN, ForgetPin},
    show_pins::show_pins,
};

/// Did-its that are looked at for one that visitors see.
const LOOKED_AT: i64 = 50;

hook!(SHOWS_PICTURE: ShowsPicture, "did_its", |tx, signature| Box::pin(async move {
    Ok(!sql::with_picture(tx, signature, 1).await?.is_empty())
}));

hook!(RENAME_PICTURE: RenamePicture, "did_its", |tx, names| Box::pin(
    sql::rename_picture(tx, names)
));

hook!(SPREAD_SCREEN: SpreadScreen, "did_its", |tx, screening| Box::pin(spread_screen(
    tx, screening
)));

hook!(SHOWS_VISITORS: ShowsVisitors, "did_its", |ctx, signature| Box::pin(shows_visitors(
    ctx, signature
)));

/// Whether visitors see one of its pins and who did what it shows.
async fn shows_visitors(ctx: &Ctx, signature: &str) -> Result<bool> {
    let told = sql::shown_with_picture(&ctx.house.db, signature, LOOKED_AT).await?;
    let authors = user_refs(ctx, told.iter().map(|(_, author)| *author)).await?;
    let seen = told
        .into_iter()
        .filter(|(_, author)| authors.contains_key(author));
    let pins: Vec<PinId> = seen.map(|(pin, _)| pin).collect();
    Ok(!show_pins(ctx, &pins).await?.is_empty())
}

hook!(FORGET_PIN: ForgetPin, "did_its", |tx, pin, now| Box::pin(forget(tx, pin, now)));

async fn forget(tx: &Tx, pin: PinId, now: i64) -> Result<()> {
    for picture in sql::forget(tx, pin).await? {
        release_picture(tx, &picture, now).await?;
    }
    Ok(())
}

hook!(WRITTEN_SINCE: WrittenSince, "did_its", |tx, user, behind, most| {
    Box::pin(told_since(tx, user, behind, most))
});

async fn told_since(tx: &Tx, user: UserId, behind: i64, most: i64) -> Result<Vec<i64>> {
    let told = pace::told_since(tx, user, behind, most).await?;
    Ok(told.into_iter().map(|id| id.0).collect())
}

register!(ERASERS: Eraser = Eraser {
    find: |house, id, left| Box::pin(find(house, id, left)),
    take_back: |ctx, id| Box::pin(take_back(ctx, id)),
    ..Eraser::of("did_its")
});

async fn find(house: &House, id: UserId, left: &mut Leftovers) -> Result<()> {
    let shown = sql::pictures_of(&house.db, id).await?;
    let signatures = shown.into_iter().map(|(signature, _)| signature);
    left.pictures.extend(signatures);
    Ok(())
}

async fn take_back(ctx: &Ctx, id: UserId) -> Result<()> {
    unmark_all(ctx, id).await?;
    delete_all(ctx, id).await
}

hook!(SEPARATE_USERS: SeparateUsers, "did_its", |ctx, one, other| {
    Box::pin(separate(ctx, one, other))
});

/// What either told of the other's pins goes: the pinner would not see it, and others would.
async fn separate(ctx: &Ctx, one: UserId, other: UserId) -> Result<()> {
    delete_below(ctx, one, other).await?;
    delete_below(ctx, other, one).await
}
