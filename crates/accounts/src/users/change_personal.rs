//! What of an update is told to the host alone.

use contract::{errors::Code, users::UpdateUser};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
    validate,
};

use super::{
    check_birthday::{age_in_years, check_birthday},
    list_countries::check_country,
    list_locales::check_locale,
    policy,
    sql::StoredUser,
};

/// Genders to choose from; `custom` has the user's own words beside it.
const GENDERS: [&str; 4] = ["female", "male", "unspecified", "custom"];
/// Digits of a phone number without the country's prefix (ITU-T E.164).
const PHONE_DIGITS: std::ops::RangeInclusive<usize> = 4..=14;

/// Brings what was given into the row.
pub fn change_personal(ctx: &Ctx, row: &mut StoredUser, input: &UpdateUser) -> Result<()> {
    if let Some(text) = &input.birthday {
        let born = check_birthday("birthday", text)?;
        let age = age_in_years(&born, ctx.now());
        policy::is_old_enough(ctx, Some(age))?;
        row.birthday = Some(born);
    }
    if let Some(country) = &input.country {
        row.country = check_country("country", country)?.to_owned();
    }
    if let Some(locale) = &input.locale {
        row.locale = check_locale("locale", locale)?.to_owned();
    }
    change_gender(row, input)?;
    change_phone(row, input)
}

fn change_gender(row: &mut StoredUser, input: &UpdateUser) -> Result<()> {
    if let Some(gender) = &input.gender {
        check_gender(gender)?;
        row.gender = Some(gender.clone());
    }
    if let Some(words) = &input.custom_gender {
        let words = validate::line("custom_gender", words, 0, 60)?;
        row.custom_gender = Some(words).filter(|words| !words.is_empty());
    }
    if row.gender.as_deref() != Some("custom") {
        row.custom_gender = None;
    }
    Ok(())
}

/// One of those that may be chosen.
pub fn check_gender(gender: &str) -> Result<()> {
    if GENDERS.contains(&gender) {
        return Ok(());
    }
    let detail = "gender is female, male, unspecified or custom";
    Err(Error::field(Code::InvalidInput, "gender").detail(detail))
}

fn change_phone(row: &mut StoredUser, input: &UpdateUser) -> Result<()> {
    if let Some(country) = input.phone_country.as_deref().filter(|it| !it.is_empty()) {
        row.phone_country = Some(check_country("phone_country", country)?.to_owned());
    }
    if let Some(number) = &input.phone_number {
        row.phone_number = phone_digits(number)?;
    }
    if row.phone_number.is_none() {
        row.phone_country = None;
    } else if row.phone_country.is_none() {
        let detail = "phone_country is required with phone_number";
        return Err(Error::field(Code::InvalidInput, "phone_country").detail(detail));
    }
    Ok(())
}

/// The digits of a number, however it was written; an empty one is none.
fn phone_digits(text: &str) -> Result<Option<String>> {
    let digits: String = text.chars().filter(char::is_ascii_digit).collect();
    let only = text
        .chars()
        .all(|c| c.is_ascii_digit() || " -()./".contains(c));
    if text.trim().is_empty() {
        return Ok(None);
    }
    if !only || !PHONE_DIGITS.contains(&digits.len()) {
        return Err(Error::field(Code::PhoneInvalid, "phone_number"));
    }
    Ok(Some(digits))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn phone_numbers_are_read_however_they_are_written() {
        let good = [
            ("(555) 010-9999", Some("5550109999")),
            ("0171/123.45", Some("017112345")),
            ("  ", None),
        ];
        for (given, kept) in good {
            assert_eq!(phone_digits(given).unwrap().as_deref(), kept, "{given}");
        }
        for bad in ["123", "123456789012345", "call me", "+49 171 1234"] {
            let error = phone_digits(bad).unwrap_err();
            assert_eq!(error.code, Code::PhoneInvalid, "{bad}");
        }
    }
}
