//! All that is stored about a person goes (quality, "Safety of people" 8).

use std::sync::Arc;

use contract::ids::{BoardId, PinId, UserId};
use store::{OWNED, args};

use super::{
    show_users,
    sql::{self, follows},
    unfollow_user,
};
use crate::{
    batches::sql as batches,
    bin::erase_board::erase_board,
    boards::{forget_board::forget_board, sql as boards, unfollow_board},
    collaborators::leave_boards::leave_boards,
    ctx::{Actor, Ctx},
    did_its::{
        delete_did_it::delete_all as delete_did_its, sql as did_its, unmark_did_it::unmark_all,
    },
    downloads::sql as downloads,
    error::Result,
    exports::{jobs::remove_files, sql as exports},
    favorites::unfavorite_pin::unfavorite_all,
    house::{Changed, House},
    imports::sql as imports,
    pins::{
        delete_pin::delete_anyhow,
        forget_pin::forget_pin,
        sql::{self as pins, bin},
    },
    reactions::unreact::unreact_all,
    shares::unshare_pins::unshare_pins,
    uploads::{release_picture::remove_unshown, sql as uploads},
};

/// Things looked up between two looks at the rest.
const BATCH: i64 = 100;

/// Erases a person whose days of grace are over; harmless when they came back.
///
/// What others see beside theirs, such as counts of followers, is taken back step
/// by step as if the person did it, so a step may be done again; what then is
/// left in tables goes in one transaction, the account last of all to be missed.
pub async fn erase_user(house: &Arc<House>, id: UserId) -> Result<()> {
    let Some(row) = sql::find(&house.db, id).await? else {
        return Ok(());
    };
    if row.erase_ms.is_none_or(|due| due > house.now()) {
        return Ok(());
    }
    let ctx = Ctx::of_job(house).acting_as(Actor::user(id));
    let pictures = pictures_of(house, id).await?;
    let mut files = exports::ids_of(&house.db, id).await?;
    files.extend(downloads::ids_of(&house.db, id).await?);
    files.extend(imports::ids_of(&house.db, id).await?);
    delete_boards(&ctx, id).await?;
    leave_boards(&ctx, id).await?;
    delete_pins(&ctx, id).await?;
    unreact_all(&ctx, id).await?;
    unfavorite_all(&ctx, id).await?;
    unmark_all(&ctx, id).await?;
    unshare_pins(&ctx, id).await?;
    delete_did_its(&ctx, id).await?;
    unfollow(&ctx, id).await?;
    lose_followers(&ctx, id).await?;
    let tx = house.db.begin().await?;
    batches::erase_items(&tx, id).await?;
    for board in boards::bin::ids_of(&tx, id).await? {
        forget_board(&tx, board).await?;
    }
    for pin in bin::ids_of(&tx, id).await? {
        forget_pin(&tx, pin, house.now()).await?;
    }
    for owned in OWNED {
        tx.exec(owned.erase, &args![id.0]).await?;
    }
    tx.commit().await?;
    show_users::forget_everywhere(&ctx, id);
    house.tell(Changed::Privacy);
    remove_files(house, files).await?;
    for signature in pictures {
        remove_unshown(house, &signature).await?;
    }
    Ok(())
}

async fn pictures_of(house: &House, id: UserId) -> Result<Vec<String>> {
    let mut shown = pins::pictures_of(&house.db, id).await?;
    shown.extend(did_its::pictures_of(&house.db, id).await?);
    let mut pictures: Vec<String> = shown.into_iter().map(|(signature, _)| signature).collect();
    pictures.extend(uploads::signatures_of(&house.db, id).await?);
    if let Some(row) = sql::find(&house.db, id).await? {
        pictures.extend(row.pictures().map(|(signature, _)| signature));
    }
    Ok(pictures)
}

async fn delete_boards(ctx: &Ctx, id: UserId) -> Result<()> {
    loop {
        let rows = boards::list(&ctx.house.db, id, boards::Shelf::Whole, i64::MAX, BATCH).await?;
        if rows.is_empty() {
            return Ok(());
        }
        for row in rows {
            erase_board(ctx, BoardId(row.id)).await?;
        }
    }
}

/// Pins on boards of others, each a step of its own.
async fn delete_pins(ctx: &Ctx, id: UserId) -> Result<()> {
    loop {
        let pins = pins::all_of_pinner(&ctx.house.db, id, BATCH).await?;
        if pins.is_empty() {
            return Ok(());
        }
        for pin in pins {
            delete_anyhow(ctx, PinId(pin)).await?;
        }
    }
}

async fn unfollow(ctx: &Ctx, id: UserId) -> Result<()> {
    let db = &ctx.house.db;
    loop {
        let people = follows::followed(db, id, 0, BATCH).await?;
        let followed = boards::followed(db, id, BoardId(0), BATCH).await?;
        if people.is_empty() && followed.is_empty() {
            return Ok(());
        }
        for followed in people {
            unfollow_user::stop_following(ctx, id, followed).await?;
        }
        for board in followed {
            let tx = db.begin().await?;
            boards::lock(&tx, board).await?;
            unfollow_board::stop_following(ctx, &tx, id, board).await?;
            tx.commit().await?;
        }
    }
}

/// As if each follower stopped.
async fn lose_followers(ctx: &Ctx, id: UserId) -> Result<()> {
    loop {
        let followers = follows::followers(&ctx.house.db, id, 0, BATCH).await?;
        if followers.is_empty() {
            return Ok(());
        }
        for follower in followers {
            unfollow_user::stop_following(ctx, follower, id).await?;
        }
    }
}
