//! Makes an invite to this host.

use contract::{
    errors::Code,
    invites::{CreateInvite, InviteView},
};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
};

use super::{
    list_invites::{MOST, show},
    sql::{self, InviteRow},
};

/// How long an invite works: 30 days.
const LIFETIME_MS: i64 = 30 * 24 * 60 * 60 * 1_000;
/// Accounts that one invite makes.
const MOST_USES: i64 = 10;
/// The way of an invite that is a link.
pub(super) const LINK: i64 = 1;
/// Letters and digits that are not mistaken for each other.
const ALPHABET: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";

/// `InviteCodeResource/create`: makes an invite. Caller: a user who may write.
/// Few work at once, so that no user opens a closed host to the world.
pub async fn create_invite(ctx: Ctx, input: CreateInvite) -> Result<InviteView> {
    let viewer = ctx.writer()?;
    let channel = checked(input.invite_channel)?;
    let tx = ctx.begin().await?;
    if sql::count_of(&tx, viewer, ctx.now()).await? >= MOST {
        return Err(Error::new(Code::InvitesUsedUp));
    }
    let row = InviteRow {
        code: code(ctx.house.random()),
        sender_id: viewer,
        channel,
        uses: 0,
        most_uses: MOST_USES,
        expires_ms: ctx.now() + LIFETIME_MS,
        is_entry: true,
    };
    sql::insert(&tx, &row, ctx.now()).await?;
    tx.commit().await?;
    Ok(show(&ctx, row))
}

/// The number of a way; a link where none is said.
pub(super) fn checked(channel: Option<i64>) -> Result<i64> {
    let channel = channel.unwrap_or(LINK);
    match (0..=99).contains(&channel) {
        true => Ok(channel),
        false => {
            let wrong = Error::field(Code::InvalidInput, "invite_channel");
            Err(wrong.detail("invite_channel is 0 to 99"))
        }
    }
}

/// Twelve letters of five bits each.
pub fn code(chance: [u8; 12]) -> String {
    let letter = |byte: u8| char::from(ALPHABET[usize::from(byte % 32)]);
    chance.into_iter().map(letter).collect()
}
