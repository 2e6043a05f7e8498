//! Switches to another account of this browser.

use contract::{
    errors::Code,
    ids::UserId,
    sessions::{SignedIn, SwitchAccount},
};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
    tx::Tx,
};

use super::{
    Session, SessionKind,
    sign_in::{enter, keep_session, leave_session},
    sql,
};
use crate::businesses::find_log_in::find_log_in;

/// `UserSessionResource/update`: acts as another account. Caller: user of this
/// browser. The token the browser had is over, and the new one lasts no longer
/// than the log-in it stands for.
pub async fn switch_account(ctx: Ctx, input: SwitchAccount) -> Result<SignedIn> {
    ctx.user()?;
    let next = input.user_id;
    let tx = ctx.begin().await?;
    let expires_ms = may_act_as(&ctx, &tx, next).await?;
    let group = leave_session(&ctx, &tx, next).await?;
    let session = Session {
        user_id: next,
        expires_ms,
        kind: SessionKind::Full,
        group: Some(group),
    };
    let session = keep_session(&ctx, &tx, session).await?;
    enter(ctx, tx, next, session).await
}

/// Until when this browser is signed in to the account, or to the one whose
/// log-in it shares; *not found* for accounts it is not signed in to.
async fn may_act_as(ctx: &Ctx, tx: &Tx, next: UserId) -> Result<i64> {
    let own = ctx.session.as_ref();
    let own = own.ok_or_else(|| Error::new(Code::SignInRequired))?;
    let session = sql::find(tx, own).await?;
    let session = session.ok_or_else(|| Error::new(Code::SignInRequired))?;
    let mut known = vec![(session.user_id, session.expires_ms)];
    if let Some(group) = session.group {
        let rows = sql::in_group(tx, group, ctx.now()).await?;
        known.extend(rows.into_iter().map(|row| (row.user_id, row.expires_ms)));
    }
    let log_in = find_log_in(tx, next).await?;
    let until = |id: UserId| known.iter().find(|(known, _)| *known == id);
    let found = until(next).or_else(|| until(log_in));
    found
        .map(|(_, expires)| *expires)
        .ok_or_else(Error::not_found)
}
