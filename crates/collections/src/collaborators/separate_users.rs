//! Ends what two users have in common through boards, when one blocks the other.

use std::collections::BTreeSet;

use accounts::blocks::separate::{SEPARATE_USERS, SeparateUsers};
use contract::ids::{BoardId, UserId};
use kernel::{ctx::Ctx, error::Result, hook};

use super::{join_board::leave_board, sql as collaborators};
use crate::boards::{self, unfollow_board::stop_following};

hook!(SEPARATE_USERS: SeparateUsers, "collaborators", |ctx, one, other| {
    Box::pin(separate_users(ctx, one, other))
});

/// Removes follows, collaborations and invites of each on the other's boards, and
/// invites from one to the other on boards of a third user. Harmless when there
/// are none: each board is a step of its own. Pins stay where they are.
async fn separate_users(ctx: &Ctx, one: UserId, other: UserId) -> Result<()> {
    for (guest, owner) in [(one, other), (other, one)] {
        for board in shared(ctx, guest, owner).await? {
            leave(ctx, board, guest).await?;
        }
    }
    let tx = ctx.begin().await?;
    collaborators::remove_invites_between(&tx, one, other).await?;
    tx.commit().await?;
    Ok(())
}

/// Boards of the owner that the guest follows, saves to or is invited to.
async fn shared(ctx: &Ctx, guest: UserId, owner: UserId) -> Result<BTreeSet<BoardId>> {
    let db = &ctx.house.db;
    let mut ids: Vec<BoardId> = Vec::new();
    ids.extend(boards::boards_of_collaborator(db, guest).await?.iter());
    let invites = collaborators::invites_of_user(db, guest).await?;
    ids.extend(invites.iter().map(|invite| invite.board_id));
    let rows = boards::find_many(db, &ids).await?;
    let theirs = rows.iter().filter(|row| row.owner_id == owner);
    let followed = boards::followed_of_owner(db, guest, owner).await?;
    Ok(theirs.map(|row| row.id).chain(followed).collect())
}

async fn leave(ctx: &Ctx, board: BoardId, guest: UserId) -> Result<()> {
    let tx = ctx.begin().await?;
    boards::lock(&tx, board).await?;
    stop_following(ctx, &tx, guest, board).await?;
    leave_board(ctx, &tx, board, guest).await?;
    collaborators::remove_invite(&tx, board, guest).await?;
    tx.commit().await?;
    Ok(())
}
