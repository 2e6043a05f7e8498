//! The inviter of an invite.

use contract::{
    ids::UserId,
    invites::{GetInviteMetadata, InviteMetadata, InviteSender},
    users::GetUser,
};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
};

use super::sql;
use crate::{
    preferences::find_preferences::{find_preferences, should_show_messaging},
    users::{self, find_standing::find_standing, get_user::get_user, show_users::check_shown},
};

/// `InviteCodeMetadataResource/get`: who invites, or shared a link. Caller: every viewer who holds
/// the code. An invite that was ended, used up or has expired is not found.
pub async fn get_invite_metadata(ctx: Ctx, input: GetInviteMetadata) -> Result<InviteMetadata> {
    let code = input.invite_code.trim();
    let row = sql::find(&ctx.house.db, code, ctx.now()).await?;
    let row = row.ok_or_else(Error::not_found)?;
    let id = row.sender_id;
    check_shown(&ctx, id).await?;
    let is_messaging_shown = shows_messaging(&ctx, id).await?;
    let ask = GetUser {
        username: None,
        user_id: Some(id),
    };
    let user = get_user(ctx, ask).await?;
    Ok(InviteMetadata {
        invite_channel: row.channel,
        is_entry: row.is_entry,
        sender: InviteSender {
            id,
            first_name: user.first_name,
            full_name: user.user.full_name,
            image_medium_url: user.user.image_medium_url,
            should_show_messaging: is_messaging_shown,
        },
    })
}

async fn shows_messaging(ctx: &Ctx, id: UserId) -> Result<bool> {
    let db = &ctx.house.db;
    let row = users::find(db, id).await?.ok_or_else(Error::not_found)?;
    let standing = find_standing(&ctx.house, db, id).await?;
    let wanted = find_preferences(db, &row, standing.unwrap_or_default()).await?;
    Ok(should_show_messaging(&wanted))
}
