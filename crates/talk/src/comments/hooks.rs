//! What this room adds to the work of lower ones.

use accounts::{
    blocks::separate::{SEPARATE_USERS, SeparateUsers},
    users::erase_user::{ERASERS, Eraser},
};
use collections::{
    did_its::forget_did_it::{FORGET_DID_IT, ForgetDidIt},
    pins::{
        check_pace::{WRITTEN_SINCE, WrittenSince},
        forget_pin::{FORGET_PIN, ForgetPin},
        takes_comments::{LEAVES_OPEN, LeavesOpen},
    },
};
use contract::ids::UserId;
use kernel::{ctx::Ctx, error::Result, hook, register, tx::Tx};

use super::{
    delete_comment::{delete_all, delete_below},
    set_mark::unset_all,
    sql::{self, features, pace},
};

hook!(FORGET_PIN: ForgetPin, "comments", |tx, pin, _| Box::pin(sql::forget(tx, pin)));

hook!(FORGET_DID_IT: ForgetDidIt, "comments", |tx, pin, id| Box::pin(sql::delete_below(
    tx, pin, id
)));

hook!(LEAVES_OPEN: LeavesOpen, "comments", |ctx, user| Box::pin(leaves_open(ctx, user)));

async fn leaves_open(ctx: &Ctx, user: UserId) -> Result<bool> {
    Ok(features::find(&ctx.house.db, user).await?.comments)
}

hook!(WRITTEN_SINCE: WrittenSince, "comments", |tx, user, behind, most| {
    Box::pin(written_since(tx, user, behind, most))
});

async fn written_since(tx: &Tx, user: UserId, behind: i64, most: i64) -> Result<Vec<i64>> {
    let written = pace::written_since(tx, user, behind, most).await?;
    Ok(written.into_iter().map(|id| id.0).collect())
}

hook!(SEPARATE_USERS: SeparateUsers, "comments", |ctx, one, other| {
    Box::pin(separate(ctx, one, other))
});

/// What either said below the other's pins goes: the pinner would not see it, and others would.
async fn separate(ctx: &Ctx, one: UserId, other: UserId) -> Result<()> {
    delete_below(ctx, one, other).await?;
    delete_below(ctx, other, one).await
}

register!(ERASERS: Eraser = Eraser {
    take_back: |ctx, id| Box::pin(take_back(ctx, id)),
    ..Eraser::of("comments")
});

async fn take_back(ctx: &Ctx, id: UserId) -> Result<()> {
    unset_all(ctx, id).await?;
    delete_all(ctx, id).await
}
