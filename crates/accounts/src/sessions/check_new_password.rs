//! What may become a password (specification §5, password rule).

use contract::{errors::Code, ids::UserId};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
};

use crate::users;

/// Passwords that are tried first, of at least eight characters: the commonest 10,000 of
/// the list of zxcvbn-ts (MIT), and some of our own.
const COMMON: &str = include_str!("common_passwords.txt");
/// Characters at least.
const LEAST: usize = 8;
/// Characters at most, so that hashing stays bounded.
pub(super) const LONGEST: usize = 128;

/// Whether this may become the password of who has these names and this address.
///
/// # Errors
/// One of the field: its length, its characters, that it is common, or that it is nothing
/// but one of the names, or the host's.
pub fn check_new_password(ctx: &Ctx, field: &str, password: &str, names: &[&str]) -> Result<()> {
    match fault(
        password,
        &[names, &[ctx.house.settings.brand.as_str()]].concat(),
    ) {
        Some(code) => Err(Error::field(code, field)),
        None => Ok(()),
    }
}

/// The same for a user: their names are their username, full name and address.
///
/// # Errors
/// As [`check_new_password`].
pub async fn check_password_of(ctx: &Ctx, id: UserId, field: &str, password: &str) -> Result<()> {
    let row = users::find(&ctx.house.db, id).await?;
    let names = row
        .iter()
        .flat_map(|row| [&*row.username, &*row.full_name, &*row.email]);
    check_new_password(ctx, field, password, &names.collect::<Vec<_>>())
}

fn fault(password: &str, names: &[&str]) -> Option<Code> {
    let basic = |c: char| c.is_alphanumeric() || c.is_ascii_graphic() || c == ' ';
    if !(LEAST..=LONGEST).contains(&password.chars().count()) {
        return Some(Code::PasswordLength);
    }
    if !password.chars().all(basic) {
        return Some(Code::PasswordCharacters);
    }
    if COMMON
        .lines()
        .any(|common| common.eq_ignore_ascii_case(password))
    {
        return Some(Code::PasswordCommon);
    }
    let said = letters(password);
    let is_name = |name: &&str| {
        let name = name.split('@').next().unwrap_or_default();
        letters(name) == said || name.split_whitespace().any(|part| letters(part) == said)
    };
    (!said.is_empty() && names.iter().any(is_name)).then_some(Code::PasswordCommon)
}

/// What is left without case, digits and symbols, which are guessed with a name.
fn letters(text: &str) -> String {
    text.chars()
        .filter(|c| c.is_alphabetic())
        .flat_map(char::to_lowercase)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn passwords_follow_the_rule() {
        let long = "x".repeat(129);
        let cases = [
            ("magpie-demo", None),
            ("corréct horse 9", None),
            ("short7!", Some(Code::PasswordLength)),
            (long.as_str(), Some(Code::PasswordLength)),
            ("emoji😀emoji", Some(Code::PasswordCharacters)),
            ("tab\tinside", Some(Code::PasswordCharacters)),
            ("Password1", Some(Code::PasswordCommon)),
            ("Liverpool1", Some(Code::PasswordCommon)),
            ("Magpie2026!", Some(Code::PasswordCommon)),
            ("ada.lovelace", Some(Code::PasswordCommon)),
            ("AdaLovelace1815", Some(Code::PasswordCommon)),
            ("1234-Lovelace-5678", Some(Code::PasswordCommon)),
            ("COUNTESS1", Some(Code::PasswordCommon)),
            ("a lovelace of 1815", None),
            ("4711-0815-2323", None),
        ];
        let names = ["Magpie", "Ada Lovelace", "countess@example.com", "", "42"];
        for (password, expected) in cases {
            assert_eq!(fault(password, &names), expected, "{password}");
        }
    }

    #[test]
    fn many_common_passwords_are_known() {
        let long_enough = |line: &&str| line.chars().count() >= LEAST;
        assert!(COMMON.lines().filter(long_enough).count() > 3_000);
    }
}
