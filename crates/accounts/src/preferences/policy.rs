//! What age decides, what a passcode protects, and who reaches whom. Pure.

use contract::{
    errors::Code,
    preferences::{Audience, Delivery, Preferences, UpdatePreferences},
};
use kernel::{
    ctx::Standing,
    error::{Error, Result},
};

use crate::{
    rules::read_words::has_word,
    users::{GROWN_UP, OF_AGE},
};

/// Widest audience of users under 16: for comments, mentions, tags.
const AUDIENCE_UNDER_16: Audience = Audience::Followed;

/// Sets what age decides, and names it: under 16 a profile is private and out of
/// search engines, messages are refused, and only users whom they follow comment,
/// mention and tag.
pub fn limit(mut wanted: Preferences, standing: Standing) -> Preferences {
    wanted.locked.clear();
    if !standing.is_under(GROWN_UP) {
        return wanted;
    }
    wanted.is_private_profile = true;
    wanted.exclude_from_search = true;
    wanted.messages_from_followed = Delivery::Refused;
    wanted.messages_from_others = Delivery::Refused;
    for audience in [
        &mut wanted.comments_from,
        &mut wanted.mentions_from,
        &mut wanted.tags_from,
    ] {
        *audience = (*audience).min(AUDIENCE_UNDER_16);
    }
    wanted.locked = vec![
        "is_private_profile",
        "exclude_from_search",
        "messages_from_followed",
        "messages_from_others",
        "comments_from",
        "mentions_from",
        "tags_from",
    ];
    wanted
}

/// Refuses what a user of this age may not choose, and names it.
pub fn may_choose(input: &UpdatePreferences, standing: Standing) -> Result<()> {
    if !standing.is_under(GROWN_UP) {
        return Ok(());
    }
    let too_far = |audience: Option<Audience>| audience.is_some_and(|it| it > AUDIENCE_UNDER_16);
    let delivered = |delivery: Option<Delivery>| delivery.is_some_and(|it| it > Delivery::Refused);
    let refused = [
        (
            "is_private_profile",
            input.is_private_profile == Some(false),
        ),
        (
            "exclude_from_search",
            input.exclude_from_search == Some(false),
        ),
        (
            "messages_from_followed",
            delivered(input.messages_from_followed),
        ),
        (
            "messages_from_others",
            delivered(input.messages_from_others),
        ),
        ("comments_from", too_far(input.comments_from)),
        ("mentions_from", too_far(input.mentions_from)),
        ("tags_from", too_far(input.tags_from)),
    ];
    match refused.iter().find(|(_, is_refused)| *is_refused) {
        Some((field, _)) => Err(Error::field(Code::AgeDecides, field)),
        None => Ok(()),
    }
}

/// Whether an audience includes a user, who is followed or not.
pub fn is_among(audience: Audience, is_followed: bool) -> bool {
    match audience {
        Audience::Everyone => true,
        Audience::Followed => is_followed,
        Audience::Nobody => false,
    }
}

/// How age lets one user write to another.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ByAge {
    /// As the receiver wants it.
    Open,
    /// Where the receiver follows the sender, or wrote to them.
    Known,
    /// Not at all.
    Shut,
}

/// How age lets one user write to another: users under 16 neither write nor are written to;
/// those of 16 and 17 are written to by users of their age, and by whom they know.
pub fn may_write_to(sender: Standing, receiver: Standing) -> ByAge {
    if sender.is_under(GROWN_UP) || receiver.is_under(GROWN_UP) {
        return ByAge::Shut;
    }
    match receiver.is_under(OF_AGE) && !sender.is_under(OF_AGE) {
        true => ByAge::Known,
        false => ByAge::Open,
    }
}

/// Whether a comment has one of the words, compared as the host's own are.
pub fn is_filtered(words: &[String], comment: &str) -> bool {
    has_word(words, comment)
}

/// Whether a change of preferences is protected: all but what a press on Save
/// does, which is on no protected page.
pub fn is_protected(input: &UpdatePreferences) -> bool {
    let UpdatePreferences {
        is_private_profile,
        exclude_from_search,
        show_follows,
        third_party_marketing_tracking_enabled,
        shopping_rec_disabled,
        show_personal_boutique,
        messages_from_followed,
        messages_from_others,
        shows_reading,
        comments_from,
        comment_filter_enabled,
        comment_filter_words,
        mentions_from,
        tags_from,
        save_behavior: _,
        passcode: _,
    } = input;
    let flags = [
        is_private_profile,
        exclude_from_search,
        show_follows,
        third_party_marketing_tracking_enabled,
        shopping_rec_disabled,
        show_personal_boutique,
        shows_reading,
        comment_filter_enabled,
    ];
    let deliveries = [messages_from_followed, messages_from_others];
    let audiences = [comments_from, mentions_from, tags_from];
    flags.iter().any(|flag| flag.is_some())
        || deliveries.iter().any(|delivery| delivery.is_some())
        || audiences.iter().any(|audience| audience.is_some())
        || comment_filter_words.is_some()
}

#[cfg(test)]
mod tests {
    use contract::preferences::SaveBehavior;

    use super::*;
    use crate::preferences::find_preferences::DEFAULTS;

    fn aged(years: Option<u32>) -> Standing {
        Standing {
            age_in_years: years,
            ..Standing::default()
        }
    }

    #[test]
    fn under_16_age_decides() {
        for (years, is_limited) in [
            (Some(13), true),
            (Some(15), true),
            (Some(16), false),
            (None, false),
        ] {
            let shown = limit(DEFAULTS, aged(years));
            assert_eq!(shown.is_private_profile, is_limited, "{years:?}");
            assert_eq!(shown.messages_from_others == Delivery::Refused, is_limited);
            assert_eq!(shown.mentions_from == Audience::Followed, is_limited);
            assert_eq!(shown.locked.is_empty(), !is_limited);
        }
        let stricter = Preferences {
            mentions_from: Audience::Nobody,
            ..DEFAULTS
        };
        assert_eq!(
            limit(stricter, aged(Some(15))).mentions_from,
            Audience::Nobody
        );
    }

    #[test]
    fn under_16_only_the_stricter_is_chosen() {
        let cases = [
            (
                UpdatePreferences {
                    is_private_profile: Some(false),
                    ..Default::default()
                },
                "is_private_profile",
            ),
            (
                UpdatePreferences {
                    exclude_from_search: Some(false),
                    ..Default::default()
                },
                "exclude_from_search",
            ),
            (
                UpdatePreferences {
                    messages_from_followed: Some(Delivery::Inbox),
                    ..Default::default()
                },
                "messages_from_followed",
            ),
            (
                UpdatePreferences {
                    messages_from_others: Some(Delivery::Requests),
                    ..Default::default()
                },
                "messages_from_others",
            ),
            (
                UpdatePreferences {
                    comments_from: Some(Audience::Everyone),
                    ..Default::default()
                },
                "comments_from",
            ),
            (
                UpdatePreferences {
                    mentions_from: Some(Audience::Everyone),
                    ..Default::default()
                },
                "mentions_from",
            ),
            (
                UpdatePreferences {
                    tags_from: Some(Audience::Everyone),
                    ..Default::default()
                },
                "tags_from",
            ),
            (
                UpdatePreferences {
                    mentions_from: Some(Audience::Nobody),
                    is_private_profile: Some(true),
                    ..Default::default()
                },
                "",
            ),
        ];
        for (input, field) in cases {
            let refused = may_choose(&input, aged(Some(14))).err();
            let named = refused.map(|error| (error.code, error.field.unwrap_or_default()));
            let expected = (!field.is_empty()).then(|| (Code::AgeDecides, field.to_owned()));
            assert_eq!(named, expected);
            assert!(may_choose(&input, aged(Some(16))).is_ok());
        }
    }

    #[test]
    fn age_decides_who_writes_to_whom() {
        for (sender, receiver, expected) in [
            (None, None, ByAge::Open),
            (Some(15), Some(15), ByAge::Shut),
            (Some(15), Some(40), ByAge::Shut),
            (Some(40), Some(15), ByAge::Shut),
            (Some(16), Some(17), ByAge::Open),
            (Some(17), Some(40), ByAge::Open),
            (Some(18), Some(17), ByAge::Known),
            (None, Some(16), ByAge::Known),
            (Some(40), Some(18), ByAge::Open),
        ] {
            let found = may_write_to(aged(sender), aged(receiver));
            assert_eq!(found, expected, "{sender:?} to {receiver:?}");
        }
    }

    #[test]
    fn words_are_found_whole() {
        let words = ["buy now".to_owned(), "Spam".to_owned(), "!".to_owned()];
        for (comment, expected) in [
            ("such SPAM!", true),
            ("spammer", false),
            ("Buy, now", true),
            ("buy it now", false),
            ("s\u{200b}pa\u{ad}m", true),
            ("buy\u{2060}now", true),
            ("buy\u{2800}now", true),
            ("buyn\u{2060}ow", false),
            ("lovely!", false),
            ("", false),
        ] {
            assert_eq!(is_filtered(&words, comment), expected, "{comment}");
        }
    }

    #[test]
    fn what_stands_on_protected_pages_is_protected() {
        let saving = UpdatePreferences {
            save_behavior: Some(SaveBehavior::Ask),
            ..Default::default()
        };
        assert!(!is_protected(&saving));
        let both = UpdatePreferences {
            show_follows: Some(true),
            ..saving
        };
        assert!(is_protected(&both));
        let words = UpdatePreferences {
            comment_filter_words: Some(Vec::new()),
            ..Default::default()
        };
        assert!(is_protected(&words));
    }
}
