//! What goes with a pin that is gone for good.

use contract::ids::PinId;
use store::Tx;

use super::sql::tallies;
use crate::{
    did_its::sql as did_its, error::Result, favorites::sql as favorites,
    reactions::sql as reactions, shares::sql as shares, sponsorships::sql as sponsorships,
    uploads::release_picture::release_picture,
};

/// Forgets what people did with a pin. While it lies in the bin that stays, and comes
/// back with it.
pub(crate) async fn forget_pin(tx: &Tx, id: PinId, now: i64) -> Result<()> {
    for picture in did_its::forget(tx, id).await? {
        release_picture(tx, &picture, now).await?;
    }
    reactions::forget(tx, id).await?;
    favorites::forget(tx, id).await?;
    sponsorships::delete(tx, id).await?;
    shares::forget(tx, id).await?;
    tallies::forget(tx, id).await
}
