//! The boards whose conversations a member is shown.

use collections::boards::{self, StoredBoard, find_role::find_roles};
use contract::ids::BoardId;
use kernel::{ctx::Ctx, error::Result};

/// Those of these boards of which the viewer is a member and that they see: none that lies in the
/// bin, or whose owner is gone, and none that the host hides, since its owner would write to
/// members who do not see it. Of the others they are not shown the conversation.
pub(super) async fn find_boards(ctx: &Ctx, ids: &[BoardId]) -> Result<Vec<StoredBoard>> {
    if ids.is_empty() {
        return Ok(Vec::new());
    }
    let mut found = boards::find_many(&ctx.house.db, ids).await?;
    let roles = find_roles(ctx, &found).await?;
    found.retain(|board| !board.is_hidden_by_host());
    found.retain(|board| roles.get(&board.id).is_some_and(|role| role.is_member()));
    Ok(found)
}
