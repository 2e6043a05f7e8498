//! Where a request comes from: country and region of its network address, as a trusted
//! proxy says them or a database of addresses that the host names, and the locale that its
//! browser asks for.

use std::{net::IpAddr, sync::Arc};

use accounts::{consents::read_country::read_country, users::list_locales::check_locale};
use http::HeaderMap;
use maxminddb::{Reader, geoip2::City};

use super::caller::header;

/// Longest region, in characters: codes of ISO 3166-2 have three at most.
const LONGEST: usize = 8;
/// Languages written from right to left, among the accepted locales.
const RIGHT_TO_LEFT: [&str; 2] = ["ar", "he"];
/// Countries whose names of hosts end otherwise than they are called.
const ENDINGS: [(&str, &str); 1] = [("uk", "GB")];
/// Endings of two letters that are registered for what they spell, and tell no country.
const GENERIC: [&str; 8] = ["io", "ai", "co", "me", "tv", "fm", "app", "dev"];

/// What the host lets the server know of places.
#[derive(Debug, Default)]
pub struct Places {
    /// Header in which a trusted proxy says the country.
    pub country_header: Option<String>,
    /// Header in which it says the region.
    pub region_header: Option<String>,
    /// Addresses with their countries and regions, in MaxMind's format.
    pub addresses: Option<Reader<Vec<u8>>>,
}

/// A place.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Place {
    /// Two letters.
    pub country: Option<Arc<str>>,
    /// Code of the region within it, such as `BY`.
    pub region: Option<Arc<str>>,
}

impl Places {
    /// Where an address is; `headers` are those of a proxy that is trusted, if there is
    /// one. What the proxy says wins.
    pub fn find(&self, headers: Option<&HeaderMap>, address: IpAddr) -> Place {
        let said = |name: &Option<String>| header(headers?, name.as_deref()?);
        if let Some(country) = said(&self.country_header).and_then(read_country) {
            let region = said(&self.region_header).and_then(read_region);
            return Place {
                country: Some(country.into()),
                region,
            };
        }
        self.look_up(address).unwrap_or_default()
    }

    fn look_up(&self, address: IpAddr) -> Option<Place> {
        let found = self.addresses.as_ref()?.lookup(address).ok()?;
        let city: City<'_> = found.decode().ok()??;
        let region = city.subdivisions.first().and_then(|one| one.iso_code);
        Some(Place {
            country: city.country.iso_code.and_then(read_country).map(Arc::from),
            region: region.and_then(read_region),
        })
    }
}

fn read_region(text: &str) -> Option<Arc<str>> {
    let text = text.trim();
    let is_code = (1..=LONGEST).contains(&text.len())
        && text.bytes().all(|byte| byte.is_ascii_alphanumeric());
    is_code.then(|| text.to_ascii_uppercase().into())
}

/// The first accepted locale that `Accept-Language` names, the most wanted first; a
/// language alone stands for its first locale.
pub fn accepted_locale(headers: &HeaderMap) -> Option<&'static str> {
    let list = header(headers, "accept-language")?;
    let mut wanted: Vec<(f32, &str)> = list.split(',').take(16).filter_map(weighed).collect();
    // The sort is stable: of what is wanted alike, what is named first comes first.
    wanted.sort_by(|one, other| other.0.total_cmp(&one.0));
    wanted.into_iter().find_map(|(_, tag)| locale_of(tag))
}

/// A language tag with how much it is wanted, from 0, which is not at all, to 1.
fn weighed(part: &str) -> Option<(f32, &str)> {
    let (tag, weight) = part.split_once(';').unwrap_or((part, "q=1"));
    let weight = weight.trim().strip_prefix("q=")?.parse().ok()?;
    (weight > 0.0).then_some((weight, tag.trim()))
}

fn locale_of(tag: &str) -> Option<&'static str> {
    let known = |tag: &str| check_locale("locale", tag).ok();
    let language = tag.split('-').next()?;
    known(tag).or_else(|| match language {
        "en" => known("en_US"),
        "es" => known("es_ES"),
        "pt" => known("pt_PT"),
        "zh" => known("zh_CN"),
        _ => known(language).or_else(|| locale_in(language)),
    })
}

/// The locale of a language that is accepted for one country alone, such as `sv_SE`.
fn locale_in(language: &str) -> Option<&'static str> {
    const COUNTRIES: [(&str, &str); 29] = [
        ("af", "ZA"),
        ("ar", "SA"),
        ("bg", "BG"),
        ("bn", "IN"),
        ("cs", "CZ"),
        ("da", "DK"),
        ("el", "GR"),
        ("fi", "FI"),
        ("he", "IL"),
        ("hi", "IN"),
        ("hr", "HR"),
        ("hu", "HU"),
        ("id", "ID"),
        ("ko", "KR"),
        ("ms", "MY"),
        ("nb", "NO"),
        ("no", "NO"),
        ("pl", "PL"),
        ("ro", "RO"),
        ("ru", "RU"),
        ("sk", "SK"),
        ("sv", "SE"),
        ("te", "IN"),
        ("th", "TH"),
        ("tl", "PH"),
        ("fil", "PH"),
        ("uk", "UA"),
        ("vi", "VN"),
        ("nn", "NO"),
    ];
    let (_, country) = COUNTRIES.iter().find(|(known, _)| *known == language)?;
    let written = match language {
        "no" | "nn" => "nb",
        "fil" => "tl",
        other => other,
    };
    check_locale("locale", &format!("{written}_{country}")).ok()
}

/// The language of a locale.
pub fn language_of(locale: &str) -> &str {
    locale.split(['_', '-']).next().unwrap_or("en")
}

/// Whether a locale's text runs from right to left.
pub fn is_right_to_left(locale: &str) -> bool {
    RIGHT_TO_LEFT.contains(&language_of(locale))
}

/// The country that a host's name ends with, such as `DE` for `https://magpie.example.de`.
pub fn country_of_host(origin: &str) -> Option<String> {
    let host = origin.split("://").last()?.split(':').next()?;
    let (_, ending) = host.rsplit_once('.')?;
    if GENERIC.contains(&ending) {
        return None;
    }
    let written = ENDINGS.iter().find(|(known, _)| *known == ending);
    match written {
        Some((_, country)) => Some((*country).to_owned()),
        None => read_country(ending),
    }
}

#[cfg(test)]
mod tests {
    use http::HeaderValue;

    use super::*;

    fn place(country: &str, region: &str) -> Place {
        let some = |text: &str| (!text.is_empty()).then(|| Arc::from(text));
        Place {
            country: some(country),
            region: some(region),
        }
    }

    /// `203.0.113.0/24` is in Bavaria, `198.51.100.0/24` in France, and no more.
    fn places() -> Places {
        let bytes = include_bytes!("../../tests/places.mmdb").to_vec();
        Places {
            country_header: Some("x-country".into()),
            region_header: Some("x-region".into()),
            addresses: Some(Reader::from_source(bytes).unwrap()),
        }
    }

    #[test]
    fn a_trusted_proxy_says_where_or_the_hosts_database() {
        let said = |country: &'static str, region: &'static str| {
            HeaderMap::from_iter([
                (
                    "x-country".parse().unwrap(),
                    HeaderValue::from_static(country),
                ),
                (
                    "x-region".parse().unwrap(),
                    HeaderValue::from_static(region),
                ),
            ])
        };
        let (bavaria, france, nowhere) = ("203.0.113.7", "198.51.100.1", "192.0.2.1");
        let cases = [
            (None, bavaria, place("DE", "BY")),
            (None, france, place("FR", "")),
            (None, nowhere, place("", "")),
            (None, "2001:db8::1", place("", "")),
            (Some(said("be", "vlg")), bavaria, place("BE", "VLG")),
            (Some(said("be", "no region")), bavaria, place("BE", "")),
            (Some(said("XX", "VLG")), bavaria, place("DE", "BY")),
        ];
        for (headers, address, expected) in cases {
            let found = places().find(headers.as_ref(), address.parse().unwrap());
            assert_eq!(found, expected, "{headers:?} {address}");
        }
        let nothing = Places::default();
        let found = nothing.find(Some(&said("DE", "BY")), bavaria.parse().unwrap());
        assert_eq!(
            found,
            place("", ""),
            "a host that names no header and no database"
        );
    }

    #[test]
    fn a_browser_asks_for_a_locale() {
        let cases = [
            ("de-DE,de;q=0.9,en;q=0.8", Some("de")),
            ("pt-BR", Some("pt_BR")),
            ("pt", Some("pt_PT")),
            ("sv", Some("sv_SE")),
            ("en-NZ,en;q=0.5", Some("en_US")),
            ("xx, ar;q=0.5", Some("ar_SA")),
            ("fr;q=0.1, it;q=0.7", Some("it")),
            ("no", Some("nb_NO")),
            ("fr;q=0", None),
            ("fr;q=much", None),
            ("*", None),
            ("", None),
        ];
        for (said, expected) in cases {
            let headers = HeaderMap::from_iter([(
                http::header::ACCEPT_LANGUAGE,
                HeaderValue::from_static(said),
            )]);
            assert_eq!(accepted_locale(&headers), expected, "{said}");
        }
        assert_eq!(accepted_locale(&HeaderMap::new()), None);
    }

    #[test]
    fn locales_tell_language_and_direction() {
        for (locale, language, is_rtl) in [
            ("ar_SA", "ar", true),
            ("he_IL", "he", true),
            ("en_US", "en", false),
            ("de", "de", false),
        ] {
            assert_eq!(
                (language_of(locale), is_right_to_left(locale)),
                (language, is_rtl)
            );
        }
    }

    #[test]
    fn names_of_hosts_may_end_with_a_country() {
        for (origin, expected) in [
            ("https://magpie.example.de", Some("DE")),
            ("https://magpie.co.uk", Some("GB")),
            ("http://magpie.fr:8080", Some("FR")),
            ("https://magpie.example", None),
            ("https://magpie.io", None),
            ("http://127.0.0.1:8080", None),
            ("http://localhost", None),
        ] {
            assert_eq!(country_of_host(origin).as_deref(), expected, "{origin}");
        }
    }
}
