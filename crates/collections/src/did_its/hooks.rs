//! What this room adds to the work of lower ones.

use accounts::{
    uploads::release_picture::{SHOWS_PICTURE, ShowsPicture, release_picture},
    users::erase_user::{ERASERS, Eraser, Leftovers},
};
use contract::ids::{PinId, UserId};
use kernel::{ctx::Ctx, error::Result, hook, house::House, register, tx::Tx};

use super::{delete_did_it::delete_all, sql, unmark_did_it::unmark_all};
use crate::pins::forget_pin::{FORGET_PIN, ForgetPin};

hook!(SHOWS_PICTURE: ShowsPicture, "did_its", |tx, signature| Box::pin(
    sql::shows_picture(tx, signature)
));

hook!(FORGET_PIN: ForgetPin, "did_its", |tx, pin, now| Box::pin(forget(tx, pin, now)));

async fn forget(tx: &Tx, pin: PinId, now: i64) -> Result<()> {
    for picture in sql::forget(tx, pin).await? {
        release_picture(tx, &picture, now).await?;
    }
    Ok(())
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
