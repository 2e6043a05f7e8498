//! Ids: 64-bit time-sortable integers inside, decimal strings on the wire.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

/// Reads an id written as a decimal string or as a JSON number.
struct IdVisitor;

impl de::Visitor<'_> for IdVisitor {
    type Value = i64;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an id as a decimal string")
    }

    fn visit_str<E: de::Error>(self, text: &str) -> Result<i64, E> {
        parse(text).ok_or_else(|| E::invalid_value(de::Unexpected::Str(text), &self))
    }

    fn visit_u64<E: de::Error>(self, number: u64) -> Result<i64, E> {
        i64::try_from(number).map_err(|_| E::invalid_value(de::Unexpected::Unsigned(number), &self))
    }
}

/// A positive 64-bit integer in decimal digits and nothing else.
pub fn parse(text: &str) -> Option<i64> {
    let digits = !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit());
    digits.then(|| text.parse().ok()).flatten()
}

/// Reads any of the id types; used by their `Deserialize`.
pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<i64, D::Error> {
    from.deserialize_any(IdVisitor)
}

/// Declares the ids of nouns, and [`every_id!`](crate::every_id!), which hands their
/// types to a macro of another crate.
macro_rules! ids {
    ($($(#[$doc:meta])* $name:ident,)*) => {
        $(id!($(#[$doc])* $name);)*

        /// Calls a macro with the type of every id: what all ids have in another
        /// crate, such as being columns, is written there once.
        #[macro_export]
        macro_rules! every_id {
            ($call:ident) => {
                $call! { $($crate::ids::$name)* }
            };
        }
    };
}

/// Declares the id of one noun. The default, 0, is no row's.
macro_rules! id {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(pub i64);

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.fmt(f)
            }
        }

        impl FromStr for $name {
            type Err = ();
            fn from_str(text: &str) -> Result<Self, ()> {
                parse(text).map(Self).ok_or(())
            }
        }

        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                to.collect_str(&self.0)
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                deserialize(from).map(Self)
            }
        }

        impl utoipa::PartialSchema for $name {
            fn schema() -> utoipa::openapi::RefOr<utoipa::openapi::schema::Schema> {
                utoipa::openapi::ObjectBuilder::new()
                    .schema_type(utoipa::openapi::schema::Type::String)
                    .pattern(Some("^[0-9]{1,19}$"))
                    .into()
            }
        }

        impl utoipa::ToSchema for $name {}
    };
}

ids! {
    /// A user or a business.
    UserId,
    /// An app that a user registered; its client identifier.
    AppId,
    /// What a user allowed an app, or a script of theirs.
    GrantId,
    /// Tokens that follow from one authorization.
    TokenFamilyId,
    /// Where a user wants to be told of their pins and boards.
    WebhookId,
    /// One thing told to a webhook, however often it is tried.
    DeliveryId,
    /// A board.
    BoardId,
    /// One thing done to many pins.
    BatchId,
    /// A section of a board.
    SectionId,
    /// A pin: one picture on one board. A repin is a pin of its own.
    PinId,
    /// A did-it: a user's report of having made what a pin shows.
    DidItId,
    /// A comment below a pin.
    CommentId,
    /// What some users write to each other.
    ConversationId,
    /// A message of a conversation.
    MessageId,
    /// An e-mail address in a conversation.
    ConversationEmailId,
    /// What a user is told in the news hub.
    NoticeId,
    /// What the host tells its users in their news hubs.
    AnnouncementId,
    /// What users reported of one thing, until it is decided.
    ReportCaseId,
    /// A picture that may not be saved here.
    BannedPictureId,
    /// What a viewer told the host of its site.
    FeedbackId,
    /// A rule of the host about words or links.
    HostRuleId,
    /// One registered upload.
    UploadId,
    /// An archive that a user requested.
    ArchiveId,
    /// One file that brings boards and pins.
    ImportId,
    /// A place of the web app at which an experience may stand.
    PlacementId,
    /// Something that the host tries out.
    ExperienceId,
    /// A topic people like to look at.
    InterestId,
    /// An article of Today.
    ArticleId,
    /// A user's passkey.
    PasskeyId,
    /// One change of an account that was noted.
    AuditId,
    /// The sponsorship of a pin.
    SponsorshipId,
    /// One ranking of popular pins.
    RankingId,
    /// An entry of the activity log.
    ActivityId,
    /// The sessions of one browser, or those that were handed over to the host's other names.
    SessionGroupId,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_is_read_from_text_or_number_and_written_as_text() {
        let good = ["\"7\"", "7", "\"9223372036854775807\""];
        for text in good {
            let id: PinId = serde_json::from_str(text).unwrap();
            assert_eq!(serde_json::to_string(&id).unwrap(), format!("\"{}\"", id.0));
        }
        let bad = [
            "\"\"",
            "\"-1\"",
            "-1",
            "\"1e3\"",
            "1.5",
            "\"9223372036854775808\"",
            "null",
            "{}",
        ];
        for text in bad {
            assert!(serde_json::from_str::<PinId>(text).is_err(), "{text}");
        }
    }
}
