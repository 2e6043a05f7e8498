//! Reacts to a pin.

use contract::{
    errors::Code,
    ids::{PinId, UserId},
    notifications::NoticeKind,
    reactions::{PinReactions, React, ReactionAction, ReactionType},
};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
    events::{Concern, concern},
    tx::Tx,
};

use super::{show_reactions::reactions_view, sql};
use crate::pins::{
    self, Tally,
    get_pin::{locked, visible},
};

/// `ReactionsResource/create`: reacts to a pin. Caller: a user who may write and
/// sees the pin. A user has one reaction to a pin: another kind takes the place
/// of the first, and the same again changes nothing.
pub async fn react(ctx: Ctx, input: React) -> Result<PinReactions> {
    let viewer = ctx.writer()?;
    let id = input.reaction_pin_id.unwrap_or(input.pin_id);
    let kind = match (input.action_type, input.reaction_type) {
        (ReactionAction::Unreaction, _) => None,
        (ReactionAction::Reaction, Some(kind)) => Some(kind),
        (ReactionAction::Reaction, None) => {
            let missing = Error::field(Code::InvalidInput, "reaction_type");
            return Err(missing.detail("reaction_type is required"));
        }
    };
    visible(&ctx, id).await?;
    let tx = ctx.begin().await?;
    let pin = locked(&ctx, &tx, viewer, id).await?;
    set(&ctx, &tx, id, viewer, kind).await?;
    if kind.is_some() {
        let about = Concern::new(pin.pinner_id, NoticeKind::Reaction, viewer, id.0);
        concern(&ctx, &tx, about).await?;
    }
    tx.commit().await?;
    reactions_view(&ctx, id, viewer).await
}

/// Sets a user's reaction to a pin, which has been locked, or takes it back.
pub(super) async fn set(
    ctx: &Ctx,
    tx: &Tx,
    pin: PinId,
    user: UserId,
    kind: Option<ReactionType>,
) -> Result<()> {
    let old = sql::find(tx, pin, user).await?.and_then(ReactionType::of);
    if old == kind {
        return Ok(());
    }
    match kind {
        Some(kind) => sql::put(tx, pin, user, kind.number(), ctx.now()).await?,
        None => sql::delete(tx, pin, user).await?,
    }
    if let Some(old) = old {
        pins::tally(tx, pin, Tally::Reaction(old), -1).await?;
    }
    if let Some(kind) = kind {
        pins::tally(tx, pin, Tally::Reaction(kind), 1).await?;
    }
    Ok(())
}
