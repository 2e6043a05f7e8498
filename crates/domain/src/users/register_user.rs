//! Make an account with e-mail and password, and sign it in.

use contract::{errors::Code, ids::UserId, sessions::SignedIn, users::RegisterUser};

use super::{
    check_birthday::{age_in_years, check_birthday},
    policy, sql,
    update_user::full_name,
};
use crate::{
    ctx::Ctx,
    error::{Error, Result},
    mails::{About, Errand, send_mail},
    sessions::{hash_password, sign_in::sign_in},
    validate,
};

/// Names that are addresses of ours, or sound like the host speaking.
const RESERVED: &str = include_str!("reserved_names.txt");
/// Tries to make a free username before giving up.
const NAME_TRIES: usize = 8;
/// Least and greatest length of a username.
const NAME_LENGTH: std::ops::RangeInclusive<usize> = 3..=30;

/// `UserRegisterResource/create`.
pub async fn register_user(ctx: Ctx, input: RegisterUser) -> Result<SignedIn> {
    let email = validate::email("email", &input.email)?;
    let first = validate::optional_line("first_name", input.first_name.as_deref(), 60)?;
    let last = validate::optional_line("last_name", input.last_name.as_deref(), 60)?;
    let gender = input
        .gender
        .as_deref()
        .map(|text| validate::line("gender", text, 0, 60))
        .transpose()?;
    let birthday = input
        .birthday
        .as_deref()
        .map(|text| check_birthday("birthday", text))
        .transpose()?;
    let age = birthday
        .as_deref()
        .map(|born| age_in_years(born, ctx.now()));
    policy::may_register(age, ctx.house.settings.least_age)?;
    if let Some(name) = &input.username {
        check_username(name)?;
    }
    hash_password::check_new_password("password", &input.password)?;
    let hash = hash_password::hash_password(&ctx, input.password.clone()).await?;

    let first = if first.is_empty() {
        name_from_email(&email)
    } else {
        first
    };
    let id = UserId(ctx.new_id());
    let tx = ctx.house.db.begin().await?;
    if !sql::claim_email(&tx, &email, id).await? {
        return Err(Error::field(Code::EmailTaken, "email"));
    }
    let username = claim_username(&ctx, &tx, id, input.username.as_deref(), &first, &last).await?;
    let user = sql::NewUser {
        id,
        username: &username,
        first_name: &first,
        last_name: &last,
        full_name: &full_name(&first, &last),
        email: &email,
        password_hash: &hash,
        country: &country(&ctx, input.country.as_deref()),
        locale: &ctx.house.settings.locale,
        gender: gender.as_deref(),
        birthday: birthday.as_deref(),
        created_ms: ctx.now(),
    };
    sql::insert(&tx, &user).await?;
    let errand = Errand {
        user_id: id,
        about: About::VerifyEmail,
    };
    send_mail(&ctx, &tx, &errand).await?;
    sign_in(ctx, tx, id).await
}

/// The wanted name, or one made from the person's name.
async fn claim_username(
    ctx: &Ctx,
    tx: &store::Tx,
    id: UserId,
    wanted: Option<&str>,
    first: &str,
    last: &str,
) -> Result<String> {
    if let Some(name) = wanted {
        let free = sql::claim_name(tx, name, id).await?;
        return free
            .then(|| name.to_owned())
            .ok_or_else(|| Error::field(Code::UsernameTaken, "username"));
    }
    let stem = stem(first, last);
    for attempt in 0..NAME_TRIES {
        let name = candidate(&stem, attempt, u32::from_le_bytes(ctx.house.random()));
        if !is_reserved(&name) && sql::claim_name(tx, &name, id).await? {
            return Ok(name);
        }
    }
    Err(Error::new(Code::Busy).detail("no free username was found"))
}

/// 3 to 30 letters, digits or underscores, with a letter, and not reserved.
fn check_username(name: &str) -> Result<()> {
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

fn is_reserved(name: &str) -> bool {
    RESERVED.lines().any(|line| line.eq_ignore_ascii_case(name))
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

fn name_from_email(email: &str) -> String {
    let local = email.split(['@', '+']).next().unwrap_or_default();
    let words: Vec<String> = local
        .split(['.', '_', '-'])
        .filter(|word| !word.is_empty())
        .map(|word| {
            let mut chars = word.chars();
            chars
                .next()
                .map(|c| c.to_uppercase().collect::<String>() + chars.as_str())
                .unwrap_or_default()
        })
        .collect();
    words.join(" ").chars().take(60).collect()
}

fn country(ctx: &Ctx, given: Option<&str>) -> String {
    given
        .filter(|code| code.len() == 2 && code.bytes().all(|b| b.is_ascii_alphabetic()))
        .map_or_else(|| ctx.house.settings.country.clone(), str::to_uppercase)
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
        for reserved in ["login", "Settings", "pin"] {
            assert_eq!(
                check_username(reserved).unwrap_err().code,
                Code::UsernameTaken
            );
        }
    }

    #[test]
    fn names_are_made_from_addresses() {
        assert_eq!(
            name_from_email("ada.lovelace+pins@example.org"),
            "Ada Lovelace"
        );
        assert_eq!(name_from_email("_@example.org"), "");
    }
}
