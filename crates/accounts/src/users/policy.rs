//! Who may do what with users. Pure.

use contract::{errors::Code, ids::UserId};
use kernel::{
    ctx::{Actor, Ctx},
    error::{Error, Result},
    extension,
};

const DAY_MS: i64 = 24 * 60 * 60 * 1_000;

/// What the host says of accounts.
#[derive(Debug, Clone, Copy)]
pub struct AccountRules {
    /// Least age in years at registration.
    pub least_age: u32,
    /// Days that an account writes without a verified e-mail address; 0 for ever
    /// (specification §6 "Email verification is required to keep using the account").
    pub unverified_days: u32,
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
}

impl Default for AccountRules {
    fn default() -> Self {
        Self {
            least_age: 13,
            unverified_days: 7,
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
}
