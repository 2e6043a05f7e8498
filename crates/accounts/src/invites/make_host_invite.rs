//! Makes an invite of the host.

use contract::{audits::AuditChange, errors::Code, invites::InviteView};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
    tx::Tx,
};

use super::{
    create_invite::{LINK, code},
    list_invites::show,
    sql::{self, HOST, InviteRow},
};
use crate::{audits::note_change::note_change, users::policy};

/// Accounts that one invite can make.
const MOST_USES: i64 = 10_000;
/// Days that one can work: ten years.
const MOST_DAYS: i64 = 3_653;
const DAY_MS: i64 = 24 * 60 * 60 * 1_000;

/// Makes an invite for so many accounts, which works for so many days. Caller:
/// host, by a command; no door leads here.
pub async fn make_host_invite(ctx: Ctx, uses: i64, days: i64) -> Result<InviteView> {
    policy::may_administer(ctx.actor)?;
    for (field, given, most) in [("uses", uses, MOST_USES), ("days", days, MOST_DAYS)] {
        if !(1..=most).contains(&given) {
            let wrong = Error::field(Code::InvalidInput, field);
            return Err(wrong.detail(format!("{field} is 1 to {most}")));
        }
    }
    let row = InviteRow {
        code: code(ctx.house.random()),
        sender_id: HOST,
        channel: LINK,
        uses: 0,
        most_uses: uses,
        expires_ms: ctx.now() + days * DAY_MS,
        is_entry: true,
    };
    let tx = ctx.begin().await?;
    sql::insert(&tx, &row, ctx.now()).await?;
    note(&ctx, &tx, AuditChange::InviteCreated).await?;
    tx.commit().await?;
    Ok(show(&ctx, row))
}

/// Notes a change of an invite in the log, about no account.
pub(super) async fn note(ctx: &Ctx, tx: &Tx, change: AuditChange) -> Result<()> {
    note_change(ctx, tx, HOST, change).await
}
