//! Countries to choose from: ISO 3166, with English names.

use std::sync::LazyLock;

use contract::{
    errors::Code,
    users::{Choice, Choices, ListChoices},
};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
};

/// Code, tab, name; by name.
static COUNTRIES: LazyLock<Vec<Choice>> =
    LazyLock::new(|| read_choices(include_str!("countries.txt")));

/// `CountriesResource/get` (business §7): all countries. Caller: every viewer.
pub async fn list_countries(_ctx: Ctx, _input: ListChoices) -> Result<Choices> {
    Ok(Choices(COUNTRIES.clone()))
}

/// One of the countries, with any case.
pub fn check_country(field: &str, given: &str) -> Result<&'static str> {
    let country = COUNTRIES
        .iter()
        .find(|country| country.value.eq_ignore_ascii_case(given.trim()));
    let wrong = || Error::field(Code::InvalidInput, field).detail("two letters of a country");
    Ok(country.ok_or_else(wrong)?.value)
}

/// Lines of value, tab and label.
pub(super) fn read_choices(text: &'static str) -> Vec<Choice> {
    text.lines()
        .filter_map(|line| line.split_once('\t'))
        .map(|(value, label)| Choice { value, label })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn countries_are_known_by_two_letters() {
        assert_eq!(COUNTRIES.len(), 250);
        assert_eq!(check_country("country", " de ").unwrap(), "DE");
        for bad in ["", "D", "ZZ", "Germany"] {
            let error = check_country("country", bad).unwrap_err();
            assert_eq!(error.field.as_deref(), Some("country"), "{bad}");
        }
    }
}
