//! Change what a board says, or who may see it.

use contract::{
    boards::{BoardView, Privacy, UpdateBoard},
    ids::BoardId,
};

use super::{
    create_board::{claim, slug},
    policy,
    settle_boards::settle_board,
    show_boards,
    sql::{self, BoardRow},
};
use crate::{
    ctx::Ctx,
    error::{Error, Result},
    house::Changed,
    users::sql as users,
    validate,
};

/// `BoardResource/update`: missing fields stay.
pub async fn update_board(ctx: Ctx, input: UpdateBoard) -> Result<BoardView> {
    let viewer = ctx.writer()?;
    let tx = ctx.house.db.begin().await?;
    let old = sql::lock(&tx, input.board_id)
        .await?
        .ok_or_else(Error::not_found)?;
    policy::may_write(viewer, &old)?;
    let new = changed(&old, &input)?;
    if new.slug != old.slug {
        sql::free_slug(&tx, viewer, &old.slug).await?;
        claim(&tx, viewer, &new.slug, input.board_id).await?;
    }
    sql::update(&tx, &new).await?;
    if new.is_secret != old.is_secret {
        settle_board(&ctx, &tx, &new).await?;
        let sign = if new.is_secret { -1 } else { 1 };
        users::count_boards(&tx, viewer, sign, -sign).await?;
    }
    tx.commit().await?;
    show_boards::forget(&ctx, input.board_id);
    if new.is_secret != old.is_secret {
        ctx.house.listeners.tell(Changed::Privacy);
    }
    show_boards::board_view_of(&ctx, &new).await
}

fn changed(old: &BoardRow, input: &UpdateBoard) -> Result<BoardRow> {
    let mut new = old.clone();
    if let Some(name) = &input.name {
        new.name = validate::line("name", name, 1, 50)?;
        new.slug = slug(&new.name, BoardId(old.id));
    }
    if let Some(description) = &input.description {
        new.description = validate::text("description", description, 0, 500)?;
    }
    if let Some(privacy) = input.privacy {
        new.is_secret = privacy == Privacy::Secret;
    }
    Ok(new)
}
