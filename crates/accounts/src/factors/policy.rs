//! Who may switch two-step verification on. Pure.

/// Whether an account may ask for a second step: its owner can be reached by
/// mail, for the notices, and if everything else is lost.
pub fn may_enable_mfa(email_proved_ms: Option<i64>) -> bool {
    email_proved_ms.is_some()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_second_step_needs_a_proved_address() {
        assert!(may_enable_mfa(Some(1)));
        assert!(!may_enable_mfa(None));
    }
}
