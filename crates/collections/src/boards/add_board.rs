//! Adds a board under a name that is free.

use contract::{
    boards::CreateBoard,
    errors::Code,
    ids::{BoardId, UserId},
};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
    tx::Tx,
};

use super::{
    create_board::{insert, new_row, slug},
    sql::{self, StoredBoard},
};

/// Boards of one name that a user may have.
const MOST: usize = 1_000;
/// Longest name, in characters.
const LONGEST: usize = 50;

/// Adds a board, for callers that add many: where the name is taken, it gets a
/// number, such as `Lamps 2`. The caller tells of it after the transaction.
pub async fn add_board(ctx: &Ctx, tx: &Tx, owner: UserId, wish: &CreateBoard) -> Result<BoardId> {
    add_row(ctx, tx, new_row(ctx, owner, wish)?).await
}

/// Adds a board that was put together, under a free name.
pub(super) async fn add_row(ctx: &Ctx, tx: &Tx, mut row: StoredBoard) -> Result<BoardId> {
    let (id, owner) = (row.id, row.owner_id);
    (row.name, row.slug) = claim_free(tx, owner, id, (&row.name, &row.slug)).await?;
    insert(ctx, tx, &row).await?;
    Ok(id)
}

/// Claims the address of a name among the owner's, or that of the name with a number;
/// answers both.
pub(super) async fn claim_free(
    tx: &Tx,
    owner: UserId,
    id: BoardId,
    (wish, at): (&str, &str),
) -> Result<(String, String)> {
    let (mut name, mut address) = (wish.to_owned(), at.to_owned());
    for number in 2..MOST {
        if sql::claim_slug(tx, owner, &address, id).await? {
            return Ok((name, address));
        }
        name = numbered(wish, number);
        address = slug(&name, id);
    }
    Err(Error::field(Code::BoardNameTaken, "name"))
}

/// A name with a number, shortened where both do not fit.
pub fn numbered(name: &str, number: usize) -> String {
    let end = format!(" {number}");
    let kept: String = name.chars().take(LONGEST - end.len()).collect();
    format!("{}{end}", kept.trim_end())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_numbered_name_is_as_long_as_a_name_may_be() {
        assert_eq!(numbered("Lamps", 2), "Lamps 2");
        let long = numbered(&"ü".repeat(50), 12);
        assert_eq!((long.chars().count(), long.ends_with("ü 12")), (50, true));
    }
}
