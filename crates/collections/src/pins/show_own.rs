//! Shows users their own picture on pins, where a sensitivity screen hides it from others: lists share
//! one rendering of a pin among all viewers, who see none.

use std::sync::Arc;

use accounts::users::show_users::own_face;
use contract::{
    answers::Written,
    pins::{PinView, card::CardPinner},
    users::UserRef,
};
use kernel::{ctx::Ctx, error::Result};

use super::cache::CachedPin;

/// The viewer as they see themselves, if they need it.
pub(super) struct Own(Option<Arc<UserRef>>);

impl Own {
    /// Asked for only where one of these pins is the viewer's.
    pub async fn among<'a>(
        ctx: &Ctx,
        mut pins: impl Iterator<Item = &'a CachedPin>,
    ) -> Result<Self> {
        let viewer = ctx.viewer();
        Ok(Self(match pins.any(|pin| viewer == Some(pin.pinner_id)) {
            true => own_face(ctx).await?,
            false => None,
        }))
    }

    /// A pin as it is written for all, with the viewer's picture if it is theirs.
    pub fn show(
        &self,
        ctx: &Ctx,
        pin: &CachedPin,
        json: Written<PinView>,
    ) -> Result<Written<PinView>> {
        let own = self.0.as_deref().filter(|own| own.id == pin.pinner_id);
        Ok(match own {
            Some(own) if ctx.cards => json.instead("pinner", &CardPinner::from(own))?,
            Some(own) => json.instead("pinner", own)?,
            None => json,
        })
    }
}

/// The same in a view that is made for the viewer.
pub(super) async fn show_own(ctx: &Ctx, pin: &mut PinView) -> Result<()> {
    let origin = pin.origin_pinner.as_mut();
    let named = [&mut pin.pinner, &mut pin.board.owner]
        .into_iter()
        .chain(origin);
    let viewer = ctx.viewer();
    let own: Vec<&mut UserRef> = named.filter(|user| viewer == Some(user.id)).collect();
    if own.is_empty() {
        return Ok(());
    }
    if let Some(face) = own_face(ctx).await? {
        for user in own {
            user.clone_from(&face);
        }
    }
    Ok(())
}
