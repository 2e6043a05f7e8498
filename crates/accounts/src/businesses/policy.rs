//! Who may do what with businesses. Pure.

use contract::errors::Code;
use kernel::{
    ctx::Standing,
    error::{Error, Result},
};

/// Linked businesses of one user at most.
pub const MOST_LINKED: usize = 4;

/// Allows personal accounts that own few businesses.
pub fn may_own_another(owner: Standing, owned: usize) -> Result<()> {
    if owner.is_partner {
        return Err(Error::new(Code::PersonalRequired));
    }
    if owned >= MOST_LINKED {
        return Err(Error::new(Code::BusinessLimit));
    }
    Ok(())
}

/// Allows personal accounts that own no business.
pub fn may_become_business(viewer: Standing, owned: usize) -> Result<()> {
    if viewer.is_partner {
        return Err(Error::new(Code::PersonalRequired));
    }
    if owned > 0 {
        return Err(Error::new(Code::BusinessesLinked));
    }
    Ok(())
}

/// Allows businesses that are not linked: one that shares a log-in cannot stand
/// alone.
pub fn may_leave_business(is_linked: bool) -> Result<()> {
    match is_linked {
        true => Err(Error::new(Code::LogInShared)),
        false => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_people_own_businesses_and_only_a_few() {
        let standing = |is_partner| Standing {
            is_partner,
            ..Standing::default()
        };
        let code = |outcome: Result<()>| outcome.err().map(|error| error.code);
        let cases = [
            (false, 0, None, None),
            (false, 3, None, Some(Code::BusinessesLinked)),
            (
                false,
                4,
                Some(Code::BusinessLimit),
                Some(Code::BusinessesLinked),
            ),
            (
                true,
                0,
                Some(Code::PersonalRequired),
                Some(Code::PersonalRequired),
            ),
        ];
        for (is_partner, owned, own, become_one) in cases {
            let viewer = standing(is_partner);
            assert_eq!(code(may_own_another(viewer, owned)), own);
            assert_eq!(code(may_become_business(viewer, owned)), become_one);
        }
        assert_eq!(code(may_leave_business(true)), Some(Code::LogInShared));
        assert_eq!(code(may_leave_business(false)), None);
    }
}
