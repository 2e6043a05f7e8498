//! Log out.

use contract::sessions::{LogOut, SignedOut};

use super::sql;
use crate::{ctx::Ctx, error::Result};

/// `UserSessionResource/delete`. Logging out twice is harmless.
pub async fn log_out(ctx: Ctx, _input: LogOut) -> Result<SignedOut> {
    if let Some(hash) = &ctx.session {
        let tx = ctx.house.db.begin().await?;
        sql::delete(&tx, hash).await?;
        tx.commit().await?;
        ctx.house.caches.sessions.invalidate(hash);
    }
    Ok(SignedOut {})
}
