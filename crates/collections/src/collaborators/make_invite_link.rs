//! Makes a link by which users join a board.

use accounts::invites::create_invite::code;
use contract::collaborators::{InviteLink, MakeInviteLink};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
};

use super::sql::{self, LinkRow};
use crate::boards::{find_role::lock_as, policy, show_boards::board_refs};

/// `BoardInviteLinkResource/create`: one for each board; a new one ends the one
/// before. Caller: board owner.
pub async fn make_invite_link(ctx: Ctx, input: MakeInviteLink) -> Result<InviteLink> {
    let viewer = ctx.writer()?;
    let tx = ctx.begin().await?;
    let (board, role) = lock_as(&tx, viewer, input.board_id).await?;
    policy::may_manage(role)?;
    let kept = sql::link_of_board(&tx, input.board_id).await?;
    let link = match kept.filter(|_| input.keep) {
        Some(link) => link,
        None => {
            let link = LinkRow {
                code: code(ctx.house.random()),
                board_id: board.id,
                may_delete: input.may_delete,
            };
            sql::remove_links(&tx, input.board_id).await?;
            sql::put_link(&tx, &link, ctx.now()).await?;
            link
        }
    };
    tx.commit().await?;
    let boards = board_refs(&ctx, [input.board_id]).await?;
    let board = boards.get(&input.board_id).ok_or_else(Error::not_found)?;
    Ok(InviteLink {
        url: format!("{}{}?board_invite={}", ctx.origin.0, board.url, link.code),
        invite_code: link.code,
    })
}
