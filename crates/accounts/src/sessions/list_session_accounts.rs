//! Which accounts this browser is signed in to.

use contract::{
    ids::{SessionGroupId, UserId},
    sessions::{ListSessionAccounts, SessionAccounts},
};
use kernel::{ctx::Ctx, error::Result};

use super::sql;
use crate::businesses::show_accounts::show_accounts;

/// `UserSessionResource/create {session_accounts: true}`: accounts of this
/// browser. Caller: every viewer; none for a visitor.
pub async fn list_session_accounts(
    ctx: Ctx,
    _input: ListSessionAccounts,
) -> Result<SessionAccounts> {
    let (ids, group) = browser_accounts(&ctx).await?;
    Ok(SessionAccounts {
        session_accounts: show_accounts(&ctx, &ids).await?,
        group_id: group.map(|group| group.to_string()),
    })
}

/// The accounts of this browser, first the one it acts as, and their group.
pub(super) async fn browser_accounts(ctx: &Ctx) -> Result<(Vec<UserId>, Option<SessionGroupId>)> {
    let Some(viewer) = ctx.viewer() else {
        return Ok((Vec::new(), None));
    };
    let db = &ctx.house.db;
    let session = match &ctx.session {
        Some(hash) => sql::find(db, hash).await?,
        None => None,
    };
    let Some(group) = session.and_then(|session| session.group) else {
        return Ok((vec![viewer], None));
    };
    let rows = sql::in_group(db, group, ctx.now()).await?;
    let others = rows.into_iter().map(|row| row.user_id);
    let mut ids = vec![viewer];
    ids.extend(others.filter(|id| *id != viewer));
    Ok((ids, Some(group)))
}
