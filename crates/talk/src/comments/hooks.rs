//! What this room adds to the work of lower ones.

use accounts::users::erase_user::{ERASERS, Eraser};
use collections::pins::forget_pin::{FORGET_PIN, ForgetPin};
use contract::ids::UserId;
use kernel::{ctx::Ctx, error::Result, hook, register};

use super::{delete_comment::delete_all, set_mark::unset_all, sql};

hook!(FORGET_PIN: ForgetPin, "comments", |tx, pin, _| Box::pin(sql::forget(tx, pin)));

register!(ERASERS: Eraser = Eraser {
    take_back: |ctx, id| Box::pin(take_back(ctx, id)),
    ..Eraser::of("comments")
});

async fn take_back(ctx: &Ctx, id: UserId) -> Result<()> {
    unset_all(ctx, id).await?;
    delete_all(ctx, id).await
}
