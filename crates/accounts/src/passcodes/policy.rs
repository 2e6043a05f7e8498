//! Who may have a passcode. Pure.

use contract::errors::Code;
use kernel::{
    ctx::Standing,
    error::{Error, Result},
};

use crate::users::OF_AGE;

/// Whether a user is known to be under 18.
pub fn is_candidate(standing: Standing) -> bool {
    standing.is_under(OF_AGE)
}

/// Allows users who are known to be under 18.
pub fn may_create(standing: Standing) -> Result<()> {
    match is_candidate(standing) {
        true => Ok(()),
        false => Err(Error::new(Code::PasscodeForMinors)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn people_under_18_may_have_one() {
        for (age_in_years, expected) in [
            (Some(13), true),
            (Some(17), true),
            (Some(18), false),
            (None, false),
        ] {
            let standing = Standing {
                age_in_years,
                ..Standing::default()
            };
            assert_eq!(may_create(standing).is_ok(), expected, "{age_in_years:?}");
        }
    }
}
