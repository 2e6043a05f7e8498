//! Languages to choose from: the locales of specification §5 and `en_US`, which
//! the product is written in, with names in their own language.

use std::sync::LazyLock;

use contract::{
    errors::Code,
    users::{Choice, Choices, ListChoices},
};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
};

use super::list_countries::read_choices;

/// Locale, tab, name; by locale.
static LOCALES: LazyLock<Vec<Choice>> = LazyLock::new(|| read_choices(include_str!("locales.txt")));

/// `LocalesResource/get` (business §7): all locales. Caller: every viewer.
pub async fn list_locales(_ctx: Ctx, _input: ListChoices) -> Result<Choices> {
    Ok(Choices(LOCALES.clone()))
}

/// One of the locales; dashes are treated as underscores (specification §5).
pub fn check_locale(field: &str, given: &str) -> Result<&'static str> {
    let wanted = given.trim().replace('-', "_");
    let locale = LOCALES
        .iter()
        .find(|locale| locale.value.eq_ignore_ascii_case(&wanted));
    let wrong = || Error::field(Code::InvalidInput, field).detail("a locale such as pt_BR");
    Ok(locale.ok_or_else(wrong)?.value)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn locales_are_taken_with_dashes_too() {
        assert_eq!(LOCALES.len(), 44);
        for (given, kept) in [("pt-BR", "pt_BR"), ("es_419", "es_419"), ("DE", "de")] {
            assert_eq!(check_locale("locale", given).unwrap(), kept);
        }
        for bad in ["", "de_XX", "english"] {
            assert!(check_locale("locale", bad).is_err(), "{bad}");
        }
    }
}
