//! The viewer's own invites.

use contract::invites::{InviteView, Invites, ListInvites};
use kernel::{ctx::Ctx, error::Result};

use super::sql::{self, InviteRow};

/// Invites of one user that work at once.
pub(super) const MOST: i64 = 10;

/// `InviteCodeResource/get`: invites that still work. Caller: user, their own.
pub async fn list_invites(ctx: Ctx, _input: ListInvites) -> Result<Invites> {
    let viewer = ctx.user()?;
    let rows = sql::of_user(&ctx.house.db, viewer, ctx.now(), MOST).await?;
    let invites = rows.into_iter().map(|row| show(&ctx, row)).collect();
    Ok(Invites {
        invites,
        most: MOST,
    })
}

/// An invite with its link.
pub(super) fn show(ctx: &Ctx, row: InviteRow) -> InviteView {
    InviteView {
        url: format!("{}/?invite_code={}", ctx.origin.0, row.code),
        invite_code: row.code,
        invite_channel: row.channel,
        uses: row.uses,
        most_uses: row.most_uses,
        expires_ms: row.expires_ms,
    }
}
