//! What a decision does about a user, and its end.

use accounts::{
    sessions::change_standing::{ChangeStanding, change_by_decision},
    users,
};
use contract::{errors::Code, ids::UserId, reports::CaseMeasure};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
    tx::Tx,
};

use super::{
    policy,
    sql::{self, CaseRow},
};

/// Does about the user what the case says. The user is locked before the case. What the host
/// did by its own commands is not a decision's to do again, since its end would end that as
/// well.
pub(super) async fn take_measure(
    ctx: &Ctx,
    tx: &Tx,
    row: &CaseRow,
    measure: CaseMeasure,
) -> Result<()> {
    let user = row.subject_id;
    let standing = locked(tx, user).await?;
    policy::may_decide_about(standing.is_employee)?;
    let Some(begun) = change(measure, true) else {
        return Ok(());
    };
    let is_new = change_by_decision(ctx, tx, user, begun).await?;
    if !is_new && !sql::is_in_force(tx, user, measure).await? {
        let taken = Error::field(Code::InvalidInput, "measure");
        return Err(taken.detail("the host has done so by a command"));
    }
    sql::set_in_force(tx, row.id, true).await?;
    Ok(())
}

/// Ends what a case does about the user, unless another case does the same. Harmless when it
/// is over.
pub(super) async fn end_measure(ctx: &Ctx, tx: &Tx, row: &CaseRow) -> Result<()> {
    let Some(measure) = row.measure() else {
        return Ok(());
    };
    locked(tx, row.subject_id).await?;
    if !sql::set_in_force(tx, row.id, false).await? {
        return Ok(());
    }
    if !sql::is_in_force(tx, row.subject_id, measure).await?
        && let Some(ended) = change(measure, false)
    {
        change_by_decision(ctx, tx, row.subject_id, ended).await?;
    }
    Ok(())
}

/// Which measures a change of standing by the host is about, whatever it sets them to.
pub(super) fn measures_in(change: ChangeStanding) -> Vec<CaseMeasure> {
    let set = [
        (CaseMeasure::Restricted, change.is_restricted),
        (CaseMeasure::WriteBanned, change.is_write_banned),
        (CaseMeasure::Suspended, change.is_suspended),
    ];
    let set = set.into_iter().filter(|(_, wanted)| wanted.is_some());
    set.map(|(measure, _)| measure).collect()
}

/// The user's standing, locked: one measure after the other.
pub(super) async fn locked(tx: &Tx, user: UserId) -> Result<users::StoredStanding> {
    users::lock(tx, user).await?;
    let standing = users::standing(tx, user).await?;
    standing.ok_or_else(Error::not_found)
}

/// The change of standing that a measure is; none of a warning, which is told alone.
fn change(measure: CaseMeasure, is_begun: bool) -> Option<ChangeStanding> {
    let mut change = ChangeStanding::default();
    let changed = match measure {
        CaseMeasure::Warned => return None,
        CaseMeasure::Restricted => &mut change.is_restricted,
        CaseMeasure::WriteBanned => &mut change.is_write_banned,
        CaseMeasure::Suspended => &mut change.is_suspended,
    };
    *changed = Some(is_begun);
    Some(change)
}
