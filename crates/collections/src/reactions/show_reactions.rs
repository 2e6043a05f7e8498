//! Reactions to one pin, for one viewer.

use contract::{
    ids::{PinId, UserId},
    reactions::{PinReactions, ReactionType},
};
use kernel::{ctx::Ctx, error::Result};

use super::sql;
use crate::pins;

/// The counts, and the viewer's own.
pub(super) async fn reactions_view(ctx: &Ctx, pin: PinId, viewer: UserId) -> Result<PinReactions> {
    let mine = sql::find(&ctx.house.db, pin, viewer).await?;
    let mine = mine.and_then(ReactionType::of);
    let mut tallies = pins::tallies_of(&ctx.house.db, &[pin]).await?;
    let counts = tallies.remove(&pin).unwrap_or_default();
    Ok(PinReactions {
        id: mine.map(|kind| format!("{pin}:{viewer}:{}", kind.number())),
        pin_id: pin,
        reaction_counts: counts.reactions,
        reaction_by_me: mine,
    })
}
