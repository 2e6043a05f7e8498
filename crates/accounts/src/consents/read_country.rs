//! Where consent is needed, and which third party there is.

use std::fmt;

use kernel::{ctx::Ctx, extension};
use serde::Deserialize;

/// Countries that ask for consent first: the European Union, the rest of the
/// European Economic Area, the United Kingdom and Switzerland.
pub const RESTRICTED: [&str; 32] = [
    "AT", "BE", "BG", "CH", "CY", "CZ", "DE", "DK", "EE", "ES", "FI", "FR", "GB", "GR", "HR", "HU",
    "IE", "IS", "IT", "LI", "LT", "LU", "LV", "MT", "NL", "NO", "PL", "PT", "RO", "SE", "SI", "SK",
];

/// Stands for every country in the host's list.
const EVERYWHERE: &str = "*";

/// What the host configured.
#[derive(Debug, Clone, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ConsentRules {
    /// Countries that ask for consent first; [`RESTRICTED`] when missing.
    pub restricted_countries: Option<Vec<String>>,
    /// Page that takes the ad-tracking identifier; no third party without it.
    pub ad_tracking_url: Option<String>,
}

extension!(ConsentRules = |_| ConsentRules::default());

impl ConsentRules {
    /// Whether viewers in this country must be asked first.
    pub fn is_restricted(&self, country: &str) -> bool {
        match &self.restricted_countries {
            None => RESTRICTED.contains(&country),
            Some(own) => own.iter().any(|one| one == EVERYWHERE || one == country),
        }
    }
}

impl fmt::Display for ConsentRules {
    /// One setting a line, as `magpie config` prints them.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let restricted = match &self.restricted_countries {
            Some(own) => own.join(", "),
            None => RESTRICTED.join(", "),
        };
        let or_off = |text: &Option<String>| text.clone().unwrap_or_else(|| "(off)".to_owned());
        writeln!(f, "consent.restricted_countries = {restricted}")?;
        write!(
            f,
            "consent.ad_tracking_url = {}",
            or_off(&self.ad_tracking_url)
        )
    }
}

/// Where the viewer is, as far as is known: what a trusted proxy says of their address,
/// else the host's country.
pub fn country_of(ctx: &Ctx) -> &str {
    let told = ctx.browser.country.as_deref();
    told.unwrap_or(&ctx.house.settings.country)
}

/// Two letters, upper case; none when it is no country, such as `XX` or `T1`,
/// which proxies say when they do not know.
pub fn read_country(text: &str) -> Option<String> {
    let upper = text.trim().to_ascii_uppercase();
    let is_code = upper.len() == 2 && upper.bytes().all(|byte| byte.is_ascii_uppercase());
    (is_code && upper != "XX").then_some(upper)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_law_and_the_host_say_where() {
        let own = |list: &[&str]| ConsentRules {
            restricted_countries: Some(list.iter().map(|code| (*code).to_owned()).collect()),
            ..ConsentRules::default()
        };
        let cases = [
            (ConsentRules::default(), "DE", true),
            (ConsentRules::default(), "GB", true),
            (ConsentRules::default(), "CH", true),
            (ConsentRules::default(), "NO", true),
            (ConsentRules::default(), "US", false),
            (own(&[]), "DE", false),
            (own(&["BR"]), "BR", true),
            (own(&["BR"]), "DE", false),
            (own(&["*"]), "US", true),
        ];
        for (rules, country, expected) in cases {
            assert_eq!(
                rules.is_restricted(country),
                expected,
                "{country} {rules:?}"
            );
        }
    }

    #[test]
    fn only_countries_are_countries() {
        for (text, expected) in [
            ("de", Some("DE")),
            (" FR ", Some("FR")),
            ("XX", None),
            ("T1", None),
            ("", None),
            ("Germany", None),
        ] {
            assert_eq!(read_country(text).as_deref(), expected, "{text}");
        }
    }
}
