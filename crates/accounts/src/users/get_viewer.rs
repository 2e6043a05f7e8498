//! The viewer's own view.

use contract::users::{GetViewer, ViewerView};
use kernel::{ctx::Ctx, error::Result};

use super::show_viewer::viewer_view;

/// `GET /v3/users/me/`: the viewer. Caller: user.
pub async fn get_viewer(ctx: Ctx, _input: GetViewer) -> Result<ViewerView> {
    let id = ctx.user()?;
    viewer_view(&ctx, id).await
}
