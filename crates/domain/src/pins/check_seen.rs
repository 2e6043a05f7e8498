//! Whether somebody may see a pin.

use contract::ids::{BoardId, UserId};
use store::Run;

use super::{
    policy::{self, Audience, Eyes},
    sql::PinRow,
};
use crate::{
    boards::{
        find_role::find_role,
        policy::Role,
        sql::{self as boards},
    },
    error::{Error, Result},
    users::sql::privacy::is_private,
};

/// Fails as if it were not there for who may not see it. Of most pins, which
/// everybody sees, nothing is asked.
pub(crate) async fn check_seen(run: &impl Run, viewer: Option<UserId>, pin: &PinRow) -> Result<()> {
    if !pin.is_secret {
        return Ok(());
    }
    let board = boards::find(run, BoardId(pin.board_id)).await?;
    let board = board.ok_or_else(Error::not_found)?;
    let role = find_role(run, viewer, &board).await?;
    let (owner, pinner) = (UserId(board.owner_id), UserId(pin.pinner_id));
    let is_kept_close = board.is_secret || is_private(run, owner).await?;
    let audience = Audience::of_hidden(is_kept_close, is_private(run, pinner).await?);
    let eyes = Eyes {
        is_insider: role != Role::Nobody,
        is_pinner: viewer == Some(pinner),
    };
    policy::may_see(audience, eyes)
}
