//! Who composes articles, who reads them, and where they stand. Pure.

use contract::articles::ArticleState;
use kernel::{
    ctx::Actor,
    error::{Error, Result},
};

/// Countries of each language in which there is the editorial feature (specification §6
/// "Editorial feature by country/locale").
const EDITIONS: [(&str, &str); 9] = [
    ("en", "US GB CA IN AU ID"),
    (
        "es",
        "MX PE AR CL CO ES VE UY PY EC BO CR DO SV GT HN NI PR PA",
    ),
    ("pt", "BR"),
    ("de", "DE AT CH"),
    ("fr", "FR"),
    ("id", "ID"),
    ("ja", "JP"),
    ("it", "IT"),
    ("sv", "SE"),
];

/// Where a viewer is, and what they read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Place {
    /// Two letters.
    pub country: String,
    /// A locale, such as `pt_BR`.
    pub locale: String,
    /// Whether it is the host's own country, which has the editorial feature anyway.
    pub is_home: bool,
}

/// When and for whom an article stands.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Stand {
    /// Whether it is no draft.
    pub is_published: bool,
    /// From then on.
    pub starts_ms: i64,
    /// Until then.
    pub ends_ms: i64,
    /// Countries; empty for all.
    pub countries: Vec<String>,
    /// Locales; empty for all.
    pub locales: Vec<String>,
}

/// Allows employees of the host.
pub fn may_edit(actor: Actor) -> Result<()> {
    actor.employee().map(drop)
}

/// Allows every viewer to read what stands, and employees what does not; for others that
/// is *not found*. Where a viewer is does not matter: places decide what is listed.
pub fn may_read(actor: Actor, stand: &Stand, now: i64) -> Result<()> {
    match state_of(stand, now) {
        ArticleState::Standing => Ok(()),
        _ => may_edit(actor).map_err(|_| Error::not_found()),
    }
}

/// What has become of an article by now.
pub fn state_of(stand: &Stand, now: i64) -> ArticleState {
    match stand {
        stand if !stand.is_published => ArticleState::Draft,
        stand if stand.ends_ms <= now => ArticleState::Ended,
        stand if stand.starts_ms > now => ArticleState::Scheduled,
        _ => ArticleState::Standing,
    }
}

/// Whether an article is for viewers at a place. One that names neither countries nor
/// locales, as those of trends, is for all places with the editorial feature.
pub fn is_for(stand: &Stand, place: &Place) -> bool {
    if is_for_all(stand) {
        return has_editions(place);
    }
    let is_there = |country: &String| *country == place.country;
    let is_read = |locale: &String| *locale == place.locale;
    (stand.countries.is_empty() || stand.countries.iter().any(is_there))
        && (stand.locales.is_empty() || stand.locales.iter().any(is_read))
}

/// Whether an article names no places.
pub fn is_for_all(stand: &Stand) -> bool {
    stand.countries.is_empty() && stand.locales.is_empty()
}

/// Whether there is the editorial feature at a place.
pub fn has_editions(place: &Place) -> bool {
    let listed = EDITIONS.iter().any(|(spoken, countries)| {
        *spoken == language(&place.locale) && countries.split(' ').any(|one| one == place.country)
    });
    listed || place.is_home
}

/// The country and language of a viewer, such as `CH de`: trends are told by these.
pub fn place_of(country: &str, locale: &str) -> String {
    format!("{country} {}", language(locale))
}

fn language(locale: &str) -> &str {
    locale.split('_').next().unwrap_or(locale)
}

#[cfg(test)]
mod tests {
    use contract::{errors::Code, ids::UserId};
    use kernel::ctx::Standing;

    use super::*;

    fn stand(countries: &[&str], locales: &[&str]) -> Stand {
        let owned = |list: &[&str]| list.iter().map(|one| (*one).to_owned()).collect();
        Stand {
            is_published: true,
            starts_ms: 10,
            ends_ms: 20,
            countries: owned(countries),
            locales: owned(locales),
        }
    }

    #[test]
    fn employees_alone_compose_and_read_drafts() {
        let id = UserId(1);
        let employee = Standing {
            is_employee: true,
            ..Standing::default()
        };
        let refused = |code: Code| (Some(code), Some(Code::NotFound));
        for (actor, (compose, draft)) in [
            (Actor::User(id, employee), (None, None)),
            (Actor::user(id), refused(Code::NotAllowed)),
            (Actor::Limited(id), refused(Code::FullLogInRequired)),
            (Actor::Visitor, refused(Code::SignInRequired)),
            (Actor::Crawler, refused(Code::SignInRequired)),
        ] {
            assert_eq!(may_edit(actor).err().map(|e| e.code), compose, "{actor:?}");
            for (now, standing) in [(9, false), (10, true), (19, true), (20, false)] {
                let read = may_read(actor, &stand(&[], &[]), now);
                let code = read.err().map(|e| e.code);
                assert_eq!(code, if standing { None } else { draft }, "{actor:?} {now}");
            }
        }
    }

    #[test]
    fn an_article_stands_from_its_start_to_its_end() {
        let published = stand(&[], &[]);
        let draft = Stand {
            is_published: false,
            ..published.clone()
        };
        for (stand, now, state) in [
            (&published, 9, ArticleState::Scheduled),
            (&published, 10, ArticleState::Standing),
            (&published, 20, ArticleState::Ended),
            (&draft, 15, ArticleState::Draft),
        ] {
            assert_eq!(state_of(stand, now), state, "{now}");
        }
    }

    /// Every pair of the specification's §6, as it is written there.
    const PLACES: [(&str, &[&str]); 9] = [
        ("en", &["US", "GB", "CA", "IN", "AU", "ID"]),
        (
            "es",
            &[
                "MX", "PE", "AR", "CL", "CO", "ES", "VE", "UY", "PY", "EC", "BO", "CR", "DO", "SV",
                "GT", "HN", "NI", "PR", "PA",
            ],
        ),
        ("pt", &["BR"]),
        ("de", &["DE", "AT", "CH"]),
        ("fr", &["FR"]),
        ("id", &["ID"]),
        ("ja", &["JP"]),
        ("it", &["IT"]),
        ("sv", &["SE"]),
    ];

    #[test]
    fn the_editorial_feature_is_where_the_specification_says_and_nowhere_else() {
        let listed: Vec<(&str, &str)> = PLACES
            .iter()
            .flat_map(|(spoken, countries)| countries.iter().map(move |one| (*spoken, *one)))
            .collect();
        assert_eq!(listed.len(), 34);
        let elsewhere = ["NL", "PT", "PL", "BE", "KR", "ZA", "US ", "us", ""];
        let countries = listed.iter().map(|(_, country)| *country);
        for country in countries.chain(elsewhere) {
            for spoken in [
                "en", "es", "pt", "de", "fr", "id", "ja", "it", "sv", "nl", "",
            ] {
                let expected = listed.contains(&(spoken, country));
                for locale in [spoken.to_owned(), format!("{spoken}_{country}")] {
                    let place = Place {
                        country: country.into(),
                        locale,
                        is_home: false,
                    };
                    assert_eq!(is_for(&stand(&[], &[]), &place), expected, "{place:?}");
                }
            }
        }
    }

    #[test]
    fn places_decide_what_is_listed() {
        // Countries and locales of the article → (country, locale) → whether it is for them.
        type Row = (
            &'static [&'static str],
            &'static [&'static str],
            &'static str,
            &'static str,
            bool,
        );
        let rows: [Row; 16] = [
            (&[], &[], "US", "en_US", true),
            (&[], &[], "AU", "en_GB", true),
            (&[], &[], "ID", "id", true),
            (&[], &[], "ID", "en_US", true),
            (&[], &[], "VE", "es_MX", true),
            (&[], &[], "PT", "pt_PT", false),
            (&[], &[], "FR", "en_US", false),
            (&[], &[], "NL", "nl", false),
            (&["NL"], &[], "NL", "nl", true),
            (&["NL"], &[], "US", "en_US", false),
            (&[], &["nl"], "NL", "nl", true),
            (&[], &["nl"], "DE", "de", false),
            (&[], &["pt_BR"], "PT", "pt_PT", false),
            (&["DE", "AT"], &["de"], "AT", "de", true),
            (&["DE", "AT"], &["de"], "CH", "de", false),
            (&["DE", "AT"], &["de"], "DE", "fr", false),
        ];
        for (countries, locales, country, locale, expected) in rows {
            let place = Place {
                country: country.into(),
                locale: locale.into(),
                is_home: false,
            };
            let article = stand(countries, locales);
            assert_eq!(is_for(&article, &place), expected, "{article:?} {place:?}");
        }
        let home = Place {
            country: "NL".into(),
            locale: "nl".into(),
            is_home: true,
        };
        assert!(is_for(&stand(&[], &[]), &home));
        assert!(!is_for(&stand(&["US"], &[]), &home));
    }
}
