//! Who may do what with users. Pure.

use contract::{errors::Code, ids::UserId};
use kernel::{
    ctx::{Actor, Ctx},
    error::{Error, Result},
    extension,
};

const HOUR_MS: i64 = 60 * 60 * 1_000;
const DAY_MS: i64 = 24 * HOUR_MS;

/// What the host says of accounts.
#[derive(Debug, Clone, Copy)]
pub struct AccountRules {
    /// Least age in years at registration.
    pub least_age: u32,
    /// Days that an account writes without a verified e-mail address; 0 for ever
    /// (specification §6 "Email verification is required to keep using the account").
    pub unverified_days: u32,
    /// Hours during which an account is new, which also one is whose address is not verified
    /// where that is asked for; 0 where no account is.
    pub new_account_hours: u32,
    /// Whether signing up, and asking for another address, answer alike for an address
    /// that has an account and one that has none: by a mail to its owner.
    pub hides_accounts: bool,
}

impl AccountRules {
    /// Until when an account that was made then writes without a verified address; none
    /// for ever.
    pub fn verify_by(self, created_ms: i64) -> Option<i64> {
        let days = i64::from(self.unverified_days);
        (days > 0).then(|| created_ms + days * DAY_MS)
    }

    /// Whether an account that was made then is new at this moment.
    pub fn is_new(self, created_ms: i64, is_proved: bool, now: i64) -> bool {
        let hours = i64::from(self.new_account_hours);
        let must_prove = self.unverified_days > 0 && !is_proved;
        hours > 0 && (must_prove || now < created_ms + hours * HOUR_MS)
    }
}

impl Default for AccountRules {
    fn default() -> Self {
        Self {
            least_age: 13,
            unverified_days: 7,
            new_account_hours: 24,
            hides_accounts: false,
        }
    }
}

extension!(AccountRules = |_| AccountRules::default());

/// Allows every user but the one to be followed.
pub fn may_follow(viewer: UserId, whom: UserId) -> Result<()> {
    if viewer == whom {
        return Err(Error::new(Code::NotAllowed).detail("you cannot follow yourself"));
    }
    Ok(())
}

/// Allows others to see a user's follows and followers only while the user shows
/// them.
pub fn may_see_follows(shows: bool) -> Result<()> {
    shows.then_some(()).ok_or_else(Error::not_found)
}

/// Whether search engines may list a profile: one that every viewer sees, of a user who
/// does not keep them out.
pub fn may_be_indexed(is_private: bool, excludes_search: bool) -> bool {
    !is_private && !excludes_search
}

/// Whether a birthday makes old enough. A visitor who was too young in this
/// browser does not grow older by another birthday (specification §4 "Signup").
pub fn is_old_enough(ctx: &Ctx, age_in_years: Option<u32>) -> Result<()> {
    let too_young = age_in_years.is_some_and(|age| age < ctx.house.get::<AccountRules>().least_age);
    match too_young || ctx.browser.is_age_restricted {
        true => Err(Error::field(Code::AgeRestricted, "birthday")),
        false => Ok(()),
    }
}

/// Allows the host alone, such as to change a standing.
pub fn may_administer(actor: Actor) -> Result<()> {
    match actor {
        Actor::Host => Ok(()),
        _ => Err(Error::new(Code::NotAllowed)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn search_engines_list_open_profiles_of_users_who_let_them() {
        for (is_private, excludes_search, expected) in [
            (false, false, true),
            (false, true, false),
            (true, false, false),
            (true, true, false),
        ] {
            let may = may_be_indexed(is_private, excludes_search);
            assert_eq!(may, expected, "{is_private} {excludes_search}");
        }
    }

    #[test]
    fn an_account_writes_some_days_without_a_verified_address() {
        for (unverified_days, expected) in
            [(0, None), (1, Some(DAY_MS + 5)), (7, Some(7 * DAY_MS + 5))]
        {
            let rules = AccountRules {
                unverified_days,
                ..AccountRules::default()
            };
            assert_eq!(rules.verify_by(5), expected, "{unverified_days} days");
        }
        assert_eq!(AccountRules::default().unverified_days, 7);
    }

    #[test]
    fn an_account_is_new_for_a_day_and_until_its_address_is_proved() {
        let day = 24 * HOUR_MS;
        // hours, days to prove, whether it is proved, its age, whether it is new
        for (new_account_hours, unverified_days, is_proved, age, expected) in [
            (24, 7, true, day - 1, true),
            (24, 7, true, day, false),
            (24, 7, false, 30 * day, true),
            (24, 0, false, day - 1, true),
            (24, 0, false, day, false),
            (0, 7, false, 0, false),
        ] {
            let rules = AccountRules {
                new_account_hours,
                unverified_days,
                ..AccountRules::default()
            };
            let found = rules.is_new(5, is_proved, 5 + age);
            assert_eq!(found, expected, "{rules:?} {is_proved} {age}");
        }
        assert_eq!(AccountRules::default().new_account_hours, 24);
    }
}
