//! The viewer about themselves.

use contract::users::{GetViewer, ViewerView};

use super::show_viewer::viewer_view;
use crate::{ctx::Ctx, error::Result};

/// `GET /v3/users/me/`.
pub async fn get_viewer(ctx: Ctx, _input: GetViewer) -> Result<ViewerView> {
    let id = ctx.user()?;
    viewer_view(&ctx, id).await
}
