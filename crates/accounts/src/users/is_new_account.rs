//! Whether an account is new, for the rooms that let new ones do less.

use contract::ids::UserId;
use kernel::{ctx::Ctx, error::Result};
use store::Run;

use super::{policy::AccountRules, sql};

/// Whether the account is so young, or its address so far from proved, that little is known of
/// who has it (decision 87). Staff, and users whom the host vouches for, never have a new one.
pub async fn is_new_account(ctx: &Ctx, run: &impl Run, id: UserId) -> Result<bool> {
    let Some(row) = sql::standing(run, id).await? else {
        return Ok(false);
    };
    let rules = ctx.house.get::<AccountRules>();
    let is_known = row.is_employee || row.is_vouched;
    let is_proved = row.email_proved_ms.is_some();
    Ok(!is_known && rules.is_new(row.created_ms, is_proved, ctx.now()))
}
