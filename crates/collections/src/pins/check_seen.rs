//! Whether a viewer may see a pin.

use std::collections::HashSet;

use accounts::{
    blocks::{find_blocks::find_blocks, policy::hides_pin},
    users,
};
use contract::ids::{BoardId, UserId};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
};
use store::Run;

use super::{
    policy::{self, Relation, Secrecy},
    sql::StoredPin,
};
use crate::boards::{self, StoredBoard, find_role::find_members};

/// Fails with *not found* where the viewer may not see the pin. For most pins,
/// which are public, nothing is read, unless the viewer blocked a user or was
/// blocked.
pub async fn check_seen(
    ctx: &Ctx,
    run: &impl Run,
    viewer: Option<UserId>,
    pin: &StoredPin,
) -> Result<()> {
    let blocks = find_blocks(ctx, viewer).await?;
    if !pin.is_secret && blocks.are_none() {
        return Ok(());
    }
    let board = boards::find(run, pin.board_id).await?;
    let board = board.ok_or_else(Error::not_found)?;
    if hides_pin(&blocks, viewer, pin.pinner_id, board.owner_id) {
        return Err(Error::not_found());
    }
    if !pin.is_secret {
        return Ok(());
    }
    let members = find_members(run, viewer, std::slice::from_ref(&board)).await?;
    let pinner = pin.pinner_id;
    let secrecy = Secrecy {
        is_board_secret: board.is_secret,
        is_unlisted: true,
        is_owner_private: users::is_private(run, board.owner_id).await?,
        is_pinner_private: users::is_private(run, pinner).await?,
    };
    let relation = Relation {
        is_insider: members.contains_key(&board.id),
        is_pinner: viewer == Some(pinner),
    };
    policy::may_see(secrecy.visibility(), relation)
}

/// Fails with *not found* where the viewer may not know that there is such a pin to be
/// deleted: a pinner knows of their own on a secret board that they left, but keeps
/// their hands off the boards of users who blocked them.
pub async fn check_known(ctx: &Ctx, run: &impl Run, viewer: UserId, pin: &StoredPin) -> Result<()> {
    if pin.pinner_id != viewer {
        return check_seen(ctx, run, Some(viewer), pin).await;
    }
    let blocks = find_blocks(ctx, Some(viewer)).await?;
    let board = boards::find(run, pin.board_id).await?;
    match board {
        Some(board) if !hides_pin(&blocks, Some(viewer), viewer, board.owner_id) => Ok(()),
        _ => Err(Error::not_found()),
    }
}

/// Of these boards those on which a pinner sees their own saves, hidden as they may
/// be from others: [`check_seen`] for many at once.
pub(super) async fn boards_seen(
    run: &impl Run,
    pinner: UserId,
    mut ids: Vec<BoardId>,
) -> Result<HashSet<BoardId>> {
    ids.sort_unstable();
    ids.dedup();
    let boards = boards::find_many(run, &ids).await?;
    let members = find_members(run, Some(pinner), &boards).await?;
    let owners: Vec<UserId> = boards.iter().map(|board| board.owner_id).collect();
    let open = users::open_among(run, &owners).await?;
    let opens = |board: &&StoredBoard| {
        let secrecy = Secrecy {
            is_board_secret: board.is_secret,
            is_unlisted: true,
            is_owner_private: !open.contains(&board.owner_id),
            // The pinner is who asks: their own profile hides nothing from them.
            is_pinner_private: false,
        };
        let relation = Relation {
            is_insider: members.contains_key(&board.id),
            is_pinner: true,
        };
        secrecy.visibility().opens(relation)
    };
    let seen = boards.iter().filter(opens);
    Ok(seen.map(|board| board.id).collect())
}
