//! Usernames: which are legal, and how one is found for an account.

use contract::{errors::Code, ids::UserId};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
    tx::Tx,
};
use unicode_security::skeleton;

use super::sql;

/// Names that are addresses of ours, or sound like the host speaking. A test compares
/// them with the routers (`crates/doors/tests/doors/names_of_routes.rs`).
const RESERVED: &str = include_str!("reserved_names.txt");
/// Tries to make a free username before giving up.
const NAME_TRIES: usize = 8;
/// Least and greatest length of a username.
const NAME_LENGTH: std::ops::RangeInclusive<usize> = 3..=30;

/// The wanted name, or one made from the user's name.
pub async fn claim_username(
    ctx: &Ctx,
    tx: &Tx,
    id: UserId,
    wanted: Option<&str>,
    first: &str,
    last: &str,
) -> Result<String> {
    if let Some(name) = wanted {
        check_username(name)?;
        claim_wanted(tx, id, name, ctx.now()).await?;
        return Ok(name.to_owned());
    }
    let stem = stem(first, last);
    let vouched = looks_of_others(tx, id).await?;
    for attempt in 0..NAME_TRIES {
        let name = candidate(&stem, attempt, u32::from_le_bytes(ctx.house.random()));
        let is_like = is_reserved(&name) || vouched.contains(&look(&name));
        if !is_like && sql::names::claim_name(tx, &name, id, ctx.now()).await? {
            return Ok(name);
        }
    }
    Err(Error::new(Code::Busy).detail("no free username was found"))
}

/// Claims a name that its user chose: one that is free, and that does not look like that
/// of another user whom the host vouches for.
pub(super) async fn claim_wanted(tx: &Tx, id: UserId, name: &str, now: i64) -> Result<()> {
    let is_like = looks_of_others(tx, id).await?.contains(&look(name));
    if is_like || !sql::names::claim_name(tx, name, id, now).await? {
        return Err(Error::field(Code::UsernameTaken, "username"));
    }
    Ok(())
}

/// What the names of other users look like whom the host vouches for.
async fn looks_of_others(tx: &Tx, id: UserId) -> Result<Vec<String>> {
    let vouched = sql::names::vouched_names(tx).await?;
    let others = vouched.into_iter().filter(|(other, _)| *other != id);
    Ok(others.map(|(_, name)| look(&name)).collect())
}

/// 3 to 30 letters, digits or underscores, with a letter, and not reserved.
pub fn check_username(name: &str) -> Result<()> {
    let legal = NAME_LENGTH.contains(&name.len())
        && name.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'_')
        && name.bytes().any(|b| b.is_ascii_alphabetic());
    if !legal {
        return Err(Error::field(Code::UsernameInvalid, "username"));
    }
    if is_reserved(name) {
        return Err(Error::field(Code::UsernameTaken, "username"));
    }
    Ok(())
}

/// Whether a name is a reserved one, or looks like one (Unicode TS #39's confusables,
/// as far as usernames have their characters).
fn is_reserved(name: &str) -> bool {
    let looks = look(name);
    RESERVED.lines().any(|line| look(line) == looks)
}

/// What a name looks like at a glance: without underscores, and one letter for all that
/// are mistaken for it.
fn look(name: &str) -> String {
    let lower = name
        .to_ascii_lowercase()
        .replace('_', "")
        .replace("rn", "m");
    lower
        .replace("vv", "w")
        .replace('0', "o")
        .replace(['1', 'l'], "i")
        .replace('5', "s")
}

/// The same of a name in any letters: of its letters and digits alone, those that are
/// mistaken for others in any script read as these (Unicode TS #39).
pub fn look_of_name(name: &str) -> String {
    // Twice, since a capital letter and its small one are mistaken for different ones.
    let capitals: String = skeleton(name).collect();
    let small: String = skeleton(&capitals.to_lowercase()).collect();
    let plain: String = small.chars().filter(|c| c.is_alphanumeric()).collect();
    look(&plain.to_lowercase())
}

/// Letters and digits of the name, at most 24; `pinner` when there are none.
fn stem(first: &str, last: &str) -> String {
    let plain: String = format!("{first}{last}")
        .to_lowercase()
        .chars()
        .filter(char::is_ascii_alphanumeric)
        .take(24)
        .collect();
    let has_letter = plain.bytes().any(|b| b.is_ascii_alphabetic());
    if has_letter {
        plain
    } else {
        format!("pinner{plain}")
    }
}

/// The stem itself first, then with more and more digits.
fn candidate(stem: &str, attempt: usize, chance: u32) -> String {
    match attempt {
        0 if NAME_LENGTH.contains(&stem.len()) => stem.to_owned(),
        0..=3 => format!("{stem}{:02}", chance % 100),
        _ => format!("{stem}{:06}", chance % 1_000_000),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn usernames_are_made_from_names() {
        let cases = [
            ("Ada", "Lovelace", "adalovelace"),
            ("李", "", "pinner"),
            ("Jo", "", "jo"),
            ("4", "2", "pinner42"),
        ];
        for (first, last, expected) in cases {
            assert_eq!(stem(first, last), expected);
        }
        assert_eq!(candidate("ada", 0, 7), "ada");
        assert_eq!(candidate("jo", 0, 7), "jo07");
        assert_eq!(candidate("ada", 5, 7), "ada000007");
    }

    #[test]
    fn usernames_are_checked() {
        for good in ["ada", "Ada_1", "a23456789012345678901234567890"] {
            assert!(check_username(good).is_ok(), "{good}");
        }
        for bad in [
            "ab",
            "a b",
            "ä_ö_ü",
            "123",
            "a2345678901234567890123456789012",
            "a-b",
        ] {
            assert_eq!(
                check_username(bad).unwrap_err().code,
                Code::UsernameInvalid,
                "{bad}"
            );
        }
        for reserved in [
            "login", "Settings", "pin", "236x", "exports", "l0gin", "Iogin", "adm1n", "_admin_",
            "rnagpie", "SUPP0RT", "vvww", "5ecurity",
        ] {
            assert_eq!(
                check_username(reserved).unwrap_err().code,
                Code::UsernameTaken
            );
        }
    }
}
