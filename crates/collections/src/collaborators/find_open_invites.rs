//! Boards to which a user is invited.

use contract::ids::{BoardId, UserId};
use kernel::{ctx::Ctx, error::Result};

use super::{policy::may_accept, sql};

/// Of these boards those to which a user is invited and may still come.
pub async fn find_open_invites(
    ctx: &Ctx,
    user: UserId,
    boards: &[BoardId],
) -> Result<Vec<BoardId>> {
    let invites = sql::invites_among(&ctx.house.db, user, boards).await?;
    let open = invites
        .iter()
        .filter(|invite| may_accept(invite, ctx.now()).is_ok());
    Ok(open.map(|invite| invite.board_id).collect())
}
