//! Who invites.

use contract::{
    ids::UserId,
    invites::{GetInviteMetadata, InviteMetadata, InviteSender},
    users::GetUser,
};

use super::sql;
use crate::{
    ctx::Ctx,
    error::{Error, Result},
    users::{find_standing::find_standing, get_user::get_user},
};

/// `InviteCodeMetadataResource/get`. An invite that no longer works is not found.
pub async fn get_invite_metadata(ctx: Ctx, input: GetInviteMetadata) -> Result<InviteMetadata> {
    let code = input.invite_code.trim();
    let row = sql::find(&ctx.house.db, code, ctx.now()).await?;
    let row = row.ok_or_else(Error::not_found)?;
    let id = UserId(row.sender_id);
    let standing = find_standing(&ctx.house, &ctx.house.db, id).await?;
    let ask = GetUser {
        username: None,
        user_id: Some(id),
    };
    let user = get_user(ctx, ask).await?;
    Ok(InviteMetadata {
        invite_channel: row.channel,
        sender: InviteSender {
            id,
            first_name: user.first_name,
            full_name: user.user.full_name,
            image_medium_url: user.user.image_medium_url,
            should_show_messaging: standing.unwrap_or_default().should_show_messaging(),
        },
    })
}
