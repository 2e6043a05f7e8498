//! Reads what a visitor chose.

use contract::consents::Consent;

/// The choice in the web app's cookie `cookie_consent`: a digit each for personalization,
/// analytics and marketing, such as `010` (decision 18). None where it says anything else.
pub fn read_choice(cookie: &str) -> Option<Consent> {
    let &[personalization, analytic, marketing] = cookie.as_bytes() else {
        return None;
    };
    let flag = |digit| match digit {
        b'0' => Some(false),
        b'1' => Some(true),
        _ => None,
    };
    Some(Consent {
        personalization: flag(personalization)?,
        analytic: flag(analytic)?,
        marketing: flag(marketing)?,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_choice_has_three_digits_and_nothing_else() {
        let chosen = |personalization, analytic, marketing| {
            Some(Consent {
                personalization,
                analytic,
                marketing,
            })
        };
        for (cookie, expected) in [
            ("000", chosen(false, false, false)),
            ("100", chosen(true, false, false)),
            ("010", chosen(false, true, false)),
            ("111", chosen(true, true, true)),
            ("", None),
            ("01", None),
            ("0100", None),
            ("012", None),
            ("0\u{661}", None),
        ] {
            assert_eq!(read_choice(cookie), expected, "{cookie}");
        }
    }
}
