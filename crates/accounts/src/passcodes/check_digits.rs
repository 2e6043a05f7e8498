//! What is a passcode (specification §5, §9).

use contract::errors::Code;
use kernel::error::{Error, Result};

/// Digits of a passcode (specification §9 "Passcode length").
const LENGTH: usize = 4;

/// The digits of what was typed, without its spaces: required, digits only, four.
pub fn check_digits(field: &str, typed: &str) -> Result<String> {
    let kept: String = typed.chars().filter(|c| !c.is_whitespace()).collect();
    let wrong = |code| Err(Error::field(code, field));
    if kept.is_empty() {
        return wrong(Code::PasscodeMissing);
    }
    if !kept.bytes().all(|byte| byte.is_ascii_digit()) {
        return wrong(Code::PasscodeDigits);
    }
    if kept.len() != LENGTH {
        return wrong(Code::PasscodeLength);
    }
    Ok(kept)
}

/// The same for one that is chosen, typed twice.
pub fn check_new_digits(passcode: &str, again: &str) -> Result<String> {
    let kept = check_digits("passcode", passcode)?;
    match check_digits("confirmPasscode", again)? == kept {
        true => Ok(kept),
        false => Err(Error::field(Code::PasscodesDiffer, "confirmPasscode")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_passcode_is_four_digits() {
        for (typed, expected) in [
            ("1234", Ok("1234")),
            (" 1 2 3 4 ", Ok("1234")),
            ("0000", Ok("0000")),
            ("", Err(Code::PasscodeMissing)),
            ("   ", Err(Code::PasscodeMissing)),
            ("12a4", Err(Code::PasscodeDigits)),
            ("١٢٣٤", Err(Code::PasscodeDigits)),
            ("-123", Err(Code::PasscodeDigits)),
            ("123", Err(Code::PasscodeLength)),
            ("12345", Err(Code::PasscodeLength)),
        ] {
            let outcome = check_digits("passcode", typed);
            let outcome = outcome.as_deref().map_err(|error| error.code);
            assert_eq!(outcome, expected, "{typed}");
        }
    }

    #[test]
    fn a_new_one_is_typed_twice() {
        let named = |one, two| {
            let error = check_new_digits(one, two).err()?;
            Some((error.code, error.field.unwrap_or_default()))
        };
        assert_eq!(named("1234", "12 34"), None);
        let field = "confirmPasscode".to_owned();
        assert_eq!(
            named("1234", "1235"),
            Some((Code::PasscodesDiffer, field.clone()))
        );
        assert_eq!(named("1234", ""), Some((Code::PasscodeMissing, field)));
    }
}
