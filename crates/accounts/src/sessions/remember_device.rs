//! Browsers that a user has logged in with: they guess apart from others, and a
//! log-in from any other is told by mail.

use contract::{ids::UserId, notifications::NoticeKind, sessions::NewDevice};
use kernel::{
    agents,
    ctx::Ctx,
    error::Result,
    events::{Concern, concern},
    tokens::{new_token, token_hash},
    tx::Tx,
};
use store::Run;

use super::sql;
use crate::mails::{About, NewMail, send_mail};

/// How long a browser is remembered after the last log-in: 400 days, the longest
/// that browsers keep a cookie.
pub const SECONDS: i64 = 400 * 24 * 60 * 60;

/// Whether this user has logged in with this browser before.
pub async fn is_known(ctx: &Ctx, run: &impl Run, id: UserId) -> Result<bool> {
    let device = ctx.browser.device.as_deref().unwrap_or_default();
    let since = ctx.now() - SECONDS * 1_000;
    sql::devices::knows(run, &token_hash(device), id, since).await
}

/// Writes to the user when they have never logged in with this browser.
pub async fn tell_of_device(ctx: &Ctx, tx: &Tx, id: UserId) -> Result<()> {
    if is_known(ctx, tx, id).await? {
        return Ok(());
    }
    let about = About::NewDevice {
        device: agents::name(&ctx.browser.user_agent),
    };
    send_mail(ctx, tx, &NewMail { user_id: id, about }).await?;
    concern(ctx, tx, Concern::of_host(id, NoticeKind::NewDevice, 0)).await
}

/// Remembers the browser for this user; answers what it has to keep. A secret
/// that is not from here is replaced: it may have been planted.
pub async fn remember_device(ctx: &Ctx, tx: &Tx, id: UserId) -> Result<NewDevice> {
    let own = ctx.browser.device.as_deref();
    let token = match own {
        Some(token) if sql::devices::is_one(tx, &token_hash(token)).await? => token.to_owned(),
        _ => new_token(&ctx.house),
    };
    // One moment for both: a clock that moves between two looks would part them.
    let now = ctx.now();
    let until_ms = now + SECONDS * 1_000;
    sql::devices::insert(tx, &token_hash(&token), id, now, until_ms).await?;
    Ok(NewDevice {
        token,
        seconds: SECONDS,
    })
}
