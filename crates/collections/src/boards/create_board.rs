//! Creates a board.

use contract::{
    boards::{BoardView, CreateBoard, Layout, Privacy, Sensitivity},
    errors::Code,
    ids::{BoardId, UserId},
};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
    events::{self, Event},
    tx::Tx,
    validate,
};

use super::{
    ask_rules::ask_rules,
    count_board::count_board,
    show_boards::board_view_of,
    sql::{self, StoredBoard},
};

/// Last parts of addresses that are not boards.
const RESERVED_SLUGS: &[&str] = &[
    "pins",
    "boards",
    "followers",
    "following",
    "feed",
    "created",
    "saved",
];

/// `BoardResource/create`: creates a board. Caller: a user who may write.
pub async fn create_board(ctx: Ctx, input: CreateBoard) -> Result<BoardView> {
    let owner = ctx.writer()?;
    let row = new_row(&ctx, owner, &input)?;
    let tx = ctx.begin().await?;
    claim(&tx, owner, &row.slug, row.id).await?;
    ask_rules(&ctx, &tx, None, &row).await?;
    insert(&ctx, &tx, &row).await?;
    tx.commit().await?;
    board_view_of(&ctx, &row).await
}

/// The row of a board with these wishes, or why it may not be so.
pub(super) fn new_row(ctx: &Ctx, owner: UserId, input: &CreateBoard) -> Result<StoredBoard> {
    let name = validate::name("name", &input.name, 1, 50)?;
    let id = BoardId(ctx.new_id());
    Ok(StoredBoard {
        id,
        owner_id: owner,
        slug: slug(&name, id),
        name,
        description: validate::optional_text("description", input.description.as_deref(), 500)?,
        category: validate::optional_line("category", input.category.as_deref(), 50)?,
        layout: Layout::Default.name().to_owned(),
        sensitivity: Sensitivity::None.name().to_owned(),
        is_secret: input.privacy == Some(Privacy::Secret),
        is_protected: input.privacy == Some(Privacy::Protected),
        covers: "[]".to_owned(),
        created_ms: ctx.now(),
        ..StoredBoard::default()
    })
}

/// Adds it with its count; its address must have been claimed.
pub(super) async fn insert(ctx: &Ctx, tx: &Tx, row: &StoredBoard) -> Result<()> {
    sql::insert(tx, row).await?;
    count_board(tx, row.owner_id, row, 1).await?;
    let board_id = row.id;
    events::emit(ctx, tx, Event::BoardCreated { board_id }).await
}

/// Claims the board's address among the owner's.
pub async fn claim(tx: &Tx, owner: UserId, slug: &str, id: BoardId) -> Result<()> {
    let free = sql::claim_slug(tx, owner, slug, id).await?;
    if free {
        Ok(())
    } else {
        Err(Error::field(Code::BoardNameTaken, "name"))
    }
}

/// Last part of the board's address; the id when the name has no letters.
pub(super) fn slug(name: &str, id: BoardId) -> String {
    let slug = validate::slug(name);
    match slug.as_str() {
        "" => id.to_string(),
        reserved if RESERVED_SLUGS.contains(&reserved) => format!("{slug}-board"),
        _ => slug,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_made_from_names() {
        let cases = [
            ("Kitchen light", "kitchen-light"),
            ("  Über—alles! ", "über-alles"),
            ("北京 2026", "北京-2026"),
            ("🙂", "7"),
            ("Pins", "pins-board"),
            // `/user/feed.rss` is the user's feed.
            ("Feed", "feed-board"),
            ("../etc/passwd", "etc-passwd"),
        ];
        for (name, expected) in cases {
            assert_eq!(slug(name, BoardId(7)), expected);
        }
    }
}
