//! Reactions: what people feel about a pin (business specification §3 "Pin", §4
//! "Unreaction", §7 `ReactionsResource`).

use std::collections::BTreeMap;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use utoipa::ToSchema;

use crate::{
    answers::{Bookmark, PageSize, View},
    ids::PinId,
    users::UserRef,
};

/// Declares every kind of reaction with its number on the wire.
macro_rules! reactions {
    ($($(#[$doc:meta])* $name:ident = $number:literal,)*) => {
        /// A kind of reaction. On the wire it is a number; 1 is a like, as with
        /// comments, and the others are ours.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum ReactionType { $($(#[$doc])* $name = $number,)* }

        impl ReactionType {
            /// Every kind there is.
            pub const ALL: &[Self] = &[$(Self::$name),*];
        }
    };
}

reactions! {
    /// A heart.
    Love = 1,
    /// Folded hands.
    Thanks = 5,
    /// Amazement.
    Wow = 7,
    /// Laughter.
    Haha = 11,
    /// A light bulb.
    GoodIdea = 13,
}

impl ReactionType {
    /// The kind with this number.
    pub fn of(number: i64) -> Option<Self> {
        Self::ALL
            .iter()
            .copied()
            .find(|kind| kind.number() == number)
    }

    /// Its number.
    pub fn number(self) -> i64 {
        self as i64
    }
}

impl Serialize for ReactionType {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_i64(self.number())
    }
}

impl<'de> Deserialize<'de> for ReactionType {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        #[serde(untagged)]
        enum Wire {
            Number(i64),
            Text(String),
        }
        let wrong = || de::Error::custom("reaction_type is 1, 5, 7, 11 or 13");
        let number = match Wire::deserialize(from).map_err(|_| wrong())? {
            Wire::Number(number) => Some(number),
            Wire::Text(text) => text.parse().ok(),
        };
        number.and_then(Self::of).ok_or_else(wrong)
    }
}

impl utoipa::PartialSchema for ReactionType {
    fn schema() -> utoipa::openapi::RefOr<utoipa::openapi::schema::Schema> {
        i64::schema()
    }
}
impl ToSchema for ReactionType {}

/// Counts by reaction type number; types without a reaction are absent.
pub type ReactionCounts = BTreeMap<String, i64>;

/// Whether a reaction is given or taken back.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum ReactionAction {
    /// Given, in the place of another kind by the same user.
    #[default]
    Reaction,
    /// Taken back.
    Unreaction,
}

/// `ReactionsResource/create`. Whose it is, is who asks.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct React {
    /// The pin that is shown.
    pub pin_id: PinId,
    /// The pin that reactions are counted of, when that is another one.
    #[serde(default)]
    pub reaction_pin_id: Option<PinId>,
    /// Which kind; not needed to take it back.
    #[serde(default)]
    #[schema(required)]
    pub reaction_type: Option<ReactionType>,
    /// Given unless said otherwise.
    #[serde(default)]
    pub action_type: ReactionAction,
}

/// `ReactionsResource/delete`.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct Unreact {
    /// The pin that is shown.
    pub pin_id: PinId,
    /// The pin that reactions are counted of, when that is another one.
    #[serde(default)]
    pub reaction_pin_id: Option<PinId>,
}

/// Reactions to one pin, as the one who reacted sees them.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct PinReactions {
    /// `pin:user:kind`; none after it was taken back.
    pub id: Option<String>,
    /// Of which pin.
    pub pin_id: PinId,
    /// See [`ReactionCounts`].
    pub reaction_counts: ReactionCounts,
    /// The viewer's own.
    pub reaction_by_me: Option<ReactionType>,
}
impl View for PinReactions {}

/// `ReactionsResource/get`: who reacted to a pin.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct ListReactions {
    /// Which pin.
    pub pin_id: PinId,
    /// Where to go on.
    #[serde(default)]
    pub bookmarks: Bookmark,
    /// How many.
    #[serde(default)]
    pub page_size: PageSize,
}

/// A user's reaction to a pin.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct PinReaction {
    /// `pin:user:kind`.
    pub id: String,
    /// Of which pin.
    pub pin_id: PinId,
    /// Who.
    pub user: UserRef,
    /// What.
    pub reaction_type: ReactionType,
    /// `Thu, 25 Jun 2020 06:13:42 +0000`.
    pub created_at: String,
}
impl View for PinReaction {}
