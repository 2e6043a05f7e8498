//! A board, by id or by address.

use accounts::users;
use contract::{
    boards::{BoardView, GetBoard},
    errors::Code,
    ids::{BoardId, InterestId},
};
use futures_util::future::BoxFuture;
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
    hooks::{Hook, in_order},
};
use linkme::distributed_slice;

use super::{
    find_role::find_roles,
    policy::{self, Role},
    show_boards::board_view_of,
    sql::{self, StoredBoard},
};

/// Finds topics that tell what a board is about.
pub type FindInterests =
    for<'a> fn(&'a Ctx, &'a StoredBoard) -> BoxFuture<'a, Result<Vec<InterestId>>>;

/// Asked once for a board that is read by itself.
#[distributed_slice]
pub static FIND_INTERESTS: [Hook<FindInterests>];

/// `BoardResource/get`: a board by id or address. Caller: every viewer who sees
/// it.
pub async fn get_board(ctx: Ctx, input: GetBoard) -> Result<BoardView> {
    let id = find_id(&ctx, &input).await?;
    let row = visible(&ctx, id).await?;
    let mut view = board_view_of(&ctx, &row).await?;
    let mut interests = Vec::new();
    for find in in_order(&FIND_INTERESTS) {
        interests.extend(find(&ctx, &row).await?);
    }
    view.related_interest_ids = Some(interests);
    Ok(view)
}

/// The id of the board that is meant, whether the viewer may see it or not.
pub async fn find_id(ctx: &Ctx, input: &GetBoard) -> Result<BoardId> {
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

/// The board, if this viewer may see it.
pub async fn visible(ctx: &Ctx, id: BoardId) -> Result<StoredBoard> {
    Ok(visible_as(ctx, id).await?.0)
}

/// The board, if this viewer may see it, and their role on it.
pub async fn visible_as(ctx: &Ctx, id: BoardId) -> Result<(StoredBoard, Role)> {
    let row = sql::find(&ctx.house.db, id)
        .await?
        .ok_or_else(Error::not_found)?;
    let role = find_roles(ctx, std::slice::from_ref(&row)).await?[&row.id];
    policy::may_see(role)?;
    Ok((row, role))
}
