//! Bounds to how many users who do not follow them users begin to write.

use accounts::users::{self, is_new_account::is_new_account};
use contract::{errors::Code, ids::UserId};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
    ids,
    tx::Tx,
};
use store::Run;

use super::sql::approaches;

/// Users who do not follow them that a user begins to write to in a day, at most.
const MOST_PEOPLE: i64 = 50;
/// Times in a day that a new account begins to write to such users, at most.
const MOST_OF_NEW: usize = 5;
const DAY_MS: i64 = 24 * 60 * 60 * 1_000;

/// How many of these users do not follow the viewer.
pub(super) async fn count_strangers(
    run: &impl Run,
    viewer: UserId,
    others: &[UserId],
) -> Result<i64> {
    let mut strangers = 0;
    for other in others {
        strangers += i64::from(!users::follows(run, *other, viewer).await?);
    }
    Ok(strangers)
}

/// Notes that the viewer begins to write to so many users who do not follow them, or refuses it;
/// says when to try again. The viewer should be locked: of two at once both may pass.
pub(super) async fn count_approach(ctx: &Ctx, tx: &Tx, viewer: UserId, people: i64) -> Result<()> {
    if people == 0 {
        return Ok(());
    }
    let now = ctx.now();
    let over = ids::at(now - DAY_MS);
    let before = approaches::since(tx, viewer, over, MOST_PEOPLE).await?;
    let is_new = is_new_account(ctx, tx, viewer).await?;
    if let Some((code, until)) = check(&before, people, is_new) {
        let wait = ids::time(until) + DAY_MS - now;
        let mut error = Error::new(code);
        error.retry_after = u32::try_from(wait / 1_000 + 1).ok();
        return Err(error);
    }
    approaches::insert(tx, viewer, ctx.new_id(), people, over).await
}

/// Why there are too many, and the approach after whose day there is room again.
fn check(before: &[(i64, i64)], people: i64, is_new: bool) -> Option<(Code, i64)> {
    let last = before.last()?.0;
    if is_new && before.len() >= MOST_OF_NEW {
        let until = before[before.len() - MOST_OF_NEW].0;
        return Some((Code::NewAccountLimit, until));
    }
    let mut left: i64 = before.iter().map(|(_, people)| people).sum::<i64>() + people;
    if left <= MOST_PEOPLE {
        return None;
    }
    let frees = |(_, people): &&(i64, i64)| {
        left -= people;
        left <= MOST_PEOPLE
    };
    let until = before.iter().find(frees).map_or(last, |(id, _)| *id);
    Some((Code::PeopleMany, until))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// People of before, people, whether the account is new, what is answered.
    type Row = (&'static [i64], i64, bool, Option<(Code, i64)>);

    #[test]
    fn strangers_are_bounded_by_the_day() {
        let (slow, many) = (Code::NewAccountLimit, Code::PeopleMany);
        let rows: [Row; 8] = [
            (&[], 9, true, None),
            (&[1, 1, 1, 1], 1, true, None),
            (&[1, 1, 1, 1, 1], 1, true, Some((slow, 1))),
            (&[1, 1, 1, 1, 1, 1], 1, true, Some((slow, 2))),
            (&[1, 1, 1, 1, 1], 1, false, None),
            (&[9, 9, 9, 9, 9], 5, false, None),
            (&[9, 9, 9, 9, 9], 6, false, Some((many, 1))),
            (&[1, 9, 9, 9, 9, 9], 9, false, Some((many, 2))),
        ];
        for (before, people, is_new, expected) in rows {
            let before: Vec<(i64, i64)> = (1..).zip(before.iter().copied()).collect();
            assert_eq!(
                check(&before, people, is_new),
                expected,
                "{before:?} {people} {is_new}"
            );
        }
    }
}
