//! The viewer's boards as a picker offers them.

use contract::ids::BoardId;
use contract::pickers::{GetPickerBoards, PickerBoards};
use kernel::{ctx::Ctx, error::Result};

use super::shortlist_boards::{shortlist, standing, views};

/// `BoardPickerBoardsResource/get`: the shortlist, and all boards by name.
/// Caller: user.
pub async fn get_picker_boards(ctx: Ctx, input: GetPickerBoards) -> Result<PickerBoards> {
    let viewer = ctx.user()?;
    let mut stands = standing(&ctx, viewer).await?;
    let boards_shortlist = shortlist(&ctx, viewer, &stands, input.pin_id).await?;
    stands.sort_by_cached_key(|row| (row.name.to_lowercase(), row.id));
    let ids: Vec<BoardId> = stands.iter().map(|row| row.id).collect();
    Ok(PickerBoards {
        boards_shortlist,
        all_boards: views(&ctx, &ids).await?,
    })
}
