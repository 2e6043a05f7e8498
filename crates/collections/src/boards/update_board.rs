//! Changes what a board says, how it shows itself, or who may see it.

use contract::{
    boards::{BoardView, Privacy, UpdateBoard},
    ids::PinId,
};
use futures_util::future::BoxFuture;
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
    events::{self, Event},
    hooks::{Hook, in_order},
    house::Changed,
    tx::Tx,
    validate,
};
use linkme::distributed_slice;

use super::{
    ask_rules::ask_rules,
    count_board::count_board,
    create_board::{claim, slug},
    find_role::lock_as,
    policy, show_boards,
    sql::{self, StoredBoard},
};

/// A change of a board, told to other rooms in the transaction that wrote it.
#[derive(Debug, Clone, Copy)]
pub struct Change<'a> {
    /// As it was.
    pub old: &'a StoredBoard,
    /// As it is; its owner is the same.
    pub new: &'a StoredBoard,
    /// Whether the caller named a cover, be it the one that it had.
    pub names_cover: bool,
}

/// What a room does when a board changes; an error refuses the change.
pub type FollowChange = for<'a> fn(&'a Ctx, &'a Tx, Change<'a>) -> BoxFuture<'a, Result<()>>;

/// Rooms whose rows follow from what a board says and who sees it.
#[distributed_slice]
pub static FOLLOW_CHANGE: [Hook<FollowChange>];

/// `BoardResource/update`: missing fields stay. Caller: board owner.
pub async fn update_board(ctx: Ctx, input: UpdateBoard) -> Result<BoardView> {
    let viewer = ctx.writer()?;
    let tx = ctx.begin().await?;
    let (old, role) = lock_as(&tx, viewer, input.board_id).await?;
    policy::may_manage(role)?;
    let new = changed(&old, &input)?;
    if new.slug != old.slug {
        sql::free_slug(&tx, viewer, &old.slug).await?;
        claim(&tx, viewer, &new.slug, input.board_id).await?;
    }
    let change = Change {
        old: &old,
        new: &new,
        names_cover: input.cover_pin_id.is_some(),
    };
    write(&ctx, &tx, change).await?;
    // It may lock a case, which comes after the user.
    ask_rules(&ctx, &tx, Some(&old), &new).await?;
    tx.commit().await?;
    let now = sql::find(&ctx.house.db, input.board_id).await?;
    show_boards::board_view_of(&ctx, &now.ok_or_else(Error::not_found)?).await
}

/// Writes a change of a board, which the caller has locked, and has all follow that hangs on it.
pub(super) async fn write(ctx: &Ctx, tx: &Tx, change: Change<'_>) -> Result<()> {
    let Change { old, new, .. } = change;
    sql::update(tx, new).await?;
    for follow in in_order(&FOLLOW_CHANGE) {
        follow(ctx, tx, change).await?;
    }
    if new.is_listed() != old.is_listed() {
        count_board(tx, new.owner_id, old, -1).await?;
        count_board(tx, new.owner_id, new, 1).await?;
    }
    if new.privacy() != old.privacy() {
        tx.changed(Changed::Privacy);
    }
    let changed = Event::BoardChanged { board_id: new.id };
    events::emit(ctx, tx, changed).await
}

fn changed(old: &StoredBoard, input: &UpdateBoard) -> Result<StoredBoard> {
    let mut new = old.clone();
    if let Some(name) = &input.name {
        new.name = validate::name("name", name, 1, 50)?;
        new.slug = slug(&new.name, old.id);
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
        new.cover_pin_id = Some(cover).filter(|id| *id != PinId::default());
    }
    if let Some(privacy) = input.privacy {
        policy::may_choose(old.is_hidden_by_host(), privacy)?;
        new.is_secret = privacy == Privacy::Secret;
        new.is_protected = privacy == Privacy::Protected;
    }
    Ok(new)
}
