//! Hides a board by a decision of the host.

use contract::{boards::Privacy, ids::BoardId};
use kernel::{ctx::Ctx, error::Result, house::Changed, tx::Tx};

use super::{
    sql::{self, StoredBoard, collaborators},
    update_board::{Change, write},
};

/// Hides a board for the host from all but its owner, who is not asked: it is secret then, and
/// its collaborators do not see it either (`find_members`). One in the bin is hidden when it
/// comes back. Harmless when it is hidden, or gone. Asks no policy.
pub async fn hide_board(ctx: &Ctx, tx: &Tx, id: BoardId) -> Result<()> {
    let old = locked(tx, id, true).await?;
    let Some(old) = old.filter(|old| !old.is_hidden_by_host()) else {
        return Ok(());
    };
    let new = StoredBoard {
        privacy_before: word(old.privacy()).to_owned(),
        is_secret: true,
        is_protected: false,
        ..old.clone()
    };
    change(ctx, tx, &old, &new).await
}

/// Shows a board again that the host hid, to those whom its owner chose before.
pub async fn show_board(ctx: &Ctx, tx: &Tx, id: BoardId) -> Result<()> {
    let old = locked(tx, id, false).await?;
    let Some(old) = old.filter(StoredBoard::is_hidden_by_host) else {
        return Ok(());
    };
    let before = old.privacy_before.as_str();
    let new = StoredBoard {
        is_secret: before == word(Privacy::Secret),
        is_protected: before == word(Privacy::Protected),
        privacy_before: String::new(),
        ..old.clone()
    };
    change(ctx, tx, &old, &new).await
}

/// The board, locked; none where it was in the bin, and is hidden there or no longer, or is gone.
async fn locked(tx: &Tx, id: BoardId, is_hidden: bool) -> Result<Option<StoredBoard>> {
    match sql::lock(tx, id).await? {
        None if sql::bin::set_hidden(tx, id, is_hidden).await? => Ok(None),
        // It may have come out of the bin while that was waited for.
        None => sql::lock(tx, id).await,
        there => Ok(there),
    }
}

async fn change(ctx: &Ctx, tx: &Tx, old: &StoredBoard, new: &StoredBoard) -> Result<()> {
    for collaborator in collaborators::collaborator_ids(tx, new.id).await? {
        tx.changed(Changed::Memberships(collaborator));
        tx.changed(Changed::OfUser(collaborator));
    }
    // Also where it was secret before: its collaborators saw it.
    tx.changed(Changed::Privacy);
    let change = Change {
        old,
        new,
        names_cover: false,
    };
    write(ctx, tx, change).await
}

/// As `boards.privacy_before` says it, and the statements of the bin.
fn word(privacy: Privacy) -> &'static str {
    match privacy {
        Privacy::Public => "public",
        Privacy::Protected => "protected",
        Privacy::Secret => "secret",
    }
}
