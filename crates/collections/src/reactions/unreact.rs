//! Takes a reaction back.

use contract::{
    ids::UserId,
    reactions::{PinReactions, Unreact},
};
use kernel::{ctx::Ctx, error::Result};

use super::{react::set, show_reactions::reactions_view, sql};
use crate::pins::{
    self,
    get_pin::{locked, visible},
};

/// Pins looked up between two looks at the rest.
const BATCH: i64 = 100;

/// `ReactionsResource/delete`: takes a reaction back. Caller: user. Without a
/// reaction it changes nothing.
pub async fn unreact(ctx: Ctx, input: Unreact) -> Result<PinReactions> {
    let viewer = ctx.user()?;
    let id = input.reaction_pin_id.unwrap_or(input.pin_id);
    visible(&ctx, id).await?;
    let tx = ctx.begin().await?;
    locked(&ctx, &tx, viewer, id).await?;
    set(&ctx, &tx, id, viewer, None).await?;
    tx.commit().await?;
    reactions_view(&ctx, id, viewer).await
}

/// Takes all reactions of a user back; may be done again.
pub async fn unreact_all(ctx: &Ctx, user: UserId) -> Result<()> {
    loop {
        let pins = sql::of_user(&ctx.house.db, user, BATCH).await?;
        if pins.is_empty() {
            return Ok(());
        }
        for id in pins.into_iter() {
            let tx = ctx.begin().await?;
            pins::lock(&tx, id).await?;
            set(ctx, &tx, id, user, None).await?;
            tx.commit().await?;
        }
    }
}
