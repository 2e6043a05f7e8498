//! Who may have a passcode, and which settings it protects. Pure.

use contract::{errors::Code, preferences::UpdatePreferences};

use crate::{
    ctx::Standing,
    error::{Error, Result},
};

/// Age from which nobody's parents keep their settings.
const OF_AGE: u32 = 18;

/// People who are known to be under 18.
pub fn is_candidate(standing: Standing) -> bool {
    standing.is_under(OF_AGE)
}

/// Whether somebody may set one.
pub fn may_create(standing: Standing) -> Result<()> {
    match is_candidate(standing) {
        true => Ok(()),
        false => Err(Error::new(Code::PasscodeForMinors)),
    }
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

    #[test]
    fn people_under_18_may_have_one() {
        for (age_in_years, expected) in [
            (Some(13), true),
            (Some(17), true),
            (Some(18), false),
            (None, false),
        ] {
            let standing = Standing {
                age_in_years,
                ..Standing::default()
            };
            assert_eq!(may_create(standing).is_ok(), expected, "{age_in_years:?}");
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
