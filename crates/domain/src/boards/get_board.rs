//! A board, by id or by address.

use contract::{
    boards::{BoardView, GetBoard},
    errors::Code,
    ids::{BoardId, UserId},
};

use super::{
    policy,
    show_boards::board_view_of,
    sql::{self, BoardRow},
};
use crate::{
    ctx::Ctx,
    error::{Error, Result},
    interests::list_board_interests::find_board_interests,
    users::{show_users::check_shown, sql as users},
};

/// `BoardResource/get`.
pub async fn get_board(ctx: Ctx, input: GetBoard) -> Result<BoardView> {
    let id = find_id(&ctx, &input).await?;
    let row = visible(&ctx, id).await?;
    let mut view = board_view_of(&ctx, &row).await?;
    let interests = find_board_interests(&ctx, &row).await?;
    view.related_interest_ids = Some(interests.into_iter().map(|one| one.id).collect());
    Ok(view)
}

/// The board that is meant, whether the viewer may see it or not.
pub(crate) async fn find_id(ctx: &Ctx, input: &GetBoard) -> Result<BoardId> {
    let db = &ctx.house.db;
    match (input.board_id, &input.username, &input.slug) {
        (Some(id), _, _) => Ok(id),
        (None, Some(username), Some(slug)) => {
            let owner = users::id_by_name(db, username)
                .await?
                .ok_or_else(Error::not_found)?;
            sql::id_by_slug(db, owner, &slug.to_lowercase())
                .await?
                .ok_or_else(Error::not_found)
        }
        _ => {
            let missing = Error::field(Code::InvalidInput, "board_id");
            Err(missing.detail("board_id, or username and slug, is required"))
        }
    }
}

/// The board, if this person may write there.
pub(crate) async fn writable(ctx: &Ctx, viewer: UserId, id: BoardId) -> Result<BoardRow> {
    let board = visible(ctx, id).await?;
    policy::may_write(viewer, &board)?;
    Ok(board)
}

/// The board, if this viewer may see it.
pub async fn visible(ctx: &Ctx, id: BoardId) -> Result<BoardRow> {
    let row = sql::find(&ctx.house.db, id)
        .await?
        .ok_or_else(Error::not_found)?;
    policy::may_see(ctx.viewer(), &row)?;
    check_shown(ctx, UserId(row.owner_id)).await?;
    Ok(row)
}
