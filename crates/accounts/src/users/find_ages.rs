//! How old users are.

use std::collections::HashMap;

use contract::ids::UserId;
use kernel::{ctx::Standing, error::Result, house::House};
use store::Run;

use super::{check_birthday::age_in_years, sql::ages};

/// Of those of these users that there are what the law says by their age, in one question; all
/// else of their standing is left out.
pub async fn find_ages(
    house: &House,
    run: &impl Run,
    ids: &[UserId],
) -> Result<HashMap<UserId, Standing>> {
    let now = house.now();
    let born = ages::birthdays(run, ids).await?.into_iter();
    let by_age = |born: Option<String>| Standing {
        age_in_years: born.map(|born| age_in_years(&born, now)),
        ..Standing::default()
    };
    Ok(born.map(|(id, born)| (id, by_age(born))).collect())
}
