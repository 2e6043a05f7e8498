//! Changes an account's standing, for the host and by decisions of its employees.

use contract::{audits::AuditChange, ids::UserId};
use futures_util::future::BoxFuture;
use kernel::{
    ctx::{Actor, Ctx},
    error::{Error, Result},
    hooks::{Hook, in_order},
    tx::Tx,
};
use linkme::distributed_slice;

use super::end_sessions::end_all;
use crate::{
    audits::note_change::note_change,
    businesses::share_address::share_address,
    users::{self, StoredStanding, policy, prove_email::prove_email},
};

/// What changes; missing fields stay.
#[derive(Debug, Clone, Copy, Default)]
pub struct ChangeStanding {
    /// The host's staff.
    pub is_employee: Option<bool>,
    /// Comments, mentions and writes to those alone who follow them.
    pub is_restricted: Option<bool>,
    /// May read, but not write.
    pub is_write_banned: Option<bool>,
    /// Cannot sign in, and is hidden from every viewer.
    pub is_suspended: Option<bool>,
    /// The host vouches that they are who they say they are.
    pub is_vouched: Option<bool>,
    /// The host knows that the address is the user's.
    pub is_email_verified: Option<bool>,
}

/// Changes a standing. Caller: host, by a command; no door leads here. What was
/// so before is no change.
///
/// Invariant: no session outlives a change of what its user may see: employees
/// and suspended users sign in anew, so a token that leaked before is worth
/// nothing.
pub async fn change_standing(ctx: Ctx, id: UserId, wanted: ChangeStanding) -> Result<()> {
    policy::may_administer(ctx.actor)?;
    let tx = ctx.begin().await?;
    change(&ctx, &tx, id, wanted).await?;
    for hear in in_order(&HOST_SET_STANDING) {
        hear(&tx, id, wanted).await?;
    }
    tx.commit().await
}

/// The same in a transaction, for a decision that the caller has asked its policy about.
/// Answers whether anything was new. The audit tells it of the host, whichever employee
/// decided it.
pub async fn change_by_decision(
    ctx: &Ctx,
    tx: &Tx,
    id: UserId,
    wanted: ChangeStanding,
) -> Result<bool> {
    let host = Ctx {
        actor: Actor::Host,
        ..ctx.clone()
    };
    change(&host, tx, id, wanted).await
}

/// Ends what upper rooms do about a standing that the host now sets itself.
pub type HostSetStanding = for<'a> fn(&'a Tx, UserId, ChangeStanding) -> BoxFuture<'a, Result<()>>;

/// Asked of every room that sets standings for the host, whatever they were before.
#[distributed_slice]
pub static HOST_SET_STANDING: [Hook<HostSetStanding>];

async fn change(ctx: &Ctx, tx: &Tx, id: UserId, wanted: ChangeStanding) -> Result<bool> {
    // Two changes at once would each write what the other one read.
    users::lock(tx, id).await?;
    let row = users::standing(tx, id)
        .await?
        .ok_or_else(Error::not_found)?;
    let changed = write(ctx, tx, id, row, wanted).await?;
    if changed.iter().any(ends_sessions) {
        end_all(tx, id).await?;
    }
    Ok(!changed.is_empty())
}

/// Whether it changes what the user may see.
fn ends_sessions(change: &AuditChange) -> bool {
    !matches!(
        change,
        AuditChange::Restricted
            | AuditChange::Unrestricted
            | AuditChange::WriteBanned
            | AuditChange::WriteUnbanned
            | AuditChange::Vouched
            | AuditChange::Unvouched
            | AuditChange::EmailVerified
    )
}

/// Writes what is new and notes it.
async fn write(
    ctx: &Ctx,
    tx: &Tx,
    id: UserId,
    mut row: StoredStanding,
    change: ChangeStanding,
) -> Result<Vec<AuditChange>> {
    use AuditChange::{
        EmployeeGranted, EmployeeRevoked, Restricted, Suspended, Unrestricted, Unsuspended,
        Unvouched, Vouched, WriteBanned, WriteUnbanned,
    };
    let mut changed = Vec::new();
    for (kept, wanted, begun, ended) in [
        (
            &mut row.is_employee,
            change.is_employee,
            EmployeeGranted,
            EmployeeRevoked,
        ),
        (
            &mut row.is_restricted,
            change.is_restricted,
            Restricted,
            Unrestricted,
        ),
        (
            &mut row.is_write_banned,
            change.is_write_banned,
            WriteBanned,
            WriteUnbanned,
        ),
        (
            &mut row.is_suspended,
            change.is_suspended,
            Suspended,
            Unsuspended,
        ),
        (&mut row.is_vouched, change.is_vouched, Vouched, Unvouched),
    ] {
        let Some(wanted) = wanted.filter(|wanted| wanted != kept) else {
            continue;
        };
        *kept = wanted;
        changed.push(if wanted { begun } else { ended });
    }
    users::set_standing(tx, id, &row).await?;
    if let Some(is_verified) = change.is_email_verified {
        match is_verified {
            true => prove_email(ctx, tx, id).await?,
            false => users::set_email_proved(tx, id, None).await?,
        }
        share_address(tx, id).await?;
        changed.extend(is_verified.then_some(AuditChange::EmailVerified));
    }
    for change in &changed {
        note_change(ctx, tx, id, *change).await?;
    }
    Ok(changed)
}
