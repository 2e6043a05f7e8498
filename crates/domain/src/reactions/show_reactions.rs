//! Reactions to one pin, for one viewer.

use contract::{
    ids::{PinId, UserId},
    reactions::{PinReactions, ReactionType},
};

use super::sql;
use crate::{ctx::Ctx, error::Result, pins::sql::tallies};

/// The counts, and the viewer's own.
pub(super) async fn reactions_view(ctx: &Ctx, pin: PinId, viewer: UserId) -> Result<PinReactions> {
    let mine = reaction_by(ctx, pin, viewer).await?;
    let mut tallies = tallies::of_pins(&ctx.house.db, &[pin.0]).await?;
    let counts = tallies.remove(&pin.0).unwrap_or_default();
    Ok(PinReactions {
        id: mine.map(|kind| format!("{pin}:{viewer}:{}", kind.number())),
        pin_id: pin,
        reaction_counts: counts.reactions,
        reaction_by_me: mine,
    })
}

/// The viewer's own reaction.
pub(crate) async fn reaction_by(
    ctx: &Ctx,
    pin: PinId,
    viewer: UserId,
) -> Result<Option<ReactionType>> {
    let kind = sql::find(&ctx.house.db, pin, viewer).await?;
    Ok(kind.and_then(ReactionType::of))
}
