//! The pins whose pictures a user published.

use contract::{
    answers::{Page, Written},
    pins::{ListUserPins, PinView},
};
use kernel::{ctx::Ctx, error::Result};

use super::{list_user_pins::list, sql::of_pinner::Pinned};

/// `UserActivityPinsResource/get`: pins of which the user is the origin pinner,
/// the newest first. Caller: every viewer; secret ones are listed for the user
/// alone.
pub async fn list_created_pins(ctx: Ctx, input: ListUserPins) -> Result<Page<Written<PinView>>> {
    list(ctx, input, Pinned::Created).await
}
