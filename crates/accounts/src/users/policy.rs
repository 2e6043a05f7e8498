//! Who may do what with users. Pure.

use contract::{errors::Code, ids::UserId};
use kernel::{
    ctx::{Actor, Ctx},
    error::{Error, Result},
    extension,
};

/// What the host says of accounts.
#[derive(Debug, Clone, Copy)]
pub struct AccountRules {
    /// Least age in years at registration.
    pub least_age: u32,
    /// Days that an account writes without a verified e-mail address; 0 for ever
    /// (specification §6 "Email verification is required to keep using the account").
    pub unverified_days: u32,
}

impl Default for AccountRules {
    fn default() -> Self {
        Self {
            least_age: 13,
            unverified_days: 7,
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
