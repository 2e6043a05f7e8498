//! Tells which board an invite link leads to.

use accounts::users::show_users::check_there;
use contract::collaborators::{InviteLinkBoard, OpenInviteLink};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
};
use store::Run;

use super::sql::{self, LinkRow};
use crate::boards::{
    self,
    find_role::find_members,
    policy::{Role, access},
    show_boards::board_refs,
};

/// `BoardInviteLinkResource/get`: the name of the board and its owner, also when
/// it is secret, since the link's holder may join. Caller: a user who holds the
/// link.
pub async fn open_invite_link(ctx: Ctx, input: OpenInviteLink) -> Result<InviteLinkBoard> {
    let viewer = ctx.user()?;
    let db = &ctx.house.db;
    let link = find_link(db, &input.invite_code).await?;
    let id = link.board_id;
    let board = boards::find(db, id).await?.ok_or_else(Error::not_found)?;
    check_there(&ctx, board.owner_id).await?;
    let members = find_members(db, Some(viewer), std::slice::from_ref(&board)).await?;
    let refs = board_refs(&ctx, [id]).await?;
    let shown = refs.get(&id).ok_or_else(Error::not_found)?;
    Ok(InviteLinkBoard {
        board: (**shown).clone(),
        collaborated_by_me: members.contains_key(&id),
        access: access(Role::Collaborator {
            may_delete: link.may_delete,
        }),
    })
}

/// The link with a code; one that was ended is not found.
pub(super) async fn find_link(run: &impl Run, code: &str) -> Result<LinkRow> {
    let link = sql::link(run, code.trim()).await?;
    link.ok_or_else(Error::not_found)
}
