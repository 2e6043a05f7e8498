//! What this room adds to the work of lower ones.

use contract::ids::PinId;
use store::Tx;

use super::sql;
use crate::{
    error::Result,
    hook,
    pins::forget_pin::{FORGET_PIN, ForgetPin},
    uploads::release_picture::{SHOWS_PICTURE, ShowsPicture, release_picture},
};

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
