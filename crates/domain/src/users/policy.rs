//! Who may do what with people. Pure.

use contract::{errors::Code, ids::UserId};

use crate::{
    ctx::Actor,
    error::{Error, Result},
};

/// Nobody follows themselves.
pub fn may_follow(viewer: UserId, whom: UserId) -> Result<()> {
    if viewer == whom {
        return Err(Error::new(Code::NotAllowed).detail("you cannot follow yourself"));
    }
    Ok(())
}

/// A birthday makes old enough, or not; nobody is asked for one yet.
pub fn may_register(age_in_years: Option<u32>, least_age: u32) -> Result<()> {
    match age_in_years {
        Some(age) if age < least_age => Err(Error::field(Code::AgeRestricted, "birthday")),
        _ => Ok(()),
    }
}

/// What an account is and may, only the host says.
pub fn may_administer(actor: Actor) -> Result<()> {
    match actor {
        Actor::Host => Ok(()),
        _ => Err(Error::new(Code::NotAllowed)),
    }
}
