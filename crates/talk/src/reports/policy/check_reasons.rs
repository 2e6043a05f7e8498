//! Why things of which kind may be reported. Pure.

use contract::{
    errors::Code,
    reports::{DetailedReason as Detail, ReportReason as Reason, ReportedKind as Kind},
};
use kernel::error::{Error, Result};

/// Most detailed reasons of a report.
const MOST_DETAILS: usize = 8;

/// Reasons that fit things of a kind, in the order in which they are offered.
pub fn reasons_for(kind: Kind) -> &'static [Reason] {
    match kind {
        Kind::Pin => &[
            Reason::Spam,
            Reason::Nudity,
            Reason::SelfHarm,
            Reason::Misinformation,
            Reason::Hate,
            Reason::DangerousGoods,
            Reason::Harassment,
            Reason::Violence,
            Reason::Privacy,
            Reason::IntellectualProperty,
        ],
        Kind::UserDidItData => &[
            Reason::Spam,
            Reason::Nudity,
            Reason::SelfHarm,
            Reason::Hate,
            Reason::Harassment,
            Reason::Violence,
            Reason::Privacy,
            Reason::IntellectualProperty,
        ],
        Kind::Comment => &[
            Reason::Spam,
            Reason::Nudity,
            Reason::SelfHarm,
            Reason::Misinformation,
            Reason::Hate,
            Reason::Harassment,
            Reason::Privacy,
        ],
        Kind::Conversation | Kind::Message => &[
            Reason::Spam,
            Reason::Nudity,
            Reason::SelfHarm,
            Reason::Hate,
            Reason::Harassment,
            Reason::Violence,
            Reason::Privacy,
        ],
        Kind::Board => &[
            Reason::Spam,
            Reason::Nudity,
            Reason::SelfHarm,
            Reason::Misinformation,
            Reason::Hate,
            Reason::DangerousGoods,
            Reason::Violence,
            Reason::IntellectualProperty,
        ],
        // Found by the server.
        Kind::Picture => &[],
        Kind::User => &[
            Reason::Spam,
            Reason::Impersonation,
            Reason::TooYoung,
            Reason::Nudity,
            Reason::Hate,
            Reason::Harassment,
            Reason::Privacy,
            Reason::IntellectualProperty,
        ],
    }
}

/// What a reason may be more exactly.
pub fn details_of(reason: Reason) -> &'static [Detail] {
    match reason {
        Reason::Spam => &[Detail::MisleadingLink, Detail::Repeated, Detail::Scam],
        Reason::Nudity => &[Detail::AdultContent, Detail::SexualWords, Detail::Minors],
        Reason::SelfHarm => &[Detail::Suicide, Detail::EatingDisorder],
        Reason::Misinformation => &[Detail::Health, Detail::Civic, Detail::Climate],
        Reason::Harassment => &[Detail::Insults, Detail::Threats, Detail::UnwantedImage],
        Reason::Privacy => &[Detail::PersonalData, Detail::PictureOfMe],
        Reason::IntellectualProperty => &[Detail::Copyright, Detail::Trademark],
        Reason::Hate
        | Reason::DangerousGoods
        | Reason::Violence
        | Reason::Impersonation
        | Reason::TooYoung => &[],
    }
}

/// Checks that a reason fits the kind, and what is more exact the reason.
pub fn check_reasons(kind: Kind, reason: Reason, details: &[Detail]) -> Result<()> {
    if !reasons_for(kind).contains(&reason) {
        return Err(Error::field(Code::InvalidInput, "reason"));
    }
    let fit = |detail: &Detail| details_of(reason).contains(detail);
    match details.len() <= MOST_DETAILS && details.iter().all(fit) {
        true => Ok(()),
        false => Err(Error::field(Code::InvalidInput, "detailed_reasons")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reasons_fit_kinds_and_details_fit_reasons() {
        // kind, reason, details → the field that is wrong
        let rows: [(Kind, Reason, &[Detail], Option<&str>); 11] = [
            (Kind::Pin, Reason::Spam, &[], None),
            (
                Kind::Pin,
                Reason::Spam,
                &[Detail::Scam, Detail::Repeated],
                None,
            ),
            (
                Kind::Pin,
                Reason::Spam,
                &[Detail::Threats],
                Some("detailed_reasons"),
            ),
            (
                Kind::Pin,
                Reason::Spam,
                &[Detail::Scam; 9],
                Some("detailed_reasons"),
            ),
            (Kind::Pin, Reason::TooYoung, &[], Some("reason")),
            (Kind::User, Reason::TooYoung, &[], None),
            (Kind::Comment, Reason::DangerousGoods, &[], Some("reason")),
            (Kind::Board, Reason::DangerousGoods, &[], None),
            (
                Kind::Conversation,
                Reason::Harassment,
                &[Detail::Threats],
                None,
            ),
            (Kind::Conversation, Reason::TooYoung, &[], Some("reason")),
            (
                Kind::UserDidItData,
                Reason::Impersonation,
                &[],
                Some("reason"),
            ),
        ];
        for (kind, reason, details, wrong) in rows {
            let found = check_reasons(kind, reason, details).err();
            let field = found.and_then(|error| error.field);
            assert_eq!(field.as_deref(), wrong, "{kind:?} {reason:?} {details:?}");
        }
    }

    #[test]
    fn every_kind_offers_each_reason_once() {
        for kind in Kind::ALL {
            let offered = reasons_for(*kind);
            for reason in offered {
                let times = offered.iter().filter(|other| *other == reason).count();
                assert_eq!(times, 1, "{kind:?} {reason:?}");
            }
        }
    }
}
