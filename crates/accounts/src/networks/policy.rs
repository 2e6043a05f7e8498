//! Who may do what with log-ins at other identity providers. Pure.

use contract::errors::Code;
use kernel::error::{Error, Result};

/// The ways into an account beside the one that is to go.
#[derive(Debug, Clone, Copy)]
pub struct OtherWays {
    /// Whether it has a password.
    pub has_password: bool,
    /// Other providers that lead to it.
    pub networks: usize,
    /// Passkeys of it.
    pub passkeys: usize,
}

/// Refuses to disconnect the only way in.
pub fn may_disconnect(others: OtherWays) -> Result<()> {
    match others.has_password || others.networks + others.passkeys > 0 {
        true => Ok(()),
        false => Err(Error::new(Code::LastWayIn)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_way_in_is_left() {
        let cases = [
            (false, 0, 0, false),
            (true, 0, 0, true),
            (false, 1, 0, true),
            (false, 0, 1, true),
        ];
        for (has_password, networks, passkeys, may) in cases {
            let others = OtherWays {
                has_password,
                networks,
                passkeys,
            };
            assert_eq!(may_disconnect(others).is_ok(), may, "{others:?}");
        }
    }
}
