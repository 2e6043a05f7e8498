//! The same page under the host's other names, for search engines (`hreflang`).

use std::{collections::BTreeMap, fmt};

use kernel::{ctx::Ctx, extension};
use serde::Deserialize;

/// For whom each of the host's addresses is: a language, or a language and a country, such
/// as `en-GB`. The host's `[hreflang]`.
#[derive(Debug, Clone, Default, PartialEq, Eq, Deserialize)]
#[serde(transparent)]
pub struct Hreflang(pub BTreeMap<String, String>);

extension!(Hreflang = |_| Hreflang::default());

impl fmt::Display for Hreflang {
    /// One setting a line, as `magpie config` prints them.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0
            .iter()
            .try_for_each(|(address, whom)| writeln!(f, "hreflang.{address} = {whom}"))
    }
}

impl Hreflang {
    /// What is wrong with it on a host of these addresses; none for what search engines
    /// understand.
    pub fn complaint(&self, addresses: &[String]) -> Option<String> {
        self.0.iter().find_map(|(address, whom)| {
            if !addresses.contains(address) {
                return Some(format!(
                    "{address} is neither public_url nor one of siblings"
                ));
            }
            let is_known = is_language_of_country(whom);
            (!is_known).then(|| format!("{whom} is no language, such as en, or en-GB"))
        })
    }
}

/// ISO 639-1, and ISO 3166-1 alpha-2 behind a hyphen: search engines take no country
/// alone.
fn is_language_of_country(tag: &str) -> bool {
    let (language, country) = tag.split_once('-').unwrap_or((tag, "GB"));
    let is_language = language.len() == 2 && language.bytes().all(|c| c.is_ascii_lowercase());
    is_language && country.len() == 2 && country.bytes().all(|c| c.is_ascii_uppercase())
}

/// Under which addresses the page at this one is known to whom, itself among them; last the
/// host's main address, for all others (`x-default`). None for a host that says of one
/// address only, for an address of which it says nothing (every page that is named has to
/// name the others), and for a page that is known at another address.
pub fn alternates(ctx: &Ctx, canonical: &str, path: &str) -> Vec<(String, String)> {
    let named = &ctx.house.get::<Hreflang>().0;
    let origin = &*ctx.origin.0;
    let is_own = canonical.strip_prefix(origin) == Some(path);
    if named.len() < 2 || !named.contains_key(origin) || !is_own {
        return Vec::new();
    }
    let main = named.get_key_value(&ctx.house.settings.address);
    let all = named.iter().map(|(address, whom)| (whom.as_str(), address));
    all.chain(main.map(|(address, _)| ("x-default", address)))
        .map(|(whom, address)| (whom.to_owned(), format!("{address}{path}")))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_the_hosts_and_languages_are_known() {
        let addresses = [
            "https://pins.example".to_owned(),
            "https://de.pins.example".into(),
        ];
        for (address, whom, is_right) in [
            ("https://pins.example", "en", true),
            ("https://de.pins.example", "de-DE", true),
            ("https://fr.pins.example", "fr", false),
            ("https://pins.example/", "en", false),
            ("https://pins.example", "DE", false),
            ("https://pins.example", "en-gb", false),
            ("https://pins.example", "en-", false),
            ("https://pins.example", "en_GB", false),
            ("https://pins.example", "x-default", false),
            ("https://pins.example", "", false),
        ] {
            let hreflang = Hreflang(BTreeMap::from([(address.to_owned(), whom.to_owned())]));
            let complaint = hreflang.complaint(&addresses);
            assert_eq!(
                complaint.is_none(),
                is_right,
                "{address} {whom}: {complaint:?}"
            );
        }
    }
}
