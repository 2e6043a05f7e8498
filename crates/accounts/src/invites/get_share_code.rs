//! The code that a user's shared links carry.

use contract::invites::{GetShareCode, ShareCode};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
};

use super::{
    create_invite::{checked, code},
    sql::{self, InviteRow},
};

/// Milliseconds since 1970 of the end of the year 9999.
const NO_END_MS: i64 = 253_402_300_799_000;
/// More accounts than a host has.
const NO_MOST: i64 = 1_000_000_000;

/// `ShareCodeResource/create`: the code of the viewer's links of one way, made when it is first
/// asked for (business specification §1 "Invite links may carry an invite code that credits the
/// inviter"). It says who sent a link and is kept as the origin of accounts made with it; it has
/// no end, and opens no host where an invite is needed: links are shared with the world. Caller:
/// a user who may write.
pub async fn get_share_code(ctx: Ctx, input: GetShareCode) -> Result<ShareCode> {
    let viewer = ctx.writer()?;
    let channel = checked(input.invite_channel)?;
    let shown = |invite_code| ShareCode {
        invite_code,
        invite_channel: channel,
    };
    if let Some(code) = sql::of_way(&ctx.house.db, viewer, channel).await? {
        return Ok(shown(code));
    }
    let row = InviteRow {
        code: code(ctx.house.random()),
        sender_id: viewer,
        channel,
        uses: 0,
        most_uses: NO_MOST,
        expires_ms: NO_END_MS,
        is_entry: false,
    };
    let tx = ctx.begin().await?;
    // Another window of theirs may have been first.
    sql::insert(&tx, &row, ctx.now()).await?;
    let made = sql::of_way(&tx, viewer, channel).await?;
    tx.commit().await?;
    made.map(shown).ok_or_else(Error::not_found)
}
