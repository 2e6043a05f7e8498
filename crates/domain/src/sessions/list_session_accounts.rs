//! Which accounts this browser is signed in to.

use contract::sessions::{ListSessionAccounts, SessionAccount, SessionAccounts};

use crate::{ctx::Ctx, error::Result, users::show_users};

/// `UserSessionResource/create {session_accounts: true}`. One account until a
/// browser may hold several; none for a visitor.
pub async fn list_session_accounts(
    ctx: Ctx,
    _input: ListSessionAccounts,
) -> Result<SessionAccounts> {
    let Some(id) = ctx.viewer() else {
        return Ok(SessionAccounts {
            session_accounts: Vec::new(),
        });
    };
    let viewer = show_users::viewer_view(&ctx, id).await?;
    let user = viewer.profile.user;
    let account = SessionAccount {
        id: user.id,
        username: user.username,
        email: viewer.email,
        full_name: user.full_name,
        image_medium_url: user.image_medium_url,
        image_large_url: user.image_large_url,
    };
    Ok(SessionAccounts {
        session_accounts: vec![account],
    })
}
