//! What the host and the law say of an account. Asked once for each session that
//! is not kept, and when the viewer is shown to themselves.

use contract::ids::UserId;
use kernel::{ctx::Standing, error::Result, house::House};
use store::Run;

use super::{
    check_birthday::age_in_years,
    policy::AccountRules,
    sql::{self, StoredStanding},
};

/// The standing of an account at this moment; none when it is gone.
pub async fn find_standing(house: &House, run: &impl Run, id: UserId) -> Result<Option<Standing>> {
    let row = sql::standing(run, id).await?;
    let rules = house.get::<AccountRules>();
    Ok(row.map(|row| standing(&row, *rules, house.now())))
}

fn standing(row: &StoredStanding, rules: AccountRules, now: i64) -> Standing {
    Standing {
        is_employee: row.is_employee,
        is_partner: row.is_partner,
        is_restricted: row.is_restricted,
        is_write_banned: row.is_write_banned,
        is_suspended: row.is_suspended,
        age_in_years: row.birthday.as_deref().map(|born| age_in_years(born, now)),
        verify_by_ms: match row.email_proved_ms {
            None => rules.verify_by(row.created_ms),
            Some(_) => None,
        },
    }
}
