//! The providers that are connected to the viewer's account.

use contract::networks::{ListNetworks, Networks};
use kernel::{ctx::Ctx, error::Result};

use super::show_networks::show_networks;

/// `UserNetworksResource/get`: providers. Caller: user, of their own account.
pub async fn list_networks(ctx: Ctx, _input: ListNetworks) -> Result<Networks> {
    let viewer = ctx.user()?;
    show_networks(&ctx, viewer).await
}
