//! The pins that a person made.

use contract::{
    answers::{Page, Written},
    pins::{ListUserPins, PinView},
};
use kernel::{ctx::Ctx, error::Result};

use super::{list_user_pins::list, sql::Pinned};

/// `UserActivityPinsResource/get`: those whose pictures they brought, the newest first;
/// secret ones for themselves alone.
pub async fn list_created_pins(ctx: Ctx, input: ListUserPins) -> Result<Page<Written<PinView>>> {
    list(ctx, input, Pinned::Created).await
}
