//! Change what a board says, how it shows itself, or who may see it.

use contract::{
    boards::{BoardView, Privacy, UpdateBoard},
    errors::Code,
    ids::{BoardId, PinId},
};
use store::Tx;

use super::{
    count_board::count_board,
    create_board::{claim, slug},
    find_role::lock_as,
    policy,
    settle_boards::settle_board,
    show_boards::{self, privacy},
    sql::{self, BoardRow},
};
use crate::{
    ctx::Ctx,
    error::{Error, Result},
    house::Changed,
    pins::{renew_covers::renew_covers, sql as pins},
    validate,
};

/// `BoardResource/update`: missing fields stay.
pub async fn update_board(ctx: Ctx, input: UpdateBoard) -> Result<BoardView> {
    let viewer = ctx.writer()?;
    let tx = ctx.house.db.begin().await?;
    let (old, role) = lock_as(&tx, viewer, input.board_id).await?;
    policy::may_manage(role, &old)?;
    let new = changed(&old, &input)?;
    if let Some(cover) = new.cover_pin_id.filter(|_| input.cover_pin_id.is_some()) {
        check_cover(&tx, &new, cover).await?;
    }
    if new.slug != old.slug {
        sql::free_slug(&tx, viewer, &old.slug).await?;
        claim(&tx, viewer, &new.slug, input.board_id).await?;
    }
    sql::update(&tx, &new).await?;
    if new.cover_pin_id != old.cover_pin_id {
        renew_covers(&tx, input.board_id, None).await?;
    }
    if new.is_listed() != old.is_listed() {
        settle_board(&ctx, &tx, &new).await?;
        count_board(&tx, viewer, &old, -1).await?;
        count_board(&tx, viewer, &new, 1).await?;
    }
    tx.commit().await?;
    show_boards::forget(&ctx, input.board_id);
    if privacy(&new) != privacy(&old) {
        ctx.house.listeners.tell(Changed::Privacy);
    }
    let now = sql::find(&ctx.house.db, input.board_id).await?;
    show_boards::board_view_of(&ctx, &now.ok_or_else(Error::not_found)?).await
}

/// Only what is on the board can stand for it.
async fn check_cover(tx: &Tx, board: &BoardRow, cover: i64) -> Result<()> {
    let pin = pins::find(tx, PinId(cover)).await?;
    match pin.filter(|pin| pin.board_id == board.id) {
        Some(_) => Ok(()),
        None => Err(Error::field(Code::NotFound, "cover_pin_id")),
    }
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
    if let Some(category) = &input.category {
        new.category = validate::line("category", category, 0, 50)?;
    }
    if let Some(layout) = input.layout {
        new.layout = layout.name().to_owned();
    }
    if let Some(sensitivity) = input.sensitivity {
        new.sensitivity = sensitivity.name().to_owned();
    }
    if let Some(cover) = input.cover_pin_id {
        new.cover_pin_id = Some(cover.0).filter(|id| *id != 0);
    }
    if let Some(privacy) = input.privacy {
        new.is_secret = privacy == Privacy::Secret;
        new.is_protected = privacy == Privacy::Protected;
    }
    Ok(new)
}
